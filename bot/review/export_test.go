package review

import (
	"volgare/bot/planner"
	"volgare/bot/simulator"
	"volgare/game"
)

// Lightly returns a reviewer that looks at everything, but hardly.
func Lightly(h *game.History, knows Knowledge) *Reviewer {
	v := New(h, knows, "lightly")
	effort := simulator.Effort{Plans: 3, Rollouts: 3, Horizon: 0, ToEnd: 17, Players: planner.Effort{Width: 2, Expand: 1}}
	for i := range v.levels {
		v.levels[i] = level{outlooks: 1, again: 2, player: simulator.New("lightly", effort, 1)}
	}
	return v
}
