package enginetest

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Listed is the invariant that the list of legal moves is in the order of their
// numbers, without duplicates, and empty only when the game is over; and that
// the move of the step was legal.
func Listed(s *Step) error {
	last := -1
	for _, m := range s.Legal {
		id, ok := s.Rules.ID(m)
		if !ok || int(id) <= last {
			return fmt.Errorf("%+v is listed out of order: number %d after %d", m, id, last)
		}
		last = int(id)
	}
	if over := s.After.Decision == engine.Over; over != (len(s.Legal) == 0) {
		return fmt.Errorf("%v: %d legal moves", s.After.Decision, len(s.Legal))
	}
	if s.first() {
		return nil
	}
	if why := s.Rules.CheckBy(s.Before, s.Before.Seat, s.Move); !why.Legal() {
		return fmt.Errorf("%+v was listed and is refused: %+v", s.Move, why)
	}
	return nil
}

// Complete is the invariant that the list is exactly the set of moves of the catalogue that Check accepts, and that every
// refusal has a code and a rule.
func Complete(s *Step) error {
	rest := s.Legal
	reasons := s.reasons()
	for id, m := range s.Rules.Catalogue() {
		why := reasons[id]
		listed := len(rest) > 0 && rest[0] == m
		if listed {
			rest = rest[1:]
		}
		if listed != why.Legal() {
			return fmt.Errorf("%+v listed: %v, check: %+v", m, listed, why)
		}
		if err := s.refusal(m, why); err != nil {
			return err
		}
	}
	return s.strangers()
}

// codes are all codes that a refusal can have.
var codes = engine.Codes()

// refusal counts a refusal and checks that it has a reason.
func (s *Step) refusal(m engine.Move, why engine.Reason) error {
	if why.Legal() {
		return nil
	}
	s.Coverage.refused(why.Code)
	bare := why.Code == engine.NoSuchMove
	if why.Code == engine.Legal || !slices.Contains(codes, why.Code) || bare != (why.Rule == engine.NoRule) {
		return fmt.Errorf("%+v refused without code or rule: %+v", m, why)
	}
	if err := figures(s.After, why); err != nil {
		return fmt.Errorf("%+v: %w", m, err)
	}
	return nil
}

// strangers checks the refusal of other seats and of moves outside the catalogue.
func (s *Step) strangers() error {
	for seat := range s.Rules.Seats {
		m := engine.Move{Kind: engine.End}
		why := s.Rules.CheckBy(s.After, engine.Seat(seat), m)
		if err := s.refusal(m, why); err != nil {
			return err
		}
		other := s.After.Decision != engine.Over && engine.Seat(seat) != s.After.Seat
		if (why.Code == engine.NotYourTurn) != other {
			return fmt.Errorf("%v at the decision of %v: %+v", engine.Seat(seat), s.After.Seat, why)
		}
	}
	for _, m := range []engine.Move{{}, {Kind: 200}, {Kind: engine.MoveTo, A: 250}, {Kind: engine.TakeNobles, A: 1, B: 2}, {Kind: engine.End, C: 1}} {
		why := s.Rules.Check(s.After, m)
		if err := s.refusal(m, why); err != nil {
			return err
		}
		if why.Code != engine.NoSuchMove && why.Code != engine.GameOver {
			return fmt.Errorf("%+v: %+v", m, why)
		}
	}
	return nil
}

// Numbered is the invariant that moves and their numbers map to each other, and that numbers stay below MaxMoves.
func Numbered(s *Step) error {
	if n := len(s.Rules.Catalogue()); n > engine.MaxMoves {
		return fmt.Errorf("%d moves in the catalogue", n)
	}
	for _, m := range s.Legal {
		id, ok := s.Rules.ID(m)
		back, found := s.Rules.MoveByID(id)
		if !ok || !found || back != m {
			return fmt.Errorf("%+v has number %d, which is %+v", m, id, back)
		}
	}
	if m, ok := s.Rules.MoveByID(engine.MoveID(len(s.Rules.Catalogue()))); ok {
		return fmt.Errorf("%+v lies beyond the end of the catalogue", m)
	}
	return nil
}

// CanLand is the invariant that a piece that must land can do so. // MOV-6
func CanLand(s *Step) error {
	a := s.After
	if a.Decision != engine.Turn || a.Done.Has(engine.Embark) || !s.Rules.AtSea(a, a.Seat) {
		return nil
	}
	for _, m := range s.Legal {
		if m.Kind == engine.End || m.Kind == engine.EndSummon {
			return fmt.Errorf("%v may end the turn at sea", a.Seat)
		}
	}
	if !slices.ContainsFunc(s.Legal, func(m engine.Move) bool { return m.Kind == engine.MoveTo }) {
		return fmt.Errorf("%v cannot land", a.Seat)
	}
	return nil
}
