package play

import (
	"math"
	"net/url"

	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/table"
)

// perspective is how a table is looked at: by whom, and whether with everything open.
type perspective struct {
	snap *table.Snapshot
	who  identity.Identity
	seat engine.Seat // Nobody for a spectator
	open bool
	q    url.Values

	since int // the entry at which the table was seen, 0 for not yet; what is told is not older
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
	p := &perspective{seat: engine.Nobody, q: q}
	if p.since, err = api.Number(q, "since", 0, 0, math.MaxInt32); err != nil {
		return nil, err
	}
	colour := q.Get("seat")
	if fault := api.NeedSeat(colour); fault != nil && q.Has("seat") {
		return nil, fault
	}
	if p.snap, p.who, p.seat, err = s.LookFrom(c, colour, int64(p.since)); err != nil {
		return nil, err
	}
	if p.open, err = api.Bool(q, "open"); err != nil {
		return nil, err
	}
	if p.open && p.snap.Started() && !p.snap.Over() {
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
