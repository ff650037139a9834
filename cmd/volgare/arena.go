package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"volgare/bot/arena"
	"volgare/bot/arena/stats"
	"volgare/terminal"
)

// arenaCmd measures bots.
type arenaCmd struct {
	tableFlags
	Bot      string   `default:"${bot}" help:"The bot that is measured: ${bots}."`
	Opponent string   `default:"${bot}" help:"The bot at all other seats."`
	Lineup   []string `placeholder:"BOT,..." xor:"who" help:"Bots of all seats, the measured bot first; replaces --bot and --opponent."`
	Cross    []string `placeholder:"BOT,..." xor:"who" help:"Measure each of these bots against each other one."`
	Deals    int      `default:"100" help:"Number of deals; each is played in as many rotations as there are seats."`
	Seed     string   `default:"volgare" help:"Deal i is dealt from SEED/i."`
	Workers  int      `help:"Number of games at a time; 0: as many as there are processors."`

	SPRT     string   `name:"sprt" enum:",share,margin" default:"" help:"Stop when a sequential test has decided: share, margin."`
	H0       *float64 `name:"h0" help:"Mean of a deal if the bot is no better; 1/seats for share, 0 for margin."`
	H1       *float64 `name:"h1" help:"Mean of a deal if the bot is better by the wanted amount; h0 + 0.05 for share, 1 for margin."`
	Alpha    float64  `default:"0.05" help:"Probability of accepting h1 if h0 holds."`
	Beta     float64  `default:"0.05" help:"Probability of accepting h0 if h1 holds."`
	MinDeals int      `default:"30" help:"Minimum number of deals before the test may stop."`

	Log         string `placeholder:"FILE" help:"Write every deal as a line of JSON; deals already in the file are not played again."`
	Frequencies bool   `help:"Print also how often each office, track end, category and kind of move occurs."`
	JSON        bool   `name:"json" xor:"form" help:"Print one JSON object."`
	Markdown    bool   `xor:"form" help:"Print tables in Markdown."`
}

// Help returns the long help of the command.
func (*arenaCmd) Help() string {
	return `The unit is the deal: one seed, played with every line-up in all rotations. Figures
come with intervals of 95 % over the deals; docs/bots.md explains them. Results depend
on the flags alone; times are processor time and decide nothing. Ctrl-C prints the deals
that were finished, with status 130. The same command with the same --log continues the
match. A bot may be a program that speaks docs/bot-protocol.md: "cmd:python3 mybot.py".`
}

// Run plays the match and reports.
func (c *arenaCmd) Run(streams *stdio) error {
	table, err := c.table()
	if err != nil {
		return err
	}
	others := &externalBots{table: table}
	defer others.quit(streams.err)
	match, err := c.match(others)
	if err != nil {
		return err
	}
	if err := match.Check(); err != nil {
		return err
	}
	if c.Log == "" {
		return c.play(streams, match)
	}
	file, err := os.OpenFile(c.Log, os.O_RDWR|os.O_CREATE, 0o644) //nolint:gosec // a log is world-readable
	if err != nil {
		return err
	}
	match.Log = file
	played := c.play(streams, match)
	if err := file.Close(); err != nil {
		return err
	}
	return played
}

// play plays the match until it ends or is interrupted, and prints the results.
func (c *arenaCmd) play(streams *stdio, match *arena.Match) error {
	bar := terminal.NewBar(streams.err, streams.watched, match.Games())
	match.Progress = bar.Set
	ctx, stop := untilBroken()
	defer stop()
	summary, err := match.Run(ctx)
	bar.Clear()
	if summary == nil || err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return errors.Join(err, c.print(streams, summary))
}

// match returns the match that the flags configure.
func (c *arenaCmd) match(others *externalBots) (m *arena.Match, err error) {
	table := others.table
	m = &arena.Match{Table: table, Seed: c.Seed, Deals: c.Deals, Commit: commit(), Workers: c.Workers, Test: c.test(table.Rules.Seats)}
	names := []string{c.Bot, c.Opponent}
	switch {
	case c.Cross != nil:
		names = c.Cross
	case c.Lineup != nil:
		names = c.Lineup
	}
	bots := make([]arena.Entrant, len(names))
	for i, name := range names {
		if bots[i], err = others.entrant(name); err != nil {
			return nil, err
		}
	}
	switch {
	case len(c.Cross) == 1:
		return nil, errors.New("a cross table needs two bots or more")
	case c.Cross != nil:
		m.Lineups = arena.Cross(bots, table.Rules.Seats)
	case c.Lineup != nil:
		m.Lineups = []arena.Lineup{bots}
	default:
		m.Lineups = []arena.Lineup{arena.Against(bots[0], bots[1], table.Rules.Seats)}
	}
	return m, nil
}

// test returns the test that may stop the match, or nil.
func (c *arenaCmd) test(seats int) *arena.Test {
	if c.SPRT == "" {
		return nil
	}
	h0, gain := 0.0, 1.0
	if arena.Figure(c.SPRT) == arena.Share {
		h0, gain = 1/float64(seats), 0.05
	}
	if c.H0 != nil {
		h0 = *c.H0
	}
	h1 := h0 + gain
	if c.H1 != nil {
		h1 = *c.H1
	}
	return &arena.Test{On: arena.Figure(c.SPRT), SPRT: stats.SPRT{H0: h0, H1: h1, Alpha: c.Alpha, Beta: c.Beta, Least: c.MinDeals}}
}

func (c *arenaCmd) print(streams *stdio, s *arena.Summary) error {
	tables := s.Tables()
	if c.Frequencies {
		tables = append(tables, s.FrequencyTable())
	} else {
		s.Frequencies = nil
	}
	switch {
	case c.JSON:
		return printJSON(streams, s)
	case c.Markdown:
		_, err := fmt.Fprintln(streams.out, markdown(s, tables))
		return err
	}
	_, err := fmt.Fprint(streams.out, terminal.Match(streams.style, s, tables))
	return err
}

// markdown formats a summary for a page of documentation.
func markdown(s *arena.Summary, tables []arena.Table) string {
	parts := []string{s.Title()}
	if verdict := s.Verdict(); verdict != "" {
		parts = append(parts, verdict)
	}
	for i := range tables {
		parts = append(parts, strings.TrimSpace(tables[i].Markdown()))
	}
	return strings.Join(parts, "\n\n")
}
