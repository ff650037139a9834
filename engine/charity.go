package engine

// CharityOf returns the ducats that charity brings to a Friar or Cardinal in a turn, and the rule that sets them: 5 to a
// Friar, 10 to a Cardinal, 10 to Gigi until the turn of Options.GigiUntil. // CHA-1 CHA-4
func (r *Rules) CharityOf(receiver *Player, turn uint8) (ducats int, rule Rule) {
	switch {
	case receiver.Status == Cardinal:
		return 10, CHA1
	case receiver.Friar == Gigi && turn <= r.Options.GigiUntil:
		return 10, CHA4
	}
	return 5, CHA1
}

// givers returns the wealthiest Merchants as bits 1<<seat, if they have more than the receiver. // CHA-1
func (r *Rules) givers(s *State, receiver Seat) (set uint8, n int) {
	most := int(s.Players[receiver].Ducats)
	for seat := range r.Seats {
		p := &s.Players[seat]
		switch {
		case p.Status != Merchant || int(p.Ducats) < most:
		case int(p.Ducats) > most:
			most, set, n = int(p.Ducats), 1<<seat, 1
		case n > 0:
			set, n = set|1<<seat, n+1
		}
	}
	return set, n
}

// charity gives to each Friar and Cardinal in the player order of the previous turn, and asks if the receiver has a choice.
// // CHA-1 CHA-2 RUL-18
func (p play) charity() {
	s := p.s
	for ; int(s.At) < p.r.Seats && s.Turn <= LastCharity; s.At++ {
		receiver := s.Order[s.At]
		if s.merchant(receiver) {
			continue
		}
		set, n := p.r.givers(s, receiver)
		if n > 1 {
			s.Decision, s.Seat = CharityGiver, receiver
			return
		}
		giver := Nobody
		for seat := range p.r.Seats {
			if set&(1<<seat) != 0 {
				giver = Seat(seat)
			}
		}
		p.give(receiver, giver)
	}
	p.setOrder()
}

// give pays charity to the receiver from a Merchant, and the rest from the bank if the Merchant has too little. // CHA-1 CHA-3
func (p play) give(receiver, giver Seat) {
	sum, rule := p.r.CharityOf(&p.s.Players[receiver], p.s.Turn)
	if giver != Nobody {
		paid := min(sum, int(p.s.Players[giver].Ducats))
		p.ducats(giver, receiver, -paid, Cites{rule, RUL18})
		p.ducats(receiver, giver, paid, Cites{rule, PLC9})
		sum -= paid
		if sum > 0 {
			p.ducats(receiver, Nobody, sum, Cites{CHA3, rule})
		}
		return
	}
	p.ducats(receiver, Nobody, sum, Cites{rule, PLC9})
}

func (r *Rules) checkAskCharity(s *State, m Move) Reason {
	if set, _ := r.givers(s, s.Seat); set&(1<<m.A) == 0 {
		return refuse(CHA2, NotRichest)
	}
	return Reason{}
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

// askCharity applies the receiver's choice of giver. // CHA-2
func (p play) askCharity(m Move) {
	p.give(p.s.Seat, Seat(m.A))
	p.s.At++
	p.charity()
}
