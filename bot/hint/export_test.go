package hint

import (
	"volgare/bot/planner"
	"volgare/bot/simulator"
	"volgare/engine"
)

// Lightly returns an advisor that does everything, but hardly.
func Lightly(r *engine.Rules, seed uint64) *Advisor {
	return with(r, seed, simulator.Effort{Plans: 4, Rollouts: 4, ToEnd: 17, Players: planner.Effort{Width: 2, Expand: 1}, Ideas: true}, 2)
}
