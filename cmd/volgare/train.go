package main

import (
	"errors"
	"fmt"

	"volgare/bot/evaluation"
	"volgare/bot/train/rounds"
	"volgare/edition"
	"volgare/terminal"
)

// trainCmd fits the weights of the planner.
type trainCmd struct {
	tableFlags
	Dir     string `arg:"" help:"Directory of the training; an interrupted training continues."`
	Seed    string `default:"volgare" help:"Seed of all random draws."`
	Rounds  int    `default:"3" help:"Number of rounds."`
	Games   int    `default:"40" help:"Number of games in a round; some twelve positions are taken from each."`
	Start   string `enum:"terms,fitted,nothing" default:"terms" help:"First weights: of greedy (terms), of planner (fitted), or none."`
	Workers int    `help:"Number of goroutines; 0: as many as there are processors."`
	Out     string `placeholder:"FILE" help:"File for the weights; by default they stay in the directory."`
}

// Help returns the long help of the command.
func (*trainCmd) Help() string {
	return `A round takes positions from games of players with the present weights and plays out
several plans of each. It fits the weights to the results, moves them in the directions
that win games, and keeps them if a sequential test on fresh deals accepts them. Budgets
are counts: the same seed gives the same weights with any number of workers. See
docs/bots.md.`
}

// Run trains and reports the findings of each round.
func (c *trainCmd) Run(streams *stdio) error {
	table, err := c.table()
	if err != nil {
		return err
	}
	if c.Rounds < 1 || c.Games < 5 {
		return errors.New("rounds must be at least 1 and games at least 5")
	}
	bar := terminal.NewBar(streams.err, streams.watched, c.Games)
	ctx, stop := untilBroken()
	defer stop()
	training := rounds.Training{
		Table: table, Seed: c.Seed, Start: c.start(table), Rounds: c.Rounds, Budget: rounds.Standard,
		Dir: c.Dir, Commit: commit(), Workers: c.Workers,
		Progress: bar.Set,
		Log: func(line string) {
			bar.Clear()
			fmt.Fprintln(streams.out, line)
		},
	}
	training.Budget.Games = c.Games
	weights, err := training.Run(ctx)
	bar.Clear()
	if err != nil || c.Out == "" {
		return err
	}
	return writeFile(c.Out, weights.Append(nil, training.Origin()))
}

// start returns the weights before any training.
func (c *trainCmd) start(table *edition.Table) *evaluation.Weights {
	switch c.Start {
	case "fitted":
		return evaluation.Fitted(table.Rules)
	case "nothing":
		return evaluation.Nothing()
	}
	return evaluation.Zero()
}
