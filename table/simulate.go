package table

import (
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/view"
)

// Verdict says whether a move can be made.
type Verdict struct {
	Move   string
	Legal  bool
	Reason engine.Reason // why not
	Fault  error         // a *record.ParseError: it is no move
}

// canSimulate refuses moves of a seat that cannot be checked or simulated at all.
func (s *Snapshot) canSimulate(seat engine.Seat, moves []string) error {
	switch {
	case s.among(seat) == engine.Nobody:
		return Refuse(NoSeat)
	case len(moves) > MaxMoves:
		return Refuse(TooMany)
	}
	return s.playing()
}

// Check says of each move by itself whether the seat can make it now, from what
// the seat may know. The error is a *Refusal.
func (s *Snapshot) Check(seat engine.Seat, moves []string) ([]Verdict, error) {
	if err := s.canSimulate(seat, moves); err != nil {
		return nil, err
	}
	var known engine.State
	s.Table.Rules.Observe(&known, s.history.Now(), seat)
	all := make([]Verdict, len(moves))
	for i, text := range moves {
		m, err := record.ParseMove(s.Table.Rules, text)
		all[i] = Verdict{Move: text, Fault: err}
		if err == nil {
			all[i].Reason = s.Table.Rules.CheckBy(&known, seat, m)
			all[i].Legal = all[i].Reason.Legal()
		}
	}
	return all, nil
}

// Simulate returns the position after moves of a seat, worked out from what the seat knows: from the present position
// if the seat decides, else from a supposed turn of the seat with all action points. The error is a *Refusal.
//
// A move that would reveal something or end the turn is refused with Reveals, and so is every move of a decision
// outside a turn, whose outcome depends on others. The result of a choice at the end is only the score.
func (s *Snapshot) Simulate(seat engine.Seat, moves []string) (view.View, error) {
	if err := s.canSimulate(seat, moves); err != nil {
		return view.View{}, err
	}
	b, ok := s.history.Sandbox(seat)
	if !ok {
		return view.View{}, Refuse(NotYourTurn)
	}
	for i, text := range moves {
		if err := suppose(s.Table.Rules, b, text); err != nil {
			err.Index, err.Move = i, text
			return view.View{}, err
		}
	}
	return view.Of(s.Table, b.State(), seat), nil
}

// suppose makes a move, unless the seat cannot know its result.
func suppose(rules *engine.Rules, b *game.Sandbox, text string) *Refusal {
	m, err := record.ParseMove(rules, text)
	if err != nil {
		return refused(game.Refusal{Code: BadMove, Err: err})
	}
	switch why, shows := b.Play(m, nil); {
	case !why.Legal():
		return illegal(rules, why)
	case shows:
		return refused(game.Refusal{Code: Reveals})
	}
	return nil
}
