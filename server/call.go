package server

import (
	"context"
	"net/http"

	"volgare/engine"
	"volgare/table"
)

// call is one request on its way through a handler.
type call struct {
	s *Server
	w http.ResponseWriter
	r *http.Request
}

func (c *call) ctx() context.Context { return c.r.Context() }

// who tells who asks, without making anybody.
func (c *call) who() (session, error) { return c.s.asks(c.r) }

// ensure makes a browser of who asks, if need be.
func (c *call) ensure() (session, error) { return c.s.ensure(c.w, c.r) }

func (c *call) become(id string) (session, error) { return c.s.become(c.w, c.r, id) }

func (c *call) decode(into checker) error { return decode(c.w, c.r, maxBody, into) }

func (c *call) decodeIfAny(into checker) error { return decodeIfAny(c.w, c.r, into) }

// id is the table in the path.
func (c *call) id() (string, error) {
	id := c.r.PathValue("id")
	if !tableID(id) {
		return "", problem("unknown-table", "")
	}
	return id, nil
}

// tableID reports whether a text has the form of a table's id.
func tableID(id string) bool {
	if len(id) < 10 || len(id) > 16 {
		return false
	}
	for _, r := range id {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') {
			return false
		}
	}
	return true
}

// table is the table in the path, as it is.
func (c *call) table() (*table.Snapshot, error) {
	id, err := c.id()
	if err != nil {
		return nil, err
	}
	return c.s.Tables.Look(c.ctx(), id)
}

// look is the table in the path and who asks.
func (c *call) look() (*table.Snapshot, session, error) {
	snap, err := c.table()
	if err != nil {
		return nil, session{}, err
	}
	who, err := c.who()
	return snap, who, err
}

// holds returns the seat with a colour, if who asks holds it.
func holds(snap *table.Snapshot, who session, colour string) (engine.Seat, error) {
	seat, ok := snap.SeatOf(colour)
	if ok && who.known() && snap.Seats[seat].Identity == who.id {
		return seat, nil
	}
	return engine.Nobody, problem("not-held", "")
}

// do carries out a command of somebody at the table in the path, whatever he has seen of it.
func (c *call) do(who session, a table.Action) (*table.Snapshot, error) {
	id, err := c.id()
	if err != nil {
		return nil, err
	}
	return c.s.Tables.Do(c.ctx(), id, table.Command{By: who.person(), Seq: -1, Action: a})
}
