package hint

import (
	"volgare/bot"
	"volgare/engine"
)

// Lightly returns an adviser that does everything, but in very few worlds.
func Lightly(judge bot.Judge, r *engine.Rules, seed uint64) *Adviser {
	a := New(judge, r, seed)
	a.worlds = 2
	return a
}

// Widen exports widen for tests.
func Widen(ideas []Idea) { widen(ideas) }
