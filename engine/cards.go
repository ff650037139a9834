package engine

// CardDeck is one of the decks of cards of the Deluxe expansions.
type CardDeck uint8

// The decks. Scuola and Arnault are the two of one expansion.
const (
	Ritmo     CardDeck = iota // EXP-R: Ritmo Bellunese, in Venezia
	Placiti                   // EXP-P: Placiti di Capua and Guaita di Travale, in the pink cities
	Scuola                    // EXP-S: Scuola Siciliana, in Brindisi
	Arnault                   // EXP-S: Arnault Daniel, in Cagliari
	Glossario                 // EXP-G: Glossario di Monza, in Milano
	NumCardDecks
)

var deckNames = [NumCardDecks]string{"ritmo", "placiti", "scuola", "arnault", "glossario"}

// String returns the name of the deck in lower case.
func (d CardDeck) String() string { return nameOf(deckNames[:], uint8(d)) }

// ParseCardDeck returns the deck with the given name.
func ParseCardDeck(name string) (CardDeck, bool) {
	i, ok := indexOf(deckNames[:], name)
	return CardDeck(i), ok
}

// towns are where the decks lie. // EXP-R1 EXP-S1 EXP-S2 EXP-G1
var towns = [NumCardDecks]string{Ritmo: "venezia", Scuola: "brindisi", Arnault: "cagliari", Glossario: "milano"}

// Town is the id of the place where cards of the deck are drawn; "" for the Placiti,
// drawn in all pink cities.
func (d CardDeck) Town() string { return towns[d] }

// DrawsPlaciti reports whether the Placiti are drawn at a place of a zone with such
// features: in every pink city. // EXP-P1
func DrawsPlaciti(zone Zone, features Feature) bool {
	return zone == Pink && features&(Convent|Abbey) == 0
}

// The kinds of card of the Placiti, EXP-P.
const (
	Placito uint8 = iota
	Guaita
	WhiteCard
)

// kindNames are the kinds of card that have no value.
var kindNames = [NumCardDecks][]string{
	Ritmo:   zoneNames[Blue:],
	Placiti: {"placito", "guaita", "white"},
}

// KindNames are the names of the kinds of card of the deck; none where the kinds
// are told apart by their VP. The slice must not be changed.
func (d CardDeck) KindNames() []string { return kindNames[d] }

// Card is a card where it lies: its kind within its deck and the seats that have
// seen it there. Cards order by kind, unknown ones last.
type Card uint8

// UnknownCard is the kind of a card that the seat of a masked state does not know.
const UnknownCard = MaxCardKinds

// Everybody has seen what lies open or was returned openly: all seats, those that
// nobody has at this table too, and whoever watches.
const Everybody uint8 = 1<<MaxSeats - 1

// MakeCard is a card of a kind that some seats have seen, bit 1<<seat.
func MakeCard(kind, seen uint8) Card { return Card(kind)<<MaxSeats | Card(seen&Everybody) }

// Kind is the kind of the card within its deck, or UnknownCard.
func (c Card) Kind() uint8 { return uint8(c >> MaxSeats) }

// Seen is the set of seats that have seen the card where it lies, bit 1<<seat.
func (c Card) Seen() uint8 { return uint8(c) & Everybody }

// seenBy adds seats to those that have seen the card.
func (c Card) seenBy(seats uint8) Card { return c | Card(seats&Everybody) }

// CardCode is one number for a kind of card of any deck, for effects.
func CardCode(d CardDeck, kind uint8) uint8 { return uint8(d)<<3 | kind&7 }

// CardOf is the deck and the kind of a CardCode.
func CardOf(code uint8) (d CardDeck, kind uint8) { return CardDeck(code >> 3), code & 7 }

// Pile is a deck face down. Cards are drawn from the front and go back under the
// last one.
type Pile struct {
	N    uint8
	Card [MaxPile]Card
}

// drawFirst takes the first card off.
func (p *Pile) drawFirst() Card { return p.remove(0) }

// remove takes out the card at a position; those behind it move up.
func (p *Pile) remove(at int) Card {
	c := p.Card[at]
	copy(p.Card[at:], p.Card[at+1:p.N])
	p.N--
	p.Card[p.N] = 0
	return c
}

// putUnder puts a card under the pile, before the last few.
func (p *Pile) putUnder(c Card, last uint8) {
	at := p.N - last
	copy(p.Card[at+1:p.N+1], p.Card[at:p.N])
	p.Card[at] = c
	p.N++
}

// CardHand is the cards of one deck that a player owns, in order.
type CardHand struct {
	N    uint8
	Card [MaxCards]Card
}

