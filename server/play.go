package server

import (
	"fmt"
	"unicode/utf8"

	"volgare/table"
)

// maxMove is the most characters of a move.
const maxMove = 120

// done answers what has been done.
type done struct {
	Seq   int64 `json:"seq"`
	Steps int   `json:"steps"`
}

// turnBody is what playing, undoing and redoing have in common.
type turnBody struct {
	Seat string `json:"seat"`
	Seq  *int64 `json:"seq"`
	Key  string `json:"key"`
}

func (b *turnBody) check() *Problem {
	if p := needSeat(b.Seat); p != nil {
		return p
	}
	if b.Seq == nil || *b.Seq < 0 {
		return badField("seq", "the number of the table that the client has seen is wanted")
	}
	if b.Key != "" && !goodKey(b.Key) {
		return badField("key", fmt.Sprintf("8 to %d letters, digits, - or _ are wanted", table.MaxKey))
	}
	return nil
}

func goodKey(key string) bool {
	for _, r := range key {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '_' {
			return false
		}
	}
	return len(key) >= 8 && len(key) <= table.MaxKey
}

type playBody struct {
	turnBody
	Moves []string `json:"moves"`
}

func (b *playBody) check() *Problem {
	if p := b.turnBody.check(); p != nil {
		return p
	}
	if len(b.Moves) == 0 {
		return badField("moves", "at least one move is wanted")
	}
	return badMoves(b.Moves)
}

// badMoves says what is wrong with the size of moves.
func badMoves(moves []string) *Problem {
	if len(moves) > table.MaxMoves {
		return problem("too-many", fmt.Sprintf("a request has at most %d moves", table.MaxMoves))
	}
	for _, m := range moves {
		if m == "" || utf8.RuneCountInString(m) > maxMove {
			return badField("moves", fmt.Sprintf("a move has 1 to %d characters", maxMove))
		}
	}
	return nil
}

type undoBody struct {
	turnBody
	Turn bool `json:"turn"`
}

type redoBody struct{ turnBody }

func (s *Server) play(c *call) (*reply, error) {
	var b playBody
	if err := c.decode(&b); err != nil {
		return nil, err
	}
	return s.act(c, &b.turnBody, table.Play{Seat: b.Seat, Moves: b.Moves})
}

func (s *Server) undo(c *call) (*reply, error) {
	var b undoBody
	if err := c.decode(&b); err != nil {
		return nil, err
	}
	return s.act(c, &b.turnBody, table.Undo{Seat: b.Seat, Turn: b.Turn})
}

func (s *Server) redo(c *call) (*reply, error) {
	var b redoBody
	if err := c.decode(&b); err != nil {
		return nil, err
	}
	return s.act(c, &b.turnBody, table.Redo{Seat: b.Seat})
}

// act carries out what a seat does. That the seat is held is checked by the table,
// with all that is true when it is done; a browser that is nobody holds none.
func (s *Server) act(c *call, b *turnBody, a table.Action) (*reply, error) {
	who, err := c.who()
	if err != nil {
		return nil, err
	}
	if !who.known() {
		if _, err := c.table(); err != nil {
			return nil, err
		}
		return nil, problem("not-held", "")
	}
	id, err := c.id()
	if err != nil {
		return nil, err
	}
	did, err := s.Tables.Act(c.ctx(), id, table.Command{By: who.person(), Key: b.Key, Seq: *b.Seq, Action: a})
	if err != nil {
		return nil, err
	}
	return ok(done(did))
}

type chatBody struct {
	Text string `json:"text"`
	Seat string `json:"seat"`
}

func (b *chatBody) check() *Problem {
	if b.Text == "" || utf8.RuneCountInString(b.Text) > table.MaxChat {
		return badField("text", fields[table.BadText][2])
	}
	if b.Seat == "" {
		return nil
	}
	return needSeat(b.Seat)
}

func (s *Server) chat(c *call) (*reply, error) {
	var b chatBody
	if err := c.decode(&b); err != nil {
		return nil, err
	}
	_, who, err := c.look()
	if err != nil {
		return nil, err
	}
	if !who.known() {
		return nil, problem("not-seated", "")
	}
	snap, err := c.do(who, table.Chat{Seat: b.Seat, Text: b.Text})
	if err != nil {
		return nil, err
	}
	return ok(done{Seq: snap.Seq, Steps: snap.Steps()})
}
