// Package editiontest gives tests the built-in library and its tables.
package editiontest

import (
	"testing"

	"volgare/edition"
)

// Library is the built-in library.
func Library(tb testing.TB) *edition.Library {
	tb.Helper()
	lib, err := edition.Builtin()
	if err != nil {
		tb.Fatal(err)
	}
	return lib
}

// Table is a table of a preset, on the built-in board and without options.
func Table(tb testing.TB, preset string, players int) *edition.Table {
	tb.Helper()
	table, err := Library(tb).Table(edition.Config{Preset: preset, Players: players})
	if err != nil {
		tb.Fatal(err)
	}
	return table
}

// Expansions are the options of the expansions.
var Expansions = []string{"ritmo", "placiti", "poeti", "glossario", "alessandro", "sonzogni", "library-tile"}

// Expanded is a table of the Deluxe edition with some of the Expansions, or with
// all of them if none is named.
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
