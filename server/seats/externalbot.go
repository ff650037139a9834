package seats

import (
	"context"
	"strings"

	"volgare/engine"
	"volgare/server/api"
	"volgare/table"
	"volgare/table/live"
)

// An external bot connects to a seat with a token that the host has created for it. A person cannot use the token. It
// expires when the seat goes to another player, or when a new token is created. It is stored like a link, separately from
// the link for people to the same seat.

// ConnectPath is the WebSocket address of external bots.
const ConnectPath = "/api/bots/connect"

// slot is the prefix of the place at which the token of an external bot is stored. The colour of the seat follows.
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

// ForExternalBot returns the table and the seat for the token of an external bot. It reads the newest table, because another
// node may have changed the seat.
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
