package view

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/record"
)

// TestWorldsHoldTheBox checks that the worlds of a viewer are possible with the box: cards set aside in a trade are not in
// the deck too, and a Guaita that all saw return to its deck is there.
func TestWorldsHoldTheBox(t *testing.T) {
	for name, text := range map[string]string{
		"pick": "new deluxe 3 seed a\noption ritmo on\nturn 3\nseat red place torino knowledge 14 ritmo blue blue\n" +
			"seat yellow knowledge 40 ritmo pink green\ndecision pick\n" +
			"trade by red with yellow gives blue 2 asks ritmo 1\n",
		"guaita": "new deluxe 3 seed a\noption placiti on\nturn 3\nguaita returned\n" +
			"seat red place torino knowledge 14 placiti white\nseat yellow knowledge 40 placiti placito placito\nto-move red\n",
		"drawn": "new deluxe 3 seed a\noption placiti on\nturn 3\nseat red place siena knowledge 14\n" +
			"seat yellow knowledge 40 placiti placito placito\ndecision card-keep\ncard-draw placiti drawn 3 keeps 2\n",
	} {
		t.Run(name, func(t *testing.T) {
			table, s, err := record.ParsePosition(editiontest.Library(t).Table, text)
			if err != nil {
				t.Fatal(err)
			}
			for seat := range engine.Seat(table.Rules.Seats + 1) {
				worldsHold(t, newBuilder(table, &s, seat))
			}
		})
	}
}

func worldsHold(t *testing.T, b *builder) {
	t.Helper()
	for i, world := range b.worlds() {
		if err := enginetest.Cards(&enginetest.Step{Rules: b.r, Before: &b.s, After: &world}); err != nil {
			t.Errorf("%v, world %d: %v", b.seat, i, err)
		}
		pile := &world.Piles[engine.Placiti]
		guaita := false
		for _, c := range pile.Piece[:pile.N] {
			guaita = guaita || c.Kind() == engine.Guaita
		}
		if world.GuaitaIn && !guaita {
			t.Errorf("%v, world %d: the Guaita is not in its deck", b.seat, i)
		}
	}
}
