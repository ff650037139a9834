package engine

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
func (p *Pile) drawFirst() Card { return removeAt(p.Card[:], &p.N, 0) }

// putUnder puts a card under the pile, before the last few.
func (p *Pile) putUnder(c Card, last uint8) { putAt(p.Card[:], &p.N, int(p.N-last), c) }

// openBelow reports whether everybody knows the last card.
func (p *Pile) openBelow() bool { return p.N > 0 && p.Card[p.N-1].Seen() == Everybody }

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
	return removeAt(h.Card[:], &h.N, at)
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

// card reports an effect on one card, whose kind only its seat knows unless the
// deck lies open.
func (p play) card(k EffectKind, seat Seat, d CardDeck, kind uint8, why Cites) {
	p.emit(Effect{Kind: k, Seat: seat, A: CardCode(d, kind)}, why)
}
