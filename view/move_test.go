package view

import (
	"strings"
	"testing"

	"volgare/engine"
	"volgare/record"
)

// TestMoveText: the tile of a move is named to its seat alone.
func TestMoveText(t *testing.T) {
	hidden := 0
	eachPosition(t, func(t *testing.T, p *position) {
		for _, m := range p.t.Rules.AppendLegal(nil, &p.s) {
			full := record.MoveString(p.t.Rules, m)
			for _, seat := range p.viewers() {
				verb, operand, _ := strings.Cut(full, " ")
				d := m.Kind.Decides()
				tile := d >= engine.LibraryKeep && d <= engine.LibraryGiveUp && operand != "none"
				want := full
				if seat != p.s.Seat && tile {
					hidden++
					want = verb + " ?"
				}
				if got := MoveText(p.t, m, p.s.Seat, seat); got != want {
					t.Errorf("%v reads %q, want %q", seat, got, want)
				}
			}
		}
	})
	if hidden == 0 {
		t.Error("no secret move in any game")
	}
}
