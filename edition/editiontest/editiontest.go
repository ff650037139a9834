// Package editiontest gives tests the built-in library and its tables.
package editiontest

import (
	"io/fs"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"volgare/edition"
)

// builtin is read once. A library never changes, so tests can share it.
var builtin = sync.OnceValues(edition.Builtin)

// Library returns the built-in library.
func Library(tb testing.TB) *edition.Library {
	tb.Helper()
	lib, err := builtin()
	if err != nil {
		tb.Fatal(err)
	}
	return lib
}

// Table returns a table of a preset, on the built-in board and without options.
func Table(tb testing.TB, preset string, players int) *edition.Table {
	tb.Helper()
	table, err := Library(tb).Table(edition.Config{Preset: preset, Players: players})
	if err != nil {
		tb.Fatal(err)
	}
	return table
}

// Expansions are the ids of the expansions' options.
var Expansions = func() (ids []string) {
	for _, o := range edition.Options() {
		if o.Expansion() && o.Accepts("on") {
			ids = append(ids, o.ID)
		}
	}
	return ids
}()

// Expanded returns a table of the Deluxe edition with some of the Expansions, or with all of them if none is named.
func Expanded(tb testing.TB, players int, expansions ...string) *edition.Table {
	tb.Helper()
	if len(expansions) == 0 {
		expansions = Expansions
	}
	options := map[string]string{}
	for _, id := range expansions {
		options[id] = "on"
	}
	table, err := Library(tb).Table(edition.Config{Preset: "deluxe", Players: players, Options: options})
	if err != nil {
		tb.Fatal(err)
	}
	return table
}

// Changed returns the built-in library with one text in one of its files replaced, as in a later build. The text must occur
// exactly once.
func Changed(tb testing.TB, file, old, with string) *edition.Library {
	tb.Helper()
	data, all := edition.Data(), fstest.MapFS{}
	for _, name := range []string{"sources.yaml", "classic.yaml", "deluxe.yaml", "board.yaml"} {
		text, err := fs.ReadFile(data, name)
		if err != nil {
			tb.Fatal(err)
		}
		if name == file {
			if n := strings.Count(string(text), old); n != 1 {
				tb.Fatalf("%q occurs %d times in %s", old, n, file)
			}
			text = []byte(strings.Replace(string(text), old, with, 1))
		}
		all[name] = &fstest.MapFile{Data: text}
	}
	lib, err := edition.Load(all)
	if err != nil {
		tb.Fatal(err)
	}
	return lib
}
