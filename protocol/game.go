package protocol

import (
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// game is a game with all that led to its position.
type game struct {
	table  *edition.Table
	states []engine.State // from the start on; the last is the position
	moves  []record.Ply
	deal   *engine.Deal // nil if the game began from a loaded position
	seed   string
}

// status says what is to be decided.
type status struct {
	Turn     int     `json:"turn"`
	Decision string  `json:"decision"`
	Decides  *string `json:"decides"` // null when the game is over
}

func (g *game) state() *engine.State { return &g.states[len(g.states)-1] }

func (g *game) status() status {
	s := g.state()
	st := status{Turn: int(s.Turn), Decision: s.Decision.String()}
	if s.Seat != engine.Nobody {
		seat := s.Seat.String()
		st.Decides = &seat
	}
	return st
}

// play makes a move if it is legal.
func (g *game) play(seat engine.Seat, m engine.Move, out *engine.Effects) engine.Reason {
	var next engine.State
	now := g.state()
	if why := g.table.Rules.Play(&next, now, seat, m, out); !why.Legal() {
		return why
	}
	g.moves = append(g.moves, record.Ply{Turn: now.Turn, Seat: seat, Move: m})
	g.states = append(g.states, next)
	return engine.Reason{}
}

// takeBack drops the last n moves.
func (g *game) takeBack(n int) {
	g.moves = g.moves[:len(g.moves)-n]
	g.states = g.states[:len(g.states)-n]
}

// masked reports whether the position does not show everything.
func (g *game) masked() bool { return g.table.Rules.Unknowns(g.state()) > 0 }

// record is the game as text.
func (g *game) record() []byte {
	out := record.Game{
		Config: g.table.Config, Rules: g.table.Hash, Seed: g.seed, Deal: *g.deal, Plies: slices.Clone(g.moves),
	}
	if g.state().Decision == engine.Over {
		out.Result = record.ResultOf(g.table.Rules, g.state())
	}
	return record.AppendGame(nil, g.table.Rules, &out)
}
