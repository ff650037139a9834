package server

import (
	"volgare/engine"
	"volgare/table"
	"volgare/view"
)

// checkBody asks about moves.
type checkBody struct {
	Seat  string   `json:"seat"`
	Moves []string `json:"moves"`
}

func (b *checkBody) check() *Problem {
	if p := needSeat(b.Seat); p != nil {
		return p
	}
	if b.Moves == nil {
		return badField("moves", "a list of moves is wanted")
	}
	return badMoves(b.Moves)
}

// verdict says whether a move can be made.
type verdict struct {
	Move   string       `json:"move"`
	Legal  bool         `json:"legal"`
	Reason *view.Reason `json:"reason,omitempty"`
}

// trial reads a body that asks about moves of a seat that is held.
func (c *call) trial() (snap *table.Snapshot, seat engine.Seat, moves []string, err error) {
	var b checkBody
	if err := c.decode(&b); err != nil {
		return nil, engine.Nobody, nil, err
	}
	snap, who, err := c.look()
	if err != nil {
		return nil, engine.Nobody, nil, err
	}
	if seat, err = holds(snap, who, b.Seat); err != nil {
		return nil, engine.Nobody, nil, err
	}
	if dealt(snap) == nil {
		return nil, engine.Nobody, nil, problem("seating", "")
	}
	return snap, seat, b.Moves, nil
}

func (s *Server) checkMoves(c *call) (*reply, error) {
	snap, seat, moves, err := c.trial()
	if err != nil {
		return nil, err
	}
	all, err := snap.Check(seat, moves)
	if err != nil {
		return nil, err
	}
	verdicts := []verdict{}
	for i := range all {
		v := &all[i]
		if v.Fault != nil {
			p := problem("bad-move", v.Fault.Error())
			p.Move = v.Move
			return nil, p
		}
		made := verdict{Move: v.Move, Legal: v.Legal}
		if !v.Reason.Legal() {
			why := view.ReasonOf(snap.Table.Rules, v.Reason)
			made.Reason = &why
		}
		verdicts = append(verdicts, made)
	}
	return ok(verdicts)
}

func (s *Server) try(c *call) (*reply, error) {
	snap, seat, moves, err := c.trial()
	if err != nil {
		return nil, err
	}
	v, err := snap.Try(seat, moves)
	if err != nil {
		return nil, err
	}
	return ok(v)
}
