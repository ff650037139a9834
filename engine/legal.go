package engine

import "math/bits"

// Check returns why the deciding seat may not make a move; the zero Reason if
// it may. It answers the same for a state and for that state as masked for the
// deciding seat.
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

// CheckBy is Check for a move that a given seat wants to make.
func (r *Rules) CheckBy(s *State, seat Seat, m Move) Reason {
	if s.Decision != Over && seat != s.Seat {
		return lacks(r.turnRule(s), NotYourTurn, int(s.Seat), int(seat))
	}
	return r.Check(s, m)
}

// turnRule is the rule that says who decides.
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

// askRule is the rule that says what is decided.
func (r *Rules) askRule(s *State) Rule {
	if s.Decision == Turn {
		return ACT1
	}
	return r.turnRule(s)
}

// checkMove asks the family of a move of the catalogue that answers the decision. One
// flat switch: that is static calls, and all families at a glance.
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
	}
	return Reason{} // what counts at the end is free to choose
}

// AppendLegal appends every legal move of the deciding seat to dst, ordered by
// MoveID, and returns the extended slice.
func (r *Rules) AppendLegal(dst []Move, s *State) []Move {
	for open := r.open(s); open != 0; open &= open - 1 {
		dst = r.appendFamily(dst, s, family(bits.TrailingZeros32(uint32(open))))
	}
	return dst
}

// open are the families that can have a legal move: those that answer the decision and,
// in a turn, fit the place and the points.
func (r *Rules) open(s *State) familySet {
	if s.Decision != Turn {
		return r.families[s.Decision]
	}
	open := r.openAt[s.here()]
	if s.Points == 0 {
		open &^= actionFamilies
	}
	return open
}

// appendFamily lists the legal moves of a family, which answers the decision.
func (r *Rules) appendFamily(dst []Move, s *State, f family) []Move {
	switch f {
	case startMoves:
		return appendPlaces(dst, ChooseStart, r.freeStarts(s))
	case charityMoves:
		return r.appendGivers(dst, s)
	case endMoves:
		return r.appendEnds(dst, s)
	case travelMoves:
		return r.appendTravel(dst, s)
	case bonusMoves:
		return r.appendBonuses(dst, s)
	case scribeMoves:
		return r.appendScribes(dst, s)
	case friarMoves:
		return r.appendFriars(dst, s)
	case cardinalMoves:
		return r.appendCardinals(dst, s)
	case inquiryMoves:
		return r.appendTargets(dst, s)
	case libraryDraws:
		return r.appendDraw(dst, s)
	case cubeMoves:
		return r.appendCubes(dst, s)
	case manuscriptMoves:
		return r.appendManuscripts(dst, s)
	case plainMoves:
		return r.appendPlain(dst, s)
	case trackMoves:
		return r.appendTracks(dst, s)
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
	case cardDraws:
		return r.appendDraws(dst, s)
	case cardReturns:
		return r.appendReturns(dst, s)
	case partnerMoves:
		return r.appendPartners(dst, s)
	case cardMoves:
		return r.appendCards(dst, s)
	case tradeMoves:
		return r.appendTrade(dst, s)
	case choiceMoves:
		return append(dst, Move{Kind: ScoreCards}, Move{Kind: ScoreTrack})
	}
	return dst
}
