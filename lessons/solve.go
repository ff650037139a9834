package lessons

import (
	"hash/maphash"
	"sync"
	"sync/atomic"

	"volgare/engine"
)

// key identifies a position by two hashes of 64 bits.
type key [2]uint64

var seeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

func keyOf(s *engine.State) key {
	return key{maphash.Comparable(seeds[0], *s), maphash.Comparable(seeds[1], *s)}
}

// Proof describes a puzzle completely. It is found by playing every move of the turn in every order.
type Proof struct {
	Positions int `yaml:"positions"` // number of positions that the turn can reach before it ends
	Ends      int `yaml:"ends"`      // number of different positions in which the goal is first reached
	Moves     int `yaml:"moves"`     // fewest moves that reach it
	Spare     int `yaml:"spare"`     // most action points left when it is reached within the turn
}

// solver caches from which positions the goal of a puzzle can be reached.
type solver struct {
	once  sync.Once
	done  atomic.Bool
	ways  map[key]int   // fewest moves to the goal, for positions that can reach it
	left  map[key]parts // parts of the goal that can be reached, each alone, for positions that cannot reach all
	proof Proof
}

// Searched reports whether the search of the lesson is complete or not needed. Otherwise the first call of Verdict waits for
// it, up to a second.
func (l *Lesson) Searched() bool { return l.Kind == Tutorial || l.solver.done.Load() }

// hopeless is the number of moves to a goal that cannot be reached.
const hopeless = -1

// found is the result of searching a position.
type found struct {
	moves int   // fewest moves to the goal, or hopeless
	parts parts // parts that can be reached, each alone
}

// or combines the results of two moves of a position.
func (f found) or(other found) found {
	if f.moves == hopeless || other.moves != hopeless && other.moves < f.moves {
		f.moves = other.moves
	}
	f.parts |= other.parts
	return f
}

// search is a search in progress.
type search struct {
	*Lesson

	known map[key]found
	won   map[key]bool
	spare int
}

func (l *Lesson) search() *search {
	return &search{Lesson: l, known: map[key]found{}, won: map[key]bool{}}
}

// solve searches the whole turn, once.
func (l *Lesson) solve() *solver {
	l.solver.once.Do(func() {
		s := l.search()
		best := s.from(l.start.Now())
		l.solver.ways, l.solver.left = map[key]int{}, map[key]parts{}
		for k, f := range s.known {
			if f.moves != hopeless {
				l.solver.ways[k] = f.moves
			}
			if f.parts != l.goal.whole() && len(l.goal) > 1 {
				l.solver.left[k] = f.parts
			}
		}
		l.solver.proof = Proof{Positions: len(s.known), Ends: len(s.won), Moves: best.moves, Spare: s.spare}
		l.solver.done.Store(true)
	})
	return &l.solver
}

// from returns the result for a position in which the puzzle continues.
func (s *search) from(at *engine.State) found {
	k := keyOf(at)
	if f, ok := s.known[k]; ok {
		return f
	}
	best := s.here(at)
	if best.moves == 0 {
		s.won[k] = true
		s.spare = max(s.spare, int(at.Points))
	} else {
		for _, m := range s.Table.Rules.AppendLegal(nil, at) {
			best = best.or(s.after(at, m))
		}
	}
	s.known[k] = best
	return best
}

// here returns the result for a position without further moves.
func (l *Lesson) here(at *engine.State) found {
	f := found{moves: hopeless, parts: l.met(at)}
	if f.parts == l.goal.whole() {
		f.moves = 0
	}
	return f
}

// after returns the result for a move.
func (s *search) after(at *engine.State, m engine.Move) found {
	var next engine.State
	s.Table.Rules.Apply(&next, at, m, nil)
	f := found{moves: hopeless}
	switch {
	case s.Lesson.ends(m, &next):
		if f = s.here(&next); f.moves == 0 {
			s.won[keyOf(&next)] = true
		}
	case !s.shows(at, m, &next):
		f = s.from(&next)
	}
	if f.moves != hopeless {
		f.moves++
	}
	return f
}

// State is the state of a puzzle.
type State string

// The states.
const (
	Open   State = "open"   // the goal can still be reached
	Lost   State = "lost"   // the goal cannot be reached any more
	Solved State = "solved" // the goal has been reached
)

// Verdict is the evaluation of the moves so far.
type Verdict struct {
	State State
	Since int // number of the answer, from 1, after which the goal could no longer be reached; 0 for none
	Least int // fewest moves that still reach the goal
}

// Verdict evaluates a run of a puzzle.
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

// within returns the parts of the goal that can still be reached, each alone.
func (r *Run) within() parts {
	now := r.History.Now()
	switch {
	case r.ended:
		return r.met(now)
	case r.Verdict().State != Lost:
		return r.goal.whole()
	case len(r.goal) == 1:
		return 0
	}
	if left, ok := r.solve().left[keyOf(now)]; ok {
		return left
	}
	return r.goal.whole()
}
