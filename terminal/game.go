package terminal

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/view"
)

// Game is a game in progress, with all its moves.
type Game struct {
	Table *edition.Table
	Seed  string                  // "" if it is not known
	Names [engine.MaxSeats]string // names of the players; for bots, their names in package bot
	Bots  [engine.MaxSeats]string // bot that plays each seat, "" for people

	history *game.History
}

// NewGame deals a game from a seed. // SET-10
func NewGame(t *edition.Table, seed string) *Game {
	h := game.New(t, t.Rules.Deal(seed))
	return &Game{Table: t, Seed: seed, history: &h}
}

// GameFrom starts a game from a position.
func GameFrom(t *edition.Table, s engine.State) *Game {
	h := game.From(t, s)
	return &Game{Table: t, history: &h}
}

// Resume replays a record and continues the game where it ended.
func Resume(lib *edition.Library, rec *record.Game) (*Game, error) {
	h, err := game.Replay(rec, lib)
	if err != nil {
		return nil, err
	}
	return &Game{Table: h.Table(), Seed: rec.Seed, Names: rec.Names, history: &h}, nil
}

// State returns the present position. It must not be changed.
func (g *Game) State() *engine.State { return g.history.Now() }

// Steps returns the number of moves played, without undone ones.
func (g *Game) Steps() int { return g.history.Len() }

// Play makes a move of the deciding seat, if it is legal. Each move is a separate request.
func (g *Game) Play(m engine.Move) engine.Reason {
	next, why := g.history.Play(g.State().Seat, m, game.Source{Request: int64(g.Steps())}, nil)
	g.history = &next
	return why
}

// Undo undoes the last move of a seat. The errors are from package game.
func (g *Game) Undo(seat engine.Seat) error { return g.adopt(g.history.Undo(seat)) }

// UndoTurn undoes all moves of a seat in this turn that can be undone. The errors are from package game.
func (g *Game) UndoTurn(seat engine.Seat) error { return g.adopt(g.history.UndoTurn(seat)) }

// Redo redoes the moves that a seat undid last. The errors are from package game.
func (g *Game) Redo(seat engine.Seat) error { return g.adopt(g.history.Redo(seat)) }

func (g *Game) adopt(next game.History, err error) error {
	g.history = &next
	return err
}

// step is a move with its effects, as seen by a seat.
type step struct {
	seat    engine.Seat
	move    view.Move
	effects []view.Effect
	ends    bool // ends the turn of its seat
}

// since returns the steps from one on, as seen by a seat.
func (g *Game) since(from int, seat engine.Seat) []step {
	var all []step
	for i, made := range g.history.Walk(from, g.Steps()) {
		all = append(all, step{
			made.Seat, g.history.MoveAs(i, seat), view.Effects(g.Table, made.Effects, seat), made.Move.Kind.EndsTurn(),
		})
	}
	return all
}

// Text returns the game as a record, or the position if the game did not begin with a deal.
func (g *Game) Text() []byte {
	rec := g.history.Record()
	if rec == nil {
		return record.AppendPosition(nil, g.Table, g.State())
	}
	rec.Seed, rec.Names, rec.Bots = g.Seed, g.Names, g.Bots
	return record.AppendGame(nil, g.Table.Rules, rec)
}
