package game

import (
	"slices"
	"sync/atomic"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// interval is the number of moves between two positions that are kept. A position
// takes about a kilobyte and a move is made again in about 50 nanoseconds, so that
// keeping one of 16 makes a game of 400 moves 25 KB instead of 400 KB and any
// position of it less than a microsecond away.
const interval = 16

// Source is who chose a step, when, and in which request. A History keeps it for the caller; Undo goes by Bot and
// Request.
type Source struct {
	Bot     string // who chose the move, "" for a person, who alone can take it back
	At      int64  // when, in whatever unit the caller counts
	Request int64  // steps that were asked for together have the same number
	Comment string // what the record that the step comes from says behind it
}

// Step is a move that stands.
type Step struct {
	Move    engine.Move
	Seat    engine.Seat // who made it
	Turn    uint8       // in which it was made, 0 to 16
	Barrier bool        // somebody has learnt something by it: it cannot be taken back
	Source
}

// History is a game as far as it has come. Only New, From and what goes on from
// them make one.
type History struct {
	table *edition.Table
	deal  *engine.Deal // nil: it began with a position

	// What the record that it comes from says besides.
	tags    []record.Tag
	comment string

	// Both are only ever appended to, and shared between histories: see tail.
	steps       []Step
	checkpoints []engine.State // before the steps 0, 16, 32, ...
	tail        *tail

	undone [][]Step // what was taken back, the last at the end
	now    engine.State
}

// New is a game that begins with a deal, which has to be one of the table's rules.
// // SET-10
func New(t *edition.Table, deal engine.Deal) History {
	return History{table: t, deal: &deal, tail: &tail{}, now: t.Rules.New(deal, nil)}
}

// Begin returns the game at the start of a record, which must have its Table. The tags and comments of the record
// come back in the Record of the game.
func Begin(rec *record.Game) History {
	h := New(rec.Table, rec.Deal)
	h.tags, h.comment = rec.Tags, rec.Comment
	return h
}

// From is a game that begins with a position; it has no record.
func From(t *edition.Table, s engine.State) History {
	return History{table: t, tail: &tail{}, now: s}
}

// Table is what the game is played with.
func (h *History) Table() *edition.Table { return h.table }

// Steps are the moves that stand. They must not be modified.
func (h *History) Steps() []Step { return slices.Clip(h.steps) }

// Len is the number of moves that stand.
func (h *History) Len() int { return len(h.steps) }

// Now is the position. It must not be modified.
func (h *History) Now() *engine.State { return &h.now }

// Over reports whether the game has ended: then nothing is secret any more. // SCO-12
func (h *History) Over() bool { return h.now.Decision == engine.Over }

// At is the position after so many moves, bounded to those that stand. It must not
// be modified.
func (h *History) At(n int) *engine.State {
	if n >= len(h.steps) {
		return &h.now
	}
	n = max(n, 0)
	from := n / interval
	if n%interval == 0 {
		return &h.checkpoints[from]
	}
	s := h.checkpoints[from]
	for i := from * interval; i < n; i++ {
		h.table.Rules.Apply(&s, &s, h.steps[i].Move, nil)
	}
	return &s
}

// Play is the game after a move of a seat; what was taken back cannot be made again
// then. What the move did is appended to out, unless that is nil. Where the move is
// not legal, the reason is told and the game is as it was.
func (h *History) Play(seat engine.Seat, m engine.Move, by Source, out *engine.Effects) (History, engine.Reason) {
	next := *h
	return next, next.play(seat, m, by, out)
}

// play makes a move in a history that nobody else has yet.
func (h *History) play(seat engine.Seat, m engine.Move, by Source, out *engine.Effects) engine.Reason {
	before := h.now
	if why := h.table.Rules.Play(&h.now, &h.now, seat, m, out); !why.Legal() {
		return why
	}
	h.undone = nil
	h.push(Step{
		Move: m, Seat: seat, Turn: before.Turn, Barrier: h.table.Rules.Learnt(&before, &h.now), Source: by,
	}, &before)
	return engine.Reason{}
}

// push notes a step that has been made.
func (h *History) push(s Step, before *engine.State) {
	if !h.tail.claim(len(h.steps)) {
		h.steps, h.checkpoints = slices.Clip(h.steps), slices.Clip(h.checkpoints)
		h.tail = &tail{}
		h.tail.used.Store(int64(len(h.steps)) + 1)
	}
	if len(h.steps)%interval == 0 {
		h.checkpoints = append(h.checkpoints, *before)
	}
	h.steps = append(h.steps, s)
}

// tail counts the steps written to the memory that histories share. The first history
// that continues from a step appends in place; every other one
// finds the room taken and continues in a copy. So no history writes where another
// reads, and a game without branches appends without copying.
type tail struct{ used atomic.Int64 }

// claim takes the place of step n; false if another history has it.
func (t *tail) claim(n int) bool { return t.used.CompareAndSwap(int64(n), int64(n)+1) }
