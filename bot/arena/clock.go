package arena

import (
	"time"

	"volgare/engine"
)

// clock adds up the processor time of a player, by kind of work. Times are reported next to the results and have no
// influence on them.
type clock struct {
	began, spent     time.Duration
	decisions, turns int
}

func (c *clock) start() { c.began = threadTime() }

func (c *clock) stop() { c.spent += threadTime() - c.began }

// note records a move.
func (c *clock) note(m engine.Move, alternatives int) {
	if decided(m, alternatives) {
		c.decisions++
	}
	if m.Kind.EndsTurn() {
		c.turns++
	}
}

func (c *clock) add(o clock) {
	c.spent += o.spent
	c.decisions += o.decisions
	c.turns += o.turns
}

// milliseconds returns the mean time in milliseconds, or 0 if by is 0.
func (c *clock) milliseconds(by int) float64 {
	return per(1, float64(by)) * c.spent.Seconds() * 1000
}
