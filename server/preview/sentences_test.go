package preview

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
	s := sentences{Catalogue: say, snap: &table.Snapshot{}}
	for _, c := range all {
		s.snap.Seats = append(s.snap.Seats, c.seat)
	}
	for i, c := range all {
		if name := s.seat(&s.snap.Seats[i]); name != c.name {
			t.Errorf("%+v: %q, want %q", c.seat, name, c.name)
		}
	}
}

// TestPictureOfUnknownPreset falls back to the picture of the game: an archive may restore rules of such a preset.
func TestPictureOfUnknownPreset(t *testing.T) {
	pictures, err := readPictures()
	if err != nil {
		t.Fatal(err)
	}
	s := &Service{pictures: pictures}
	if p := s.picture("forgotten"); p == nil || p != pictures[game] {
		t.Errorf("the picture is %v", p)
	}
}
