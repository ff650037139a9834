package review

import (
	"volgare/bot"
	"volgare/bot/planner"
	"volgare/bot/simulator"
	"volgare/game"
)

// Lightly returns a reviewer that looks at everything, but hardly.
func Lightly(h *game.History, knows Knowledge) *Reviewer {
	budget := bot.Budget{Plans: 3, Rollouts: 3, ToEnd: 17}
	light := simulator.New("lightly", simulator.Style{Players: planner.Effort{Width: 2, Expand: 1}}, budget, 1)
	v := New(light, h, knows, "lightly")
	for i := range v.levels {
		v.levels[i] = level{outlooks: 1, again: 2, budget: budget}
	}
	return v
}
