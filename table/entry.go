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
	"volgare/table/clock"
)

// The kinds of entry of a table's log.
const (
	kindCreate      = "create"
	kindStart       = "start"
	kindMoves       = "moves"
	kindUndo        = "undo"
	kindRedo        = "redo"
	kindSit         = "sit"
	kindLeave       = "stand" // as it is stored, for good
	kindBot         = "bot"
	kindTakeBack    = "back" // as it is stored, for good
	kindAsk         = "ask"
	kindStillHere   = "here"    // as it is stored, for good
	kindBotTakeover = "relieve" // as it is stored, for good
	kindAbsence     = "absence"
	kindClaim       = "claim"
	kindOpen        = "open"
	kindResign      = "resign"
	kindName        = "name"
	kindPublic      = "public"
	kindClose       = "close"
	kindReopen      = "reopen"
	kindChat        = "chat"
	kindRematch     = "rematch"
	kindReveal      = "reveal"
	kindPause       = "pause"
	kindResume      = "resume"
	kindHoliday     = "holiday"
	kindTimeOut     = "timeout"
	kindVote        = "vote"
	kindCredit      = "credit"
	kindTold        = "told"      // hidden, see Entry.hidden
	kindOrder       = "order"     // likewise
	kindCancelOrder = "order-off" // likewise
)

// Entry is one line of a table's log. Fields that a kind of entry does not use are omitted, and so is the identity if
// it follows from the seat, so that an entry of moves takes about 80 bytes.
type Entry struct {
	Kind  string `json:"k"`
	At    int64  `json:"t"`            // Unix time in milliseconds
	By    string `json:"by,omitempty"` // identity
	Key   string `json:"id,omitempty"` // of the command
	Sum   string `json:"h,omitempty"`  // digest of the command, if it has a key
	Seat  string `json:"s,omitempty"`  // colour
	Moves string `json:"m,omitempty"`  // notation, separated by "; "
	Bot   string `json:"b,omitempty"`  // moves: the bot that chose them; start: of the open seats; else of Seat from then on
	To    int    `json:"to,omitempty"` // undo: number of moves that are left
	Name  string `json:"n,omitempty"`  // of the person who sent the command
	Text  string `json:"x,omitempty"`  // chat: the message; name: the name of the table; rematch: the id of the new table; told: the event

	// Flag is set in an entry of these kinds:
	//   - moves: if a bot chose the moves of an imported record
	//   - bot: if the bot plays for the holder of the seat, who may return
	//   - public: if the table is listed from then on
	//   - close: if the table is closed for good
	//   - absence: if absent players may be replaced from then on
	//   - holiday: if the holiday of the seat begins
	Flag bool `json:"f,omitempty"`

	Order   *Order       `json:"o,omitempty"`  // order: an empty one if the earlier one is removed
	Ordered int          `json:"od,omitempty"` // moves: number of the plan of an order, from 1, or answered; hidden from other seats
	Faults  []OrderFault `json:"y,omitempty"`  // order-off

	New      *creation   `json:"new,omitempty"`
	Outage   []int64     `json:"down,omitempty"` // credit: beginning and end, as At
	Comments []string    `json:"c,omitempty"`    // of an imported record, after each of the moves
	trial    *game.Trial // the game after the moves, kept from the decision on them; nil for an entry of the store
}

// creation holds the initial settings of a table, for its create entry.
type creation struct {
	Name            string `json:"name,omitempty"`
	Public          bool   `json:"public,omitempty"`
	DealKnownToHost bool   `json:"chosen,omitempty"`
	Game            string `json:"game"`  // a record without moves: config, hash of the rules, seed and deal; other tags of an import
	Board           string `json:"board"` // the whole board, packed
	Seats           []Seat `json:"seats"`
	From            string `json:"from,omitempty"` // address of the host when the table was created

	// KeepAbsent is set if absent players are not replaced by a bot. Logs of earlier versions have no such field; in their tables
	// absent players are replaced.
	KeepAbsent bool `json:"keepAbsent,omitempty"`

	Clock *clock.Rules `json:"clock,omitempty"` // nil: time is not limited
}

func (e *Entry) at() time.Time { return time.UnixMilli(e.At).UTC() }

// source returns the origin of the moves of the entry, if its number is seq.
func (e *Entry) source(seq int64) game.Source { return game.Source{Bot: e.Bot, At: e.At, Request: seq} }

// Encode returns the stored form of the entry.
func (e *Entry) Encode() ([]byte, error) { return json.Marshal(e) }

// DecodeEntry decodes an entry from its stored form.
func DecodeEntry(data []byte) (*Entry, error) {
	e := &Entry{}
	if err := json.Unmarshal(data, e); err != nil {
		return nil, fmt.Errorf("entry: %w", err)
	}
	return e, nil
}

// keepsVersion reports whether players who have not seen an entry can still act: it changes only the chat, the presence of
// players, a setting for absent players, the rematch, or the access to the deal.
func (e *Entry) keepsVersion() bool {
	switch e.Kind {
	case kindChat, kindAsk, kindStillHere, kindAbsence, kindRematch, kindReveal, kindPause, kindResume, kindHoliday, kindVote, kindCredit:
		return true
	}
	return false
}

// pack compresses a text and encodes it as base64.
func pack(text string) string {
	var out bytes.Buffer                                    // to which writing never fails
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is a valid one
	_, _ = io.WriteString(w, text)
	_ = w.Close()
	return base64.StdEncoding.EncodeToString(out.Bytes())
}

// unpack decodes a text from the form of pack.
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
