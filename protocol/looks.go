package protocol

import (
	"volgare/engine"
	"volgare/view"
)

// view is what a seat, or a spectator, may know.
func (s *session) view(q *request) (any, *fault) {
	seat := q.seat(s.game.Table().Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	return view.Of(s.game.Table(), s.game.Now(), seat), nil
}

// score is what the position is worth: all of it, or as far as a seat knows.
func (s *session) score(q *request) (any, *fault) {
	g := s.game
	seat := q.seat(g.Table().Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	if seat == engine.Nobody {
		return view.FullScore(g.Table(), g.Now()), nil
	}
	return view.ScoreOf(g.Table(), g.Now(), seat), nil
}
