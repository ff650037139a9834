package server

import (
	"maps"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
	"volgare/view"
)

// seatState is a seat of a table.
type seatState struct {
	Seat     string  `json:"seat"`
	Name     *string `json:"name"`
	Bot      *string `json:"bot"`
	Open     bool    `json:"open"`
	Mine     bool    `json:"mine"`
	Away     bool    `json:"away"`
	Resigned bool    `json:"resigned"`
}

func seatOf(seat *table.Seat, who session) seatState {
	return seatState{
		Seat: seat.Colour, Name: orNull(seat.Name), Bot: orNull(seat.Bot), Open: seat.Open(),
		Mine: who.known() && seat.Identity == who.id, Away: seat.Away, Resigned: seat.Resigned,
	}
}

// card is a table in a list.
type card struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	State   string      `json:"state"`
	Public  bool        `json:"public"`
	Preset  string      `json:"preset"`
	Players int         `json:"players"`
	Turn    int         `json:"turn"`
	Decides *string     `json:"decides"`
	Seats   []seatState `json:"seats"`
	Created string      `json:"created"`
	Changed string      `json:"changed"`
	Seq     int64       `json:"seq"`

	Options map[string]string `json:"options"` // where they differ from the preset
	Board   *string           `json:"board"`   // its title, if it is not the built-in one
	Lost    bool              `json:"lost"`    // it can only be read
}

// cardOf is a table in a list; one of which the list knows nothing is lost.
func cardOf(sum *store.Summary, who session, lost bool) card {
	data, err := table.CardOf(sum.Data)
	made := card{
		ID: sum.Table, Name: sum.Name, State: sum.State, Public: sum.Public, Preset: data.Preset,
		Players: data.Players, Turn: sum.Turn, Decides: orNull(sum.Decides), Seats: []seatState{},
		Created: instant(sum.Created), Changed: instant(sum.Changed), Seq: sum.Seq,
		Options: map[string]string{}, Board: orNull(data.Board), Lost: lost || err != nil,
	}
	maps.Copy(made.Options, data.Options)
	for i := range data.Seats {
		made.Seats = append(made.Seats, seatOf(&data.Seats[i], who))
	}
	return made
}

// wholeTable is a table without its position.
type wholeTable struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	State   string      `json:"state"`
	Begun   bool        `json:"begun"`
	Public  bool        `json:"public"`
	Host    bool        `json:"host"`
	Known   bool        `json:"dealKnown"` // to who made the table: he has brought the deal
	Rules   view.Table  `json:"rules"`
	Turn    int         `json:"turn"`
	Decides *string     `json:"decides"`
	Seats   []seatState `json:"seats"`
	Steps   int         `json:"steps"`
	Created string      `json:"created"`
	Changed string      `json:"changed"`
	Seq     int64       `json:"seq"`
	Talk    []remark    `json:"talk"`
	Rematch *string     `json:"rematch"`
	Board   *string     `json:"board"` // its title, if it is not the built-in one
}

// remark is something said or done beside the game.
type remark struct {
	Seq  int64   `json:"seq"`
	At   string  `json:"at"`
	Kind string  `json:"kind"`
	Seat *string `json:"seat"`
	Name *string `json:"name"`
	Text string  `json:"text,omitempty"`
}

func tableOf(snap *table.Snapshot, who session) wholeTable {
	t := wholeTable{
		ID: snap.ID, Name: snap.Name, State: snap.State, Begun: snap.Started(), Public: snap.Public,
		Host: who.known() && snap.Host == who.id, Known: snap.SeedChosen,
		Rules: view.TableOf(snap.Table), Turn: turnOf(snap), Seats: []seatState{},
		Steps: snap.Steps(), Created: instant(snap.Created), Changed: instant(snap.Changed), Seq: snap.Seq,
		Talk: []remark{}, Rematch: orNull(snap.Rematch), Board: orNull(snap.OwnBoard()),
	}
	if seat, ok := snap.Decider(); ok {
		t.Decides = orNull(seat.String())
	}
	for i := range snap.Seats {
		t.Seats = append(t.Seats, seatOf(&snap.Seats[i], who))
	}
	for _, m := range snap.Talk() {
		t.Talk = append(t.Talk, remark{
			Seq: m.Seq, At: instant(m.At), Kind: m.Kind, Seat: orNull(m.Seat), Name: orNull(m.Name), Text: m.Text,
		})
	}
	return t
}

// turnOf is the turn of the game, 0 before it begins.
func turnOf(snap *table.Snapshot) int {
	if s := dealt(snap); s != nil {
		return int(s.Turn)
	}
	return 0
}

// dealt is the present state of a table, nil before the game has begun.
func dealt(snap *table.Snapshot) *engine.State {
	if !snap.Started() {
		return nil
	}
	return snap.StateAt(snap.Steps())
}
