package chart

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
)

func TestColourCount(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 4).Rules
	board, rng := New(r), engine.Stream("cover", "test")
	for range 2000 {
		var p engine.Player
		for range rng.IntN(9) {
			p.Manuscripts[rng.IntN(len(r.Box.Manuscripts))]++
		}
		if got, want := board.ColourCount(&p), r.Colours(&p); got != want {
			t.Fatalf("%v show %d colours, want %d", p.Manuscripts, got, want)
		}
	}
}

// TestTurnsLeft: the game ends on turn 13, 14, 15 or 16 with probability .1, .2, .3 and .4, so on turn 15 on average.
func TestTurnsLeft(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 2).Rules
	unknown, white, red := engine.PapalUnknown, engine.White, engine.Red
	for _, c := range []struct {
		turn  uint8
		papal [5]engine.Papal
		want  int
	}{
		{1, [5]engine.Papal{unknown, unknown, unknown, unknown, unknown}, 1400},
		{11, [5]engine.Papal{unknown, unknown, unknown, unknown, unknown}, 400},
		{12, [5]engine.Papal{red, unknown, unknown, unknown, unknown}, 250},
		{12, [5]engine.Papal{white, unknown, unknown, unknown, unknown}, 333},
		{14, [5]engine.Papal{white, white, white, unknown, unknown}, 200},
		{15, [5]engine.Papal{white, red, white, white, unknown}, 100},
		{13, [5]engine.Papal{red, red, unknown, unknown, unknown}, 0},
	} {
		s := engine.State{Turn: c.turn, Papal: c.papal, Decision: engine.Turn}
		if got := TurnsLeft(r, &s); got != c.want {
			t.Errorf("turn %d, %v: %d hundredths left, want %d", c.turn, c.papal, got, c.want)
		}
	}
}

// TestDistances compares some distances with the map.
func TestDistances(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 4).Rules
	board := New(r)
	at := map[string]int{}
	for i := range r.Box.Places {
		at[r.Box.Places[i].ID] = i
	}
	for _, c := range []struct {
		from, to     string
		open, closed uint8
	}{
		{"torino", "milano", 1, 1},
		{"roma", "cagliari", 3, 3},
		{"siena", "palermo", 4, 4},
		{"parma", "firenze", 2, 3},
		{"bologna", "bologna", 0, 0},
	} {
		open, closed := board.Open.Steps[at[c.from]][at[c.to]], board.Closed.Steps[at[c.from]][at[c.to]]
		if open != c.open || closed != c.closed {
			t.Errorf("%s to %s: %d, without Bologna %d; want %d, %d", c.from, c.to, open, closed, c.open, c.closed)
		}
	}
}
