package server

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/record"
)

// paired is a pair of games. Their deals differ, and their secret moves may, but according to the rules no observer can
// distinguish them.
type paired struct {
	table     *edition.Table
	deals     [2]engine.Deal
	seats     []engine.Seat // the seat of each move
	moves     [2][]engine.Move
	observers []engine.Seat // seats that must not see a difference
	insiders  []engine.Seat // seats that do see one
	secret    int           // moves that differ
	trades    enginetest.Trades
	orders    bool // the insiders at the second table give orders
	passed    bool // the table itself has passed, at a different time
}

// pairPlans returns the settings of the pairs, in turn. The expansions are played with closed and with open screens.
func pairPlans() []edition.Config {
	expanded := func(screens string) edition.Config {
		options := map[string]string{"screens": screens}
		for _, id := range editiontest.Expansions {
			options[id] = "on"
		}
		return edition.Config{Preset: "deluxe", Players: 3, Options: options}
	}
	return []edition.Config{
		{Preset: "deluxe", Players: 4},
		expanded("closed"), expanded("open"),
		{Preset: "it2010", Players: 5},
		{Preset: "es2010", Players: 3},
		{Preset: "deluxe", Players: 2},
		{Preset: "de2010", Players: 4},
		{Preset: "fr2010", Players: 5},
	}
}

// pairOf makes a pair: a game with many secret moves, up to its last move but one, and the same with another deal that is
// consistent with everything shown.
func pairOf(t *testing.T, no int) *paired {
	t.Helper()
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	plans := pairPlans()
	tab, err := lib.Table(plans[no%len(plans)])
	if err != nil {
		t.Fatal(err)
	}
	for try := range 120 {
		rng := rand.New(rand.NewPCG(uint64(no), uint64(try)))
		p := &paired{table: tab}
		last := p.play(tab.Rules.Deal(fmt.Sprintf("pair %d %d", no, try)), rng)
		if p.passed {
			continue
		}
		for range 100 {
			q := p.twin(&last, rng)
			if q == nil || !q.tells(try) {
				continue
			}
			if q.split(); len(q.observers) > 1 || tab.Rules.Seats == 2 {
				return q
			}
		}
	}
	t.Fatalf("pair %d: no other deal fits", no)
	return nil
}

// tells reports whether a pair is useful: it has secret moves that differ, and with the expansions all kinds of
// trades.
func (p *paired) tells(try int) bool {
	if p.table.Rules.HasCards(engine.Ritmo) {
		return p.trades.Enough()
	}
	return p.secret > 0 || try > 60
}

// play plays the first game and returns the position before its last move.
func (p *paired) play(d engine.Deal, rng *rand.Rand) engine.State {
	r := p.table.Rules
	p.deals[0] = d
	s := r.New(d, nil)
	coverage := &enginetest.Coverage{}
	var seekers []*enginetest.Seeker
	for range r.Seats {
		seekers = append(seekers, enginetest.NewSeeker(r, rng, coverage))
	}
	for {
		m := p.choice(&s, seekers[s.Seat], rng)
		p.passed = p.passed || s.Decision == engine.Bidding && r.Options.ScreensOpen && len(r.AppendLegal(nil, &s)) == 1
		var next engine.State
		r.Apply(&next, &s, m, nil)
		if next.Decision == engine.Over {
			return s
		}
		p.seats, p.moves[0] = append(p.seats, s.Seat), append(p.moves[0], m)
		s = next
	}
}

// choice returns a random move with a preference for the library, and with the expansions for rare moves and trades.
func (p *paired) choice(s *engine.State, seeker *enginetest.Seeker, rng *rand.Rand) engine.Move {
	legal := p.table.Rules.AppendLegal(nil, s)
	if s.Decision.OfTrade() {
		return enginetest.Bargain(rng, legal)
	}
	trades := p.table.Rules.HasCards(engine.Ritmo)
	for _, m := range legal {
		switch m.Kind {
		case engine.OpenTrade, engine.DrawRitmo:
			if rng.IntN(3) == 0 {
				return m
			}
		case engine.GoLibrary, engine.DrawTiles:
			if !trades && (m.Kind == engine.DrawTiles || rng.IntN(3) == 0) {
				return m
			}
		}
	}
	if trades {
		return seeker.Choose(p.table.Rules, s, legal)
	}
	return legal[rng.IntN(len(legal))]
}

