package protocol

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/view"
)

// playResult holds the effects of moves, and the next decision.
type playResult struct {
	status

	Moves []Played `json:"moves"`
}

// Played is one move with its effects, as visible to a viewer.
type Played struct {
	Seat     string         `json:"seat"`
	Move     string         `json:"move"` // in canonical notation, with ? for secret parts
	Kind     *string        `json:"kind"` // null if even the kind is secret
	Operands []view.Operand `json:"operands"`
	Effects  []view.Effect  `json:"effects"`
}

// playRequest holds the fields of play.
type playRequest struct {
	moves []string
	seat  engine.Seat // Nobody stands for the deciding seat
	as    string      // viewer of the effects: a colour, spectator, or "" for the mover
}

// play makes one or several moves, either all or none.
func (s *session) play(q *request) (any, *fault) {
	p := s.readPlay(q)
	if f := q.end(); f != nil {
		return nil, f
	}
	if !s.game.Table().Rules.Whole(s.game.Now()) {
		return nil, faultf(Masked, "the position does not show everything: nothing can be played in it")
	}
	return s.playAll(p)
}

// playAll makes all moves. After a fault, none of them counts.
func (s *session) playAll(p playRequest) (result playResult, f *fault) {
	h := s.game
	for _, text := range p.moves {
		next, done, f := s.step(h, p, text)
		if f != nil {
			f.Move = text
			return playResult{}, f
		}
		h = next
		result.Moves = append(result.Moves, done)
	}
	result.status, s.game = statusOf(h.Now()), h
	return result, nil
}

func (s *session) readPlay(q *request) playRequest {
	seats := s.game.Table().Rules.Seats
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

// spectator is a viewer without a seat.
const spectator = "spectator"

// step makes one move.
func (s *session) step(h *game.History, p playRequest, text string) (*game.History, Played, *fault) {
	m, f := s.parse(text)
	if f != nil {
		return nil, Played{}, f
	}
	seat := mover(h, p.seat)
	var out engine.Effects
	next, why := h.Play(seat, m, game.Source{}, &out)
	if !why.Legal() {
		reason := view.ReasonOf(h.Table().Rules, why)
		return nil, Played{}, &fault{Code: Illegal, Rule: reason.Rule, Message: s.explain(why), Reason: &reason}
	}
	looks := seat
	if p.as != "" {
		looks = engine.Nobody
		if colour, ok := engine.ParseSeat(p.as); ok {
			looks = colour
		}
	}
	return &next, PlayedOf(h.Table(), seat, next.MoveAs(h.Len(), looks), out.List, looks), nil
}

// PlayedOf returns a seat's move with its effects as another viewer sees it.
func PlayedOf(t *edition.Table, by engine.Seat, m view.Move, effects []engine.Effect, looks engine.Seat) Played {
	done := Played{Seat: by.String(), Move: m.Notation, Operands: m.Operands, Effects: view.Effects(t, effects, looks)}
	if m.Kind != "" {
		done.Kind = &m.Kind
	}
	return done
}
