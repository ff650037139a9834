package engine

// Apply makes a legal move: *dst becomes the position after m in *src. The two
// may be the same state. What happened is appended to out, unless it is nil.
// A move that Check refuses must not be applied: the result is undefined. So is
// a move that reveals what a masked state does not show; Determinize it first.
func (r *Rules) Apply(dst, src *State, m Move, out *Effects) {
	if dst != src {
		*dst = *src
	}
	p := play{r: r, s: dst, out: out}
	if dst.Decision == Turn {
		p.turn(m)
		return
	}
	p.answerOther(m)
}

// Play checks a move of a seat and applies it. A move that is refused changes
// nothing.
func (r *Rules) Play(dst, src *State, seat Seat, m Move, out *Effects) Reason {
	if why := r.CheckBy(src, seat, m); !why.Legal() {
		return why
	}
	r.Apply(dst, src, m, out)
	return Reason{}
}

func (p play) answerOther(m Move) {
	switch m.Kind {
	case ChooseStart:
		p.chooseStart(PlaceNo(m.A))
	case AskCharity:
		p.askCharity(Seat(m.A))
	case Keep:
		p.keep(m.A)
	case PutOnTop:
		p.putOnTop(m.A)
	case GiveUp:
		p.giveUp(m.A)
	case Accept, Refuse:
		if p.s.Decision == TradeReply {
			p.reply(m.Kind)
			return
		}
		p.answer(m.Kind)
	case Bid:
		p.bid(m.A)
	case Pass:
		p.pass()
	case Pay:
		p.pay([3]uint8{m.A, m.B, m.C})
	case Stand:
		p.stand(Office(m.A))
	case Decline:
		p.decline()
	default:
		p.answerCards(m)
	}
}

// answerCards makes a move of a decision of the expansions.
func (p play) answerCards(m Move) {
	switch m.Kind {
	case KeepCard:
		p.keepCard(m.B)
	case GiveUpCard:
		p.giveUpCard(CardDeck(m.A), m.B)
	case GiveRitmo:
		p.giveRitmo(m.A)
	case Ask:
		p.ask(Good(m.A), m.B)
	case Offer:
		p.offer()
	case Withdraw:
		p.withdraw()
	case Counter:
		p.counter()
	case Yield:
		p.yield(Good(m.A), m.B)
	case ScoreCards:
		p.choose(ForCards)
	case ScoreTrack:
		p.choose(ForTrack)
	}
}

// turn makes a move of the Turn decision and notes its kind. // ACT-2 ACT-6
func (p play) turn(m Move) {
	p.s.Done = p.s.Done.with(m.Kind)
	p.s.Fresh = false
	switch m.Kind {
	case End:
		p.endSeat()
		p.beginSeat()
	case EndSummon:
		p.summon()
	case MoveTo:
		p.moveTo(PlaceNo(m.A))
	case Embark:
		p.embark(PlaceNo(m.A))
	case CityBonus:
		p.cityBonus()
	case EventBonus:
		p.eventBonus()
	case ScribesLearn:
		p.scribesLearn()
	case ScribesKeep:
		p.scribesKeep()
	case BecomeFriar:
		p.becomeFriar(FriarTile(m.A))
	case BecomeCardinal:
		p.becomeCardinal(CardinalTile(m.A), m.B)
	case Inquire:
		p.inquire(Seat(m.A))
	case DrawTiles:
		p.draw()
	case ReturnRitmo:
		p.returnRitmo(m.A)
	case ReturnGuaita:
		p.returnGuaita(m.A)
	case ReturnWhite:
		p.returnWhite(m.A)
	case OpenTrade:
		p.openTrade(Seat(m.A))
	default:
		p.action(m)
	}
}

func (p play) action(m Move) {
	switch m.Kind {
	case TakePoliticians, TakeNobles, TakeAbbesses, TakeScribes:
		p.take(m.Kind, m.A, m.B)
	case TakeManuscript:
		p.takeManuscript(m.A)
	case TakeLingua:
		p.takeLingua()
	case Psalter:
		p.psalter()
	case Business:
		p.business()
	case DrawRitmo, DrawPlaciti, DrawArnault, DrawGlossario:
		p.drawCards(m.Kind, m.A)
	default:
		p.goOn(m.Kind, m.A)
	}
}
