package engine

// Apply makes a legal move: *dst becomes the position after m in *src. The two may be the same state. The effects of the
// move are appended to out, unless it is nil.
// The result is undefined if Check refuses the move, or if the move reveals something that a masked state hides: determinize
// such a state first.
func (r *Rules) Apply(dst, src *State, m Move, out *Effects) {
	if dst != src {
		*dst = *src
	}
	p := play{r: r, s: dst, out: out}
	if dst.Decision == Turn { // ACT-2 ACT-6
		dst.Done = dst.Done.with(m.Kind)
		dst.Fresh = false
	}
	if out == nil {
		p.apply(m)
		return
	}
	told := len(out.List)
	p.apply(m)
	out.conceal(told)
}

// Play checks a move of a seat and applies it if it is legal. An illegal move changes nothing.
func (r *Rules) Play(dst, src *State, seat Seat, m Move, out *Effects) Reason {
	if why := r.CheckBy(src, seat, m); !why.Legal() {
		return why
	}
	r.Apply(dst, src, m, out)
	return Reason{}
}

// apply applies a move by its family.
func (p play) apply(m Move) {
	switch moveForms[m.Kind].family {
	case startMoves:
		p.chooseStart(m)
	case charityMoves:
		p.askCharity(m)
	case endMoves:
		p.end(m)
	case travelMoves:
		p.travel(m)
	case bonusMoves:
		p.takeBonus(m)
	case scribeMoves:
		p.convertScribes(m)
	case friarMoves:
		p.becomeFriar(m)
	case cardinalMoves:
		p.becomeCardinal(m)
	case inquiryMoves:
		p.inquire(m)
	case libraryDraws:
		p.draw()
	case cubeMoves:
		p.take(m)
	case manuscriptMoves:
		p.readManuscript(m)
	case plainMoves:
		p.plain(m)
	case trackMoves:
		p.goOn(m)
	case libraryMoves:
		p.chooseTile(m)
	case answerMoves:
		p.answer(m)
	case auctionMoves:
		p.auction(m)
	case paymentMoves:
		p.pay(m)
	case electionMoves:
		p.standOrDecline(m)
	case cardDraws:
		p.drawCards(m)
	case cardReturns:
		p.returnCards(m)
	case partnerMoves:
		p.openTrade(m)
	case cardMoves:
		p.chooseCard(m)
	case tradeMoves:
		p.trade(m)
	case choiceMoves:
		p.chooseScore(m)
	}
}