// twin shuffles everything unseen, swaps library tiles, and plays the game again. It returns nil if a spectator would
// notice.
func (p *paired) twin(last *engine.State, rng *rand.Rand) *paired {
	r := p.table.Rules
	q := *p
	q.deals[1] = otherDeal(r, &p.deals[0], last, rng)
	if q.deals[1] == q.deals[0] || r.CheckDeal(q.deals[1]) != nil {
		return nil
	}
	q.secret, q.moves[1] = 0, make([]engine.Move, 0, len(p.moves[0]))
	moves := enginetest.NewDisguise(r, p.moves[0], p.seats, p.whispers(rng), rng)
	a, b := r.New(q.deals[0], nil), r.New(q.deals[1], nil)
	for at := 0; ; at++ {
		if !alike(r, &a, &b, engine.Nobody) {
			return nil
		}
		if at == len(p.moves[0]) {
			break
		}
		m := p.moves[0][at]
		other, ok := moves.Move(&b, at)
		if !ok || b.Seat != a.Seat {
			return nil
		}
		if other != m {
			q.secret++
		}
		q.moves[1] = append(q.moves[1], other)
		r.Apply(&a, &a, m, nil)
		r.Apply(&b, &b, other, nil)
	}
	q.trades = enginetest.Trades{}
	q.trades.Note(q.moves[0], q.moves[1])
	return &q
}

// whispers returns the seats whose secret moves differ in the second game. With the expansions it is only one seat, so that
// the others remain observers of its drafts.
func (p *paired) whispers(rng *rand.Rand) func(engine.Seat) bool {
	one := engine.Seat(rng.IntN(p.table.Rules.Seats))
	return func(seat engine.Seat) bool { return !p.table.Rules.HasCards(engine.Ritmo) || seat == one }
}

// split divides the seats into observers and insiders.
func (p *paired) split() {
	p.observers, p.insiders = nil, nil
	for seat := range engine.Seat(p.table.Rules.Seats) {
		if p.differs(seat) {
			p.insiders = append(p.insiders, seat)
		} else {
			p.observers = append(p.observers, seat)
		}
	}
}

// differs reports whether a seat learns different things in the two games.
func (p *paired) differs(seat engine.Seat) bool {
	r := p.table.Rules
	a, b := r.New(p.deals[0], nil), r.New(p.deals[1], nil)
	for at := range p.moves[0] {
		if !alike(r, &a, &b, seat) {
			return true
		}
		r.Apply(&a, &a, p.moves[0][at], nil)
		r.Apply(&b, &b, p.moves[1][at], nil)
	}
	return !alike(r, &a, &b, seat)
}

// otherDeal shuffles everything that was never drawn or revealed, and swaps library tiles.
func otherDeal(r *engine.Rules, d *engine.Deal, last *engine.State, rng *rand.Rand) engine.Deal {
	other, start := *d, r.New(*d, nil)
	for level := range other.Decks {
		size := int(start.DeckN[level] + start.RowN[level])
		rest := other.Decks[level][size-int(last.DeckN[level]) : size]
		rng.Shuffle(len(rest), func(a, b int) { rest[a], rest[b] = rest[b], rest[a] })
	}
	n := int(start.Stack.N)
	for range 1 + rng.IntN(4) {
		a, b := rng.IntN(n), rng.IntN(n)
		other.Library[a], other.Library[b] = other.Library[b], other.Library[a]
	}
	return other
}

// alike reports whether a seat, or a spectator, knows the same of two positions.
func alike(r *engine.Rules, a, b *engine.State, seat engine.Seat) bool {
	var x, y engine.State
	r.Mask(&x, a, seat)
	r.Mask(&y, b, seat)
	return x == y
}

// record returns a record from which a table with one of the two deals is created.
func (p *paired) record(which int) string {
	g := &record.Game{Config: p.table.Config, Rules: p.table.Hash, Deal: p.deals[which], Table: p.table}
	return string(record.AppendGame(nil, p.table.Rules, g))
}
