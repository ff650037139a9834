package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"volgare/bot/arena"
	"volgare/bot/roster"
	"volgare/record"
	"volgare/terminal"
)

// simCmd plays many games.
type simCmd struct {
	tableFlags
	Games    int      `default:"100" help:"Number of games."`
	Seed     string   `default:"volgare" help:"Game n is dealt from SEED/n."`
	Bots     []string `default:"random" help:"Bots of the seats, rotated by one seat after each game: ${bots}."`
	JSON     bool     `name:"json" help:"Print one JSON object."`
	Record   string   `placeholder:"DIR" help:"Write every game to a file in this directory."`
	Parallel bool     `help:"Play as many games at a time as there are processors."`
}

// Help returns the long help of the command.
func (*simCmd) Help() string {
	return `moves_per_second counts counted_moves: decisions with an alternative, except the end
of a turn. The field moves counts all moves. Ctrl-C prints the statistics of the games
that were finished; the status is 130.`
}

// Run plays the games and reports.
func (c *simCmd) Run(streams *stdio) error {
	table, err := c.table()
	if err != nil {
		return err
	}
	cfg := arena.Series{Table: table, Seed: c.Seed, Games: c.Games, Roster: roster.House(), Bots: c.Bots, Workers: 1}
	if c.Parallel {
		cfg.Workers = 0
	}
	if err := cfg.Check(); err != nil {
		return err
	}
	if c.Record != "" {
		if err := os.MkdirAll(c.Record, 0o755); err != nil { //nolint:gosec // records are world-readable
			return err
		}
		cfg.Record = c.write
	}
	bar := terminal.NewBar(streams.err, streams.watched, c.Games)
	cfg.Progress = bar.Set
	ctx, stop := untilBroken()
	defer stop()
	report, err := cfg.Run(ctx)
	bar.Clear()
	if report == nil || err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return errors.Join(err, c.print(streams, report))
}

// write writes the record of a game.
func (c *simCmd) write(game int, g *record.Game) error {
	name := filepath.Join(c.Record, fmt.Sprintf("game-%06d.txt", game))
	return writeFile(name, record.AppendGame(nil, g.Table.Rules, g))
}

func (c *simCmd) print(streams *stdio, report *arena.Report) error {
	if !c.JSON {
		_, err := fmt.Fprint(streams.out, terminal.Report(streams.style, report))
		return err
	}
	return printJSON(streams, report)
}

// printJSON prints a value on one line.
func printJSON(streams *stdio, v any) error {
	enc := json.NewEncoder(streams.out)
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}
