package live

import (
	"crypto/sha256"
	"fmt"
	"sync"

	"volgare/edition"
	"volgare/record"
)

// rulesCache makes the rules of tables and keeps them: all tables of one kind share
// theirs, and to make them takes longer than to load a game.
type rulesCache struct {
	lib *edition.Library

	mu        sync.Mutex
	libraries map[[32]byte]*edition.Library // by the digest of a board's text
	made      map[string]*edition.Table
	kept      map[string]bool // hashes of the rules that are known to be stored
}

// tablesKept bounds what is kept of either; then it is begun anew.
const tablesKept = 256

func newRulesCache(lib *edition.Library) *rulesCache {
	return &rulesCache{lib: lib, libraries: map[[32]byte]*edition.Library{}, made: map[string]*edition.Table{}, kept: map[string]bool{}}
}

// library is the library with the board of a text that a table has kept.
func (t *rulesCache) library(board string) (*edition.Library, error) {
	if lib, _ := t.known(board); lib != nil {
		return lib, nil
	}
	b, err := t.lib.StoredBoard([]byte(board))
	if err != nil {
		return nil, err
	}
	return t.with(b), nil
}

// known is the library with the board of a text and the board's name, if it is at hand.
func (t *rulesCache) known(board string) (*edition.Library, string) {
	t.mu.Lock()
	lib := t.libraries[sha256.Sum256([]byte(board))]
	t.mu.Unlock()
	for _, lib := range []*edition.Library{t.lib, lib} {
		if lib == nil {
			break
		}
		for _, b := range lib.Boards() {
			if b.Text() == board {
				return lib, b.Name
			}
		}
	}
	return nil, ""
}

// with is the library with a board, which is kept.
func (t *rulesCache) with(b *edition.Board) *edition.Library {
	lib := t.lib.WithBoard(b)
	t.mu.Lock()
	defer t.mu.Unlock()
	keep(t.libraries, sha256.Sum256([]byte(b.Text())), lib)
	return lib
}

// boardOf is the library with the board that a config brings along or names, and the
// text of that board. In the config it is then named; who stores the table stores the text.
func (t *rulesCache) boardOf(c *edition.Config) (*edition.Library, string, error) {
	text := c.BoardText
	if text == "" {
		return t.lib, boardText(t.lib, c.Board), nil
	}
	lib, name := t.known(text)
	if lib == nil {
		b, err := t.lib.CheckBoard("board", []byte(text))
		if err != nil {
			return nil, "", err
		}
		lib, name = t.with(b), b.Name
	}
	if c.Board != "" && c.Board != name {
		return nil, "", fmt.Errorf("the board %s is called %s in its file", c.Board, name)
	}
	c.Board, c.BoardText = name, ""
	return lib, text, nil
}

// maker makes tables of a library, whose board has a text.
func (t *rulesCache) maker(lib *edition.Library, board string) record.Tables {
	return func(c edition.Config) (*edition.Table, error) {
		return t.once(keyOfRules(c, board), func() (*edition.Table, error) { return lib.Table(c) })
	}
}

// today is the table that this build makes of a config and the text of a board.
func (t *rulesCache) today(c edition.Config, board string) (*edition.Table, error) {
	lib, err := t.library(board)
	if err != nil {
		return nil, err
	}
	return t.maker(lib, board)(c)
}

// restored is the table that an archive gives to a game with these tags.
func (t *rulesCache) restored(archive []byte, tags *record.Game, board string) (*edition.Table, error) {
	t.setKept(tags.Rules)
	return t.once(tags.Rules+" "+keyOfRules(tags.Config, board), func() (*edition.Table, error) {
		return t.lib.Restore(archive, tags.Config, board, tags.Rules)
	})
}

func keyOfRules(c edition.Config, board string) string {
	return fmt.Sprintf("%s %d %d %q %x %q", c.Preset, c.Players, c.Revision, c.Board, sha256.Sum256([]byte(board)), c.Options)
}

// once is the table with a key, made if it is not there.
func (t *rulesCache) once(key string, fresh func() (*edition.Table, error)) (*edition.Table, error) {
	t.mu.Lock()
	table := t.made[key]
	t.mu.Unlock()
	if table != nil {
		return table, nil
	}
	table, err := fresh()
	if err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	keep(t.made, key, table)
	return table, nil
}

func (t *rulesCache) isKept(hash string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.kept[hash]
}

func (t *rulesCache) setKept(hash string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	keep(t.kept, hash, true)
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
