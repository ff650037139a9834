package arena

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"volgare/edition"
)

// Match measures bots. Every deal is played by every line-up in all rotations, so that all have the same luck of the deal.
type Match struct {
	Table   *edition.Table
	Seed    string   // deal i, from 1, is dealt from "SEED/i"
	Deals   int      // at least 1
	Lineups []Lineup // at least one, each as long as the number of seats
	Test    *Test    // may stop the match before all deals are played; nil for none, and always nil with several line-ups
	Log     File     // stores the deals; an existing log is resumed; nil for none
	Commit  string   // of the program, stored in the log
	Workers int      // games played in parallel; 0 means the number of processors

	// Progress, if not nil, is called regularly with the number of finished games.
	Progress func(done int)
}

// Check validates the settings of a match.
func (m *Match) Check() error {
	if m.Deals < 1 {
		return errors.New("deals must be at least 1")
	}
	if len(m.Lineups) == 0 {
		return errors.New("a match needs at least one line-up")
	}
	for _, l := range m.Lineups {
		if len(l) != m.Table.Rules.Seats {
			return fmt.Errorf("a line-up has %d bots, the table has %d seats", len(l), m.Table.Rules.Seats)
		}
	}
	if m.Test == nil {
		return nil
	}
	if len(m.Lineups) > 1 {
		return errors.New("a test needs exactly one line-up")
	}
	return m.Test.Check()
}

// Games returns the number of games in a match.
func (m *Match) Games() int { return m.Deals * m.gamesOfDeal() }

func (m *Match) gamesOfDeal() int { return len(m.Lineups) * m.Table.Rules.Seats }

// Run plays the deals that are not in the log yet. If the context ends first, Run returns the summary of the finished deals
// together with the context's error.
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
		work.Progress = func(done int) { m.Progress(min(kept+done, m.Games())) } // a log may have more games than the match
	}
	var players []*matchPlayer
	err = work.Run(ctx, func() Worker {
		p := newMatchPlayer(m, l)
		players = append(players, p)
		return func(ctx context.Context, job int) error { return p.game(ctx, kept+job) }
	})
	return l.results.summary(m, times(players)), errors.Join(err, ctx.Err())
}

// matchPlayer plays games of a match at its own desk.
type matchPlayer struct {
	*Match
	desk
	ledger *ledger
	bots   map[string][]*sitter // as many of each bot as one line-up has
}

func newMatchPlayer(m *Match, l *ledger) *matchPlayer {
	return &matchPlayer{Match: m, desk: newDesk(m.Table.Rules), ledger: l, bots: map[string][]*sitter{}}
}

// game plays the game with number n, from 0, and records its result, unless it is interrupted.
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

// sit assigns the seats to a line-up. Each player gets its own seed.
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

// times adds up the clocks of all players by bot name.
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
