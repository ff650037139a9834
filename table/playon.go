package table

import (
	"cmp"
	"context"
	"fmt"

	"volgare/bot"
)

// PlayOn makes a table that goes on with a game that is over from after so many of its moves: who asks has
// one of the seats, bots the others. The key, if there is one, is as that of NewTable.
func (s *Service) PlayOn(ctx context.Context, by Person, key, id string, step int, colour string) (*Snapshot, error) {
	return s.once(ctx, by, key, []any{"play on", id, step, colour}, func(next string) (*Snapshot, error) {
		return s.playOn(ctx, next, by, id, step, colour)
	})
}

func (s *Service) playOn(ctx context.Context, next string, by Person, id string, step int, colour string) (*Snapshot, error) {
	old, err := s.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	seat, err := old.seat(colour)
	if err != nil {
		return nil, err
	}
	switch {
	case !old.Over():
		return nil, refuse(NotOver)
	case step < 0 || step >= old.Steps():
		return nil, refuseFor(BadRecord, fmt.Errorf("the game has %d moves", old.Steps()))
	}
	host, err := personName(by, "")
	if err != nil {
		return nil, refuse(BadName)
	}
	g := old.record()
	g.Plies, g.Result = g.Plies[:step], nil
	seats := make([]Seat, len(old.Seats))
	for i := range seats {
		seats[i] = Seat{Colour: old.Seats[i].Colour, Bot: cmp.Or(old.Seats[i].Bot, bot.Default)}
		if seats[i].Bot == Program { // it was the old host's
			seats[i].Bot = bot.Default
		}
	}
	seats[seat] = Seat{Colour: colour, Identity: by.Identity, Name: host}
	e, err := createEntry(by, host, g, old.Table.Board.Text(), &made{Name: old.Name, SeedChosen: true, Seats: seats})
	if err != nil {
		return nil, err
	}
	return s.storeNew(ctx, next, append([]*entry{e, startEntry(by.Identity, host)}, moveEntries(g)...))
}
