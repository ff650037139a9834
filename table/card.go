package table

import (
	"encoding/json"
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// Card is what lists show of a table beside its name and state, and how far it is.
type Card struct {
	Preset  string `json:"preset"`
	Players int    `json:"players"`
	Host    string `json:"host"` // identity; not for others
	Rematch string `json:"rematch,omitempty"`
	Seats   []Seat `json:"seats"`

	Options map[string]string `json:"options,omitempty"` // where they differ from the preset
	Board   string            `json:"board,omitempty"`   // title of a board of one's own

	Rules string `json:"rules,omitempty"` // the hash; "" before rules were stored
	Score []int  `json:"score,omitempty"` // by seat: what all could know when the turn began, or the result
	Over  bool   `json:"over,omitempty"`  // the game is, even if the table was closed since

	Winner string `json:"winner,omitempty"` // the seat, once the game is over; "" before winners were told

	Position string `json:"position,omitempty"` // its digest; not for others; "" before positions were proved
}

// CardOf reads the data of a summary.
func CardOf(data []byte) (Card, error) {
	var c Card
	if err := json.Unmarshal(data, &c); err != nil {
		return c, fmt.Errorf("card of a table: %w", err)
	}
	return c, nil
}

// OwnBoard is the title of the table's board, "" for the built-in one.
func (s *Snapshot) OwnBoard() string {
	if s.Table.Board.Builtin() {
		return ""
	}
	return s.Table.Board.Title
}

// Card is the table for lists.
func (s *Snapshot) Card() Card {
	return Card{
		Preset: s.Table.Config.Preset, Players: s.Table.Rules.Seats, Host: s.Host, Rematch: s.Rematch, Seats: s.Seats,
		Options: s.Table.Config.Options, Board: s.OwnBoard(), Rules: s.Table.Hash, Score: s.score, Over: s.Over(), Winner: s.winner,
		Position: s.digest(),
	}
}

// Proved reports whether the card has a digest of the position that can be compared with those of this build.
func (c *Card) Proved() bool { return strings.HasPrefix(c.Position, fmt.Sprintf("%d:", positionForm)) }

// updateScore counts the score at the end and whenever another turn has begun: seldom, as it
// takes as long as a move.
func (s *Snapshot) updateScore() {
	now := s.history.Now()
	at := scoredAt{turn: now.Turn, over: s.Over()}
	if !s.started || at == s.scoredAt {
		return
	}
	score := view.ScoreOf(s.Table, now, engine.Nobody)
	if at.over {
		score = view.FullScore(s.Table, now)
	}
	s.scoredAt, s.score, s.winner = at, make([]int, len(score.Seats)), ""
	if len(score.Rank) > 0 {
		s.winner = score.Rank[0]
	}
	for i := range score.Seats {
		s.score[i] = score.Seats[i].Known
	}
}

// scoredAt says of which position a score is.
type scoredAt struct {
	turn uint8
	over bool
}
