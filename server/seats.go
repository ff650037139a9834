package server

import (
	"slices"
	"strings"

	"volgare/bot"
	"volgare/engine"
	"volgare/table"
)

// seatChange is a body that changes who sits on a seat.
type seatChange struct {
	Do   string  `json:"do"`
	Bot  string  `json:"bot"`
	Name *string `json:"name"`
}

func (b *seatChange) check() *Problem {
	switch b.Do {
	case "sit", "stand", "bot", "back", "open", "resign":
	default:
		return badField("do", "sit, stand, bot, back, open or resign is wanted")
	}
	if b.Bot != "" && !slices.Contains(bot.Names(), b.Bot) {
		p := problem("bad-config", "there is no such bot; known are: "+strings.Join(bot.Names(), ", "))
		p.Field = "bot"
		return p
	}
	if b.Name == nil {
		return nil
	}
	return cleanName(b.Name)
}

// action is what the change asks for.
func (b *seatChange) action(seat string) table.Action {
	switch b.Do {
	case "sit":
		if b.Name != nil {
			return table.Sit{Seat: seat, Name: *b.Name}
		}
		return table.Sit{Seat: seat}
	case "stand":
		return table.Stand{Seat: seat}
	case "bot":
		return table.SetBot{Seat: seat, Bot: b.Bot}
	case "back":
		return table.TakeBack{Seat: seat}
	case "open":
		return table.OpenSeat{Seat: seat}
	default:
		return table.Resign{Seat: seat}
	}
}

// seat is the seat in the path.
func (c *call) seat(snap *table.Snapshot) (engine.Seat, error) {
	colour := c.r.PathValue("seat")
	if p := needSeat(colour); p != nil {
		return engine.Nobody, p
	}
	seat, ok := snap.SeatOf(colour)
	if !ok {
		return engine.Nobody, badField("seat", "the table has no such seat")
	}
	return seat, nil
}

func (s *Server) changeSeat(c *call) (*reply, error) {
	var body seatChange
	if err := c.decode(&body); err != nil {
		return nil, err
	}
	before, who, err := c.look()
	if err != nil {
		return nil, err
	}
	seat, err := c.seat(before)
	if err != nil {
		return nil, err
	}
	colour := before.Seats[seat].Colour
	switch {
	case body.Do == "sit":
		who, err = s.sitter(c, before.Free(colour), body.Name)
	case !who.known():
		err = problem("not-held", "")
	}
	if err != nil {
		return nil, err
	}
	return s.answerTable(c, before, who, body.action(colour))
}

// sitter is who sits down, unless it is refused: nothing is kept of who finds no seat.
func (s *Server) sitter(c *call, refused error, name *string) (session, error) {
	if refused != nil {
		return session{}, refused
	}
	who, err := c.ensure()
	if err != nil {
		return session{}, err
	}
	return s.introduce(c, who, name)
}

// moved tells the streams of everybody who holds other seats of a table than
// before; before is nil for a new table.
func (s *Server) moved(before, after *table.Snapshot) {
	told := map[string]bool{}
	for i := range after.Seats {
		old := ""
		if before != nil {
			old = before.Seats[i].Identity
		}
		if now := after.Seats[i].Identity; now != old {
			told[old], told[now] = true, true
		}
	}
	if before == nil {
		told[after.Host] = true
	}
	delete(told, "")
	for id := range told {
		s.hub.seats(id)
	}
}
