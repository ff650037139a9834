// Package seats handles the requests for the seats of a table: their holders, and the
// links that lead to them.
package seats

import (
	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/table"
)

// seatChange is the body of a request that changes a seat.
type seatChange struct {
	Do   string  `json:"do"`
	Bot  string  `json:"bot"`
	Name *string `json:"name"`
	api.Keyed
}

// Check refuses an unknown change.
func (b *seatChange) Check() *api.Problem {
	if b.action("") == nil {
		return api.BadField("do",
			"accepted are sit, leave, bot, ask, still-here, bot-takeover, take-back, open, resign, pause, resume, holiday and return")
	}
	if b.Name != nil {
		if p := identity.CleanName(b.Name); p != nil {
			return p
		}
	}
	return b.Keyed.Check()
}

// action returns the action of the change, nil if it is unknown.
func (b *seatChange) action(seat string) table.Action {
	switch b.Do {
	case "sit":
		if b.Name != nil {
			return table.Sit{Seat: seat, Name: *b.Name}
		}
		return table.Sit{Seat: seat}
	case "leave":
		return table.Leave{Seat: seat}
	case "bot":
		return table.SetBot{Seat: seat, Bot: b.Bot}
	case "ask":
		return table.Ask{Seat: seat}
	case "still-here":
		return table.StillHere{Seat: seat}
	case "bot-takeover":
		return table.BotTakeover{Seat: seat}
	case "take-back":
		return table.TakeBackSeat{Seat: seat}
	case "open":
		return table.OpenSeat{Seat: seat}
	case "resign":
		return table.Resign{Seat: seat}
	case "pause":
		return table.Pause{Seat: seat}
	case "resume":
		return table.Resume{Seat: seat}
	case "holiday", "return":
		return table.Holiday{Seat: seat, Begin: b.Do == "holiday"}
	}
	return nil
}

// lookAtSeat returns the newest snapshot of the table, the caller, and the seat in the path.
func (s Service) lookAtSeat(c *api.Request) (*table.Snapshot, identity.Identity, engine.Seat, error) {
	snap, who, err := s.LookNewest(c)
	if err != nil {
		return nil, who, engine.Nobody, err
	}
	colour := c.R.PathValue("seat")
	if p := api.NeedSeat(colour); p != nil {
		return nil, who, engine.Nobody, p
	}
	seat, ok := snap.SeatOf(colour)
	if !ok {
		return nil, who, engine.Nobody, api.BadField("seat", "the table has no such seat")
	}
	return snap, who, seat, nil
}

func (s Service) changeSeat(c *api.Request, body *seatChange) (*api.Reply, error) {
	before, who, seat, err := s.lookAtSeat(c)
	if err != nil {
		return nil, err
	}
	colour := before.Seats[seat].Colour
	switch {
	case body.Do == "sit":
		who, err = s.sitter(c, s.free(c, before, who, colour), body.Name)
	case !who.Known():
		err = api.NewProblem("not-held", "")
	}
	if err != nil {
		return nil, err
	}
	return s.DoAndTell(c, who, body.Key, body.action(colour))
}

// free returns an error if the caller cannot take a seat now. It returns nil if they hold the seat already: this request may be
// repeated, which the table detects.
func (s Service) free(c *api.Request, snap *table.Snapshot, who identity.Identity, colour string) error {
	if _, err := tables.Holds(snap, who, colour); err == nil {
		return nil
	}
	if err := snap.Free(colour); err != nil || who.Known() && who.ID == snap.Host {
		return err
	}
	return s.Crowded(c, snap.ID)
}

// sitter returns the person who takes a seat, unless it is refused: a newcomer who gets no seat is not stored.
func (s Service) sitter(c *api.Request, refused error, name *string) (identity.Identity, error) {
	if refused != nil {
		return identity.Identity{}, refused
	}
	who, err := s.People.Ensure(c)
	if err != nil {
		return identity.Identity{}, err
	}
	return s.People.Introduce(c, who, name)
}

// Service handles requests for seats.
type Service struct {
	*tables.Service

	// Crowded returns an error if too many callers of the same address have sat down at a table.
	Crowded func(c *api.Request, table string) error
}

const seatPath = "POST /api/tables/{id}/seats/{seat}"

// Operations lists the operations of openapi.yaml that this package handles.
func (s Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: seatPath, ID: "seat", Class: api.Playing, Handle: api.Decoded(s.changeSeat), Changes: true},
		{Pattern: seatPath + "/link", ID: "seatLink", Class: api.Making, Handle: api.DecodedIfAny(s.seatLink), Changes: true},
		{
			Pattern: seatPath + "/bot-token", ID: "createBotToken", Class: api.Making,
			Handle: api.DecodedIfAny(s.createBotToken), Changes: true,
		},
		{Pattern: "GET /api/links/{token}", ID: "getLink", Class: api.Guessing, Handle: api.NoQuery(s.getLink)},
		{Pattern: "POST /api/links/{token}", ID: "claim", Class: api.Guessing, Handle: api.DecodedIfAny(s.claim), Changes: true},
	}
}
