// Package arena plays many games between bots and collects statistics. A [Series] adds up the results of many games; a
// [Match] measures the strength of bots over deals. The results depend on the settings alone: the number of workers and the
// order in which games end affect only the duration.
package arena

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"volgare/bot"
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Series is a number of games between some bots, with one report.
type Series struct {
	Table   *edition.Table
	Seed    string     // game n, from 1, is dealt from "SEED/n"
	Games   int        // at least 1
	Roster  bot.Roster // available bots
	Bots    []string   // repeated until every seat has one; each bot moves on by one seat from game to game
	Workers int        // games played in parallel; 0 means the number of processors

	// Record, if not nil, is called with every finished game, possibly from several goroutines at once.
	Record func(game int, g *record.Game) error
	// Progress, if not nil, is called regularly with the number of finished games.
	Progress func(done int)
}

// Check validates the settings of a series.
func (s *Series) Check() error {
	if s.Games < 1 {
		return errors.New("games must be at least 1")
	}
	if len(s.Bots) == 0 {
		return errors.New("a series needs at least one bot")
	}
	for _, name := range s.Bots {
		if _, err := s.Roster.New(name, 0); err != nil {
			return err
		}
	}
	return nil
}

// Run plays the games. If the context ends first, Run returns the report of the finished games together with the context's
// error.
func (s *Series) Run(ctx context.Context) (*Report, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	start, total := time.Now(), newTotals()
	var players []*seriesPlayer
	err := Crew{s.Workers, s.Games, s.Progress}.Run(ctx, func() Worker {
		p := s.player()
		players = append(players, p)
		return func(ctx context.Context, job int) error { return p.game(ctx, job+1) }
	})
	for _, p := range players {
		total.merge(&p.totals)
	}
	return total.report(s, time.Since(start)), errors.Join(err, ctx.Err())
}

// lineup returns the bots of a table, one for each seat.
func (s *Series) lineup() []string {
	names := make([]string, s.Table.Rules.Seats)
	for i := range names {
		names[i] = s.Bots[i%len(s.Bots)]
	}
	return names
}

// seriesPlayer plays games of a series at its own desk.
type seriesPlayer struct {
	*Series
	desk
	line   []sitter // in the order of the lineup
	totals totals
}

func (s *Series) player() *seriesPlayer {
	p := &seriesPlayer{Series: s, totals: newTotals(), desk: newDesk(s.Table.Rules)}
	for i, name := range s.lineup() {
		b, _ := s.Roster.New(name, SeedOf(s.Seed, "bot "+strconv.Itoa(i))) // Check has verified the names
		blind, _ := b.(bot.Blind)
		p.line = append(p.line, sitter{name: name, sees: b, blind: blind})
	}
	p.keeps = s.Record != nil
	return p
}

// game plays the game with number n and adds it up, unless it is interrupted.
func (p *seriesPlayer) game(ctx context.Context, n int) error {
	seed := p.Seed + "/" + strconv.Itoa(n)
	p.rng.Seed(SeedOf(seed, "draw"), uint64(n))
	p.sit(n)
	deal := p.rules.Deal(seed)
	s := p.rules.New(deal, nil)
	if !p.play(ctx, &s) {
		return nil
	}
	p.totals.add(&p.desk, &s)
	if p.Record == nil {
		return nil
	}
	if err := p.Record(n, p.record(seed, deal, &s)); err != nil {
		return fmt.Errorf("record game %d: %w", n, err)
	}
	return nil
}

// sit assigns the seats to the bots. Each bot moves on by one seat from game to game.
func (p *seriesPlayer) sit(game int) {
	for i := range p.line {
		p.seats[(i+game-1)%len(p.line)] = &p.line[i]
	}
}

// record returns the record of the game just played.
func (p *seriesPlayer) record(seed string, deal engine.Deal, s *engine.State) *record.Game {
	g := &record.Game{
		Config: p.Table.Config, Table: p.Table, Rules: p.Table.Hash, Seed: seed, Deal: deal,
		Steps: p.steps, Result: record.ResultOf(p.rules, s),
	}
	for i, who := range p.seats[:p.rules.Seats] {
		g.Names[i] = who.name
	}
	return g
}
