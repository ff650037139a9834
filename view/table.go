package view

import (
	"maps"

	"volgare/edition"
)

// Table is the fixed part of a table.
type Table struct {
	Preset   string            `json:"preset"`
	Players  int               `json:"players"`
	Revision int               `json:"revision"` // of the rules, from 1
	Board    string            `json:"board"`
	Options  map[string]string `json:"options"` // options that differ from the preset
	Hash     string            `json:"hash"`    // of the rules
	// Reconstructed is true if some value of the board or the box is a proposal that no source states.
	Reconstructed bool `json:"reconstructed"`
}

// TableOf describes a table.
func TableOf(t *edition.Table) Table {
	options := map[string]string{}
	maps.Copy(options, t.Config.Options)
	return Table{
		Preset: t.Config.Preset, Players: t.Config.Players, Revision: t.Config.Revision, Board: t.Board.Name,
		Options: options, Hash: t.Hash, Reconstructed: t.Marks().Proposed > 0,
	}
}
