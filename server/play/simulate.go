package play

import (
	"volgare/engine"
	"volgare/server/api"
	"volgare/table"
	"volgare/view"
)

// checkBody is the body of a request to check or simulate moves.
type checkBody struct {
	Seat  string   `json:"seat"`
	Moves []string `json:"moves"`
}

// Check refuses missing fields.
func (b *checkBody) Check() *api.Problem {
	if p := api.NeedSeat(b.Seat); p != nil {
		return p
	}
	if b.Moves == nil {
		return api.BadField("moves", "a list of moves is required")
	}
	return BadMoves(b.Moves)
}

// Verdict reports whether a move is legal.
type Verdict struct {
	Move   string       `json:"move"`
	Legal  bool         `json:"legal"`
	Reason *view.Reason `json:"reason,omitempty"`
}

// checkable returns the game and the held seat for which a body asks about moves.
func (s *Service) checkable(c *api.Request, b *checkBody) (*table.Snapshot, engine.Seat, error) {
	snap, _, seat, err := s.LookFrom(c, b.Seat, 0)
	if err == nil && !snap.Started() {
		err = api.NewProblem("seating", "")
	}
	return snap, seat, err
}

func (s *Service) checkMoves(c *api.Request, b *checkBody) (*api.Reply, error) {
	snap, seat, err := s.checkable(c, b)
	if err != nil {
		return nil, err
	}
	all, err := snap.Check(seat, b.Moves)
	if err != nil {
		return nil, err
	}
	verdicts := []Verdict{}
	for i := range all {
		v := &all[i]
		if v.Fault != nil {
			p := api.NewProblem("bad-move", v.Fault.Error())
			p.Move = v.Move
			return nil, p
		}
		made := Verdict{Move: v.Move, Legal: v.Legal}
		if !v.Reason.Legal() {
			made.Reason = new(view.ReasonOf(snap.Table.Rules, v.Reason))
		}
		verdicts = append(verdicts, made)
	}
	return api.OK(verdicts)
}

func (s *Service) simulate(c *api.Request, b *checkBody) (*api.Reply, error) {
	snap, seat, err := s.checkable(c, b)
	if err != nil {
		return nil, err
	}
	v, err := snap.Simulate(seat, b.Moves)
	if err != nil {
		return nil, err
	}
	return api.OK(v)
}
