package game

import "volgare/engine"

// Trial makes the moves of one request, one after the other. Nobody sees it until
// all of them have been made: then its history is adopted, or it is dropped and
// nothing has happened. Each move is checked once, applied once and its barrier
// computed once.
type Trial struct {
	from   int // steps before the request
	seat   engine.Seat
	answer engine.Decision // what the last move answered
	next   History
}

// Trial begins a request of a seat.
func (h *History) Trial(seat engine.Seat) *Trial {
	return &Trial{from: h.Len(), seat: seat, next: *h}
}

// Open reports whether another move may follow in the same request: if the moves so far belong to a turn that goes
// on, and none has shown anything. If not, the next move must not even be checked: its refusal would tell what was
// shown.
func (t *Trial) Open() bool {
	n := t.next.Len()
	if n == t.from {
		return true
	}
	last := &t.next.steps[n-1]
	return !last.Barrier && goesOn(t.seat, t.answer, last.Move, &t.next.now)
}

// goesOn reports whether, after a move of a seat that answered a decision, what is to
// be decided next belongs to the same turn.
func goesOn(seat engine.Seat, answered engine.Decision, m engine.Move, now *engine.State) bool {
	return now.Seat == seat && answered.OfTurn() && now.Decision.OfTurn() && !m.Kind.EndsTurn()
}

// Play makes a move, or tells why it is not legal.
func (t *Trial) Play(m engine.Move) engine.Reason {
	answer := t.next.now.Decision
	why := t.next.play(t.seat, m, Source{}, nil)
	if why.Legal() {
		t.answer = answer
	}
	return why
}

// PlayOnly makes the move of the present decision if all seats can see that no other is legal. It returns that move,
// or false if there is a choice.
func (t *Trial) PlayOnly() (engine.Move, bool) {
	m, only := t.next.table.Rules.OnlyKeep(&t.next.now)
	return m, only && t.Play(m).Legal()
}

// History is the game after the request, whose steps are said to come from by. The
// trial ends with it.
func (t *Trial) History(by Source) History {
	for i := t.from; i < len(t.next.steps); i++ {
		t.next.steps[i].Source = by
	}
	return t.next
}
