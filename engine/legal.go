package engine

import "math/bits"

// Check returns why the deciding seat may not make a move, or the zero Reason if it may. The answer is the same for a state
// and for that state as masked for the deciding seat.
func (r *Rules) Check(s *State, m Move) Reason {
	if s.Decision == Over {
		return refuse(END1, GameOver)
	}
	if _, ok := r.ids[m]; !ok {
		return refuse(NoRule, NoSuchMove)
	}
	if !m.Kind.Answers(s.Decision) {
		return lacks(r.askRule(s), OtherDecision, int(s.Decision), int(m.Kind.Decides()))
	}
	return r.checkMove(s, m)
}

// RuleOf returns the rule of this edition that defines or counts the moves of the given kind; NoRule if there is none. // LIB-1 LIB-2
func (r *Rules) RuleOf(k Kind) Rule {
	rule := k.Form().Rule
	if rule == LIB2 && r.classic() {
		return LIB1
	}
	return rule
}

// CheckBy checks a move that a given seat wants to make.
func (r *Rules) CheckBy(s *State, seat Seat, m Move) Reason {
	if s.Decision != Over && seat != s.Seat {
		return lacks(r.turnRule(s), NotYourTurn, int(s.Seat), int(seat))
	}
	return r.Check(s, m)
}

// turnRule returns the rule that decides whose decision it is.
func (r *Rules) turnRule(s *State) Rule {
	switch s.Decision {
	case StartCity:
		return SET8
	case CharityGiver:
		return CHA1
	case Answer:
		return STU2
	case Bidding:
		return STU3
	case Payment:
		return r.payRule(s)
	case Election:
		return ELE1
	case LibraryKeep, LibraryOrder, LibraryGiveUp:
		return r.actionRule(Library)
	case CardKeep:
		return s.Draw.Deck.Form().Draw
	case CardGiveUp:
		return s.Draw.Deck.Form().Swap
	case TradeDraft, TradeReply, TradePick:
		return RUL13
	case RitmoChoice, PlacitiChoice:
		return RUL8
	}
	return ORD1
}

// askRule returns the rule of the decision itself.
func (r *Rules) askRule(s *State) Rule {
	if s.Decision == Turn {
		return ACT1
	}
	return r.turnRule(s)
}

// checkMove calls the check of the move's family. m must be in the catalogue and answer the decision. A flat switch makes
// these static calls and lists all families in one place.
func (r *Rules) checkMove(s *State, m Move) Reason {
	switch moveForms[m.Kind].family {
	case startMoves:
		return r.checkStart(s, m)
	case charityMoves:
		return r.checkAskCharity(s, m)
	case endMoves:
		return r.checkEnd(s, m)
	case travelMoves:
		return r.checkTravel(s, m)
	case bonusMoves:
		return r.checkBonus(s, m)
	case scribeMoves:
		return r.checkScribes(s)
	case friarMoves:
		return r.checkFriar(s, m)
	case cardinalMoves:
		return r.checkCardinal(s, m)
	case inquiryMoves:
		return r.checkInquire(s, m)
	case libraryDraws:
		return r.checkDraw(s)
	case cubeMoves:
		return r.checkTake(s, m)
	case manuscriptMoves:
		return r.checkManuscripts(s, m)
	case plainMoves:
		return r.checkPlain(s, m)
	case trackMoves:
		return r.checkGo(s, m)
	case libraryMoves:
		return r.checkLibrary(s, m)
	case answerMoves:
		return r.checkAnswer(s, m)
	case auctionMoves:
		return r.checkAuction(s, m)
	case paymentMoves:
		return r.checkPay(s, m)
	case electionMoves:
		return r.checkElection(s, m)
	case cardDraws:
		return r.checkDrawCards(s, m)
	case cardReturns:
		return r.checkReturn(s, m)
	case partnerMoves:
		return r.checkOpenTrade(s, m)
	case cardMoves:
		return r.checkCard(s, m)
	case tradeMoves:
		return r.checkTrade(s, m)
	case choiceMoves: // every choice of what to score is allowed
		return Reason{}
	}
	return refuse(r.askRule(s), NotNow)
}

