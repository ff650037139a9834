package engine_test

import (
	"strconv"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
)

// rules returns the rules of a preset for a number of players.
func rules(tb testing.TB, preset string, players int) *engine.Rules {
	tb.Helper()
	return editiontest.Table(tb, preset, players).Rules
}

// expanded returns the rules of the Deluxe edition with all expansions.
func expanded(tb testing.TB, players int) *engine.Rules {
	tb.Helper()
	return editiontest.Expanded(tb, players).Rules
}

// begin sets up game number n.
func begin(r *engine.Rules, n int) engine.State {
	return r.New(r.Deal("game "+strconv.Itoa(n)), nil)
}

// walk plays a game at random, without allocation, and calls back with each position and its legal moves before it continues.
func walk(r *engine.Rules, s *engine.State, pick func(int) int, see func(*engine.State, []engine.Move)) {
	var next engine.State
	var room [256]engine.Move
	for s.Decision != engine.Over {
		legal := r.AppendLegal(room[:0], s)
		see(s, legal)
		r.Apply(&next, s, legal[pick(len(legal))], nil)
		*s = next
	}
}
