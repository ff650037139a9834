package edition

import (
	"fmt"
	"slices"
	"strconv"

	"volgare/engine"
)

// cardVP is the highest VP on a card.
const cardVP = 9

// readCards reads the decks of the expansions.
func (r *reader) readCards(c *Components, f fields) {
	var names []string
	for d := range engine.NumCardDecks {
		names = append(names, d.String())
	}
	decks := f.section("box", "cards", names...)
	for d := range engine.NumCardDecks {
		c.Cards[d] = values(r, decks.need("cards", d.String()), d.String(), cardOf(d))
	}
}

// cardOf parses a card of a deck, given by its word or its VP.
func cardOf(d engine.CardDeck) func(*node) (Card, error) {
	words := d.Form().Kinds
	return func(n *node) (Card, error) {
		if len(words) == 0 {
			vp, err := between(1, cardVP)(n)
			return Card(vp), err
		}
		if i := slices.Index(words, n.text); i >= 0 && n.form == scalar {
			return Card(i), nil
		}
		return 0, fmt.Errorf("unknown card %s; %s", n, oneOf(words))
	}
}

// readActions reads the positions of the Action Space cards, one for each deck that has an action of its own: the action of
// the poets is Arnault's. // EXP-K1 EXP-G1
func (r *reader) readActions(c *Components, f fields) {
	var names []string
	for d := range engine.NumCardDecks {
		if d.Action() != engine.NoMove {
			names = append(names, d.String())
		}
	}
	lie := f.section("box", "action-cards", names...)
	for d := range engine.NumCardDecks {
		if d.Action() != engine.NoMove {
			c.Actions[d] = needed(r, lie, "action-cards", d.String(), besideOf(d))
		}
	}
}

// besideOf parses the town of a deck's action, or its zone if it has no town.
func besideOf(d engine.CardDeck) func(*node) (string, error) {
	want := d.Form().Town
	if want == "" {
		want = d.Form().Zone.String() // EXP-P1
	}
	return func(n *node) (string, error) {
		if n.text != want || n.form != scalar {
			return "", fmt.Errorf("its action is at %s, not %s", want, n)
		}
		return want, nil
	}
}

// checkCards checks that every deck has its number of cards and not too many kinds of them, and that one Placiti card is the
// Guaita and enough are white for the smaller deck, EXP-P.
func (r *reader) checkCards(c *Components) {
	for d, cards := range c.Cards {
		deck, line := engine.CardDeck(d), 1
		for _, card := range cards {
			line = card.line
		}
		if size := deck.Form().Size; len(cards) != size {
			r.lineFaultf(line, "%s: %d cards are expected, not %d", deck, size, len(cards))
		}
		if n := len(kindsOfCards(deck, cards)); n > engine.MaxCardKinds {
			r.lineFaultf(line, "%s: at most %d kinds of card, not %d", deck, engine.MaxCardKinds, n)
		}
		for kind, word := range deck.Form().Kinds {
			if n, want := countCards(cards, Card(kind)), cardCounts[word]; want > 0 && n != want {
				r.lineFaultf(line, "%s: %d of the cards are %s, not %d", deck, want, word, n)
			}
		}
	}
}

// cardCounts are how many cards of a word there have to be.
var cardCounts = map[string]int{
	"blue": 3, "yellow": 3, "pink": 3, "green": 3, "orange": 3, "placito": 5, "guaita": 1, "white": 6,
}

func countCards(cards []Value[Card], kind Card) int {
	n := 0
	for _, card := range cards {
		if card.Is == kind {
			n++
		}
	}
	return n
}

// expand adds what the options switch on to a box. // EXP-L1
func (c *Components) expand(box *engine.Box, settings []Setting) {
	on := func(option string) bool { return valueOf(settings, option) == "on" }
	if on("library-tile") {
		box.Library = kindsOfTiles(append(slices.Clone(c.Library), c.Extra))
	}
	for d := range engine.NumCardDecks {
		if on(DeckOption(d)) {
			box.Cards[d] = kindsOfCards(d, c.Cards[d])
		}
	}
	if size, err := strconv.Atoi(valueOf(settings, placitiDeck)); err == nil && box.Cards[engine.Placiti] != nil {
		box.Cards[engine.Placiti][engine.WhiteCard].Count -= uint8(engine.Placiti.Form().Size - size)
	}
}

// kindsOfCards counts the cards of a deck by kind: in the order of their words, or
// of their VP.
func kindsOfCards(d engine.CardDeck, cards []Value[Card]) []engine.CardKind {
	words := d.Form().Kinds
	var kinds []engine.CardKind
	for kind := range max(len(words), cardVP+1) {
		n := uint8(countCards(cards, Card(kind)))
		switch {
		case kind < len(words):
			kinds = append(kinds, engine.CardKind{Count: n})
		case n > 0:
			kinds = append(kinds, engine.CardKind{VP: uint8(kind), Count: n})
		}
	}
	return kinds
}

// expansionMarks counts the values that the options of a table bring by their marks.
func (c *Components) expansionMarks(settings []Setting) Marks {
	var m Marks
	if valueOf(settings, "library-tile") == "on" {
		tally(&m, c.Extra)
	}
	for d, cards := range c.Cards {
		if valueOf(settings, DeckOption(engine.CardDeck(d))) == "on" {
			tally(&m, cards...)
			tally(&m, c.Actions[d])
		}
	}
	for _, p := range c.clergy() {
		if p.Option != "" && valueOf(settings, p.Option) == "on" {
			p.tally(&m)
		}
	}
	return m
}

// DeckOption returns the id of the option that enables a deck.
func DeckOption(d engine.CardDeck) string { return d.Form().Expansion }

// byOthers reports whether an option enables cards that are limited by the number of other expansions. // RUL-15
func byOthers(option string) bool {
	for d := range engine.NumCardDecks {
		if DeckOption(d) == option {
			return d.Form().ByOthers
		}
	}
	return false
}

// cardsBeside returns the options that enable the other expansions with cards. // RUL-15
func cardsBeside() []Setting {
	var all []Setting
	for d := range engine.NumCardDecks {
		if on := (Setting{DeckOption(d), "on"}); d == d.First() && !d.Form().ByOthers {
			all = append(all, on)
		}
	}
	return all
}

// CardWord returns the text on a card of a deck: a colour, a name, or VP.
func CardWord(d engine.CardDeck, card Card) string {
	if words := d.Form().Kinds; len(words) > 0 {
		return words[card]
	}
	return itoa(int(card))
}

// DrawPlaces returns the ids of the places where cards of a deck are drawn. The rulebook states them, but which cities are
// pink depends on the board. // EXP-R1 EXP-P1 EXP-S1 EXP-S2 EXP-G1
func (t *Table) DrawPlaces(d engine.CardDeck) []Value[string] {
	f := d.Form()
	if town := f.Town; town != "" {
		return []Value[string]{{Is: town, Provenance: Provenance{Sources: []string{"DX"}}, line: 1}}
	}
	var all []Value[string]
	for i := range t.Board.Places {
		p := &t.Board.Places[i]
		if f.Lies(p.ID.Is, p.Zone.Is, p.features()) {
			all = append(all, Value[string]{p.ID.Is, p.Zone.Provenance, p.Zone.line})
		}
	}
	return all
}
