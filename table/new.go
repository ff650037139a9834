package table

import (
	"context"
	"encoding/base32"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// NewTable is what a table is made of.
type NewTable struct {
	Name      string // may be ""
	Preset    string // "" is "deluxe"
	Players   int    // 0: as many as Seats
	Board     string // a name of the library's boards, "" for the built-in one
	BoardText string // a board file of one's own, instead of Board
	Options   map[string]string
	Seats     []SeatPlan // one for each colour, in order
	Public    bool
	Seed      string // of the deal; "" is 256 secret random bits
	Start     bool   // at once, if no seat is open
	Key       string // makes it safe to repeat, as that of a Command: with it the table is made once; may be ""

	seated []Seat // of a rematch, instead of Seats
}

// SeatPlan says who shall sit on a seat.
type SeatPlan struct {
	Who  string // "me", "open" or "bot"
	Bot  string // a name of bot.Names; "" is the default one
	Name string // of a person at my screen; "" is my own
}

// Create makes a table. The errors are *Refusal, that of the context, or a store.ErrUncertain.
func (s *Service) Create(ctx context.Context, by Person, n NewTable) (*Snapshot, error) {
	return s.once(ctx, by, n.Key, []any{"create", n}, func(id string) (*Snapshot, error) {
		return s.create(ctx, id, by, n)
	})
}

func (s *Service) create(ctx context.Context, id string, by Person, n NewTable) (*Snapshot, error) {
	e, err := s.plan(by, n)
	if err != nil {
		return nil, err
	}
	entries := []*entry{e}
	if n.Start && !anyOpen(e.New.Seats) {
		entries = append(entries, startEntry(by.Identity, e.Name))
	}
	return s.storeNew(ctx, id, entries)
}

func anyOpen(seats []Seat) bool {
	for _, seat := range seats {
		if seat.Open() {
			return true
		}
	}
	return false
}

// storeNew writes the first entries of a table and makes it a live one.
func (s *Service) storeNew(ctx context.Context, id string, entries []*entry) (*Snapshot, error) {
	if err := s.mayHold(ctx, entries[0].By); err != nil {
		return nil, err
	}
	at := s.o.Now().UnixMilli()
	for _, e := range entries {
		e.At = at
	}
	snap, err := s.newSnapshot(id, entries[0])
	if err != nil {
		return nil, err
	}
	for _, e := range entries[1:] {
		if err := snap.apply(e); err != nil {
			return nil, refuseFor(BadRecord, err)
		}
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := s.keep(snap.Table); err != nil {
		return nil, err
	}
	if err := s.write(ctx, nil, snap, entries...); err != nil {
		return nil, err
	}
	if a, err := s.acquire(id, snap); err == nil { // else the service stops, but the table is made
		a.used.Store(at)
	}
	s.tell(nil, snap)
	return snap, nil
}

// plan is the create entry of a new table.
func (s *Service) plan(by Person, n NewTable) (*entry, error) {
	if n.Preset == "" {
		n.Preset = "deluxe"
	}
	if n.Players == 0 {
		n.Players = len(n.Seats)
	}
	name, ok := CleanName(n.Name)
	host, err := personName(by, "")
	if !ok || err != nil {
		return nil, refuse(BadName)
	}
	t, board, err := s.cache.config(n)
	if err != nil {
		return nil, refuseFor(BadConfig, err)
	}
	seats, err := planSeats(by, n)
	if err != nil {
		return nil, err
	}
	seed, chosen := n.Seed, n.Seed != ""
	if !chosen {
		if seed, err = s.newSeed(); err != nil {
			return nil, err
		}
	}
	g := &record.Game{Config: t.Config, Table: t, Rules: t.Hash, Seed: seed, Deal: t.Rules.Deal(seed)}
	return createEntry(by, host, g, board, &made{Name: name, Public: n.Public, SeedChosen: chosen, Seats: seats})
}

// createEntry is the create entry of a game.
func createEntry(by Person, host string, g *record.Game, board string, m *made) (*entry, error) {
	packed, err := pack(board)
	if err != nil {
		return nil, err
	}
	start := *g
	start.Plies, start.Result, start.Names = nil, nil, [engine.MaxSeats]string{}
	m.From = by.From
	m.Game, m.Board = string(record.AppendGame(nil, g.Table.Rules, &start)), packed
	return &entry{Kind: kindCreate, By: by.Identity, Name: host, New: m}, nil
}

// config makes the rules of a new table and returns the text of its board.
func (t *rulesCache) config(n NewTable) (*edition.Table, string, error) {
	if len(n.Seed) > 256 {
		return nil, "", edition.ConfigFaults{{Field: "seed", Text: "a seed has at most 256 bytes"}}
	}
	c := edition.Config{Preset: n.Preset, Players: n.Players, Board: n.Board, Options: n.Options, BoardText: n.BoardText}
	if n.BoardText != "" {
		c.Board = "" // the file says its name
	}
	lib, board, err := t.boardOf(&c)
	if err != nil {
		return nil, "", err
	}
	table, err := t.maker(lib, board)(c)
	return table, board, err
}

var errSeats = errors.New("a table has a plan for each of its 2 to 5 seats")

func planSeats(by Person, n NewTable) ([]Seat, error) {
	if n.seated != nil {
		return n.seated, nil
	}
	if len(n.Seats) != n.Players {
		return nil, refuseFor(BadConfig, errSeats)
	}
	seats := make([]Seat, len(n.Seats))
	for i, plan := range n.Seats {
		seat, err := planSeat(by, plan)
		if err != nil {
			return nil, err
		}
		seat.Colour = engine.Seat(i).String()
		seats[i] = seat
	}
	return seats, nil
}

func planSeat(by Person, plan SeatPlan) (Seat, error) {
	switch plan.Who {
	case "open":
		return Seat{}, nil
	case "bot":
		name, ok := botName(plan.Bot)
		if !ok {
			return Seat{}, refuse(BadBot)
		}
		return Seat{Bot: name}, nil
	case "me":
		name, err := personName(by, plan.Name)
		return Seat{Identity: by.Identity, Name: name}, err
	}
	return Seat{}, refuseFor(BadConfig, fmt.Errorf("%q is none of me, open, bot", plan.Who))
}

// idBytes are what the id of a table is made of: 80 bits, which are 16 letters and digits.
const idBytes = 10

func idText(b []byte) string { return strings.ToLower(base32.StdEncoding.EncodeToString(b[:idBytes])) }

// newID draws the id of a table.
func (s *Service) newID() (string, error) {
	var b [idBytes]byte
	if _, err := io.ReadFull(s.o.Random, b[:]); err != nil {
		return "", err
	}
	return idText(b[:]), nil
}

// newSeed draws a secret seed of 256 bits.
func (s *Service) newSeed() (string, error) {
	var b [32]byte
	if _, err := io.ReadFull(s.o.Random, b[:]); err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:]), nil
}
