package sim

import (
	"errors"
	"runtime"

	"volgare/bot"
	"volgare/edition"
	"volgare/record"
)

// Config says what to play.
type Config struct {
	Table   *edition.Table
	Seed    string   // game n is dealt from "SEED/n"
	Games   int      // at least 1
	Bots    []string // repeated until every seat has one; they move on by a seat from game to game
	Workers int      // games at a time; 0 means as many as there are processors

	// Record, if not nil, is given every finished game, numbered from 1. It may be
	// called from several goroutines at once.
	Record func(game int, g *record.Game) error
	// Progress, if not nil, is told now and then how many games are finished.
	Progress func(done int)
}

// Check finds what is wrong with a config.
func (c *Config) Check() error {
	if c.Games < 1 {
		return errors.New("there is nothing to play: games must be at least 1")
	}
	if len(c.Bots) == 0 {
		return errors.New("no bot is named")
	}
	for _, name := range c.Bots {
		if _, err := bot.New(name, 0); err != nil {
			return err
		}
	}
	return nil
}

// lineup is the bots of a table, one for each seat.
func (c *Config) lineup() []string {
	names := make([]string, c.Table.Rules.Seats)
	for i := range names {
		names[i] = c.Bots[i%len(c.Bots)]
	}
	return names
}

func (c *Config) workers() int {
	n := c.Workers
	if n < 1 {
		n = runtime.GOMAXPROCS(0)
	}
	return min(n, c.Games)
}
