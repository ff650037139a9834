package protocol

import (
	"volgare/engine"
	"volgare/view"
)

// playResult is what moves did, and what is to be decided then.
type playResult struct {
	status

	Moves []played `json:"moves"`
}

// played is one move with what it did.
type played struct {
	Seat    string        `json:"seat"`
	Move    string        `json:"move"` // in canonical notation; a secret tile is ?
	Effects []view.Effect `json:"effects"`
}

// playRequest are the fields of play.
type playRequest struct {
	moves []string
	seat  engine.Seat // Nobody: who decides
	as    string      // whose effects: a colour, spectator, or "" for who moves
}

// play makes one move or several, all of them or none.
func (s *session) play(q *request) (any, *fault) {
	p := s.readPlay(q)
	if f := q.end(); f != nil {
		return nil, f
	}
	if s.game.masked() {
		return nil, faultf(Masked, "the position does not show everything: nothing can be played in it")
	}
	return s.playAll(p)
}

// playAll makes all moves; after a fault none of them.
func (s *session) playAll(p playRequest) (result playResult, f *fault) {
	g, before, whole := s.game, len(s.game.moves), false
	defer func() {
		if !whole {
			g.takeBack(len(g.moves) - before)
		}
	}()
	for _, text := range p.moves {
		done, f := s.step(g, p, text)
		if f != nil {
			f.Move = text
			return playResult{}, f
		}
		result.Moves = append(result.Moves, done)
	}
	result.status, whole = g.status(), true
	return result, nil
}

func (s *session) readPlay(q *request) playRequest {
	seats := s.game.table.Rules.Seats
	p := playRequest{seat: q.seat(seats)}
	one := ""
	hasOne := q.read("move", "a string", &one)
	hasMany := q.read("moves", "a list of strings", &p.moves)
	switch {
	case hasOne == hasMany:
		q.badf("one of the fields move and moves is needed")
	case hasOne:
		p.moves = []string{one}
	case len(p.moves) == 0:
		q.badf("field moves is empty")
	}
	p.as = q.text("as")
	if seat, ok := engine.ParseSeat(p.as); p.as != "" && p.as != spectator && (!ok || int(seat) >= seats) {
		q.badf("field as has to be the colour of a seat at the table, or %s", spectator)
	}
	return p
}

// spectator is who looks without a seat.
const spectator = "spectator"

// step makes one move.
func (s *session) step(g *game, p playRequest, text string) (played, *fault) {
	m, f := g.parse(text)
	if f != nil {
		return played{}, f
	}
	seat, to := g.mover(p.seat), view.Receiver(g.state())
	var out engine.Effects
	if why := g.play(seat, m, &out); !why.Legal() {
		reason := view.ReasonOf(g.table.Rules, why)
		return played{}, &fault{Code: Illegal, Rule: reason.Rule, Message: s.explain(why), Reason: &reason}
	}
	looks := seat
	if p.as != "" {
		looks = engine.Nobody
		if colour, ok := engine.ParseSeat(p.as); ok {
			looks = colour
		}
	}
	return played{
		seat.String(), view.MoveText(g.table, m, seat, to, looks), view.Effects(g.table, out.List, looks),
	}, nil
}
