package arena

import "time"

// clock adds up the processor time of a player. Time is told beside what is
// measured and decides nothing.
type clock struct{ began, spent time.Duration }

func (c *clock) start() { c.began = threadTime() }

func (c *clock) stop() { c.spent += threadTime() - c.began }
