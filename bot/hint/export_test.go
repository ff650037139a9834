package hint

import (
	"volgare/bot"
	"volgare/engine"
)

// Lightly returns an advisor that does everything, but looks at hardly any worlds.
func Lightly(judge bot.Judge, r *engine.Rules, seed uint64) *Advisor {
	a := New(judge, r, seed)
	a.worlds = 2
	return a
}

// Widen is for tests.
func Widen(ideas []Idea) { widen(ideas) }
