package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/table/tabletest"
)

// drawsOne returns a table whose next move may be the draw of a single tile that has to be kept.
func (h *house) drawsOne() *Snapshot {
	h.t.Helper()
	rng := rand.New(rand.NewPCG(5, 8))
	for _, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		s := h.hotseat("deluxe", 3, seed)
		for s.State == StatePlaying {
			seat, moves := legal(s)
			if slices.Contains(moves, "draw") {
				t := s.history.Trial(s.history.Now().Seat)
				t.Play(engine.Move{Kind: engine.DrawTiles})
				if _, only := t.PlayOnly(); only {
					return s
				}
			}
			if m := "library 1"; slices.Contains(moves, m) {
				moves = []string{m}
			}
			s = h.do(s.ID, anna, Play{seat, []string{tabletest.Some(rng, moves)}})
		}
	}
	h.t.Fatal("a single tile is never drawn")
	return nil
}

// TestTableKeepsTheOnlyTile: a draw of one tile is one command, which cannot be undone and is folded like the two
// entries of older logs.
func TestTableKeepsTheOnlyTile(t *testing.T) {
	h := open(t)
	before := h.drawsOne()
	seat, _ := legal(before)
	s := h.do(before.ID, anna, Play{seat, []string{"draw"}})
	if s.Steps() != before.Steps()+2 || s.history.Now().Decision != engine.Turn {
		t.Fatalf("%d moves after %d; decision %v", s.Steps(), before.Steps(), s.history.Now().Decision)
	}
	log := h.entries(s.ID)
	last := log[len(log)-1]
	draw, keep, _ := strings.Cut(last.Moves, "; ")
	if draw != "draw" || !strings.HasPrefix(keep, "keep ") {
		t.Errorf("the entry has the moves %q", last.Moves)
	}
	if u := s.Undo(s.history.Now().Seat); u.Why != InformationRevealed || u.Step != 0 || u.Turn != 0 {
		t.Errorf("it can be undone: %+v", u)
	}
	if after := h.reload(s.ID); *after.history.Now() != *s.history.Now() {
		t.Error("the table is another after it was loaded")
	}

	old := h.second()
	k := old.tables[s.ID]
	k.log = k.log[:len(k.log)-1]
	for _, moves := range []string{draw, keep} {
		e := *last
		e.Key, e.Moves = "", moves
		old.write(s.ID, &e)
	}
	if was := old.reload(s.ID); *was.history.Now() != *s.history.Now() {
		t.Error("an older log gives another position")
	} else if u := was.Undo(was.history.Now().Seat); u.Why != InformationRevealed {
		t.Errorf("the move of an older log can be undone: %+v", u)
	}
}

// TestUndoPassesTheOnlyAnswer: a turn is undone to a choice, never to a position that leaves none.
func TestUndoPassesTheOnlyAnswer(t *testing.T) {
	h := open(t)
	s := h.drawsOne()
	seat, _ := legal(s)
	s = h.do(s.ID, anna, Play{seat, []string{"draw"}})
	_, moves := legal(s)
	next := h.do(s.ID, anna, Play{seat, moves[:1]})
	if u := next.Undo(s.history.Now().Seat); u.Turn != 1 {
		t.Errorf("%d moves of the turn can be undone after the draw: %+v", u.Turn, u)
	}
}
