package tables

import (
	"maps"
	"slices"
	"time"

	"volgare/edition"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/store"
	"volgare/table"
	"volgare/table/clock"
	"volgare/view"
)

// Seat is a seat of a table.
type Seat struct {
	Seat       string  `json:"seat"`
	Name       *string `json:"name"`
	Bot        *string `json:"bot"`
	Open       bool    `json:"open"`
	Mine       bool    `json:"mine"`
	BotPlaying bool    `json:"botPlaying"` // the bot plays for the person, who may return
	Resigned   bool    `json:"resigned"`
}

// SeatOf encodes a seat for a viewer.
func SeatOf(seat *table.Seat, who identity.Identity) Seat {
	return Seat{
		Seat: seat.Colour, Name: api.OrNull(seat.Name), Bot: api.OrNull(seat.Bot), Open: seat.Open(),
		Mine: who.Known() && seat.Identity == who.ID, BotPlaying: seat.BotPlaying, Resigned: seat.Resigned,
	}
}

// SeatsOf lists the seats of a table for the caller.
func SeatsOf(seats []table.Seat, who identity.Identity) []Seat {
	return api.ListOf(seats, func(seat *table.Seat) Seat { return SeatOf(seat, who) })
}

// Summary is the entry of a table in a list of tables.
type Summary struct {
	ID      string  `json:"id"`
	Name    string  `json:"name"`
	State   string  `json:"state"`
	Public  bool    `json:"public"`
	Preset  string  `json:"preset"`
	Players int     `json:"players"`
	Turn    int     `json:"turn"`
	Decides *string `json:"decides"`
	Seats   []Seat  `json:"seats"`
	Created string  `json:"created"`
	Changed string  `json:"changed"`
	Seq     int64   `json:"seq"`

	Options    map[string]string `json:"options"`    // options that differ from the preset
	Expansions Expansions        `json:"expansions"` // in play
	Board      *string           `json:"board"`      // title of the board, if it is not the built-in one
	ReadOnly   bool              `json:"readOnly"`   // its rules are unavailable in this version
	Deadline   *string           `json:"deadline"`   // when the time of the player to decide runs out
	Clock      *clock.Rules      `json:"clock"`      // null if time is not limited
	Won        *Won              `json:"won"`        // the winner of a finished game, null if it was not stored
	Asks       *string           `json:"asks"`       // the decision that is due, null if none is or it was not stored
	Since      *string           `json:"since"`      // when that turn, or decision outside of a turn, began
	Steps      int               `json:"steps"`      // moves of the game
	Said       []int64           `json:"said"`       // the last messages of other people, by sequence number
}

// Won is the winner of a game.
type Won struct {
	Seat   string `json:"seat"`
	Points int    `json:"points"` // victory points
}

// Expansions lists the expansions of a table.
type Expansions struct {
	On  []string `json:"on"` // options of the expansions
	All bool     `json:"all"`
}

// summaryOf encodes a table for a list. A table whose summary cannot be decoded is read-only.
func summaryOf(sum *store.Summary, who identity.Identity, readOnly bool) Summary {
	data, err := table.CardOf(sum.Data)
	made := Summary{
		ID: sum.Table, Name: sum.Name, State: sum.State, Public: sum.Public, Preset: data.Preset,
		Players: data.Players, Turn: sum.Turn, Decides: api.OrNull(sum.Decides), Seats: SeatsOf(data.Seats, who),
		Created: api.Instant(sum.Created), Changed: api.Instant(sum.Changed), Seq: sum.Seq,
		Options: map[string]string{}, Board: api.OrNull(data.Board), ReadOnly: readOnly || err != nil, Won: wonOf(&data),
		Clock: data.Clock, Deadline: instantOrNull(data.Deadline), Asks: api.OrNull(data.Asks),
		Since: instantOrNull(data.Since), Steps: data.Steps,
	}
	made.Said = saidByOthers(data.Said, made.Seats)
	maps.Copy(made.Options, data.Options)
	on, all := edition.Expansions(data.Options)
	made.Expansions = Expansions{On: append([]string{}, on...), All: all}
	return made
}

// instantOrNull encodes a time in Unix milliseconds, 0 for none.
func instantOrNull(ms int64) *string {
	if ms == 0 {
		return nil
	}
	return new(api.Instant(time.UnixMilli(ms).UTC()))
}

// saidByOthers returns the sequence numbers of messages that did not come from the caller's seats.
func saidByOthers(said []table.SaidMark, seats []Seat) []int64 {
	all := []int64{}
	for _, m := range said {
		if !slices.ContainsFunc(seats, func(s Seat) bool { return s.Mine && s.Seat == m.Seat }) {
			all = append(all, m.Seq)
		}
	}
	return all
}

func wonOf(data *table.Card) *Won {
	i := slices.IndexFunc(data.Seats, func(s table.Seat) bool { return s.Colour == data.Winner })
	if i < 0 || i >= len(data.Score) {
		return nil
	}
	return &Won{Seat: data.Winner, Points: data.Score[i]}
}

// Table is a table without its position.
type Table struct {
	ID                string     `json:"id"`
	Name              string     `json:"name"`
	State             string     `json:"state"`
	ClosedPermanently bool       `json:"closedPermanently"` // by the operator of the server
	Begun             bool       `json:"begun"`
	Public            bool       `json:"public"`
	ReplaceAbsent     bool       `json:"replaceAbsent"` // absent players may be replaced by a bot
	Host              bool       `json:"host"`
	DealKnownToHost   bool       `json:"dealKnownToHost"` // the host chose the seed, brought the deal or saved the game
	SoloAgainstBots   bool       `json:"soloAgainstBots"` // one person alone plays against bots
	Savable           bool       `json:"savable"`         // the caller may save the whole running game
	Rules             view.Table `json:"rules"`
	Turn              int        `json:"turn"`
	Decides           *string    `json:"decides"`
	Seats             []Seat     `json:"seats"`
	Steps             int        `json:"steps"`
	Created           string     `json:"created"`
	Changed           string     `json:"changed"`
	Seq               int64      `json:"seq"`
	Rematch           *string    `json:"rematch"`
	Board             *string    `json:"board"` // title of the board, if it is not the built-in one
	Absence           *Absence   `json:"absence"`
	Clock             *Clock     `json:"clock"` // null if time is not limited
}

// TableOf encodes a table for a viewer.
func TableOf(snap *table.Snapshot, who identity.Identity, now time.Time) Table {
	t := Table{
		ID: snap.ID, Name: snap.Name, State: snap.State, ClosedPermanently: snap.ClosedPermanently,
		Begun: snap.Started(), Public: snap.Public,
		ReplaceAbsent: snap.ReplaceAbsent, Host: who.Known() && snap.Host == who.ID,
		DealKnownToHost: snap.DealKnownToHost, SoloAgainstBots: snap.SoloAgainstBots(),
		Savable: snap.CanReveal(who.ID) == nil,
		Rules:   view.TableOf(snap.Table), Turn: snap.Turn(), Seats: SeatsOf(snap.Seats, who),
		Steps: snap.Steps(), Created: api.Instant(snap.Created), Changed: api.Instant(snap.Changed), Seq: snap.Seq,
		Rematch: api.OrNull(snap.Rematch), Board: api.OrNull(snap.OwnBoard()),
		Absence: AbsenceOf(snap, who, now), Clock: ClockOf(snap, now),
	}
	if seat, ok := snap.Decider(); ok {
		t.Decides = api.OrNull(seat.String())
	}
	return t
}
