package engine

func (r *Rules) checkPlain(s *State, m Move) Reason {
	if s.Done.Has(m.Kind) {
		return refuse(ACT2, OnceATurn)
	}
	if m.Kind == Psalter {
		return r.checkPoints(s, PSA1, 1)
	}
	return r.checkPoints(s, BIZ1, 1)
}

func (r *Rules) appendPlain(dst []Move, s *State) []Move {
	if r.spendable(s) == 0 {
		return dst
	}
	for k := Psalter; k <= Business; k++ {
		if !s.Done.Has(k) {
			dst = append(dst, Move{Kind: k})
		}
	}
	return dst
}

// plain spends one point at a desk: on the psalter or on small business.
func (p play) plain(m Move) {
	if m.Kind == Psalter {
		p.psalter()
		return
	}
	p.business()
}

// psalter studies the psalter. // PSA-1
func (p play) psalter() {
	p.spend(1, PSA1)
	n, why := 3, Cites{PSA1}
	if p.s.Tracks[Knowledge].Ahead[p.r.Seats-1] == p.s.Seat {
		n, why = 4, Cites{PSA1, SET9}
	}
	p.learn(p.s.Seat, n, why)
}

// business does small business. // BIZ-1
func (p play) business() {
	p.spend(1, BIZ1)
	why := Cites{BIZ1}
	if !p.s.merchant(p.s.Seat) {
		why = why.and(PLC9)
	}
	p.ducats(p.s.Seat, Nobody, 10, why)
}
