package table

import (
	"cmp"
	"fmt"

	"volgare/bot"
)

// PlayOn returns the first entries of a table at which a game that is over is played on from after its first
// step moves. By has the seat of the colour, bots have the others. The error is a *Refusal.
func (s *Snapshot) PlayOn(by Identity, step int, colour string) ([]*Entry, error) {
	seat, err := s.seat(colour)
	if err != nil {
		return nil, err
	}
	switch {
	case !s.Over():
		return nil, Refuse(NotOver)
	case step < 0 || step >= s.Steps():
		return nil, RefuseFor(BadRecord, fmt.Errorf("the game has %d moves", s.Steps()))
	}
	host, err := personName(by, "")
	if err != nil {
		return nil, Refuse(BadName)
	}
	g := s.record()
	g.Steps, g.Result = g.Steps[:step], nil
	seats := make([]Seat, len(s.Seats))
	for i := range seats {
		seats[i] = Seat{Colour: s.Seats[i].Colour, Bot: cmp.Or(s.Seats[i].Bot, bot.Default)}
		if seats[i].Bot == Program { // it was the old host's
			seats[i].Bot = bot.Default
		}
	}
	seats[seat] = Seat{Colour: colour, Identity: by.ID, Name: host}
	return goOn(by, host, g, &creation{Name: s.Name, SeedChosen: true, Seats: seats}), nil
}