// AppendLegal appends every legal move of the deciding seat to dst, ordered by
// MoveID, and returns the extended slice.
func (r *Rules) AppendLegal(dst []Move, s *State) []Move {
	if s.Decision == Turn {
		return r.appendTurn(dst, s)
	}
	for asked := r.families[s.Decision]; asked != 0; asked &= asked - 1 {
		dst = r.appendFamily(dst, s, family(bits.TrailingZeros32(uint32(asked))))
	}
	return dst
}

// open returns the families that can have a legal move of the turn, given the place and the points.
func (r *Rules) open(s *State) familySet {
	open := r.openAt[s.here()]
	if s.Points == 0 {
		open &^= actionFamilies
	}
	return open
}

// appendTurn lists the legal moves of a turn. Many families can be open in a turn: calling them in sequence takes a seventh
// less time than jumping to each.
func (r *Rules) appendTurn(dst []Move, s *State) []Move {
	open := r.open(s)
	if open.has(endMoves) {
		dst = r.appendEnds(dst, s)
	}
	if open.has(travelMoves) {
		dst = r.appendTravel(dst, s)
	}
	if open.has(bonusMoves) {
		dst = r.appendBonuses(dst, s)
	}
	if open.has(scribeMoves) {
		dst = r.appendScribes(dst, s)
	}
	if open.has(friarMoves) {
		dst = r.appendFriars(dst, s)
	}
	if open.has(cardinalMoves) {
		dst = r.appendCardinals(dst, s)
	}
	if open.has(inquiryMoves) {
		dst = r.appendTargets(dst, s)
	}
	if open.has(libraryDraws) {
		dst = r.appendDraw(dst, s)
	}
	if open.has(cubeMoves) {
		dst = r.appendCubes(dst, s)
	}
	if open.has(manuscriptMoves) {
		dst = r.appendManuscripts(dst, s)
	}
	if open.has(plainMoves) {
		dst = r.appendPlain(dst, s)
	}
	if open.has(trackMoves) {
		dst = r.appendTracks(dst, s)
	}
	if open.has(cardDraws) {
		dst = r.appendDraws(dst, s)
	}
	if open.has(cardReturns) {
		dst = r.appendReturns(dst, s)
	}
	if open.has(partnerMoves) {
		dst = r.appendPartners(dst, s)
	}
	return dst
}

// appendFamily lists the legal moves of a family for a decision other than a turn.
func (r *Rules) appendFamily(dst []Move, s *State, f family) []Move {
	switch f {
	case startMoves:
		return appendPlaces(dst, ChooseStart, r.freeStarts(s))
	case charityMoves:
		return r.appendGivers(dst, s)
	case libraryMoves:
		return r.appendLibrary(dst, s)
	case answerMoves:
		return r.appendAnswers(dst, s)
	case auctionMoves:
		return r.appendBids(dst, s)
	case paymentMoves:
		return r.appendPayments(dst, s)
	case electionMoves:
		return r.appendOffices(dst, s)
	case cardMoves:
		return r.appendCards(dst, s)
	case tradeMoves:
		return r.appendTrade(dst, s)
	case choiceMoves:
		return append(dst, Move{Kind: ScoreCards}, Move{Kind: ScoreTrack})
	}
	return dst
}

// Perft counts the leaves of the tree of legal moves to a depth. A game that ends earlier is a leaf. Hidden tiles and cards
// are drawn as they lie in the position.
func (r *Rules) Perft(s *State, depth int) uint64 {
	if depth == 0 || s.Decision == Over {
		return 1
	}
	legal := r.AppendLegal(nil, s)
	if depth == 1 {
		return uint64(len(legal))
	}
	sum := uint64(0)
	var next State
	for _, m := range legal {
		r.Apply(&next, s, m, nil)
		sum += r.Perft(&next, depth-1)
	}
	return sum
}
