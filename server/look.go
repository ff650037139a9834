package server

import (
	"encoding/json"
	"math"
	"net/http"
	"net/url"
	"time"

	"volgare/engine"
	"volgare/table"
	"volgare/view"
)

// glance is how a table is looked at: by whom, and whether with everything open.
type glance struct {
	snap *table.Snapshot
	seat engine.Seat // Nobody for a spectator
	open bool
	q    url.Values
}

// glance reads how a table is looked at, and refuses what is not allowed: another's
// seat, and everything open before the end.
func (c *call) glance(known ...string) (*glance, error) {
	q, err := query(c.r, append(known, "seat")...)
	if err != nil {
		return nil, err
	}
	snap, who, err := c.look()
	if err != nil {
		return nil, err
	}
	g := &glance{snap: snap, seat: engine.Nobody, q: q}
	if colour := q.Get("seat"); q.Has("seat") {
		if p := needSeat(colour); p != nil {
			return nil, p
		}
		if g.seat, err = holds(snap, who, colour); err != nil {
			return nil, err
		}
	}
	if g.open, err = truth(q, "open"); err != nil {
		return nil, err
	}
	if dealt(snap) == nil {
		return nil, problem("seating", "")
	}
	if g.open && !over(snap) {
		return nil, problem("not-over", "")
	}
	return g, nil
}

// over reports whether a game has ended, even if its table was closed after that.
func over(snap *table.Snapshot) bool { return snap.StateAt(snap.Steps()).Decision == engine.Over }

// name is the seat in tags.
func (g *glance) name() string {
	switch {
	case g.open:
		return "open"
	case g.seat == engine.Nobody:
		return "-"
	}
	return g.seat.String()
}

// position is a position as a seat may know it.
type position struct {
	Seq      int64           `json:"seq"`
	Step     int             `json:"step"`
	Steps    int             `json:"steps"`
	State    string          `json:"state"`
	Undo     *undoState      `json:"undo"`
	BotsWait *int64          `json:"botsWait"`
	View     json.RawMessage `json:"view"`
}

// undoState is what a seat can take back.
type undoState struct {
	Step int     `json:"step"`
	Turn int     `json:"turn"`
	Redo int     `json:"redo"`
	Why  *string `json:"why"`
}

func (s *Server) position(c *call) (*reply, error) {
	g, err := c.glance("at", "open")
	if err != nil {
		return nil, err
	}
	steps := g.snap.Steps()
	at, err := number(g.q, "at", steps, 0, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	at = min(at, steps)
	wait := g.botsWait(s.Now())
	tag := s.tag("position", g.snap.ID, g.snap.Seq, g.name(), at, g.q.Has("at"), wait)
	if matches(c.r.Header.Get("If-None-Match"), tag) {
		return &reply{status: http.StatusNotModified, etag: tag}, nil
	}
	p := position{Seq: g.snap.Seq, Step: at, Steps: steps, State: g.snap.State}
	if p.View, err = s.view(g, at); err != nil {
		return nil, err
	}
	if wait > 0 {
		p.BotsWait = &wait
	}
	if !g.q.Has("at") {
		p.Undo = g.undo()
	}
	a, err := ok(p)
	if err == nil {
		a.etag = tag
	}
	return a, err
}

// botsWait is how many milliseconds a bot still waits at the present position, 0 for none.
func (g *glance) botsWait(now time.Time) int64 {
	if g.q.Has("at") {
		return 0
	}
	wait, _ := g.snap.BotsWait(now)
	return wait.Milliseconds()
}

// undo is what the seat can take back of the present position; nil if nobody's seat looks.
func (g *glance) undo() *undoState {
	if g.seat == engine.Nobody || g.open {
		return nil
	}
	u := g.snap.Undo(g.seat)
	can := &undoState{Step: u.Step, Turn: u.Turn, Redo: u.Redo}
	if u.Step == 0 {
		can.Why = orNull(string(u.Why))
	}
	return can
}

// view is an encoded view, made once for all who may see the same.
func (s *Server) view(g *glance, at int) (json.RawMessage, error) {
	key := viewKey{id: g.snap.ID, seq: g.snap.Seq, at: at, name: g.name()}
	return s.views.get(key, func() ([]byte, error) {
		if !g.open {
			return encode(g.snap.View(at, g.seat))
		}
		v, ok := g.snap.OpenView(at)
		if !ok {
			return nil, problem("not-over", "")
		}
		return encode(v)
	})
}

func (s *Server) box(c *call) (*reply, error) {
	if _, err := query(c.r); err != nil {
		return nil, err
	}
	snap, err := c.table()
	if err != nil {
		return nil, err
	}
	which := snap.Table.Hash
	if !snap.Table.Board.Builtin() {
		which = snap.ID // its marks and title are its own, though the rules may be those of other tables
	}
	tag := s.tag("box", which)
	if matches(c.r.Header.Get("If-None-Match"), tag) {
		return &reply{status: http.StatusNotModified, etag: tag}, nil
	}
	body, err := s.views.get(viewKey{id: which, name: "box"}, func() ([]byte, error) {
		return encode(view.BoxOf(snap.Table))
	})
	if err != nil {
		return nil, err
	}
	return &reply{status: http.StatusOK, kind: kindJSON, body: body, etag: tag}, nil
}

func (s *Server) record(c *call) (*reply, error) {
	g, err := c.glance()
	if table.CodeOf(err) == table.RulesLost {
		left, err := c.remains()
		if err != nil {
			return nil, err
		}
		return recordFile(left.Table, left.Record()), nil
	}
	if err != nil {
		return nil, err
	}
	return recordFile(g.snap.ID, g.snap.Record(g.seat)), nil
}