// count is how many cards of a kind the hand holds.
func (h *CardHand) count(kind uint8) int {
	n := 0
	for _, c := range h.Card[:h.N] {
		if c.Kind() == kind {
			n++
		}
	}
	return n
}

// Add puts a card into the hand, in order; there must be room.
func (h *CardHand) Add(c Card) {
	at := h.N
	for at > 0 && h.Card[at-1] > c {
		h.Card[at] = h.Card[at-1]
		at--
	}
	h.Card[at] = c
	h.N++
}

// take removes the first card of a kind, which must be there.
func (h *CardHand) take(kind uint8) Card {
	at := 0
	for h.Card[at].Kind() != kind {
		at++
	}
	c := h.Card[at]
	copy(h.Card[at:], h.Card[at+1:h.N])
	h.N--
	h.Card[h.N] = 0
	return c
}

// forget leaves what is known of the cards to some seats only, where the others
// cannot tell any more which cards are left.
func (h *CardHand) forget(keep uint8) {
	hand := *h
	*h = CardHand{}
	for _, c := range hand.Card[:hand.N] {
		h.Add(MakeCard(c.Kind(), c.Seen()&keep))
	}
}

// HasCards reports whether a deck is in play.
func (r *Rules) HasCards(d CardDeck) bool { return len(r.Box.Cards[d]) > 0 }

// HasDecks reports whether any deck is in play.
func (r *Rules) HasDecks() bool { return r.cards }

// allCards are how many cards of a deck the box holds.
func (r *Rules) allCards(d CardDeck) int {
	n := 0
	for _, k := range r.Box.Cards[d] {
		n += int(k.Count)
	}
	return n
}

// cardCounts are numbers of cards by deck.
type cardCounts [NumCardDecks]int

// cardCounts are the cards that a player owns.
func (pl *Player) cardCounts() (n cardCounts) {
	for d := range pl.Cards {
		n[d] = int(pl.Cards[d].N)
	}
	return n
}

// with are the counts with more cards of a deck, or fewer.
func (n cardCounts) with(d CardDeck, more int) cardCounts {
	n[d] += more
	return n
}

// held are the cards of an expansion, with both decks of the poets. // EXP-K3 EXP-S4
func (n cardCounts) held(d CardDeck) int {
	if limitDeck(d) == Scuola {
		return n[Scuola] + n[Arnault]
	}
	return n[d]
}

// others are the expansions of which there is a card, but for the Glossario.
// // EXP-G4 RUL-15
func (n cardCounts) others() int {
	sum := 0
	for _, d := range [...]CardDeck{Ritmo, Placiti, Scuola} {
		if n.held(d) > 0 {
			sum++
		}
	}
	return sum
}

// checkGlossario refuses more Glossario cards than other expansions. // RUL-15
func (n cardCounts) checkGlossario() Reason {
	if most := n.others(); n[Glossario] > most {
		return lacks(RUL15, OverLimit, most, n[Glossario]).of(GoodCards(Glossario))
	}
	return Reason{}
}

// limitDeck is the deck whose limit a deck shares. // EXP-S4
func limitDeck(d CardDeck) CardDeck {
	if d == Arnault {
		return Scuola
	}
	return d
}

// cardLimit is the most cards of an expansion that a seat may own, and the rule
// that says so. // EXP-K3 EXP-P3 EXP-S4 EXP-G4 EXP-G5
func (r *Rules) cardLimit(s *State, seat Seat, d CardDeck) (most int, rule Rule) {
	level := int(r.Level(s, seat))
	if d != Glossario {
		return min(level, MaxCards), limitRule[d]
	}
	owned := s.Players[seat].cardCounts()
	if others := owned.others(); others < level {
		return others, EXPG4
	}
	return level, EXPG5
}

var limitRule = [NumCardDecks]Rule{Ritmo: EXPK3, Placiti: EXPP3, Scuola: EXPS4, Arnault: EXPS4}

// CardRoom is how many more cards of an expansion a seat may own; none where its
// level has fallen. // EXP-K3 RUL-11
func (r *Rules) CardRoom(s *State, seat Seat, d CardDeck) int {
	most, _ := r.cardLimit(s, seat, d)
	owned := s.Players[seat].cardCounts()
	return max(most-owned.held(d), 0)
}

// openly reports whether the cards of a deck lie face up before their owners.
// // EXP-R2 EXP-P2 EXP-S3 EXP-G3
func (d CardDeck) openly() bool { return d == Ritmo }

// card reports an effect on one card, whose kind only its seat knows unless the
// deck lies open.
func (p play) card(k EffectKind, seat Seat, d CardDeck, kind uint8, why Cites) {
	p.emit(Effect{Kind: k, Seat: seat, A: CardCode(d, kind)}, why)
}
