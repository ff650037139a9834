package arena

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"volgare/edition"
)

// Match measures bots: every deal is played by every line-up in all rotations, so
// that the luck of the deal falls to all alike.
type Match struct {
	Table   *edition.Table
	Seed    string   // deal i, from 1, is dealt from "SEED/i"
	Deals   int      // at least 1
	Lineups []Lineup // at least one, each as long as there are seats
	Test    *Test    // may stop the match before all deals are played; nil for none, with several line-ups too
	Log     File     // keeps the deals and is taken up where it ends; nil for none
	Commit  string   // of the program, for the log
	Workers int      // games at a time; 0 means as many as there are processors

	// Progress, if not nil, is told now and then how many games are finished.
	Progress func(done int)
}

// Check finds what is wrong with a match.
func (m *Match) Check() error {
	if m.Deals < 1 {
		return errors.New("there is nothing to play: deals must be at least 1")
	}
	if len(m.Lineups) == 0 {
		return errors.New("there is nobody to play: a match needs a line-up")
	}
	for _, l := range m.Lineups {
		if len(l) != m.Table.Rules.Seats {
			return fmt.Errorf("a line-up of %d does not fit a table of %d", len(l), m.Table.Rules.Seats)
		}
	}
	if m.Test == nil {
		return nil
	}
	if len(m.Lineups) > 1 {
		return errors.New("a test is about one line-up: it cannot stop a match of several")
	}
	return m.Test.Check()
}

// Games is how many games a match of so many deals has.
func (m *Match) Games() int { return m.Deals * m.gamesOfDeal() }

func (m *Match) gamesOfDeal() int { return len(m.Lineups) * m.Table.Rules.Seats }

// Run plays the deals that the log does not have yet. If the context ends before, the
// deals that were finished are summed up and returned together with the context's error.
func (m *Match) Run(ctx context.Context) (*Summary, error) {
	if err := m.Check(); err != nil {
		return nil, err
	}
	l, err := m.takeUp()
	if err != nil {
		return nil, err
	}
	kept := l.results.deals * m.gamesOfDeal()
	work := Crew{Workers: m.Workers, Jobs: max(m.Games()-kept, 0)}
	if l.results.stop != nil {
		work.Jobs = 0
	}
	if m.Progress != nil {
		work.Progress = func(done int) { m.Progress(min(kept+done, m.Games())) } // a log may have more
	}
	var players []*matchPlayer
	err = work.Run(ctx, func() Worker {
		p := newMatchPlayer(m, l)
		players = append(players, p)
		return func(ctx context.Context, job int) error { return p.game(ctx, kept+job) }
	})
	return l.results.summary(m, times(players)), errors.Join(err, ctx.Err())
}

// matchPlayer plays games of a match at its desk.
type matchPlayer struct {
	*Match
	desk
	ledger *ledger
	bots   map[string][]*sitter // as many of each as sit in one line-up
}

func newMatchPlayer(m *Match, l *ledger) *matchPlayer {
	return &matchPlayer{Match: m, desk: newDesk(m.Table.Rules), ledger: l, bots: map[string][]*sitter{}}
}

// game plays a game, numbered from 0, and puts down what came of it, unless it is
// interrupted.
func (p *matchPlayer) game(ctx context.Context, n int) error {
	g := gameNo{deal: n/p.gamesOfDeal() + 1, lineup: n % p.gamesOfDeal() / p.rules.Seats, rotation: n % p.rules.Seats}
	seed := p.Seed + "/" + strconv.Itoa(g.deal)
	if err := p.sit(g, seed); err != nil {
		return err
	}
	s := p.rules.New(p.rules.Deal(seed), nil)
	if !p.play(ctx, &s) {
		return nil
	}
	result := p.rules.Score(&s)
	return p.ledger.put(g, gameOf(&p.desk, &s, &result, g.rotation), func(t tallies) { t.add(&p.desk, &s, &result) })
}

// sit gives its seats to a line-up, each player with a seed of its own.
func (p *matchPlayer) sit(g gameNo, seed string) error {
	taken := map[string]int{}
	for i, e := range p.Lineups[g.lineup] {
		own := SeedOf(seed, fmt.Sprintf("bot %d of rotation %d", i, g.rotation))
		if taken[e.Name] == len(p.bots[e.Name]) {
			b, err := e.New(own)
			if err != nil {
				return fmt.Errorf("%s: %w", e.Name, err)
			}
			p.bots[e.Name] = append(p.bots[e.Name], &sitter{name: e.Name, sees: b})
		}
		who := p.bots[e.Name][taken[e.Name]]
		taken[e.Name]++
		who.sees.Seed(own)
		p.seats[(i+g.rotation)%p.rules.Seats] = who
	}
	return nil
}

// times adds up the clocks of all players by bot.
func times(players []*matchPlayer) map[string]clock {
	sum := map[string]clock{}
	for _, p := range players {
		for name, sitters := range p.bots {
			for _, who := range sitters {
				c := sum[name]
				c.add(who.clock)
				sum[name] = c
			}
		}
	}
	return sum
}
