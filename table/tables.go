package table

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"sync"

	"volgare/edition"
	"volgare/record"
)

// tables makes the rules of tables and keeps them: all tables of one kind share
// theirs, and to make them takes longer than to load a game.
type tables struct {
	lib *edition.Library

	mu        sync.Mutex
	libraries map[[32]byte]*edition.Library // by the digest of a board's text
	made      map[string]*edition.Table
}

// tablesKept bounds what is kept of either; then it is begun anew.
const tablesKept = 256

func newTables(lib *edition.Library) *tables {
	return &tables{lib: lib, libraries: map[[32]byte]*edition.Library{}, made: map[string]*edition.Table{}}
}

// library is the library with the board of a text: the one at hand, if it has
// that board.
func (t *tables) library(board string) (*edition.Library, error) {
	for _, b := range t.lib.Boards() {
		if b.Text() == board {
			return t.lib, nil
		}
	}
	key := sha256.Sum256([]byte(board))
	t.mu.Lock()
	lib := t.libraries[key]
	t.mu.Unlock()
	if lib != nil {
		return lib, nil
	}
	b, err := t.lib.CheckBoard("board", []byte(board))
	if err != nil {
		return nil, err
	}
	lib = t.lib.WithBoard(b)
	t.mu.Lock()
	defer t.mu.Unlock()
	keep(t.libraries, key, lib)
	return lib, nil
}

// boardOf is the library with the board that a config brings along or names, and the
// text of that board. In the config it is then named; who stores the table stores the text.
func (t *tables) boardOf(c *edition.Config) (*edition.Library, string, error) {
	text := c.BoardText
	if text == "" {
		return t.lib, boardText(t.lib, c.Board), nil
	}
	b, err := t.lib.CheckBoard("board", []byte(text))
	if err != nil {
		return nil, "", err
	}
	if c.Board != "" && c.Board != b.Name {
		return nil, "", fmt.Errorf("the board %s is called %s in its file", c.Board, b.Name)
	}
	c.Board, c.BoardText = b.Name, ""
	lib, err := t.library(text)
	return lib, text, err
}

// maker makes tables of a library, whose board has a text.
func (t *tables) maker(lib *edition.Library, board string) record.Tables {
	digest := sha256.Sum256([]byte(board))
	return func(c edition.Config) (*edition.Table, error) {
		key := fmt.Sprintf("%s %d %d %q %x %q", c.Preset, c.Players, c.Revision, c.Board, digest, c.Options)
		t.mu.Lock()
		table := t.made[key]
		t.mu.Unlock()
		if table != nil {
			return table, nil
		}
		table, err := lib.Table(c)
		if err != nil {
			return nil, err
		}
		t.mu.Lock()
		defer t.mu.Unlock()
		keep(t.made, key, table)
		return table, nil
	}
}

func keep[K comparable, V any](all map[K]V, key K, v V) {
	if len(all) >= tablesKept {
		clear(all)
	}
	all[key] = v
}

// boardText is the text of the board that a config names.
func boardText(lib *edition.Library, name string) string {
	boards := lib.Boards()
	for _, b := range boards {
		if b.Name == name {
			return b.Text()
		}
	}
	return boards[0].Text()
}

// pack makes a text short.
func pack(text string) (string, error) {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is a valid one
	if _, err := io.WriteString(w, text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(out.Bytes()), nil
}

// unpack undoes pack.
func unpack(packed string) (string, error) {
	r, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, strings.NewReader(packed)))
	if err != nil {
		return "", fmt.Errorf("board: %w", err)
	}
	text, err := io.ReadAll(io.LimitReader(r, MaxBoard+1))
	if err != nil {
		return "", fmt.Errorf("board: %w", err)
	}
	return string(text), nil
}
