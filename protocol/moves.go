package protocol

import (
	"volgare/engine"
	"volgare/record"
	"volgare/view"
)

// legalResult lists the moves of the deciding seat.
type legalResult struct {
	status

	Legal   []view.Legal   `json:"legal"`
	Refused []view.Refused `json:"refused"`
}

// legal lists the legal moves of the deciding seat, and the reasons why others are not legal.
func (s *session) legal() (any, *fault) {
	g := s.game
	v := view.Of(g.Table(), g.Now(), g.Now().Seat)
	return legalResult{statusOf(g.Now()), v.Legal, v.Refused}, nil
}

// checkResult says whether a move is legal.
type checkResult struct {
	Legal   bool         `json:"legal"`
	Rule    *string      `json:"rule,omitempty"`
	Message string       `json:"message,omitempty"`
	Reason  *view.Reason `json:"reason,omitempty"`
}

// check reports whether a move would be legal, and if not, why.
func (s *session) check(q *request) (any, *fault) {
	g := s.game
	text, seat := q.needText("move"), q.seat(g.Table().Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	m, f := s.parse(text)
	if f != nil {
		return nil, f
	}
	why := g.Table().Rules.CheckBy(g.Now(), mover(g, seat), m)
	if why.Legal() {
		return checkResult{Legal: true}, nil
	}
	reason := view.ReasonOf(g.Table().Rules, why)
	return checkResult{Rule: reason.Rule, Message: s.explain(why), Reason: &reason}, nil
}

// explain returns a reason with the title of its rule.
func (s *session) explain(why engine.Reason) string {
	text := record.ReasonString(s.game.Table().Rules, why)
	if r, ok := s.book.Rule(why.Rule.String()); ok {
		text += ": " + r.Title
	}
	return text
}

// parse parses a move.
func (s *session) parse(text string) (engine.Move, *fault) {
	m, err := record.ParseMove(s.game.Table().Rules, text)
	if err != nil {
		return m, badMove(err)
	}
	return m, nil
}

// badMove returns the fault for a text that is not a move. It names the rule if only the numbers of the move are wrong.
func badMove(err error) *fault {
	f := faultf(BadMove, "%v", err)
	if rule := record.RuleOf(err); rule != "" {
		f.Rule = &rule
	}
	return f
}

// undo undoes moves, even if that is unfair: the client knows the whole game anyway.
func (s *session) undo(q *request) (any, *fault) {
	n := q.number("moves", 1)
	if n < 1 {
		q.badf("field moves has to be 1 or more")
	}
	if f := q.end(); f != nil {
		return nil, f
	}
	made := s.game.Len()
	if n > made {
		return nil, faultf(NothingToUndo, "%d moves have been made", made)
	}
	back := s.game.Rewind(made - n)
	s.game = &back
	return statusOf(back.Now()), nil
}
