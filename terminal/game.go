package terminal

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/view"
)

// Game is a game with all its moves, as far as it has come.
type Game struct {
	Table *edition.Table
	Seed  string                  // "" where it is not known
	Names [engine.MaxSeats]string // of the players: bots by the names that package bot knows
	Bots  [engine.MaxSeats]string // names of the bots, "" for people

	history *game.History
}

// NewGame deals a game from a seed. // SET-10
func NewGame(t *edition.Table, seed string) *Game {
	h := game.New(t, t.Rules.Deal(seed))
	return &Game{Table: t, Seed: seed, history: &h}
}

// GameFrom begins with a position.
func GameFrom(t *edition.Table, s engine.State) *Game {
	h := game.From(t, s)
	return &Game{Table: t, history: &h}
}

// Resume replays a record; the game goes on where it ended.
func Resume(lib *edition.Library, rec *record.Game) (*Game, error) {
	h, err := game.Replay(rec, lib)
	if err != nil {
		return nil, err
	}
	return &Game{Table: h.Table(), Seed: rec.Seed, Names: rec.Names, history: &h}, nil
}

// State is the position now. It must not be changed.
func (g *Game) State() *engine.State { return g.history.Now() }

// Steps is how many moves stand.
func (g *Game) Steps() int { return g.history.Len() }

// Play makes a move of the deciding seat, if it is legal: each is a request by
// itself.
func (g *Game) Play(m engine.Move) engine.Reason {
	next, why := g.history.Play(g.State().Seat, m, game.Source{Request: int64(g.Steps())}, nil)
	g.history = &next
	return why
}

// Undo takes back the last move of a seat. The error is one of package game.
func (g *Game) Undo(seat engine.Seat) error { return g.adopt(g.history.Undo(seat)) }

// UndoTurn takes back all moves of a seat in this turn that can be. The error is one
// of package game.
func (g *Game) UndoTurn(seat engine.Seat) error { return g.adopt(g.history.UndoTurn(seat)) }

// Redo makes again what a seat took back last. The error is one of package game.
func (g *Game) Redo(seat engine.Seat) error { return g.adopt(g.history.Redo(seat)) }

func (g *Game) adopt(next game.History, err error) error {
	g.history = &next
	return err
}

// step is a move that stands, with what it did, as a seat may know them.
type step struct {
	seat    engine.Seat
	move    view.Move
	effects []view.Effect
	ends    bool // the turn of its seat
}

// since are the steps from one on, as a seat may know them.
func (g *Game) since(from int, seat engine.Seat) []step {
	var all []step
	for i, made := range g.history.Walk(from, g.Steps()) {
		all = append(all, step{
			made.Seat, g.history.MoveAs(i, seat), view.Effects(g.Table, made.Effects, seat), made.Move.Kind.EndsTurn(),
		})
	}
	return all
}

// Text is the game as a record, or the position where it did not begin with a deal.
func (g *Game) Text() []byte {
	rec := g.history.Record()
	if rec == nil {
		return record.AppendPosition(nil, g.Table, g.State())
	}
	rec.Seed, rec.Names, rec.Bots = g.Seed, g.Names, g.Bots
	return record.AppendGame(nil, g.Table.Rules, rec)
}
