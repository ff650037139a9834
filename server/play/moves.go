package play

import (
	"fmt"
	"unicode/utf8"

	"volgare/server/api"
	"volgare/table"
)

// maxMove is the maximum number of characters of a move.
const maxMove = 120

// Done is the response to a change of a game.
type Done struct {
	Seq   int64 `json:"seq"`
	Steps int   `json:"steps"`
}

// turnBody has the fields that playing, undoing and redoing have in common.
type turnBody struct {
	Seat string `json:"seat"`
	Seq  *int64 `json:"seq"`
	api.Keyed
}

// Check returns a problem if a required field is missing or invalid.
func (b *turnBody) Check() *api.Problem {
	if p := api.NeedSeat(b.Seat); p != nil {
		return p
	}
	if b.Seq == nil || *b.Seq < 0 {
		return api.BadField("seq", "the seq of the table that the client has seen is required")
	}
	return b.Keyed.Check()
}

type playBody struct {
	turnBody
	Moves []string `json:"moves"`
}

// Check returns a problem if a required field is missing or invalid.
func (b *playBody) Check() *api.Problem {
	if p := b.turnBody.Check(); p != nil {
		return p
	}
	if len(b.Moves) == 0 {
		return api.BadField("moves", "at least one move is required")
	}
	return BadMoves(b.Moves)
}

// BadMoves returns the problem with the number or the length of moves, or nil.
func BadMoves(moves []string) *api.Problem {
	if len(moves) > table.MaxMoves {
		return api.NewProblem("too-many", fmt.Sprintf("a request has at most %d moves", table.MaxMoves))
	}
	for _, m := range moves {
		if m == "" || utf8.RuneCountInString(m) > maxMove {
			return api.BadField("moves", fmt.Sprintf("a move has 1 to %d characters", maxMove))
		}
	}
	return nil
}

type undoBody struct {
	turnBody
	Turn bool `json:"turn"`
}

func (s *Service) play(c *api.Request, b *playBody) (*api.Reply, error) {
	return s.act(c, &b.turnBody, table.Play{Seat: b.Seat, Moves: b.Moves})
}

func (s *Service) undo(c *api.Request, b *undoBody) (*api.Reply, error) {
	return s.act(c, &b.turnBody, table.Undo{Seat: b.Seat, Turn: b.Turn})
}

func (s *Service) redo(c *api.Request, b *turnBody) (*api.Reply, error) {
	return s.act(c, b, table.Redo{Seat: b.Seat})
}

// act carries out an action of a seat. The table checks that the caller holds the seat when the action is carried out. An
// anonymous browser holds none.
func (s *Service) act(c *api.Request, b *turnBody, a table.Action) (*api.Reply, error) {
	who, err := s.People.Identify(c.R)
	if err != nil {
		return nil, err
	}
	if !who.Known() {
		if _, err := s.Snapshot(c); err != nil {
			return nil, err
		}
		return nil, api.NewProblem("not-held", "")
	}
	id, err := c.TableID()
	if err != nil {
		return nil, err
	}
	did, err := s.Tables.Act(c.Context(), id, table.Command{By: who.AtTable(), Key: b.Key, Seq: *b.Seq, Action: a})
	if err != nil {
		return nil, err
	}
	return api.OK(Done{Seq: did.Seq, Steps: did.Steps})
}

type chatBody struct {
	Text string `json:"text"`
	Seat string `json:"seat"`
	api.Keyed
}

// Check returns a problem if a required field is missing or invalid.
func (b *chatBody) Check() *api.Problem {
	if b.Seat != "" {
		if p := api.NeedSeat(b.Seat); p != nil {
			return p
		}
	}
	return b.Keyed.Check()
}

func (s *Service) chat(c *api.Request, b *chatBody) (*api.Reply, error) {
	_, who, err := s.Look(c)
	if err != nil {
		return nil, err
	}
	if !who.Known() {
		return nil, api.NewProblem("not-seated", "")
	}
	snap, err := s.Do(c, who, b.Key, table.Chat{Seat: b.Seat, Text: b.Text})
	if err != nil {
		return nil, err
	}
	return api.OK(Done{Seq: snap.Seq, Steps: snap.Steps()})
}

// ChatMessage is a message of a person or another event that is not a move.
type ChatMessage struct {
	Seq  int64   `json:"seq"`
	At   string  `json:"at"`
	Kind string  `json:"kind"`
	Seat *string `json:"seat"`
	Name *string `json:"name"`
	Text string  `json:"text,omitempty"`
	N    int     `json:"n,omitempty"` // number of moves undone or redone
}

// chatOf encodes chat messages.
func chatOf(all []table.ChatMessage) []ChatMessage {
	return api.ListOf(all, func(m *table.ChatMessage) ChatMessage {
		return ChatMessage{
			Seq: m.Seq, At: api.Instant(m.At), Kind: m.Kind, Seat: api.OrNull(m.Seat), Name: api.OrNull(m.Name), Text: m.Text, N: m.N,
		}
	})
}
