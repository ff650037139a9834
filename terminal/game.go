package terminal

import (
	"errors"
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Game is a game with all its moves, as far as it has come.
type Game struct {
	Table *edition.Table
	Seed  string                  // "" where it is not known
	Names [engine.MaxSeats]string // of the players: bots by the names that package bot knows

	deal   engine.Deal
	dealt  bool // it began with a deal, not with a position
	states []engine.State
	steps  []step // steps[i] leads from states[i] to states[i+1]
	undone []step // the next to redo last
}

// step is a move that stands, with what it did.
type step struct {
	seat    engine.Seat
	turn    uint8
	move    engine.Move
	effects []engine.Effect
}

// NewGame deals a game from a seed. // SET-10
func NewGame(t *edition.Table, seed string) *Game {
	deal := t.Rules.Deal(seed)
	return &Game{Table: t, Seed: seed, deal: deal, dealt: true, states: []engine.State{t.Rules.New(deal, nil)}}
}

// GameFrom begins with a position.
func GameFrom(t *edition.Table, s engine.State) *Game {
	return &Game{Table: t, states: []engine.State{s}}
}

// Resume replays a record; the game goes on where it ended.
func Resume(lib *edition.Library, rec *record.Game) (*Game, error) {
	g := &Game{Table: rec.Table, Seed: rec.Seed, Names: rec.Names, deal: rec.Deal, dealt: true}
	turns := []uint8{0}
	_, err := rec.Replay(lib, func(_ int, s *engine.State, seat engine.Seat, m engine.Move, effects []engine.Effect) {
		g.steps = append(g.steps, step{seat, turns[len(turns)-1], m, slices.Clone(effects)})
		g.states = append(g.states, *s)
		turns = append(turns, s.Turn)
	})
	if err != nil {
		return nil, err
	}
	g.states = slices.Insert(g.states, 0, g.Table.Rules.New(g.deal, nil))
	return g, nil
}

// State is the position now. It must not be changed.
func (g *Game) State() *engine.State { return &g.states[len(g.states)-1] }

// Play makes a move of the deciding seat, if it is legal.
func (g *Game) Play(m engine.Move) engine.Reason {
	why := g.play(m)
	if why.Legal() {
		g.undone = nil
	}
	return why
}

func (g *Game) play(m engine.Move) engine.Reason {
	var next engine.State
	var out engine.Effects
	s := g.State()
	if why := g.Table.Rules.Play(&next, s, s.Seat, m, &out); !why.Legal() {
		return why
	}
	g.steps = append(g.steps, step{s.Seat, s.Turn, m, out.List})
	g.states = append(g.states, next)
	return engine.Reason{}
}

// Why a step cannot be taken back or made again.
var (
	errNothingDone   = errors.New("there is nothing to take back")
	errOtherDecided  = errors.New("another seat has decided since: there is no way back")
	errLearnt        = errors.New("that move showed something new: there is no way back")
	errNothingUndone = errors.New("there is nothing to make again")
)

// Undo takes back the last move of a seat, unless another has decided since or
// somebody has learnt something by it.
func (g *Game) Undo(seat engine.Seat) error {
	n := len(g.steps)
	switch {
	case n == 0:
		return errNothingDone
	case g.steps[n-1].seat != seat:
		return errOtherDecided
	case g.Table.Rules.Learnt(&g.states[n-1], &g.states[n]):
		return errLearnt
	}
	g.undone = append(g.undone, g.steps[n-1])
	g.steps, g.states = g.steps[:n-1], g.states[:n]
	return nil
}

// UndoTurn takes back all moves of a seat in this turn that can be; it returns how
// many there were.
func (g *Game) UndoTurn(seat engine.Seat) (int, error) {
	turn := g.State().Turn
	for n := 0; ; n++ {
		last := len(g.steps) - 1
		if n > 0 && (last < 0 || g.steps[last].turn != turn) {
			return n, nil
		}
		if err := g.Undo(seat); err != nil {
			if n > 0 {
				err = nil
			}
			return n, err
		}
	}
}

// Redo makes the move again that was taken back last.
func (g *Game) Redo() error {
	n := len(g.undone)
	if n == 0 {
		return errNothingUndone
	}
	m := g.undone[n-1].move
	g.undone = g.undone[:n-1]
	g.play(m)
	return nil
}

// Text is the game as a record, or the position where it did not begin with a deal.
func (g *Game) Text() []byte {
	if !g.dealt {
		return record.AppendPosition(nil, g.Table, g.State())
	}
	rec := &record.Game{
		Config: g.Table.Config, Table: g.Table, Rules: g.Table.Hash, Seed: g.Seed, Names: g.Names, Deal: g.deal,
	}
	for _, st := range g.steps {
		rec.Plies = append(rec.Plies, record.Ply{Turn: st.turn, Seat: st.seat, Move: st.move})
	}
	if g.State().Decision == engine.Over {
		rec.Result = record.ResultOf(g.Table.Rules, g.State())
	}
	return record.AppendGame(nil, g.Table.Rules, rec)
}
