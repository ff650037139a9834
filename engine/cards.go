package engine

// CardCode is one number for a kind of card of any deck, for effects.
func CardCode(d CardDeck, kind uint8) uint8 { return uint8(d)<<3 | min(kind, MaxCardKinds) }

// CardOf is the deck and the kind of a CardCode; the kind of a hidden card is Unknown.
func CardOf(code uint8) (d CardDeck, kind uint8) {
	if kind = code & MaxCardKinds; kind == MaxCardKinds {
		kind = Unknown
	}
	return CardDeck(code >> 3), kind
}

// card reports an effect on one card, whose kind only its seat knows unless the
// deck lies open.
func (p play) card(k EffectKind, seat Seat, d CardDeck, kind uint8, why Cites) {
	p.emit(Effect{Kind: k, Seat: seat, A: CardCode(d, kind)}, why)
}
