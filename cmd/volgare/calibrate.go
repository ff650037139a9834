package main

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"volgare/bot/review"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/game"
	"volgare/terminal"
)

// calibrateCmd measures how reliable reviews are.
type calibrateCmd struct {
	boardFlags
	Files  []string `arg:"" help:"Records of finished games."`
	Worlds int      `default:"8" help:"Number of times that each position is played to the end."`
	Seed   string   `default:"calibrate" help:"Seed of the sampled worlds."`
}

// Help returns the long help of the command.
func (*calibrateCmd) Help() string {
	return `The result is forecast at the beginning of each turn, as in a review, and compared with
the end of the game: VP, 90 % bands and chances to win.`
}

// Run calibrates.
func (c *calibrateCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	if c.Worlds < 1 {
		return errors.New("--worlds must be at least 1")
	}
	ctx, stop := untilBroken()
	defer stop()
	bar := terminal.NewBar(streams.err, streams.watched, len(c.Files))
	sum, err := c.each(ctx, lib, bar)
	bar.Clear()
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(streams.out, terminal.Calibration(streams.style, sum))
	return errors.Join(ctx.Err(), err)
}

// each processes the files on all processors.
func (c *calibrateCmd) each(ctx context.Context, lib *edition.Library, bar *terminal.Bar) (*review.Calibration, error) {
	var (
		group errgroup.Group
		mu    sync.Mutex
		sum   review.Calibration
		done  int
	)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for _, name := range c.Files {
		if ctx.Err() != nil {
			break
		}
		group.Go(func() error {
			outlooks, err := c.foretell(ctx, lib, name)
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err == nil:
				sum.Add(outlooks)
			case ctx.Err() != nil: // interrupted
				return nil
			}
			done++
			bar.Set(done)
			return err
		})
	}
	return &sum, group.Wait()
}

func (c *calibrateCmd) foretell(ctx context.Context, lib *edition.Library, name string) ([]review.Outlook, error) {
	rec, err := readRecord(lib, name)
	if err != nil {
		return nil, err
	}
	h, err := game.Replay(rec, lib)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if !h.Over() {
		return nil, fmt.Errorf("%s: the game is not over", name)
	}
	return review.New(roster.Reviewer(), &h, review.Own, c.Seed).Outlooks(ctx, c.Worlds)
}
