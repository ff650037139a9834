package table

import (
	"math/rand/v2"
	"testing"

	"volgare/engine"
	"volgare/table/tabletest"
)

func TestPeoplePlay(t *testing.T) {
	t.Parallel()
	tabletest.EachTable(t, func(t *testing.T, preset string, players int) {
		h := open(t)
		rng := rand.New(rand.NewPCG(7, uint64(players)))
		s := h.advance(h.hotseat(preset, players, ""), anna, 5000, rng)
		if s.State != StateOver {
			t.Fatalf("after %d moves: %s", s.Steps(), s.State)
		}
		for _, seat := range viewers(s) {
			tabletest.Proves(t, h.lib.Library, s.Record(seat), s.Steps())
		}
		if _, ok := s.OpenView(s.Steps() / 2); !ok {
			t.Error("nothing is open at the end")
		}
		lines, _ := s.OpenLog(0, s.Steps())
		if len(lines) != s.Steps()+1 {
			t.Errorf("%d lines of %d moves", len(lines), s.Steps())
		}
		for _, line := range lines {
			toldOnce(t, line, s.Log(engine.Nobody, line.Step, line.Step)[0])
		}
	})
}

// toldOnce checks that a payment, which is public anyway, is minor in the open log exactly if it is in the public one.
func toldOnce(t *testing.T, open, public Line) {
	t.Helper()
	for i, e := range open.Effects {
		if e.Kind == "ducats" && e.Minor != public.Effects[i].Minor {
			t.Errorf("step %d, effect %d: minor %v in the open log", open.Step, i, e.Minor)
		}
	}
}
