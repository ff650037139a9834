package game

import "volgare/engine"

// Trial applies the moves of one request in sequence. It is not visible to others until all moves have been made. Then its
// history is adopted, or it is dropped and nothing has changed. Each move is checked once, applied once and its barrier
// computed once.
type Trial struct {
	from   int // number of steps before the request
	seat   engine.Seat
	answer engine.Decision // decision that the last move answered
	next   History
}

// Trial starts a request of a seat.
func (h *History) Trial(seat engine.Seat) *Trial {
	return &Trial{from: h.Len(), seat: seat, next: *h}
}

// Open reports whether another move may follow in the same request: the moves so far belong to a turn that continues, and
// none has revealed anything. If not, the next move must not even be checked, since its refusal would leak the revealed
// information.
func (t *Trial) Open() bool {
	n := t.next.Len()
	if n == t.from {
		return true
	}
	last := &t.next.steps[n-1]
	return !last.Barrier && goesOn(t.seat, t.answer, last.Move, &t.next.now)
}

// goesOn reports whether, after a move of a seat that answered a decision, the next decision belongs to the same turn.
func goesOn(seat engine.Seat, answered engine.Decision, m engine.Move, now *engine.State) bool {
	return now.Seat == seat && answered.OfTurn() && now.Decision.OfTurn() && !m.Kind.EndsTurn()
}

// Play makes a move, or returns why it is illegal.
func (t *Trial) Play(m engine.Move) engine.Reason {
	answer := t.next.now.Decision
	why := t.next.play(t.seat, m, Source{}, nil)
	if why.Legal() {
		t.answer = answer
	}
	return why
}

// PlayOnly makes the only legal move, if all seats can see that there is no other. It returns that move, or false if there is a choice.
func (t *Trial) PlayOnly() (engine.Move, bool) {
	m, only := t.next.table.Rules.OnlyKeep(&t.next.now)
	return m, only && t.Play(m).Legal()
}

// History returns the game after the request, with by as the source of its steps. The trial must not be used afterwards.
func (t *Trial) History(by Source) History {
	for i := t.from; i < len(t.next.steps); i++ {
		t.next.steps[i].Source = by
	}
	return t.next
}
