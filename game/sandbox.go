package game

import "volgare/engine"

// Sandbox is a position in which a seat tries out moves as if it were the seat's turn. It is built only from what the seat
// observes. Unknowns are filled in arbitrarily but deterministically, so that moves can be made.
type Sandbox struct {
	rules *engine.Rules
	seat  engine.Seat
	state engine.State
}

// Sandbox returns a sandbox for a seat: the present position if the seat decides, otherwise a turn of its own with all
// action points. It returns false before the first turn and after the last, unless the seat decides.
func (h *History) Sandbox(seat engine.Seat) (*Sandbox, bool) {
	b := &Sandbox{rules: h.table.Rules, seat: seat}
	s := &b.state
	b.rules.Observe(s, &h.now, seat)
	if s.Seat != seat {
		if s.Turn == 0 || s.TurnsOver() {
			return nil, false
		}
		s.FreshTurn(seat)
	}
	b.rules.Determinize(s, s, engine.Stream("volgare", "try"))
	return b, true
}

// State returns the position. The unknowns in it are made up, so callers must only show what the seat observes of it.
func (b *Sandbox) State() *engine.State { return &b.state }

// Play makes a move, or returns why it is illegal. If the seat cannot know the outcome, because the move reveals something,
// ends the turn or belongs to no turn, shows is true and the sandbox must not be used any more. Otherwise the effects of a move
// in a turn are appended to out, unless it is nil.
func (b *Sandbox) Play(m engine.Move, out *engine.Effects) (why engine.Reason, shows bool) {
	if why := b.rules.CheckBy(&b.state, b.seat, m); !why.Legal() {
		return why, false
	}
	before := b.state
	answered := before.Decision
	switch _, choice := answered.Choice(); {
	case choice:
		b.choose(m)
		return why, false
	case !answered.OfTurn() || m.Kind.EndsTurn():
		return why, true
	default:
		b.rules.Apply(&b.state, &before, m, out)
		return why, !goesOn(b.seat, answered, m, &b.state) || b.rules.Learnt(&before, &b.state)
	}
}

// choose records a scoring choice and leaves the game at that point: the next decisions belong to others, or the game ends,
// which would reveal secrets. // EXP-R8 EXP-P8 RUL-8
func (b *Sandbox) choose(m engine.Move) {
	decision, seat := b.state.Decision, b.state.Seat
	b.rules.Apply(&b.state, &b.state, m, nil)
	b.state.Decision, b.state.Seat = decision, seat
}
