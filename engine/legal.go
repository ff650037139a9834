package engine

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
	if d := decides[m.Kind]; d != s.Decision && alsoDecides[m.Kind] != s.Decision {
		return lacks(r.askRule(s), OtherDecision, int(s.Decision), int(d))
	}
	return r.checkKind(s, m)
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
		return drawRule(s.Draw.Deck)
	case CardGiveUp:
		return swapRule(s.Draw.Deck)
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

func (r *Rules) checkKind(s *State, m Move) Reason {
	switch m.Kind {
	case ChooseStart:
		return r.checkStart(s, PlaceNo(m.A))
	case AskCharity:
		return r.checkAskCharity(s, Seat(m.A))
	case Keep:
		return r.checkKeep(s, m.A)
	case PutOnTop:
		return r.checkPutOnTop(s, m.A)
	case GiveUp:
		return r.checkGiveUp(s, m.A)
	case Bid:
		return r.checkBid(s, m.A)
	case Pass:
		return r.checkPass(s)
	case Pay:
		return r.checkPay(s, [3]uint8{m.A, m.B, m.C})
	case Stand:
		return r.checkStand(s, Office(m.A))
	case Accept:
		return r.checkAccept(s)
	case Refuse, Decline:
		return Reason{}
	}
	if decides[m.Kind] == Turn {
		return r.checkTurn(s, m)
	}
	return r.checkCards(s, m)
}

// checkCards checks the moves of the expansions outside a turn.
func (r *Rules) checkCards(s *State, m Move) Reason {
	switch m.Kind {
	case KeepCard:
		return r.checkKeepCard(s, CardDeck(m.A), m.B)
	case GiveUpCard:
		return r.checkGiveUpCard(s, CardDeck(m.A), m.B)
	case GiveRitmo:
		return r.checkGiveRitmo(s, m.A)
	case Ask:
		return r.checkAsk(s, Good(m.A), m.B)
	case Offer:
		return r.checkOffer(s)
	case Counter:
		return r.checkCounter(s)
	case Yield:
		return r.checkYield(s, Good(m.A), m.B)
	}
	return Reason{} // Withdraw, ScoreCards and ScoreTrack are always possible
}

func (r *Rules) checkTurn(s *State, m Move) Reason {
	switch k := m.Kind; k {
	case End:
		return r.checkEnd(s)
	case EndSummon:
		return r.checkEndSummon(s)
	case MoveTo:
		return r.checkMoveTo(s, PlaceNo(m.A))
	case Embark:
		return r.checkEmbark(s, PlaceNo(m.A))
	case CityBonus:
		return r.checkCityBonus(s)
	case EventBonus:
		return r.checkEventBonus(s)
	case ScribesLearn, ScribesKeep:
		return r.checkScribes(s)
	case BecomeFriar:
		return r.checkFriar(s, FriarTile(m.A))
	case BecomeCardinal:
		return r.checkCardinal(s, CardinalTile(m.A), m.B)
	case Inquire:
		return r.checkInquire(s, Seat(m.A))
	case DrawTiles:
		return r.checkDraw(s)
	case ReturnRitmo:
		return r.checkReturnRitmo(s, m.A)
	case ReturnGuaita:
		return r.checkReturnGuaita(s)
	case ReturnWhite:
		return r.checkReturnWhite(s, m.A)
	case OpenTrade:
		return r.checkOpenTrade(s, Seat(m.A))
	}
	return r.checkAction(s, m)
}

func (r *Rules) checkAction(s *State, m Move) Reason {
	switch k := m.Kind; k {
	case TakePoliticians, TakeNobles, TakeAbbesses, TakeScribes:
		return r.checkTake(s, k, m.A)
	case TakeManuscript:
		return r.checkManuscript(s, m.A)
	case TakeLingua:
		return r.checkLingua(s)
	case Psalter:
		return r.checkPlain(s, k, PSA1)
	case Business:
		return r.checkPlain(s, k, BIZ1)
	case DrawRitmo, DrawPlaciti, DrawArnault, DrawGlossario:
		return r.checkDrawCards(s, k, m.A)
	}
	return r.checkGo(s, m.Kind, m.A)
}

// AppendLegal appends every legal move of the deciding seat to dst, ordered by
// MoveID, and returns the extended slice.
func (r *Rules) AppendLegal(dst []Move, s *State) []Move {
	switch s.Decision {
	case StartCity:
		return appendPlaces(dst, ChooseStart, r.freeStarts(s))
	case CharityGiver:
		return r.appendGivers(dst, s)
	case Turn:
		return r.appendTurn(dst, s)
	case LibraryKeep:
		return r.appendDrawn(dst, s, Keep)
	case LibraryOrder:
		return r.appendDrawn(dst, s, PutOnTop)
	case LibraryGiveUp:
		return r.appendGiveUp(dst, s)
	case Answer:
		return append(dst, Move{Kind: Accept}, Move{Kind: Refuse})
	case Bidding:
		return r.appendBids(dst, s)
	case Payment:
		return r.appendPayments(dst, s)
	case Election:
		return r.appendOffices(dst, s)
	}
	return r.appendOther(dst, s)
}

