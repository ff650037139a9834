package describe

import (
	"testing"

	"volgare/table"
	"volgare/words"
)

// TestSeatNames covers the seats of a person, of one whom a bot replaces, of one without a name, of bots with equal names, and a
// free seat.
func TestSeatNames(t *testing.T) {
	say, err := words.Load(words.English)
	if err != nil {
		t.Fatal(err)
	}
	all := []struct {
		seat table.Seat
		name string
	}{
		{table.Seat{Colour: "red", Identity: "x", Name: "Lapa"}, "Lapa"},
		{table.Seat{Colour: "red", Identity: "x", Name: "Lapa", Bot: "greedy", BotPlaying: true}, "Lapa"},
		{table.Seat{Colour: "grey", Identity: "x"}, "Grey"},
		{table.Seat{Colour: "red", Bot: "greedy"}, "Francesco Datini (bot)"},
		{table.Seat{Colour: "black", Bot: "stranger"}, "stranger"},
		{table.Seat{Colour: "green"}, "Open"},
		{table.Seat{Colour: "yellow", Bot: "greedy"}, "Francesco Datini II (bot)"},
	}
	s := Table{Catalogue: say, Snapshot: &table.Snapshot{}}
	for _, c := range all {
		s.Snapshot.Seats = append(s.Snapshot.Seats, c.seat)
	}
	for i, c := range all {
		if name := s.Seat(&s.Snapshot.Seats[i]); name != c.name {
			t.Errorf("%+v: %q, want %q", c.seat, name, c.name)
		}
	}
}
