package record

import (
	"slices"

	"volgare/engine"
)

// dealtSpaces is the number of spaces of the turn track that the set-up fills. // SET-2
const dealtSpaces = 7

// deal appends the lines of a deal.
func (w *writer) deal(d *engine.Deal) {
	w.line("order")
	for _, seat := range d.Order[:w.r.Seats] {
		w.word(seat.String())
	}
	for space := 1; space <= dealtSpaces; space++ {
		w.line("space").int(space).counts(d.Cubes[space])
	}
	w.line("first-event")
	w.dst = appendEvent(append(w.dst, ' '), w.r, d.FirstEvent)
	w.endings(d.Papal[:], d.Canticle[:])
	sizes := DeckSizes(w.r)
	for level := range d.Decks {
		w.line("deck").int(level + 1)
		for _, kind := range d.Decks[level][:sizes[level]] {
			w.dst = append(w.dst, ' ')
			w.colours(kind)
		}
	}
	w.line("library")
	for _, kind := range d.Library[:librarySize(w.r)] {
		w.dst = appendTile(append(w.dst, ' '), w.r, kind)
	}
	w.dealtCards(d)
}

// endings adds the papal tiles, and the turns of the canticle tiles.
func (w *writer) endings(papal []engine.Papal, canticle []uint8) {
	w.line("papal")
	for _, tile := range papal {
		w.word(wordAt(papalWords, uint8(tile)))
	}
	w.line("canticle")
	for _, turn := range canticle[:len(w.r.Box.Canticle)] {
		w.int(int(turn))
	}
}

// dealtCards appends the decks of the expansions and the state of later shuffles.
func (w *writer) dealtCards(d *engine.Deal) {
	for deck := range engine.NumCardDecks {
		if !w.r.HasCards(deck) {
			continue
		}
		w.line("cards").word(deck.String())
		for _, kind := range d.Cards[deck][:deckSize(w.r, deck)] {
			w.dst = appendCard(append(w.dst, ' '), w.r, deck, kind)
		}
	}
	if w.r.Shuffles() {
		w.line("chance").chance(d.Chance)
	}
}

// deckSize returns the number of cards of an expansion deck.
func deckSize(r *engine.Rules, d engine.CardDeck) (n int) {
	for _, k := range r.Box.Cards[d] {
		n += int(k.Count)
	}
	return n
}

// colours adds the colours of a manuscript whose level is known.
func (w *writer) colours(kind uint8) {
	if int(kind) >= len(w.r.Box.Manuscripts) {
		w.dst = append(w.dst, unknown...)
		return
	}
	w.dst = appendColours(w.dst, w.r.Box.Manuscripts[kind].Colours)
}

// DeckSizes returns the number of manuscripts in play by level. // SET-6
func DeckSizes(r *engine.Rules) (n [4]int) {
	for kind, m := range r.Box.Manuscripts {
		n[m.Level-1] += r.InPlay(kind)
	}
	return n
}

// librarySize returns the number of library tiles in the box.
func librarySize(r *engine.Rules) (n int) {
	for _, t := range r.Box.Library {
		n += int(t.Count)
	}
	return n
}

// dealWords are the first words of the lines of a deal. The last two belong to the expansions.
var dealWords = []string{"order", "space", "first-event", "papal", "canticle", "deck", "library", "cards", "chance"}

// wordsOfDeal returns the dealWords that apply to a table.
func wordsOfDeal(r *engine.Rules) []string {
	switch n := len(dealWords); {
	case r.Shuffles():
		return dealWords
	case r.HasDecks():
		return dealWords[:n-1]
	default:
		return dealWords[:n-2]
	}
}

// dealLines returns the number of lines of a deal.
func dealLines(r *engine.Rules) int {
	n := 5 + dealtSpaces + 4 + len(decksOf(r))
	if r.Shuffles() {
		n++
	}
	return n
}

// dealLine parses one line of a deal after its first word.
func (s *scanner) dealLine(r *engine.Rules, d *engine.Deal) {
	switch s.last {
	case "order":
		s.order(r, &d.Order)
	case "space":
		space := s.number("a space of the turn track", 1, dealtSpaces)
		d.Cubes[space] = s.space(r)
	case "first-event":
		d.FirstEvent = s.firstEvent(r)
	case "papal":
		for i := range d.Papal {
			d.Papal[i] = engine.Papal(s.oneOf("a papal tile", papalWords))
		}
	case "canticle":
		for i := range r.Box.Canticle {
			d.Canticle[i] = uint8(s.number("the turn of a canticle tile", 1, engine.MaxTurns))
		}
	case "deck":
		level := s.number("a level of manuscripts", 1, 4)
		for i := range DeckSizes(r)[level-1] {
			d.Decks[level-1][i] = s.deckTile(r, level)
		}
	case "library":
		for i := range librarySize(r) {
			if d.Library[i] = engine.Unknown; !s.accept(unknown) {
				d.Library[i] = s.tile(r)
			}
		}
	case "cards":
		deck := s.deck(r)
		for i := range deckSize(r, deck) {
			if d.Cards[deck][i] = engine.Unknown; !s.accept(unknown) {
				d.Cards[deck][i] = s.card(r, deck)
			}
		}
	case "chance":
		d.Chance = s.chance()
	}
}

// deckTile parses the colours of a manuscript of a level, or unknown.
func (s *scanner) deckTile(r *engine.Rules, level int) uint8 {
	word := s.word()
	if word == unknown {
		return engine.Unknown
	}
	kind, ok := findManuscript(r, level, word)
	if !ok {
		s.expected("colours of a manuscript", coloursOf(r, level))
	}
	return kind
}

// Redacted reports whether a part of a deal is unknown, as in the record of a running game.
func Redacted(r *engine.Rules, d *engine.Deal) bool {
	if slices.Contains(d.Papal[:], engine.PapalUnknown) || slices.Contains(d.Library[:librarySize(r)], engine.Unknown) {
		return true
	}
	sizes := DeckSizes(r)
	for level := range d.Decks {
		if slices.Contains(d.Decks[level][:sizes[level]], engine.Unknown) {
			return true
		}
	}
	for deck := range engine.NumCardDecks {
		if slices.Contains(d.Cards[deck][:deckSize(r, deck)], engine.Unknown) {
			return true
		}
	}
	return r.Shuffles() && d.Chance == [2]uint64{}
}
