package appraisal

import (
	"testing"

	"volgare/bot/chart"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// TestCharityToComeFollowsTheRules: the evaluator counts on the ducats that the edition gives until charity ends. // CHA-1 CHA-4
func TestCharityToComeFollowsTheRules(t *testing.T) {
	w := Current()
	friar := engine.Player{Status: engine.Friar, Friar: engine.Mario}
	gigi := engine.Player{Status: engine.Friar, Friar: engine.Gigi}
	cardinal := engine.Player{Status: engine.Cardinal, Friar: engine.Mario}
	for _, c := range []struct {
		name, preset string
		p            engine.Player
		turn         uint8
		want         int // ducats
	}{
		{"friar", "deluxe", friar, 8, 15},
		{"cardinal", "deluxe", cardinal, 8, 30},
		{"Gigi until turn 11", "deluxe", gigi, 8, 30},
		{"Gigi until turn 10", "it2010", gigi, 8, 25},
		{"after charity", "deluxe", friar, 11, 0},
	} {
		r := editiontest.Table(t, c.preset, 2).Rules
		s := r.New(r.Deal("charity"), nil)
		s.Turn = c.turn
		var view engine.State
		r.Mask(&view, &s, 0)
		e := NewEvaluator(chart.New(r), &w, &view, 0)
		if got, want := e.charity(&view, &c.p), c.want*w.Ducat[1]*3/4; got != want {
			t.Errorf("%s: %d mVP, want %d", c.name, got, want)
		}
	}
}
