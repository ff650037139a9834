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
