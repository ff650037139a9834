package engine

func (r *Rules) checkEndSummon(s *State) Reason {
	switch {
	case s.Turn < stuporTurn:
		return lacks(STU1, TooEarly, stuporTurn, int(s.Turn))
	case s.Summons.Called:
		return refuse(RUL7, Taken)
	case !s.Stupor:
		return refuse(STU1, OnceAGame)
	case r.mustLand(s):
		return refuse(MOV6, MustLand)
	case s.here() != r.brindisi:
		return refuse(STU1, WrongPlace)
	}
	return Reason{}
}

// summon ends the turn with a summons. It is resolved at once in 2010, and at the end of the game turn in the Deluxe edition. // STU-1
func (p play) summon() {
	s := p.s
	s.Summons = Summons{Called: true, By: s.Seat, In: 1 << s.Seat}
	p.emit(Effect{Kind: Summoned, Seat: s.Seat}, Cites{STU1, RUL7})
	p.endSeat()
	if p.r.classic() {
		p.resolveSummons()
		return
	}
	p.beginSeat()
}

// Summoned returns the seat at a position, from 0, in the order of answers and bids: first the summoner, then the others in
// player order. // RUL-7
func (r *Rules) Summoned(s *State, at int) Seat {
	if at == 0 {
		return s.Summons.By
	}
	for i := range r.Seats {
		if s.Order[i] != s.Summons.By {
			if at--; at == 0 {
				return s.Order[i]
			}
		}
	}
	return Nobody
}

// resolveSummons asks the other players in order. // STU-2 RUL-8
func (p play) resolveSummons() {
	s := p.s
	if s.Summons.At++; int(s.Summons.At) < p.r.Seats {
		s.Decision, s.Seat = Answer, p.r.Summoned(s, int(s.Summons.At))
		return
	}
	p.drawScuola()
	if s.Summons.In == 1<<s.Summons.By {
		s.Summons.High = s.Summons.By
		p.winAuction(Cites{STU4})
		return
	}
	s.Summons.At = 0
	s.Decision, s.Seat = Bidding, s.Summons.By
}

func (r *Rules) checkAnswer(s *State, m Move) Reason {
	if m.Kind == Accept && s.Decision == TradeReply {
		return r.checkAccept(s)
	}
	return Reason{}
}

func (r *Rules) appendAnswers(dst []Move, s *State) []Move {
	if accept := (Move{Kind: Accept}); r.checkAnswer(s, accept).Legal() {
		dst = append(dst, accept)
	}
	return append(dst, Move{Kind: Refuse})
}

// answer accepts or refuses a summons, or an offer. // STU-2 RUL-13
func (p play) answer(m Move) {
	if p.s.Decision == TradeReply {
		p.reply(m.Kind)
		return
	}
	p.answerSummons(m.Kind)
}

// answerSummons accepts or refuses a summons. // STU-2 RUL-4
func (p play) answerSummons(k Kind) {
	s := p.s
	if k == Refuse {
		p.emit(Effect{Kind: Refused, Seat: s.Seat}, p.answerRules())
	} else {
		s.Summons.In |= 1 << s.Seat
		p.emit(Effect{Kind: Accepted, Seat: s.Seat}, p.answerRules())
		why := Cites{STU2}
		if p.r.AtSea(s, s.Seat) {
			why = why.and(RUL4)
		}
		if s.here() != p.r.brindisi {
			p.place(s.Seat, p.r.brindisi, why)
		}
	}
	p.resolveSummons()
}

// answerRules cites the order of events at the end of a Deluxe turn. // RUL-8
func (p play) answerRules() Cites {
	if p.r.classic() {
		return Cites{STU2, RUL7}
	}
	return Cites{STU2, RUL7, RUL8}
}

// bidLimit returns the highest bid that a seat may make. // STU-3
func (r *Rules) bidLimit(s *State) int {
	n := s.Players[s.Seat].Votes()
	if s.Seat == s.Summons.By {
		n += SummonerVotes
	}
	return n
}