// appendOther lists the moves of the decisions of the expansions.
func (r *Rules) appendOther(dst []Move, s *State) []Move {
	switch s.Decision {
	case CardKeep:
		return r.appendKeeps(dst, s)
	case CardGiveUp:
		return r.appendGiveUps(dst, s)
	case TradeDraft:
		return r.appendDraft(dst, s)
	case TradeReply:
		return r.appendReplies(dst, s)
	case TradePick:
		return r.appendYields(dst, s)
	case RitmoChoice, PlacitiChoice:
		return append(dst, Move{Kind: ScoreCards}, Move{Kind: ScoreTrack})
	}
	return dst
}

func (r *Rules) appendTurn(dst []Move, s *State) []Move {
	if !r.mustLand(s) {
		dst = append(dst, Move{Kind: End})
		if s.Stupor && r.checkEndSummon(s).Legal() {
			dst = append(dst, Move{Kind: EndSummon})
		}
	}
	dst = r.appendMovement(dst, s)
	dst = r.appendFree(dst, s)
	if s.Points > 0 {
		dst = r.appendActions(dst, s)
	}
	if r.cards {
		dst = r.appendCards(dst, s)
	}
	return dst
}

// appendActions lists what costs points, but for movements and cards.
func (r *Rules) appendActions(dst []Move, s *State) []Move {
	dst = r.appendCubes(dst, s)
	dst = r.appendManuscripts(dst, s)
	if r.spendable(s) > 0 {
		if !s.Done.Has(Psalter) {
			dst = append(dst, Move{Kind: Psalter})
		}
		if !s.Done.Has(Business) {
			dst = append(dst, Move{Kind: Business})
		}
	}
	return r.appendTracks(dst, s)
}

func (r *Rules) appendFree(dst []Move, s *State) []Move {
	for k := CityBonus; k <= EventBonus; k++ {
		if r.checkTurn(s, Move{Kind: k}).Legal() {
			dst = append(dst, Move{Kind: k})
		}
	}
	p, features := &s.Players[s.Seat], r.place(s.here()).Features
	if features&Abbey != 0 && p.Scribes > 0 && r.checkScribes(s).Legal() {
		dst = append(dst, Move{Kind: ScribesLearn}, Move{Kind: ScribesKeep})
	}
	if features&Convent != 0 && p.Status == Merchant {
		dst = r.appendFriars(dst, s)
	}
	if features&Cathedral != 0 && p.Status == Friar {
		dst = r.appendCardinals(dst, s)
	}
	if p.Card == Shlasinger {
		dst = r.appendTargets(dst, s)
	}
	if s.Tracks[Library].Space[s.Seat] > 0 && r.checkDraw(s).Legal() {
		dst = append(dst, Move{Kind: DrawTiles})
	}
	return dst
}

// appendCards lists the actions and free actions of the expansions.
func (r *Rules) appendCards(dst []Move, s *State) []Move {
	if s.Points > 0 {
		dst = r.appendDraws(dst, s)
	}
	dst = r.appendReturns(dst, s)
	return r.appendPartners(dst, s)
}

func (r *Rules) appendFriars(dst []Move, s *State) []Move {
	for f := Mario; f < numFriars; f++ {
		if s.Friars&(1<<f) != 0 {
			dst = append(dst, Move{Kind: BecomeFriar, A: uint8(f)})
		}
	}
	return dst
}

func (r *Rules) appendCardinals(dst []Move, s *State) []Move {
	for c := Balestreri; c < numCardinals; c++ {
		for _, cube := range [...]uint8{uint8(Politician), uint8(Noble), VirtualNoble} {
			if r.checkCardinal(s, c, cube).Legal() {
				dst = append(dst, Move{Kind: BecomeCardinal, A: uint8(c), B: cube})
			}
		}
	}
	return dst
}

func (r *Rules) appendTargets(dst []Move, s *State) []Move {
	for seat := range r.Seats {
		if r.checkInquire(s, Seat(seat)).Legal() {
			dst = append(dst, Move{Kind: Inquire, A: uint8(seat)})
		}
	}
	return dst
}

func (r *Rules) appendGivers(dst []Move, s *State) []Move {
	set, _ := r.givers(s, s.Seat)
	for seat := range r.Seats {
		if set&(1<<seat) != 0 {
			dst = append(dst, Move{Kind: AskCharity, A: uint8(seat)})
		}
	}
	return dst
}

func (r *Rules) appendOffices(dst []Move, s *State) []Move {
	for o := Banker; o <= Pope; o++ {
		if r.checkStand(s, o).Legal() {
			dst = append(dst, Move{Kind: Stand, A: uint8(o)})
		}
	}
	return append(dst, Move{Kind: Decline})
}
