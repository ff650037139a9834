package table

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"volgare/edition"
	"volgare/game"
)

// The kinds of entry of a table's log.
const (
	kindCreate  = "create"
	kindStart   = "start"
	kindMoves   = "moves"
	kindUndo    = "undo"
	kindRedo    = "redo"
	kindSit     = "sit"
	kindLeave   = "stand" // as it is stored, for good
	kindBot     = "bot"
	kindReturn  = "back" // as it is stored, for good
	kindAsk     = "ask"
	kindHere    = "here"
	kindRelieve = "relieve"
	kindAbsence = "absence"
	kindClaim   = "claim"
	kindOpen    = "open"
	kindResign  = "resign"
	kindName    = "name"
	kindPublic  = "public"
	kindClose   = "close"
	kindReopen  = "reopen"
	kindChat    = "chat"
	kindRematch = "rematch"
	kindReveal  = "reveal"
)

// Entry is one line of a table's log. Fields that a kind does not need are left out, and
// so is the identity if it follows from the seat: an entry of moves takes about 80 bytes.
type Entry struct {
	Kind  string    `json:"k"`
	At    int64     `json:"t"`            // Unix time in milliseconds
	By    string    `json:"by,omitempty"` // identity
	Key   string    `json:"id,omitempty"` // of the command
	Sum   string    `json:"h,omitempty"`  // digest of the command, if it has a key
	Seat  string    `json:"s,omitempty"`  // colour
	Moves string    `json:"m,omitempty"`  // notation, separated by "; "
	Bot   string    `json:"b,omitempty"`  // who has chosen the moves, or plays the seat; start: the open ones
	To    int       `json:"to,omitempty"` // undo: how many moves are left after it
	Name  string    `json:"n,omitempty"`  // of the person
	Text  string    `json:"x,omitempty"`  // a remark, a name of the table, the id of another
	Flag  bool      `json:"f,omitempty"`  // moves: a bot's, imported; bot: person absent; public: listed; close: final; absence: on
	New   *creation `json:"new,omitempty"`

	Comments []string    `json:"c,omitempty"` // of an imported record, after each of the moves
	trial    *game.Trial // the moves made when they were decided; nil for an entry of the store
}

// creation is what a table was made of, for its create entry.
type creation struct {
	Name       string `json:"name,omitempty"`
	Public     bool   `json:"public,omitempty"`
	SeedChosen bool   `json:"chosen,omitempty"`
	Game       string `json:"game"`  // a record without moves: config, hash of the rules, seed and deal; other tags of an import
	Board      string `json:"board"` // the whole board, packed
	Seats      []Seat `json:"seats"`
	From       string `json:"from,omitempty"` // address from which the table was made

	// Absent players are not replaced by a bot. Logs from before this was a choice have no such field, and
	// there absent players are replaced.
	KeepAbsent bool `json:"keepAbsent,omitempty"`
}

func (e *Entry) at() time.Time { return time.UnixMilli(e.At).UTC() }

// source is the origin of the moves of the entry, if its number is seq.
func (e *Entry) source(seq int64) game.Source { return game.Source{Bot: e.Bot, At: e.At, Request: seq} }

// Encode is the entry as it is stored.
func (e *Entry) Encode() ([]byte, error) { return json.Marshal(e) }

// DecodeEntry undoes Encode.
func DecodeEntry(data []byte) (*Entry, error) {
	e := &Entry{}
	if err := json.Unmarshal(data, e); err != nil {
		return nil, fmt.Errorf("entry: %w", err)
	}
	return e, nil
}

// talks reports whether an entry changes nothing but the talk: who has not seen
// it yet can still act.
func (e *Entry) talks() bool {
	switch e.Kind {
	case kindChat, kindAsk, kindHere, kindAbsence, kindRematch, kindReveal:
		return true
	}
	return false
}

// pack makes a text short.
func pack(text string) string {
	var out bytes.Buffer                                    // to which writing never fails
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is a valid one
	_, _ = io.WriteString(w, text)
	_ = w.Close()
	return base64.StdEncoding.EncodeToString(out.Bytes())
}

// unpack undoes pack.
func unpack(packed string) (string, error) {
	r, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, strings.NewReader(packed)))
	if err != nil {
		return "", fmt.Errorf("board: %w", err)
	}
	text, err := io.ReadAll(io.LimitReader(r, edition.MaxStored+1))
	if err != nil {
		return "", fmt.Errorf("board: %w", err)
	}
	return string(text), nil
}
