// Package tabletest has helpers for the tests of tables and of package live. It does not import
// package table, so that the tests within that package can use it.
package tabletest

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// Legal lists what the deciding seat of a position can do.
func Legal(r *engine.Rules, now *engine.State) (moves []string) {
	for _, m := range r.AppendLegal(nil, now) {
		moves = append(moves, record.MoveString(r, m))
	}
	return moves
}

// Some prefers what is rare to the end of the turn.
func Some(rng *rand.Rand, moves []string) string {
	for range 3 {
		if m := moves[rng.IntN(len(moves))]; m != "end" && m != "rest" {
			return m
		}
	}
	return moves[rng.IntN(len(moves))]
}

// EachTable calls f for every preset and number of players.
func EachTable(t *testing.T, f func(t *testing.T, preset string, players int)) {
	t.Helper()
	for _, preset := range []string{"it2010", "es2010", "de2010", "fr2010", "deluxe"} {
		for players := 2; players <= 5; players++ {
			t.Run(fmt.Sprint(preset, players), func(t *testing.T) {
				t.Parallel()
				f(t, preset, players)
			})
		}
	}
}

// Proves checks the complete record of a game with the given number of moves.
func Proves(tb testing.TB, lib *edition.Library, text string, moves int) {
	tb.Helper()
	g, err := record.ParseGame(lib.Table, text)
	if err != nil {
		tb.Fatal(err)
	}
	if err := game.Verify(g, lib); err != nil {
		tb.Error(err)
	}
	if g.Seed == "" || len(g.Steps) != moves || g.Result == nil {
		tb.Errorf("the record is not complete: seed %q, %d moves, result %v", g.Seed, len(g.Steps), g.Result)
	}
}

// SameGame reports whether two histories are equal, including the moves that were undone.
func SameGame(a, b *game.History) bool {
	for {
		if a.Len() != b.Len() || !slices.Equal(a.Steps(), b.Steps()) || *a.Now() != *b.Now() || *a.At(a.Len() / 2) != *b.At(b.Len() / 2) {
			return false
		}
		x, errA := a.ForceRedo()
		y, errB := b.ForceRedo()
		if errA != nil || errB != nil {
			return errors.Is(errA, errB)
		}
		a, b = &x, &y
	}
}

// JSON returns a value as JSON.
func JSON(tb testing.TB, v any) []byte {
	tb.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		tb.Fatal(err)
	}
	return data
}
