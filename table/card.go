package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/table/clock"
)

// Card holds the fields of a list entry for a table, other than its name, state and progress.
type Card struct {
	Preset  string `json:"preset"`
	Players int    `json:"players"`
	Host    string `json:"host"` // identity of the host; never sent to other people
	Rematch string `json:"rematch,omitempty"`
	Seats   []Seat `json:"seats"`

	Options map[string]string `json:"options,omitempty"` // only values other than the preset's
	Board   string            `json:"board,omitempty"`   // title of the table's own board, "" for the built-in one

	Rules string `json:"rules,omitempty"` // the hash; "" before rules were stored
	Score []int  `json:"score,omitempty"` // by seat: the public score when the turn began, or the result
	Over  bool   `json:"over,omitempty"`  // the game is, even if the table was closed since

	Winner string `json:"winner,omitempty"` // the seat, once the game is over; "" in cards of early versions

	Asks  string     `json:"asks,omitempty"`  // the decision that is due while the game is played; "" in cards of early versions
	Since int64      `json:"since,omitempty"` // when that turn, or decision outside of a turn, began, in Unix milliseconds; or 0
	Steps int        `json:"steps,omitempty"` // moves of the game
	Said  []SaidMark `json:"said,omitempty"`  // the last messages of people, at most cardMessages

	Clock    *clock.Rules `json:"clock,omitempty"`
	Deadline int64        `json:"deadline,omitempty"` // when the time of the player to decide runs out, in Unix milliseconds; or 0

	Position string `json:"position,omitempty"` // its digest; not for others; "" in cards of early versions
}

// cardMessages is how many of the last messages of people a card counts.
const cardMessages = 10

// SaidMark identifies a message of a person, without its text.
type SaidMark struct {
	Seq  int64  `json:"seq"`
	Seat string `json:"seat,omitempty"` // of the person, or "" for a spectator
}

// Card returns the data of the table for lists.
func (s *Snapshot) Card() Card {
	card := Card{
		Preset: s.Table.Config.Preset, Players: s.Table.Rules.Seats, Host: s.Host, Rematch: s.Rematch, Seats: s.Seats,
		Options: s.Table.Config.Options, Board: s.OwnBoard(), Rules: s.Table.Hash,
		Score: s.standing.score, Over: s.Over(), Winner: s.standing.winner, Position: digestOf(s.Table, s.history.Now()),
		Clock: s.clock.Rules(), Steps: s.Steps(), Said: s.chat.said(cardMessages),
	}
	if _, ok := s.Decider(); ok {
		card.Asks, card.Since = s.history.Now().Decision.String(), s.notices.begun.UnixMilli()
	}
	if at, ok := s.clock.Deadline(); ok {
		card.Deadline = at.UnixMilli()
	}
	return card
}

// CardOf reads the data of a summary.
func CardOf(data []byte) (Card, error) {
	var c Card
	if err := json.Unmarshal(data, &c); err != nil {
		return c, fmt.Errorf("card of a table: %w", err)
	}
	return c, nil
}

// OwnBoard returns the title of the table's board, "" for the built-in one.
func (s *Snapshot) OwnBoard() string {
	if s.Table.Board.Builtin() {
		return ""
	}
	return s.Table.Board.Title
}

// Proved reports whether the card has a digest of the position that can be compared with digests of this build.
func (c *Card) Proved() bool { return strings.HasPrefix(c.Position, fmt.Sprintf("%d:", positionForm)) }

// positionForm is the version of digests. It is raised if the text of positions changes and
// the games do not.
const positionForm = 1

// digestOf returns a short hash of the whole position, hidden things included. A stored table
// is checked against it after its log was folded. It reveals no position, but
// a guessed position can be verified with it: it is for the store alone.
func digestOf(t *edition.Table, now *engine.State) string {
	text := record.AppendPosition(make([]byte, 0, 4<<10), t, now)
	_, text, _ = bytes.Cut(text, []byte(t.Hash)) // the rules are proved by their own hash
	sum := sha256.Sum256(text)
	return fmt.Sprintf("%d:%s", positionForm, base64.RawURLEncoding.EncodeToString(sum[:12]))
}
