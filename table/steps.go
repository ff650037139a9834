package table

import (
	"slices"

	"volgare/engine"
)

// every is the number of moves between two positions that are kept. A position
// takes 1016 bytes and a move is made again in about a microsecond, so that
// keeping one of 16 makes a table of 400 moves 25 KB instead of 400 KB and any
// position of it 10 microseconds away.
const every = 16

// step is a move that stands.
type step struct {
	move  engine.Move
	seat  engine.Seat
	turn  uint8
	wall  bool   // somebody has learnt something by it: it cannot be taken back
	bot   string // who chose it, "" for a person
	at    int64  // Unix milliseconds
	entry int64  // Seq of the entry that made it
}

// tableBot is the name of who chose a move where there was no choice.
const tableBot = "table"

// line is the game of a table: the moves that stand and the position. Its slices
// are only ever appended to and shared between snapshots; what shortens them cuts
// their capacity, so that the next move does not write where another snapshot reads.
type line struct {
	rules *engine.Rules
	steps []step
	marks []engine.State // before the steps 0, 16, 32, ...
	now   engine.State
	redo  [][]step // what was taken back, the last at the end
}

// make makes a move of a seat, or tells why not.
func (l *line) make(m engine.Move, by engine.Seat, s step) engine.Reason {
	before := l.now
	if why := l.rules.Play(&l.now, &before, by, m, nil); !why.Legal() {
		l.now = before
		return why
	}
	if len(l.steps)%every == 0 {
		l.marks = append(l.marks, before)
	}
	s.move, s.seat, s.turn, s.wall = m, by, before.Turn, barrier(l.rules, &before, &l.now)
	l.steps = append(l.steps, s)
	return engine.Reason{}
}

// barrier reports whether a move cannot be taken back: somebody knows more than
// before. Who stands for election shows what votes there are behind the screens.
// SET-1 ELE-1
func barrier(r *engine.Rules, before, after *engine.State) bool {
	return elects(after) && !elects(before) || r.Learnt(before, after)
}

// elects reports whether the election has come, or the end.
func elects(s *engine.State) bool {
	switch s.Decision {
	case engine.Election, engine.RitmoChoice, engine.PlacitiChoice, engine.Over:
		return true
	case engine.Payment:
		return s.Office != engine.NoOffice
	}
	return false
}

// at is the position after so many moves.
func (l *line) at(n int) *engine.State {
	if n >= len(l.steps) {
		return &l.now
	}
	n = max(n, 0)
	from := n / every
	if n%every == 0 {
		return &l.marks[from]
	}
	s := l.marks[from]
	for i := from * every; i < n; i++ {
		l.rules.Apply(&s, &s, l.steps[i].move, nil)
	}
	return &s
}

// cut takes back all moves but the first n.
func (l *line) cut(n int) {
	l.redo = append(slices.Clip(l.redo), slices.Clone(l.steps[n:]))
	l.now = *l.at(n)
	marks := (n + every - 1) / every
	l.steps, l.marks = l.steps[:n:n], l.marks[:marks:marks]
}

// restore makes the moves again that were taken back last.
func (l *line) restore() engine.Reason {
	last := len(l.redo) - 1
	again := l.redo[last]
	l.redo = l.redo[:last:last]
	for _, s := range again {
		if why := l.make(s.move, s.seat, s); !why.Legal() {
			return why
		}
	}
	return engine.Reason{}
}
