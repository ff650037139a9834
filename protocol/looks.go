package protocol

import (
	"volgare/engine"
	"volgare/view"
)

// view is what a seat, or a spectator, may know.
func (s *session) view(q *request) (any, *fault) {
	seat := q.seat(s.game.table.Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	return view.Of(s.game.table, s.game.state(), seat), nil
}

// score is what the position is worth: all of it, or as far as a seat knows.
func (s *session) score(q *request) (any, *fault) {
	g := s.game
	seat := q.seat(g.table.Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	if seat == engine.Nobody {
		return view.FullScore(g.table, g.state()), nil
	}
	return view.ScoreOf(g.table, g.state(), seat), nil
}
