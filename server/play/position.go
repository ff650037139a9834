package play

import (
	"encoding/json"
	"math"
	"time"

	"volgare/engine"
	"volgare/server/api"
	"volgare/table"
	"volgare/view"
)

// Position is a position as seen from a seat.
type Position struct {
	Seq        int64           `json:"seq"`
	Step       int             `json:"step"`
	Steps      int             `json:"steps"`
	State      string          `json:"state"`
	Undo       *UndoState      `json:"undo"`
	BotDelayMs *int64          `json:"botDelayMs"`
	View       json.RawMessage `json:"view"`
}

// UndoState describes what a seat can undo and redo.
type UndoState struct {
	Step int     `json:"step"`
	Turn int     `json:"turn"`
	Redo int     `json:"redo"`
	Why  *string `json:"why"`
}

func (s *Service) position(c *api.Request) (*api.Reply, error) {
	p, err := s.perspective(c, "at", "open")
	if err != nil {
		return nil, err
	}
	steps := p.snap.Steps()
	at, err := api.Number(p.q, "at", steps, 0, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	at = min(at, steps)
	wait := p.botDelayMs(s.People.Now())
	tag := c.Tag("position", p.snap.ID, p.snap.Seq, p.name(), at, p.q.Has("at"), wait)
	return c.Tagged(tag, func() ([]byte, error) {
		var undo *UndoState
		if !p.q.Has("at") {
			undo = p.undo()
		}
		made, err := s.positionAt(p, at, wait, undo)
		if err != nil {
			return nil, err
		}
		return api.Encode(made)
	})
}

// positionAt returns the position after a number of moves. wait is the delay of the bots in ms; undo may be nil.
func (s *Service) positionAt(p *perspective, at int, wait int64, undo *UndoState) (*Position, error) {
	encoded, err := s.view(p, at)
	return &Position{
		Seq: p.snap.Seq, Step: at, Steps: p.snap.Steps(), State: p.snap.State, Undo: undo, BotDelayMs: api.OrNull(wait), View: encoded,
	}, err
}

// botDelayMs returns the milliseconds until a bot moves at the current position, 0 if none waits.
func (p *perspective) botDelayMs(now time.Time) int64 {
	if p.q.Has("at") {
		return 0
	}
	wait, _ := p.snap.BotDelay(now)
	return wait.Milliseconds()
}

// undo returns the UndoState of the seat at the current position; nil for a spectator and with open hands.
func (p *perspective) undo() *UndoState {
	if p.seat == engine.Nobody || p.open {
		return nil
	}
	return UndoStateOf(p.snap.Undo(p.seat))
}

// UndoStateOf encodes an UndoState.
func UndoStateOf(u table.UndoState) *UndoState {
	can := &UndoState{Step: u.Step, Turn: u.Turn, Redo: u.Redo}
	if u.Step == 0 {
		can.Why = api.OrNull(string(u.Why))
	}
	return can
}

// view returns an encoded view. It is encoded only once for all viewers that may see the same.
func (s *Service) view(p *perspective, at int) (json.RawMessage, error) {
	key := viewKey{id: p.snap.ID, seq: p.snap.Seq, at: at, name: p.name()}
	return s.views.Get(key, func() ([]byte, error) {
		if !p.open {
			return api.Encode(p.snap.View(at, p.seat))
		}
		v, _ := p.snap.OpenView(at) // the game is over: see tablePerspective
		return api.Encode(v)
	})
}

// getSetup returns everything about a table that never changes.
func (s *Service) getSetup(c *api.Request) (*api.Reply, error) {
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	which := snap.Table.Hash
	if !snap.Table.Board.Builtin() {
		which = snap.ID // other tables may have the same rules, but different marks and titles
	}
	return c.Tagged(c.Tag("setup", which), func() ([]byte, error) {
		return s.views.Get(viewKey{id: which, name: "setup"}, func() ([]byte, error) { return api.Encode(view.SetupOf(snap.Table)) })
	})
}
