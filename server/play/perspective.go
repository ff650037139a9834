package play

import (
	"net/url"

	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/table"
)

// perspective is how a table is looked at: by whom, and whether with everything open.
type perspective struct {
	snap *table.Snapshot
	who  identity.Session
	seat engine.Seat // Nobody for a spectator
	open bool
	q    url.Values
}

// perspective reads how a game is looked at, and refuses what is not allowed: another's
// seat, everything open before the end, and a game that has not begun.
func (s *Service) perspective(c *api.Request, known ...string) (*perspective, error) {
	p, err := s.tablePerspective(c, known...)
	if err == nil && !p.snap.Started() {
		err = api.NewProblem("seating", "")
	}
	return p, err
}

// tablePerspective is perspective for a table whose game need not have begun.
func (s *Service) tablePerspective(c *api.Request, known ...string) (*perspective, error) {
	q, err := c.Query(append(known, "seat")...)
	if err != nil {
		return nil, err
	}
	snap, who, err := s.Look(c)
	if err != nil {
		return nil, err
	}
	p := &perspective{snap: snap, who: who, seat: engine.Nobody, q: q}
	if colour := q.Get("seat"); q.Has("seat") {
		if fault := api.NeedSeat(colour); fault != nil {
			return nil, fault
		}
		if p.seat, err = tables.Holds(snap, who, colour); err != nil {
			return nil, err
		}
	}
	if p.open, err = api.Bool(q, "open"); err != nil {
		return nil, err
	}
	if p.open && snap.Started() && !snap.Over() {
		return nil, api.NewProblem("not-over", "")
	}
	return p, nil
}

// name is the seat in tags.
func (p *perspective) name() string {
	switch {
	case p.open:
		return "open"
	case p.seat == engine.Nobody:
		return "-"
	}
	return p.seat.String()
}
