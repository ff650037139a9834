package main

import (
	"fmt"

	"volgare/bot/review"
	"volgare/bot/roster"
	"volgare/game"
	"volgare/terminal"
)

// reviewCmd reviews a finished game.
type reviewCmd struct {
	recordArgs
	Depth int    `default:"2" help:"Number of passes: 1 is rough, 2 takes about a minute of one core."`
	Open  bool   `help:"Open all hands and screens, instead of using the knowledge of each seat."`
	Seed  string `default:"review" help:"Seed of the sampled worlds: the same seed gives the same review."`
}

// Run reviews a recorded game and prints the review.
func (c *reviewCmd) Run(streams *stdio) error {
	if c.Depth < 1 || c.Depth > review.Levels {
		return fmt.Errorf("--depth takes 1 to %d", review.Levels)
	}
	lib, rec, err := c.read(streams)
	if err != nil {
		return err
	}
	h, err := game.Replay(rec, lib)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if !h.Over() {
		return fmt.Errorf("%s: the game is not over; only finished games can be reviewed", c.File)
	}
	var found review.Report
	perspective := review.Own
	if c.Open {
		perspective = review.Open
	}
	ctx, stop := untilBroken()
	defer stop()
	review.New(roster.Reviewer(), &h, perspective, c.Seed).Run(ctx, review.Report{}, c.Depth, func(r review.Report) { found = r })
	if err := ctx.Err(); err != nil {
		return err
	}
	_, err = fmt.Fprint(streams.out, terminal.Review(streams.style, &h, &found))
	return err
}