// lowestBid returns the lowest bid allowed. // STU-3 RUL-7
func (s *State) lowestBid() int {
	return max(int(s.Summons.Bid)+1, SummonerVotes)
}

func (r *Rules) checkAuction(s *State, m Move) Reason {
	if m.Kind == Pass {
		return r.checkPass(s)
	}
	return r.checkBid(s, m.A)
}

func (r *Rules) addBids(k Kind) {
	if k == Pass {
		r.add(Move{Kind: k})
		return
	}
	r.addRange(k, 1, r.maxVotes()) // STU-3 refuses 1
}

// maxVotes returns the highest bid that any seat could reach: all cubes, the most valuable virtual cube and the summoner's bonus.
func (r *Rules) maxVotes() int {
	sum := votes[Politician] + SummonerVotes
	for c := Politician; c <= Abbess; c++ {
		sum += votes[c] * int(r.bag[c])
	}
	return sum
}

func (r *Rules) checkBid(s *State, votes uint8) Reason {
	if int(votes) < s.lowestBid() {
		rule := RUL7
		if s.Summons.Bid == 0 {
			rule = STU3
		}
		return lacks(rule, BidTooLow, s.lowestBid(), int(votes))
	}
	return atLeast(STU3, TooFewVotes, int(votes), r.bidLimit(s))
}

func (r *Rules) checkPass(s *State) Reason {
	if s.Summons.Bid == 0 {
		return lacks(STU3, BidTooLow, SummonerVotes, 0)
	}
	return Reason{}
}

func (r *Rules) appendBids(dst []Move, s *State) []Move {
	for n := s.lowestBid(); n <= r.bidLimit(s); n++ {
		dst = append(dst, Move{Kind: Bid, A: uint8(n)})
	}
	if s.Summons.Bid > 0 {
		dst = append(dst, Move{Kind: Pass})
	}
	return dst
}

// auction raises the bid or passes. // STU-3
func (p play) auction(m Move) {
	if m.Kind == Pass {
		p.pass()
		return
	}
	p.bid(m.A)
}

// bid raises the bid. // STU-3
func (p play) bid(votes uint8) {
	s := p.s
	s.Summons.Bid, s.Summons.High = votes, s.Seat
	p.emit(Effect{Kind: BidMade, Seat: s.Seat, N: int16(votes)}, Cites{STU3, RUL7, CUB4})
	p.nextBidder()
}

// pass leaves the auction. // STU-3
func (p play) pass() {
	s := p.s
	s.Summons.In &^= 1 << s.Seat
	p.emit(Effect{Kind: Passed, Seat: s.Seat}, Cites{STU3})
	if s.Summons.In == 1<<s.Summons.High {
		p.payAuction()
		return
	}
	p.nextBidder()
}

// nextBidder asks the next seat that is still in. // RUL-7
func (p play) nextBidder() {
	s := p.s
	for range p.r.Seats {
		s.Summons.At = (s.Summons.At + 1) % uint8(p.r.Seats)
		seat := p.r.Summoned(s, int(s.Summons.At))
		if s.Summons.In&(1<<seat) != 0 {
			s.Decision, s.Seat = Bidding, seat
			return
		}
	}
}

// payAuction asks the winner to pay with cubes. The summoner's bonus and the virtual cube are subtracted. // STU-4
func (p play) payAuction() {
	s := p.s
	s.Seat = s.Summons.High
	p.askPayment()
}

// winAuction gives the winner the knowledge and ends the summons. // STU-4
func (p play) winAuction(why Cites) {
	s := p.s
	won := s.Summons
	s.Summons, s.Stupor, s.Due = Summons{}, false, 0
	p.emit(Effect{Kind: AuctionWon, Seat: won.High, N: int16(won.Bid)}, why)
	p.learn(won.High, int(p.r.Box.Events[p.r.stuporTile].Auction), Cites{STU4})
	p.emit(Effect{Kind: StuporUsed, Seat: Nobody}, Cites{STU4})
	p.beginSeat() // the next seat in order, or in the Deluxe edition the end of the game turn
}
