package engine

import "math/bits"

// Catalogue returns all moves of these Rules, ordered by MoveID. The caller must not change the slice.
func (r *Rules) Catalogue() []Move { return r.catalogue }

// ID returns the dense number of a move; ok is false if the move is not in the catalogue.
func (r *Rules) ID(m Move) (id MoveID, ok bool) {
	id, ok = r.ids[m]
	return id, ok
}

// MoveByID returns the move with the given number; ok is false if there is none.
func (r *Rules) MoveByID(id MoveID) (m Move, ok bool) {
	if int(id) >= len(r.catalogue) {
		return Move{}, false
	}
	return r.catalogue[id], true
}

// Has reports whether the catalogue contains moves of kind k.
func (r *Rules) Has(k Kind) bool { return r.kinds.Has(k) }

// buildCatalogue lists all moves and, for each decision, the families that answer it.
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

// addFamily records which decisions a kind of move answers.
func (r *Rules) addFamily(k Kind) {
	for _, d := range k.Form().Decisions {
		if d != Over {
			r.families[d] |= k.Form().family.set()
		}
	}
}

// indexFamilies records, for each place of the piece, which families and which tracks can have a legal move in a turn.
// // PLC-1 PLC-2 PLC-5 PLC-6 PLC-7 RID-1 CAN-1
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

// anyDeckAt reports whether an action at a place draws from any deck.
func (r *Rules) anyDeckAt(at PlaceNo) bool {
	for d := range NumCardDecks {
		if r.HasCards(d) && r.DrawnAt(d, at) {
			return true
		}
	}
	return false
}

// addKind adds the moves of kind k by its family. A kind without operands has one move.
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
		r.addRange(k, 1, maxSteps+1) // the sixth step is Muret's; ACT-4 refuses it
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

// addPlaces adds the kind for every place with one of the features, or for every place if f is 0.
func (r *Rules) addPlaces(k Kind, f Feature) {
	for i := range r.Box.Places {
		if f == 0 || r.Box.Places[i].Features&f != 0 {
			r.add(Move{Kind: k, A: uint8(i)})
		}
	}
}
