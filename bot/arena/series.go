// Package arena plays many games between bots and counts the results. A [Series] is many games, added
// up; a [Match] measures the strength of bots by deals. The figures depend on the settings alone: the
// number of workers and the order in which games end change nothing but the time.
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

// Series is many games of some bots, which are added up.
type Series struct {
	Table   *edition.Table
	Seed    string     // game n, from 1, is dealt from "SEED/n"
	Games   int        // at least 1
	Roster  bot.Roster // who can play
	Bots    []string   // repeated until every seat has one; they move on by a seat from game to game
	Workers int        // games at a time; 0 means as many as there are processors

	// Record, if not nil, is given every finished game. It may be called from several
	// goroutines at once.
	Record func(game int, g *record.Game) error
	// Progress, if not nil, is told now and then how many games are finished.
	Progress func(done int)
}

// Check finds what is wrong with a series.
func (s *Series) Check() error {
	if s.Games < 1 {
		return errors.New("there is nothing to play: games must be at least 1")
	}
	if len(s.Bots) == 0 {
		return errors.New("no bot is named")
	}
	for _, name := range s.Bots {
		if _, err := s.Roster.New(name, 0); err != nil {
			return err
		}
	}
	return nil
}

// Run plays the games. If the context ends before, what was finished is added up and
// returned together with the context's error.
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

// lineup is the bots of a table, one for each seat.
func (s *Series) lineup() []string {
	names := make([]string, s.Table.Rules.Seats)
	for i := range names {
		names[i] = s.Bots[i%len(s.Bots)]
	}
	return names
}

// seriesPlayer plays games of a series at its desk.
type seriesPlayer struct {
	*Series
	desk
	line   []sitter // in the order of the lineup
	totals totals
}

func (s *Series) player() *seriesPlayer {
	p := &seriesPlayer{Series: s, totals: newTotals(), desk: newDesk(s.Table.Rules)}
	for i, name := range s.lineup() {
		b, _ := s.Roster.New(name, SeedOf(s.Seed, "bot "+strconv.Itoa(i))) // Check has found all names
		blind, _ := b.(bot.Blind)
		p.line = append(p.line, sitter{name: name, sees: b, blind: blind})
	}
	p.keeps = s.Record != nil
	return p
}

// game plays the game with a number and adds it up, unless it is interrupted.
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

// sit gives the seats to the bots: each moves on by a seat from game to game.
func (p *seriesPlayer) sit(game int) {
	for i := range p.line {
		p.seats[(i+game-1)%len(p.line)] = &p.line[i]
	}
}

// record is the record of the game just played.
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
