package review

import (
	"math/rand/v2"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
)

// wild returns a game of random moves.
func wild(t *testing.T, table *edition.Table, seed string) *game.History {
	t.Helper()
	r, rng := table.Rules, rand.New(rand.NewPCG(1, 2))
	h := game.New(table, r.Deal(seed))
	var legal []engine.Move
	for !h.Over() && h.Len() < 3000 {
		legal = r.AppendLegal(legal[:0], h.Now())
		next, why := h.Play(h.Now().Seat, legal[rng.IntN(len(legal))], game.Source{}, nil)
		if !why.Legal() {
			t.Fatal(why)
		}
		h = next
	}
	if !h.Over() {
		t.Fatalf("not over after %d moves", h.Len())
	}
	return &h
}

// TestPlayedMovesAreLegalInEveryWorld checks that the moves played are legal in every sampled world, from every
// perspective, with all expansions and with none. It also checks that with everything open, pieces that no seat can have
// seen remain hidden.
func TestPlayedMovesAreLegalInEveryWorld(t *testing.T) {
	for name, table := range map[string]*edition.Table{
		"all expansions": editiontest.Expanded(t, 3), "2010": editiontest.Table(t, "it2010", 2), "five": editiontest.Table(t, "deluxe", 5),
	} {
		h, r := wild(t, table, name), table.Rules
		rng := rand.New(rand.NewPCG(3, 4))
		for _, perspective := range []Perspective{Own, Open} {
			all := choices(h)
			if len(all) < 20 {
				t.Errorf("%s: %d choices", name, len(all))
			}
			for i := range all {
				var view, world engine.State
				perspective.of(r, &view, &all[i].state, all[i].state.Seat)
				r.Determinize(&world, &view, rng)
				for n, m := range all[i].moves {
					if why := r.CheckBy(&world, world.Seat, m); !why.Legal() {
						t.Fatalf("%s, %s: after %d moves, move %d of %d: %v: %v", name, perspective, all[i].from, n, len(all[i].moves), m, why)
					}
					r.Apply(&world, &world, m, nil)
				}
			}
		}
	}
}

// TestReviewIgnoresHiddenPieces checks that the result depends only on the information of the perspective.
func TestReviewIgnoresHiddenPieces(t *testing.T) {
	h := wild(t, editiontest.Expanded(t, 3), "hidden")
	r := h.Table().Rules
	v, w, rng := Lightly(h, Own), Lightly(h, Own), rand.New(rand.NewPCG(5, 6))
	for i, c := range choices(h) {
		if i%7 != 0 {
			continue
		}
		other := c
		var view engine.State
		r.Mask(&view, &c.state, c.state.Seat)
		r.Determinize(&other.state, &view, rng)
		is, _ := v.weigh(t.Context(), &c, &v.levels[0])
		if again, _ := w.weigh(t.Context(), &other, &w.levels[0]); again.Grade != is.Grade || again.Loss != is.Loss {
			t.Errorf("after %d moves: %+v, with other hidden pieces %+v", c.from, is, again)
		}
	}
}
