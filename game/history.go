package game

import (
	"slices"
	"sync/atomic"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// interval is the number of moves between two stored positions. A position takes about a kilobyte, and replaying a move
// about 50 nanoseconds. Storing one position in 16 reduces a game of 400 moves from 400 KB to 25 KB, and any position is
// less than a microsecond away.
const interval = 16

// Source records who chose a step, when, and in which request. History stores it for the caller; only Bot and Request have
// an effect, in Undo.
type Source struct {
	Bot     string // bot that chose the move, "" for a person; only a person can undo it
	At      int64  // time, in a unit chosen by the caller
	Request int64  // request number, the same for all steps of a request
	Comment string // comment after the step in the record that it comes from
}

// Step is a move of the game that has not been undone.
type Step struct {
	Move    engine.Move
	Seat    engine.Seat // seat that made it
	Turn    uint8       // turn in which it was made, 0 to 16
	Barrier bool        // a seat or spectator learnt something by it, so it cannot be undone
	Source
}

// History is a game up to its present position. Only New, Begin and From create one, and playing on continues it.
type History struct {
	table *edition.Table
	deal  *engine.Deal // nil if the game began with a position

	// Other content of the record that the game comes from.
	tags    []record.Tag
	comment string

	// Both are only ever appended to, and are shared between histories: see tail.
	steps       []Step
	checkpoints []engine.State // before the steps 0, 16, 32, ...
	tail        *tail

	undone [][]Step // undone requests, the last one at the end
	now    engine.State
}

// New returns a game that begins with a deal, which must be valid for the table's rules. // SET-10
func New(t *edition.Table, deal engine.Deal) History {
	return History{table: t, deal: &deal, tail: &tail{}, now: t.Rules.New(deal, nil)}
}

// Begin returns the game at the start of a record, which must have its Table. Record returns the tags and comments again.
func Begin(rec *record.Game) History {
	h := New(rec.Table, rec.Deal)
	h.tags, h.comment = rec.Tags, rec.Comment
	return h
}

// From returns a game that begins with a position. It has no record.
func From(t *edition.Table, s engine.State) History {
	return History{table: t, tail: &tail{}, now: s}
}

// Table returns the table of the game.
func (h *History) Table() *edition.Table { return h.table }

// Steps returns the moves played, without undone ones. They must not be modified.
func (h *History) Steps() []Step { return slices.Clip(h.steps) }

// Len returns the number of moves played, without undone ones.
func (h *History) Len() int { return len(h.steps) }

// Now returns the present position. It must not be modified.
func (h *History) Now() *engine.State { return &h.now }

// Over reports whether the game has ended. Then nothing is secret any more. // SCO-12
func (h *History) Over() bool { return h.now.Decision == engine.Over }

// At returns the position after n moves, or the present position if there are fewer. It must not be modified.
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

// Play returns the game after a move of a seat. It discards undone moves. The effects of the move are appended to out,
// unless it is nil. If the move is illegal, Play returns the reason and the unchanged game.
func (h *History) Play(seat engine.Seat, m engine.Move, by Source, out *engine.Effects) (History, engine.Reason) {
	next := *h
	return next, next.play(seat, m, by, out)
}

// play applies a move to a history that is not shared yet.
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

// push appends a step that has been applied.
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

// tail counts the steps written to the memory that histories share. The first history that continues from a step appends in
// place. Any other one finds the place taken and continues in a copy. So no history writes where another reads, and a game
// without branches appends without copying.
type tail struct{ used atomic.Int64 }

// claim reserves the place of step n; false if another history has it.
func (t *tail) claim(n int) bool { return t.used.CompareAndSwap(int64(n), int64(n)+1) }
