package arena

import (
	"cmp"
	"context"
	"sync"
)

// ledger is where the players of a match put down their games. A deal is told when
// its last game is there, and all deals in their order: whatever reads them sees
// the same with any number of workers.
type ledger struct {
	mu      sync.Mutex
	match   *Match
	begun   map[int]*begun // deals by number
	results *results
	log     *log  // nil for none
	closed  error // why nothing more is put down, nil while it is
}

// begun is a deal of which some games are finished.
type begun struct {
	Deal
	bots tallies
	left int // games
}

// gameNo says which game of a match.
type gameNo struct{ deal, lineup, rotation int }

// takeUp is the ledger with the deals that the log has.
func (m *Match) takeUp() (*ledger, error) {
	l := &ledger{match: m, begun: map[int]*begun{}, results: newResults(m)}
	if m.Log == nil {
		return l, nil
	}
	log, deals, err := openLog(m)
	if err != nil {
		return nil, err
	}
	for _, d := range deals {
		l.results.add(d)
	}
	l.log = log
	return l, l.log.end(l.results.stop)
}

// put puts down a finished game; add adds it to the tallies of its deal. It tells why
// nothing more is put down: a fault of the log, or, as the end of a context, that the test
// has stopped the match.
func (l *ledger) put(g gameNo, game Game, add func(tallies)) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed != nil {
		return l.closed
	}
	d := l.deal(g.deal)
	d.Games[g.lineup][g.rotation] = game
	add(d.bots)
	d.left--
	for next := l.begun[l.next()]; next != nil && next.left == 0 && l.closed == nil; next = l.begun[l.next()] {
		l.closed = l.tell(next)
	}
	return l.closed
}

// next is the number of the deal that is told next.
func (l *ledger) next() int { return l.results.deals + 1 }

func (l *ledger) deal(number int) *begun {
	if l.begun[number] == nil {
		seats := l.match.Table.Rules.Seats
		d := &begun{Deal: Deal{Deal: number}, bots: tallies{}, left: l.match.gamesOfDeal()}
		for range l.match.Lineups {
			d.Games = append(d.Games, make([]Game, seats))
		}
		l.begun[number] = d
	}
	return l.begun[number]
}

// tell adds a finished deal to the log and to the results.
func (l *ledger) tell(d *begun) error {
	delete(l.begun, d.Deal.Deal)
	d.Bots = map[string]*Frequencies{}
	for name, tally := range d.bots {
		d.Bots[name] = tally.frequencies(l.match.Table.Rules)
	}
	if err := l.log.write(&d.Deal); err != nil {
		return err
	}
	l.results.add(&d.Deal)
	if l.results.stop == nil {
		return nil
	}
	return cmp.Or(l.log.end(l.results.stop), context.Canceled)
}
