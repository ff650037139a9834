package table

import (
	"cmp"
	"encoding/base32"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/table/clock"
)

// NewTable is the plan of a table.
type NewTable struct {
	Name          string // may be ""
	Preset        string // "" is "deluxe"
	Players       int    // 0: as many as Seats
	Board         string // a name of the library's boards, "" for the built-in one
	BoardText     string // the text of a board file, instead of Board
	Options       map[string]string
	Seats         []SeatPlan // one for each colour, in order
	Public        bool
	ReplaceAbsent bool   // see Snapshot.ReplaceAbsent; not with a clock
	Seed          string // of the deal; "" is 256 secret random bits
	Start         bool   // at once, if no seat is open
	Key           string // makes it safe to repeat, like the key of a Command: the table is made once; may be ""

	Clock *clock.Rules `json:",omitempty"` // nil: time is not limited; Bot may be ""

	seated []Seat // of a rematch, instead of Seats
}

// SeatPlan is the planned player of a seat.
type SeatPlan struct {
	Who  string // "me", "open" or "bot"
	Bot  string // one of House.Bots; "" is the default one
	Name string // of a person at my screen; "" is my own
}

// Make returns the first entries of a table as a person plans it. The deal has the given seed, unless the plan has one. The
// error is a *Refusal.
func Make(by Identity, n NewTable, seed string, house House) ([]*Entry, error) {
	if n.Preset == "" {
		n.Preset = "deluxe"
	}
	if n.Players == 0 {
		n.Players = len(n.Seats)
	}
	name, err := CleanName(n.Name)
	if err != nil {
		return nil, err
	}
	host, err := personName(by, "")
	if err != nil {
		return nil, err
	}
	t, err := n.rules(house.Rules)
	if err != nil {
		return nil, RefuseFor(BadConfig, err)
	}
	seats, err := planSeats(by, n, &house)
	if err != nil {
		return nil, err
	}
	if err := n.checkClock(&house); err != nil {
		return nil, err
	}
	seed = cmp.Or(n.Seed, seed)
	g := &record.Game{Config: t.Config, Table: t, Rules: t.Hash, Seed: seed, Deal: t.Rules.Deal(seed)}
	entries := []*Entry{createEntry(by, host, g, &creation{
		Name: name, Public: n.Public, DealKnownToHost: n.Seed != "", Seats: seats, KeepAbsent: !n.ReplaceAbsent, Clock: n.Clock,
	})}
	if n.Start && !slices.ContainsFunc(seats, Seat.Open) {
		entries = append(entries, startEntry(by.ID, host))
	}
	return entries, nil
}

// rules makes the rules of the plan.
func (n *NewTable) rules(rules Rules) (*edition.Table, error) {
	if len(n.Seed) > 256 {
		return nil, edition.ConfigFaults{{Field: "seed", Text: "a seed has at most 256 bytes"}}
	}
	c := edition.Config{Preset: n.Preset, Players: n.Players, Board: n.Board, Options: n.Options, BoardText: n.BoardText}
	if n.BoardText != "" {
		c.Board = "" // the file says its name
	}
	return rules.Make(c)
}

// errClockAndAbsence is why a table is refused that has two ways to replace players.
var errClockAndAbsence = errors.New("a table has either a clock or the rule that absent players are replaced")

// checkClock checks the rules of the clock, and names their bot.
func (n *NewTable) checkClock(house *House) error {
	if n.Clock == nil {
		return nil
	}
	if err := n.Clock.Validate(); err != nil {
		return RefuseFor(BadConfig, err)
	}
	if n.ReplaceAbsent {
		return RefuseFor(BadConfig, errClockAndAbsence)
	}
	if n.seated != nil { // a rematch: another bot plays for one that is not known any more, as for the bots of seats
		return nil
	}
	name, ok := house.botName(n.Clock.Bot)
	if !ok || name == ExternalBot {
		return Refuse(BadBot)
	}
	rules := *n.Clock
	rules.Bot = name
	n.Clock = &rules
	return nil
}

// createEntry returns the create entry of a game.
func createEntry(by Identity, host string, g *record.Game, m *creation) *Entry {
	start := *g
	start.Steps, start.Result = nil, nil
	start.Names, start.Bots = [engine.MaxSeats]string{}, [engine.MaxSeats]string{}
	m.From = by.From
	m.Game, m.Board = string(record.AppendGame(nil, g.Table.Rules, &start)), pack(g.Table.Board.Text())
	return &Entry{Kind: kindCreate, By: by.ID, Name: host, New: m}
}

func planSeats(by Identity, n NewTable, house *House) ([]Seat, error) {
	if n.seated != nil {
		return n.seated, nil
	}
	if len(n.Seats) != n.Players {
		return nil, RefuseFor(BadConfig, errors.New("a table has a plan for each of its 2 to 5 seats"))
	}
	seats := make([]Seat, len(n.Seats))
	for i, plan := range n.Seats {
		seat, err := planSeat(by, plan, house)
		if err != nil {
			return nil, err
		}
		seat.Colour = engine.Seat(i).String()
		seats[i] = seat
	}
	return seats, nil
}

func planSeat(by Identity, plan SeatPlan, house *House) (Seat, error) {
	switch plan.Who {
	case "open":
		return Seat{}, nil
	case "bot":
		name, ok := house.botName(plan.Bot)
		if !ok {
			return Seat{}, Refuse(BadBot)
		}
		return Seat{Bot: name}, nil
	case "me":
		name, err := personName(by, plan.Name)
		return Seat{Identity: by.ID, Name: name}, err
	}
	return Seat{}, RefuseFor(BadConfig, fmt.Errorf("%q is none of me, open, bot", plan.Who))
}

// ReplaceBots puts other bots on the seats that a rematch gives to bots.
func (n *NewTable) ReplaceBots(other func(bot string) string) {
	for i := range n.seated {
		if at := &n.seated[i]; at.Bot != "" && at.Bot != ExternalBot {
			at.Bot = other(at.Bot)
		}
	}
}

// SameAgain returns the plan of the rematch: all people get their seats again, even if they had left
// the game to a bot.
func (s *Snapshot) SameAgain() NewTable {
	n := NewTable{
		Name: s.Name, Preset: s.Table.Config.Preset, Players: len(s.Seats), BoardText: s.Table.Board.Text(),
		Options: s.Table.Config.Options, Public: s.Public, ReplaceAbsent: s.ReplaceAbsent, Start: true, Clock: s.clock.Rules(),
		seated: slices.Clone(s.Seats),
	}
	for i := range n.seated {
		at := &n.seated[i]
		if at.BotPlaying, at.Resigned = false, false; at.Identity != "" {
			at.Bot = ""
		}
	}
	return n
}

// idBytes are what the id of a table is made of: 80 bits, which are 16 letters and digits.
const idBytes = 10

func idText(b []byte) string { return strings.ToLower(base32.StdEncoding.EncodeToString(b[:idBytes])) }

// NewID draws the id of a table.
func NewID(random io.Reader) (string, error) {
	var b [idBytes]byte
	if _, err := io.ReadFull(random, b[:]); err != nil {
		return "", err
	}
	return idText(b[:]), nil
}

// IDOf returns the id of a table that is made of some values: equal values give the same id. They may be strings,
// numbers, bools and a NewTable.
func IDOf(what ...any) string {
	sum := sumOf(what)
	return idText(sum[:])
}

// NewSeed draws a secret seed of 256 bits.
func NewSeed(random io.Reader) (string, error) {
	var b [32]byte
	if _, err := io.ReadFull(random, b[:]); err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:]), nil
}
