package record

import (
	"fmt"
	"slices"
	"strconv"

	"volgare/edition"
	"volgare/engine"
)

// Visit is called after each move of a replay: step counts from 0, s is the
// position after the move, effects are what it did and are good until the next
// call.
type Visit = func(step int, s *engine.State, seat engine.Seat, m engine.Move, effects []engine.Effect)

// PlyError is a move of a record that cannot be made.
type PlyError struct {
	Ply    int // from 0
	Turn   uint8
	Seat   engine.Seat
	Move   string
	Reason engine.Reason // zero if the move is made at another turn than stated
	Fault  string        // in words, the reason included
}

// Error names the ply, the turn, the seat, the move and what is wrong.
func (e *PlyError) Error() string {
	return fmt.Sprintf("move %d, turn %d, %s: %s: %s", e.Ply+1, e.Turn, e.Seat, e.Move, e.Fault)
}

// MismatchError is a statement of a record that is not true.
type MismatchError struct {
	What   string // "rules", "seed", "deal" or "result"
	Stated string // "" for a deal
	Fault  string // what is true instead
}

// Error names what is stated and what is true.
func (e *MismatchError) Error() string {
	if e.Stated == "" {
		return "the " + e.What + " of the record: " + e.Fault
	}
	return fmt.Sprintf("the record states the %s %s: %s", e.What, e.Stated, e.Fault)
}

// table is the table of the game.
func (g *Game) table(lib *edition.Library) (*edition.Table, error) {
	if g.Table != nil {
		return g.Table, nil
	}
	return lib.Table(g.Config)
}

// Replay makes all moves from the deal on and returns the last position. Every
// move is checked: the error is a *PlyError, or a *MismatchError for a deal that
// cannot be. visit may be nil; lib may be nil if the game has its Table.
func (g *Game) Replay(lib *edition.Library, visit Visit) (engine.State, error) {
	table, err := g.table(lib)
	if err != nil {
		return engine.State{}, err
	}
	return g.replay(table.Rules, visit)
}

func (g *Game) replay(r *engine.Rules, visit Visit) (engine.State, error) {
	if hidden(r, &g.Deal) {
		return engine.State{}, &MismatchError{What: "deal", Fault: "some of its tiles are not known"}
	}
	if err := r.CheckDeal(g.Deal); err != nil {
		return engine.State{}, &MismatchError{What: "deal", Fault: err.Error()}
	}
	var effects *engine.Effects
	if visit != nil {
		effects = &engine.Effects{}
	}
	s := r.New(g.Deal, nil)
	for i := range g.Plies {
		ply := &g.Plies[i]
		if effects != nil {
			effects.Reset()
		}
		if s.Turn != ply.Turn && s.Decision != engine.Over {
			return s, g.wrongTurn(r, i, &s)
		}
		if why := r.Play(&s, &s, ply.Seat, ply.Move, effects); !why.Legal() {
			return s, g.refused(r, i, why)
		}
		if visit != nil {
			visit(i, &s, ply.Seat, ply.Move, effects.List)
		}
	}
	return s, nil
}

func (g *Game) plyError(r *engine.Rules, i int) *PlyError {
	ply := &g.Plies[i]
	return &PlyError{Ply: i, Turn: ply.Turn, Seat: ply.Seat, Move: MoveString(r, ply.Move)}
}

func (g *Game) refused(r *engine.Rules, i int, why engine.Reason) error {
	e := g.plyError(r, i)
	e.Reason, e.Fault = why, ReasonString(r, why)
	return e
}

func (g *Game) wrongTurn(r *engine.Rules, i int, s *engine.State) error {
	e := g.plyError(r, i)
	e.Fault = fmt.Sprintf("it is turn %d", s.Turn)
	return e
}

// Verify proves a record: the hash of its rules is right, its seed gives its
// deal, every move is legal, and the result is what the rules give. What is not
// stated is not proved; a result is stated for a finished game only.
func (g *Game) Verify(lib *edition.Library) error {
	table, err := g.table(lib)
	if err != nil {
		return err
	}
	r := table.Rules
	if g.Rules != "" && g.Rules != table.Hash {
		return &MismatchError{What: "rules", Stated: g.Rules, Fault: "its config has " + table.Hash}
	}
	s, err := g.replay(r, nil)
	if err != nil {
		return err
	}
	if g.Seed != "" && r.Deal(g.Seed) != g.Deal {
		return &MismatchError{What: "seed", Stated: strconv.Quote(g.Seed), Fault: "it gives another deal"}
	}
	return g.verifyResult(r, &s)
}

func (g *Game) verifyResult(r *engine.Rules, s *engine.State) error {
	if g.Result == nil {
		return nil
	}
	if s.Decision != engine.Over {
		return &MismatchError{What: "result", Stated: resultString(g.Result), Fault: "the game is not over"}
	}
	if result := ResultOf(r, s); !slices.Equal(result, g.Result) {
		return &MismatchError{What: "result", Stated: resultString(g.Result), Fault: "it is " + resultString(result)}
	}
	return nil
}

// ResultOf is the result of a position as a record states it, winner first.
func ResultOf(r *engine.Rules, s *engine.State) []SeatVP {
	score := r.Score(s)
	result := make([]SeatVP, 0, r.Seats)
	for _, seat := range score.Rank[:r.Seats] {
		result = append(result, SeatVP{seat, score.VP[seat]})
	}
	return result
}

func resultString(result []SeatVP) string {
	var dst []byte
	for i, line := range result {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = appendInt(append(append(dst, line.Seat.String()...), ' '), line.VP)
	}
	return string(dst)
}
