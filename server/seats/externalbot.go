package seats

import (
	"context"
	"strings"

	"volgare/engine"
	"volgare/server/api"
	"volgare/table"
	"volgare/table/live"
)

// An external bot connects to a seat with a token that the host has made for it. It is no way in for a person,
// and ends when the seat goes to anybody else, or when another is made. It is stored as the links are, besides the
// one that leads a person to the same seat.

// ConnectPath is the WebSocket address of external bots.
const ConnectPath = "/api/bots/connect"

// slot begins the place where the token of a seat's external bot is stored: its colour follows.
const slot = "program "

// BotToken is the credential with which an external bot connects to its seat.
type BotToken struct {
	Token string `json:"token"`
	Path  string `json:"path"` // address of the WebSocket on this server
}

func (s Service) createBotToken(c *api.Request, _ *api.Nothing) (*api.Reply, error) {
	snap, who, seat, err := s.lookAtSeat(c)
	switch {
	case err != nil:
		return nil, err
	case !who.Known() || who.ID != snap.Host:
		return nil, api.NewProblem("not-host", "")
	case snap.Seats[seat].Bot != table.ExternalBot:
		return nil, api.BadField("seat", "no external bot plays the seat")
	}
	token, err := s.newLink(c, botLink, slot+snap.Seats[seat].Colour, snap, seat)
	if err != nil {
		return nil, err
	}
	s.Tables.Dismiss(snap, seat)
	return api.OK(BotToken{Token: token, Path: ConnectPath})
}

// ForExternalBot is the newest table and the seat to which a token lets an external bot: whose seat it is another node may know
// better.
func (s Service) ForExternalBot(ctx context.Context, token string) (*table.Snapshot, engine.Seat, error) {
	l, err := s.People.Link(ctx, token)
	if err != nil {
		return nil, engine.Nobody, err
	}
	colour, ok := strings.CutPrefix(l.Seat, slot)
	if !ok {
		return nil, engine.Nobody, api.NewProblem("unknown-link", "")
	}
	snap, err := s.Tables.LookSince(ctx, l.Table, live.Newest)
	if err != nil {
		return nil, engine.Nobody, err
	}
	seat, ok := snap.SeatOf(colour)
	if !ok || snap.Seats[seat].Bot != table.ExternalBot || !current(token, snap, seat) {
		return nil, engine.Nobody, api.NewProblem("unknown-link", "")
	}
	return snap, seat, nil
}
