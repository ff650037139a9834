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
				want := full
				if masked := hiddenText(m, full); seat != p.s.Seat && masked != "" {
					hidden++
					want = masked
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

// hiddenText is what others read of a move about something that only its seat sees,
// "" if they read all of it.
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
	case engine.OpenTrade, engine.GiveRitmo, engine.Ask:
		return map[engine.Kind]string{engine.OpenTrade: "trade ?", engine.GiveRitmo: "give ?", engine.Ask: "ask ?"}[m.Kind]
	}
	return ""
}
