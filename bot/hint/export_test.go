package hint

import (
	"volgare/bot"
	"volgare/engine"
)

// Lightly returns an advisor that does everything, but hardly.
func Lightly(judge bot.Judge, r *engine.Rules, seed uint64) *Advisor {
	a := New(judge, r, seed)
	a.budget, a.worlds = bot.Budget{Plans: 4, Rollouts: 4, ToEnd: 17}, 2
	return a
}
