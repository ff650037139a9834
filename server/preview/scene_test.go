package preview

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
	"volgare/server/picture"
	"volgare/table"
	"volgare/view"
	"volgare/words"
)

// TestRow seats a person, one who is away, one without a name, bots, two of one name among them, and nobody.
func TestRow(t *testing.T) {
	say, err := words.Load(words.English)
	if err != nil {
		t.Fatal(err)
	}
	all := []struct {
		seat       table.Seat
		name, note string
	}{
		{table.Seat{Colour: "red", Identity: "x", Name: "Lapa"}, "Lapa", ""},
		{table.Seat{Colour: "red", Identity: "x", Name: "Lapa", Bot: "greedy", Away: true}, "Lapa", ""},
		{table.Seat{Colour: "grey", Identity: "x"}, "Grey", ""},
		{table.Seat{Colour: "red", Bot: "greedy"}, "Red", "Francesco Datini (bot)"},
		{table.Seat{Colour: "black", Bot: "stranger"}, "Black", "stranger"},
		{table.Seat{Colour: "green"}, "Open", ""},
		{table.Seat{Colour: "yellow", Bot: "greedy"}, "Yellow", "Francesco Datini II (bot)"},
	}
	s := sentences{Catalogue: say, snap: &table.Snapshot{}}
	for _, c := range all {
		s.snap.Seats = append(s.snap.Seats, c.seat)
	}
	for i, c := range all {
		want := picture.Seat{Colour: c.seat.Colour, Name: c.name, Note: c.note, Face: "merchant", Rank: "merchant"}
		if row := s.row(&s.snap.Seats[i]); row != want {
			t.Errorf("%+v: %+v, want %+v", c.seat, row, want)
		}
	}
}

// TestStand sets down a piece on land, two of other ranks, one at sea and one that has not begun.
func TestStand(t *testing.T) {
	const at = `new it2010 5 seed a
turn 5
seat yellow place roma
seat red place roma status friar gigi
seat black place firenze status cardinal muret
seat grey place tirreno left genova
`
	tab, s, err := record.ParsePosition(editiontest.Library(t), at)
	if err != nil {
		t.Fatal(err)
	}
	green, _ := engine.ParseSeat("green")
	s.Players[green].Place = engine.NoPlace
	want := map[string]picture.Seat{
		"yellow": {Rank: "merchant", Face: "merchant", Place: "roma", At: "Roma"},
		"red":    {Rank: "friar", Face: "gigi", Place: "roma", At: "Roma"},
		"black":  {Rank: "cardinal", Face: "muret", Place: "firenze", At: "Firenze"},
		"grey":   {Rank: "merchant", Face: "merchant", Place: "tirreno", AtSea: true},
		"green":  {Rank: "merchant", Face: "merchant"},
	}
	players := view.Of(tab, &s, engine.Nobody).Players
	if len(players) != len(want) {
		t.Fatalf("%d players, want %d", len(players), len(want))
	}
	for i := range players {
		var seat picture.Seat
		stand(&seat, &players[i], &tab.Rules.Box)
		if p := players[i].Seat; seat != want[p] {
			t.Errorf("%s: %+v, want %+v", p, seat, want[p])
		}
	}
}
