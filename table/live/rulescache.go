package live

import (
	"crypto/sha256"
	"fmt"

	"volgare/edition"
	"volgare/record"
)

// rulesCache makes the rules of tables and keeps them. All tables with the same configuration share their rules, because
// making them takes longer than loading a game.
type rulesCache struct {
	lib       *edition.Library
	libraries boundedCache[[32]byte, *edition.Library] // by the hash of a board's text
	made      boundedCache[string, *edition.Table]
	archived  boundedCache[string, bool] // hashes of the rules that are known to be in the store
}

func newRulesCache(lib *edition.Library) *rulesCache { return &rulesCache{lib: lib} }

// library returns the library with a board that a table has stored, given the board's text.
func (r *rulesCache) library(board string) (*edition.Library, error) {
	if lib, _ := r.known(board); lib != nil {
		return lib, nil
	}
	b, err := r.lib.StoredBoard([]byte(board))
	if err != nil {
		return nil, err
	}
	return r.with(b), nil
}

// known returns the library with a board and the board's name, given its text; nil if neither the library nor the cache has it.
func (r *rulesCache) known(board string) (*edition.Library, string) {
	for _, lib := range []*edition.Library{r.lib, r.libraries.get(sha256.Sum256([]byte(board)))} {
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

// with returns the library with a board and keeps it.
func (r *rulesCache) with(b *edition.Board) *edition.Library {
	lib := r.lib.WithBoard(b)
	r.libraries.put(sha256.Sum256([]byte(b.Text())), lib)
	return lib
}

// boardOf returns the library with the board that a config contains or names, and the text of that board. In the config it
// replaces the text by the name: the text is stored with the table.
func (r *rulesCache) boardOf(c *edition.Config) (*edition.Library, string, error) {
	text := c.BoardText
	if text == "" {
		return r.lib, boardText(r.lib, c.Board), nil
	}
	lib, name := r.known(text)
	if lib == nil {
		b, err := r.lib.CheckBoard("board", []byte(text))
		if err != nil {
			return nil, "", err
		}
		lib, name = r.with(b), b.Name
	}
	if c.Board != "" && c.Board != name {
		return nil, "", fmt.Errorf("the board %s is called %s in its file", c.Board, name)
	}
	c.Board, c.BoardText = name, ""
	return lib, text, nil
}

// maker returns a function that makes rules from a library whose board has the given text.
func (r *rulesCache) maker(lib *edition.Library, board string) record.Tables {
	return func(c edition.Config) (*edition.Table, error) {
		return r.cached(keyOfRules(c, board), func() (*edition.Table, error) { return lib.Table(c) })
	}
}

// today returns the rules that this build makes from a config and the text of a board.
func (r *rulesCache) today(c edition.Config, board string) (*edition.Table, error) {
	lib, err := r.library(board)
	if err != nil {
		return nil, err
	}
	return r.maker(lib, board)(c)
}

// restored returns the rules that an archive of the store describes for a game with these tags.
func (r *rulesCache) restored(archive []byte, tags *record.Game, board string) (*edition.Table, error) {
	r.setArchived(tags.Rules)
	return r.cached(tags.Rules+" "+keyOfRules(tags.Config, board), func() (*edition.Table, error) {
		return r.lib.Restore(archive, tags.Config, board, tags.Rules)
	})
}

func keyOfRules(c edition.Config, board string) string {
	return fmt.Sprintf("%s %d %d %q %x %q", c.Preset, c.Players, c.Revision, c.Board, sha256.Sum256([]byte(board)), c.Options)
}

// cached returns the rules with a key, and calls fresh if they are not in the cache.
func (r *rulesCache) cached(key string, fresh func() (*edition.Table, error)) (*edition.Table, error) {
	if t := r.made.get(key); t != nil {
		return t, nil
	}
	t, err := fresh()
	if err != nil {
		return nil, err
	}
	r.made.put(key, t)
	return t, nil
}

func (r *rulesCache) isArchived(hash string) bool { return r.archived.get(hash) }

func (r *rulesCache) setArchived(hash string) { r.archived.put(hash, true) }

// boardText returns the text of the board that a config names, or of the first board.
func boardText(lib *edition.Library, name string) string {
	boards := lib.Boards()
	for _, b := range boards {
		if b.Name == name {
			return b.Text()
		}
	}
	return boards[0].Text()
}
