package engine

// checkPay refuses a payment that is too small, that the seat does not have, or that contains a superfluous cube. // STU-4 ELE-1 RUL-6
func (r *Rules) checkPay(s *State, m Move) Reason {
	paid := m.paid()
	sum := 0
	for c, n := range paid {
		sum += votes[c] * int(n)
	}
	for c, n := range paid {
		if have := s.Players[s.Seat].Cubes[c]; n > have {
			return lacks(r.payRule(s), TooFewCubes, int(n), int(have)).of(GoodCubes(Cube(c)))
		}
	}
	if sum < int(s.Due) {
		return lacks(r.payRule(s), TooFewVotes, int(s.Due), sum)
	}
	for c, n := range paid {
		if n > 0 && sum-votes[c] >= int(s.Due) {
			return refuse(RUL6, NotMinimal)
		}
	}
	return Reason{}
}

// paid returns the cubes of a payment, by colour.
func (m Move) paid() [3]uint8 { return [3]uint8{m.A, m.B, m.C} }

func (r *Rules) addPayments(k Kind) {
	for p := uint8(0); p <= r.bag[Politician]; p++ {
		for n := uint8(0); n <= r.bag[Noble]; n++ {
			for a := uint8(0); a <= r.bag[Abbess]; a++ {
				r.add(Move{Kind: k, A: p, B: n, C: a})
			}
		}
	}
}

// owed returns the votes that are due before the virtual cube is subtracted. // STU-4 ELE-1
func (r *Rules) owed(s *State) int {
	switch {
	case s.Office != NoOffice:
		return officeNeeds[s.Office]
	case s.Seat == s.Summons.By:
		return int(s.Summons.Bid) - SummonerVotes
	}
	return int(s.Summons.Bid)
}

func (r *Rules) payRule(s *State) Rule {
	if s.Office != NoOffice {
		return ELE1
	}
	return STU4
}

// appendPayments lists the payments without a superfluous cube.
func (r *Rules) appendPayments(dst []Move, s *State) []Move {
	have, due := &s.Players[s.Seat].Cubes, int(s.Due)
	for p := 0; p <= int(have[Politician]) && (p == 0 || 3*(p-1) < due); p++ {
		for n := 0; n <= int(have[Noble]); n++ {
			a := max(due-3*p-2*n, 0)
			m := Move{Kind: Pay, A: uint8(p), B: uint8(n), C: uint8(min(a, 255))}
			if r.checkPay(s, m).Legal() {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// Due returns how many votes the deciding seat must pay with real cubes: for the office that it runs for or, if none, for
// its winning bid. The virtual cube and the summoner's bonus are subtracted. // STU-4 ELE-1 FRI-6
func (r *Rules) Due(s *State) int {
	return max(r.owed(s)-s.Players[s.Seat].virtualVotes(), 0)
}

// askPayment asks for cubes worth the votes due.
func (p play) askPayment() {
	p.s.Due = uint8(p.r.Due(p.s))
	p.s.Decision = Payment
}

// pay discards the cubes of a payment: to the turn track in an auction, out of the game in an election. // STU-4 ELE-1
func (p play) pay(m Move) {
	s := p.s
	if c, ok := s.Players[s.Seat].virtual(); ok && p.r.owed(s) > 0 {
		p.emit(Effect{Kind: VirtualUsed, Seat: s.Seat, A: uint8(c)}, Cites{FRI6, p.r.payRule(s)})
	}
	for c, n := range m.paid() {
		if n > 0 {
			p.payCubes(Cube(c), n)
		}
	}
	if s.Office != NoOffice {
		p.elect()
		return
	}
	p.winAuction(Cites{STU4, RUL6})
}

func (p play) payCubes(c Cube, n uint8) {
	s := p.s
	if s.Office == NoOffice {
		p.discard(s.Seat, c, int(n), Cites{STU4})
		return
	}
	s.Players[s.Seat].Cubes[c] -= n
	s.Gone[c] += n
	p.emit(Effect{Kind: CubesGone, Seat: s.Seat, A: uint8(c), N: int16(n)}, Cites{ELE1, RUL6})
}
