package arena

import (
	"cmp"
	"context"
	"sync"
)

// ledger collects the games of a match. A deal is added to the results once its last game is finished, and deals are added
// in order. So the results do not depend on the number of workers.
type ledger struct {
	mu      sync.Mutex
	match   *Match
	begun   map[int]*begun // deals by number
	results *results
	log     *log  // nil for none
	closed  error // why no more games are accepted; nil while they are
}

// begun is a deal of which some games may be unfinished.
type begun struct {
	Deal
	bots tallies
	left int // unfinished games
}

// gameNo identifies a game of a match.
type gameNo struct{ deal, lineup, rotation int }

// takeUp returns a ledger that starts with the deals of the log.
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

// put records a finished game; add adds it to the tallies of its deal. It returns an error once no more games are accepted:
// a fault of the log, or context.Canceled if the test has stopped the match.
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

// next returns the number of the next deal to add to the results.
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

// tell writes a finished deal to the log and adds it to the results.
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
