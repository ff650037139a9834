package view

import (
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestMoveAsNotation checks that only the acting seat and the receiver in a trade see the tile in a move's notation.
func TestMoveAsNotation(t *testing.T) {
	hidden := 0
	eachPosition(t, func(t *testing.T, p *position) {
		for _, m := range p.t.Rules.AppendLegal(nil, &p.s) {
			full := record.MoveString(p.t.Rules, m)
			for _, seat := range p.viewers() {
				want := full
				gets := m.Kind == engine.Yield && seat == p.s.Order[p.s.At]
				if masked := hiddenText(m, full); seat != p.s.Seat && !gets && masked != "" {
					hidden++
					want = masked
				}
				if got := MoveAs(p.t, m, p.s.Seat, Receiver(&p.s), seat).Notation; got != want {
					t.Errorf("%v reads %q, want %q", seat, got, want)
				}
			}
		}
	})
	if hidden == 0 {
		t.Error("no secret move in any game")
	}
}

// hiddenText returns the redacted notation of a secret move, "" if others may read all of it.
func hiddenText(m engine.Move, full string) string {
	words := strings.Fields(full)
	last := len(words) - 1
	switch m.Kind {
	case engine.Keep, engine.PutOnTop, engine.GiveUp, engine.KeepCard, engine.GiveUpCard, engine.Yield:
		if words[last] == "none" || words[last-1] == "ritmo" {
			return ""
		}
		words[last] = "?"
		return strings.Join(words, " ")
	case engine.OpenTrade:
		return "trade ?"
	case engine.GiveRitmo, engine.Ask:
		return "?"
	}
	return ""
}

// TestYieldIsSeenByTwo checks that only the receiver of a piece in a trade, besides its giver, sees which it is. // RUL-13
func TestYieldIsSeenByTwo(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	m, err := record.ParseMove(table.Rules, "yield placiti white")
	if err != nil {
		t.Fatal(err)
	}
	by, to, other := engine.Seat(0), engine.Seat(1), engine.Seat(2)
	for seat, want := range map[engine.Seat]string{
		by: "yield placiti white", to: "yield placiti white", other: "yield placiti ?", engine.Nobody: "yield placiti ?",
	} {
		if got := MoveAs(table, m, by, to, seat).Notation; got != want {
			t.Errorf("%v reads %q, want %q", seat, got, want)
		}
	}
	if got := MoveAs(table, m, by, engine.Nobody, engine.Nobody).Notation; got != "yield placiti ?" {
		t.Errorf("a spectator reads %q although the receiver is unknown", got)
	}
}
