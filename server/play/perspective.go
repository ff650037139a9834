package play

import (
	"math"
	"net/url"

	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/table"
)

// perspective describes a view of a table: the viewer, and whether everything is open.
type perspective struct {
	snap *table.Snapshot
	who  identity.Identity
	seat engine.Seat // Nobody for a spectator
	open bool
	q    url.Values

	since int // the last entry that the client has seen, 0 for none; the reply is not older
}

// perspective reads the perspective of a request. It refuses the seat of another person, open hands before the end, and a game
// that has not begun.
func (s *Service) perspective(c *api.Request, known ...string) (*perspective, error) {
	p, err := s.tablePerspective(c, known...)
	if err == nil && !p.snap.Started() {
		err = api.NewProblem("seating", "")
	}
	return p, err
}

// tablePerspective is perspective, but also accepts a table whose game has not begun.
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

// name returns the name of the seat for entity tags.
func (p *perspective) name() string {
	switch {
	case p.open:
		return "open"
	case p.seat == engine.Nobody:
		return "-"
	}
	return p.seat.String()
}
