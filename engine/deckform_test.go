package engine

import (
	"slices"
	"testing"
)

// TestDeckRules checks the rules cited for drawing from a deck and for the uses of its cards.
func TestDeckRules(t *testing.T) {
	for d, want := range map[CardDeck][]Rule{
		Ritmo: {EXPR1, EXPK1}, Placiti: {EXPP1, EXPK1}, Scuola: {EXPS1}, Arnault: {EXPS2, EXPK1}, Glossario: {EXPG1, EXPG4},
	} {
		if got := d.Form().Rules(); !slices.Equal(got, want) {
			t.Errorf("%v is drawn by %v", d, got)
		}
	}
	for _, c := range []struct {
		deck CardDeck
		kind uint8
		want []Rule
	}{
		{Ritmo, 4, []Rule{EXPR3, EXPR4, EXPR6}},
		{Placiti, Placito, []Rule{EXPP6}},
		{Placiti, Guaita, []Rule{EXPP4}},
		{Placiti, WhiteCard, []Rule{EXPP5, EXPP7}},
		{Scuola, 0, []Rule{EXPS2, EXPS5}},
		{Arnault, 3, []Rule{EXPS5}},
	} {
		if got := c.deck.Form().CardRules(c.kind); !slices.Equal(got, c.want) {
			t.Errorf("kind %d of %v is for %v", c.kind, c.deck, got)
		}
	}
}
