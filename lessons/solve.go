package lessons

import (
	"hash/maphash"
	"sync"
	"sync/atomic"

	"volgare/engine"
)

// key stands for a position: two hashes of 64 bits.
type key [2]uint64

var seeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

func keyOf(s *engine.State) key {
	return key{maphash.Comparable(seeds[0], *s), maphash.Comparable(seeds[1], *s)}
}

// Proof is what there is to know of a puzzle: found by making every move of the turn in every
// order.
type Proof struct {
	Positions int `yaml:"positions"` // that the turn can lead to before it ends
	Ends      int `yaml:"ends"`      // different positions in which the goal is first reached
	Moves     int `yaml:"moves"`     // fewest that reach it
	Spare     int `yaml:"spare"`     // most action points left where it is reached within the turn
}

// solver knows from which positions the goal of a puzzle can be reached.
type solver struct {
	once  sync.Once
	done  atomic.Bool
	ways  map[key]int // fewest moves to the goal; only of positions from which it can be reached
	proof Proof
}

// Searched reports whether nothing of the lesson is still to be searched: the first who asks
// for a verdict waits, for up to a second.
func (l *Lesson) Searched() bool { return l.Kind == Tutorial || l.solver.done.Load() }

// hopeless is the number of moves to a goal that cannot be reached.
const hopeless = -1

// search is a search on its way.
type search struct {
	*Lesson

	known map[key]int
	won   map[key]bool
	spare int
}

// solve searches the whole turn, once.
func (l *Lesson) solve() *solver {
	l.solver.once.Do(func() {
		s := search{Lesson: l, known: map[key]int{}, won: map[key]bool{}}
		moves := s.from(l.start.Now())
		ways := map[key]int{}
		for k, n := range s.known {
			if n != hopeless {
				ways[k] = n
			}
		}
		l.solver.ways = ways
		l.solver.proof = Proof{Positions: len(s.known), Ends: len(s.won), Moves: moves, Spare: s.spare}
		l.solver.done.Store(true)
	})
	return &l.solver
}

// Proof is what the search of a puzzle has found.
func (l *Lesson) Proof() Proof { return l.solve().proof }

// from is the fewest moves from a position, in which the puzzle goes on, to the goal.
func (s *search) from(at *engine.State) int {
	k := keyOf(at)
	if n, ok := s.known[k]; ok {
		return n
	}
	best := hopeless
	if s.reached(at) {
		s.won[k] = true
		s.spare = max(s.spare, int(at.Points))
		best = 0
	} else {
		for _, m := range s.Table.Rules.AppendLegal(nil, at) {
			if n := s.after(at, m); n != hopeless && (best == hopeless || n < best) {
				best = n
			}
		}
	}
	s.known[k] = best
	return best
}

// after is one more than the fewest moves after a move.
func (s *search) after(at *engine.State, m engine.Move) int {
	var next engine.State
	s.Table.Rules.Apply(&next, at, m, nil)
	n := hopeless
	switch {
	case s.Lesson.ends(m, &next):
		if s.reached(&next) {
			s.won[keyOf(&next)] = true
			n = 0
		}
	case !s.shows(at, m, &next):
		n = s.from(&next)
	}
	if n == hopeless {
		return n
	}
	return n + 1
}

// State is how far a puzzle has come.
type State string

// The states.
const (
	Open   State = "open"   // the goal can still be reached
	Lost   State = "lost"   // it cannot
	Solved State = "solved" // it has been
)

// Verdict is what a puzzle says of what has been done.
type Verdict struct {
	State State
	Since int // the answer, from 1, after which the goal could not be reached any more; 0 for none
	Least int // fewest moves that still reach the goal
}

// Verdict judges a run of a puzzle.
func (r *Run) Verdict() Verdict {
	if r.reached(r.History.Now()) {
		return Verdict{State: Solved}
	}
	known := r.solve().ways
	for i, n := range r.Own {
		if _, ok := known[keyOf(r.History.At(n))]; !ok {
			return Verdict{State: Lost, Since: i + 1}
		}
	}
	if r.ended {
		return Verdict{State: Lost, Since: len(r.Own)}
	}
	return Verdict{State: Open, Least: known[keyOf(r.History.Now())]}
}
