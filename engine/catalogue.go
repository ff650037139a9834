package engine

import "math/bits"

// Catalogue lists every move that these Rules can name, ordered by MoveID. The
// slice must not be changed.
func (r *Rules) Catalogue() []Move { return r.catalogue }

// ID returns the dense number of a move; ok is false for a move that the
// catalogue does not have.
func (r *Rules) ID(m Move) (id MoveID, ok bool) {
	id, ok = r.ids[m]
	return id, ok
}

// MoveByID returns the move with the given number; ok is false beyond the end.
func (r *Rules) MoveByID(id MoveID) (m Move, ok bool) {
	if int(id) >= len(r.catalogue) {
		return Move{}, false
	}
	return r.catalogue[id], true
}

// Has reports whether the catalogue has moves of a kind.
func (r *Rules) Has(k Kind) bool { return r.kinds.Has(k) }

// buildCatalogue lists the moves and, by decision, the families that have any.
func (r *Rules) buildCatalogue() {
	for k := NoMove + 1; k < numKinds; k++ {
		from := len(r.catalogue)
		r.addKind(k)
		if len(r.catalogue) > from {
			r.kinds = r.kinds.with(k)
			r.addFamily(k)
		}
	}
	r.ids = make(map[Move]MoveID, len(r.catalogue))
	for i, m := range r.catalogue {
		r.ids[m] = MoveID(i)
	}
}

// addFamily notes that moves of a kind answer their decisions.
func (r *Rules) addFamily(k Kind) {
	for _, d := range k.Form().Decisions {
		if d != Over {
			r.families[d] |= k.Form().family.set()
		}
	}
}

// indexFamilies finds which families can have a legal move of a turn where the piece
// stands, and which tracks. // PLC-1 PLC-2 PLC-5 PLC-6 PLC-7 RID-1 CAN-1
func (r *Rules) indexFamilies() {
	for at := range PlaceNo(MaxPlaces) {
		place := r.place(at)
		shut := familySet(0)
		closes := func(f family, closed bool) {
			if closed {
				shut |= f.set()
			}
		}
		gives := place.Ducats > 0 || place.Knowledge > 0 || place.Features&University != 0
		closes(bonusMoves, !gives && r.eventsAt[at] == 0)
		closes(scribeMoves, place.Features&Abbey == 0)
		closes(friarMoves, place.Features&Convent == 0)
		closes(cardinalMoves, place.Features&Cathedral == 0)
		closes(cardDraws, !r.anyDeckAt(at))
		r.openAt[at] = r.families[Turn] &^ shut
		r.tracksAt[at] = trackKinds
		if place.Zone != Blue {
			r.tracksAt[at] &^= 1 << GoRiddle
		}
		if _, ok := r.FranciscanNo(at); !ok {
			r.tracksAt[at] &^= 1 << GoCanticle
		}
	}
}

// anyDeckAt reports whether a deck is drawn from at a place by an action.
func (r *Rules) anyDeckAt(at PlaceNo) bool {
	for d := range NumCardDecks {
		if r.HasCards(d) && r.DrawnAt(d, at) {
			return true
		}
	}
	return false
}

// addKind has the family of a kind list its moves; those without operands there is
// one of.
func (r *Rules) addKind(k Kind) {
	switch k.Form().family {
	case startMoves:
		r.addPlaces(k, StartTown)
	case charityMoves, inquiryMoves:
		r.addRange(k, 0, r.Seats-1)
	case travelMoves:
		r.addTravel(k)
	case bonusMoves:
		r.addBonuses(k)
	case friarMoves:
		r.addRange(k, int(Mario), bits.Len8(r.Friars())-1)
	case cardinalMoves:
		r.addCardinals(k)
	case cubeMoves:
		r.addCubes(k)
	case manuscriptMoves:
		r.addManuscripts(k)
	case trackMoves:
		r.addRange(k, 1, maxSteps+1) // the sixth is Muret's, refused by ACT-4
	case libraryMoves:
		r.addTiles(k)
	case auctionMoves:
		r.addBids(k)
	case paymentMoves:
		r.addPayments(k)
	case electionMoves:
		r.addOffices(k)
	case cardDraws:
		r.addDraws(k)
	case cardReturns:
		r.addReturns(k)
	case partnerMoves:
		r.addPartners(k)
	case cardMoves:
		r.addCards(k)
	case tradeMoves:
		r.addTrade(k)
	case choiceMoves:
		r.addChoices(k)
	case endMoves, scribeMoves, libraryDraws, plainMoves, answerMoves:
		r.add(Move{Kind: k})
	}
}

func (r *Rules) add(m Move) { r.catalogue = append(r.catalogue, m) }

func (r *Rules) addRange(k Kind, from, to int) {
	for a := from; a <= to; a++ {
		r.add(Move{Kind: k, A: uint8(a)})
	}
}

// addPlaces adds the kind for every place that has one of the features, or for
// every place.
func (r *Rules) addPlaces(k Kind, f Feature) {
	for i := range r.Box.Places {
		if f == 0 || r.Box.Places[i].Features&f != 0 {
			r.add(Move{Kind: k, A: uint8(i)})
		}
	}
}
