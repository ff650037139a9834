package engine

import "math/bits"

func (r *Rules) checkFriar(s *State, m Move) Reason {
	switch {
	case s.Players[s.Seat].Status != Merchant:
		return wrongStatus(PLC8, Merchant, s)
	case r.place(s.here()).Features&Convent == 0:
		return refuse(PLC5, WrongPlace)
	case s.Friars&(1<<m.A) == 0:
		return refuse(PLC5, Taken)
	}
	return Reason{}
}

func (r *Rules) appendFriars(dst []Move, s *State) []Move {
	if s.Players[s.Seat].Status != Merchant || r.place(s.here()).Features&Convent == 0 {
		return dst
	}
	for f := Mario; f < numFriars; f++ {
		if s.Friars&(1<<f) != 0 {
			dst = append(dst, Move{Kind: BecomeFriar, A: uint8(f)})
		}
	}
	return dst
}

// alms returns the ducats that a Merchant gives away on becoming a Friar: half, rounded up. Half of a multiple of 5 is
// rounded to whole coins of 5. // PLC-5 RUL-20
func (r *Rules) alms(ducats int) int {
	if !r.Options.HalfExact && ducats%5 == 0 {
		return (ducats/5 + 1) / 2 * 5
	}
	return (ducats + 1) / 2
}

// becomeFriar turns a Merchant into a Friar. // PLC-5
func (p play) becomeFriar(m Move) {
	s, pl, f := p.s, &p.s.Players[p.s.Seat], FriarTile(m.A)
	why := Cites{PLC5}
	if pl.Ducats%2 != 0 {
		why = why.and(RUL20)
	}
	p.ducats(s.Seat, Nobody, -p.r.alms(int(pl.Ducats)), why)
	pl.Status, pl.Friar = Friar, f
	s.Friars &^= 1 << f
	p.emit(Effect{Kind: FriarTaken, Seat: s.Seat, A: uint8(f)}, p.free(Cites{PLC5, friarRule[f], PLC8}))
	if n := f.Knowledge(); n > 0 {
		p.learn(s.Seat, n, Cites{friarRule[f]})
	}
}

// Price returns the cost in ducats of becoming a Cardinal with the tile. // PLC-6
func (c CardinalTile) Price() int {
	if c == Muret {
		return muretPrice
	}
	return cathedralPrice
}

func (r *Rules) checkCardinal(s *State, m Move) Reason {
	c, cube := CardinalTile(m.A), m.B
	switch {
	case s.Players[s.Seat].Status != Friar:
		return wrongStatus(PLC6, Friar, s)
	case cube == VirtualNoble && s.Players[s.Seat].Friar != Stefano:
		return refuse(FRI3, WrongTile)
	}
	if why := r.checkCathedral(s, c); !why.Legal() {
		return why
	}
	if cube != VirtualNoble {
		return atLeast(PLC6, TooFewCubes, 1, int(s.Players[s.Seat].Cubes[cube])).of(GoodCubes(Cube(cube)))
	}
	if s.Virtual {
		return refuse(FRI6, OnceATurn)
	}
	return Reason{}
}

// checkCathedral returns why a cardinal tile cannot be taken, whichever cube would pay for it. // PLC-6
func (r *Rules) checkCathedral(s *State, c CardinalTile) Reason {
	switch {
	case r.place(s.here()).Features&Cathedral == 0:
		return refuse(PLC6, WrongPlace)
	case s.Cardinals&(1<<c) == 0:
		return refuse(PLC6, Taken)
	}
	return atLeast(PLC6, TooFewDucats, c.Price(), int(s.Players[s.Seat].Ducats))
}

// discards lists the cubes that the cathedral accepts. // PLC-6 FRI-3
var discards = [...]uint8{uint8(Politician), uint8(Noble), VirtualNoble}

func (r *Rules) addCardinals(k Kind) {
	for c := Balestreri; int(c) < bits.Len8(r.Cardinals()); c++ {
		for _, cube := range discards {
			r.add(Move{Kind: k, A: uint8(c), B: cube})
		}
	}
}

func (r *Rules) appendCardinals(dst []Move, s *State) []Move {
	if s.Players[s.Seat].Status != Friar {
		return dst
	}
	for c := Balestreri; c < numCardinals; c++ {
		if !r.checkCathedral(s, c).Legal() {
			continue
		}
		for _, cube := range discards {
			if m := (Move{Kind: BecomeCardinal, A: uint8(c), B: cube}); r.checkCardinal(s, m).Legal() {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// becomeCardinal turns a Friar into a Cardinal. // PLC-6
func (p play) becomeCardinal(m Move) {
	s, pl, c, cube := p.s, &p.s.Players[p.s.Seat], CardinalTile(m.A), m.B
	p.ducats(s.Seat, Nobody, -c.Price(), Cites{PLC6})
	if cube == VirtualNoble {
		p.useVirtual(Noble, PLC6)
	} else {
		p.discard(s.Seat, Cube(cube), 1, Cites{PLC6})
	}
	pl.Status, pl.Friar, pl.Card = Cardinal, NoFriar, c
	s.Cardinals &^= 1 << c
	p.emit(Effect{Kind: CardinalTaken, Seat: s.Seat, A: uint8(c)}, p.free(Cites{PLC6, cardinalRule[c], PLC8}))
	p.cardinalGift(c)
}

// cardinalGift applies the immediate gain of a cardinal tile. // CAR-1 CAR-3 CAR-5
func (p play) cardinalGift(c CardinalTile) {
	seat := p.s.Seat
	switch c {
	case Balestreri:
		p.learn(seat, c.Knowledge(), Cites{CAR1})
	case Muret:
		p.s.Points++ // ACT-1: the sixth point is available at once
		p.emit(Effect{Kind: PointsChanged, Seat: seat, N: 1}, Cites{CAR3, ACT1})
	case Zazza:
		p.ducats(seat, Nobody, cathedralPrice, Cites{CAR5, PLC9})
	}
}

// useVirtual records that a virtual cube was used as payment. // FRI-6
func (p play) useVirtual(c Cube, rule Rule) {
	p.s.Virtual = !p.r.classic()
	p.emit(Effect{Kind: VirtualUsed, Seat: p.s.Seat, A: uint8(c)}, Cites{FRI6, rule})
}

func (r *Rules) checkInquire(s *State, m Move) Reason {
	switch {
	case s.Players[s.Seat].Card != Shlasinger:
		return refuse(CAR4, WrongTile)
	case s.Inquired:
		return refuse(CAR4, OnceAGame)
	case r.Options.Appointment && !s.Done.Has(BecomeCardinal):
		return refuse(CAR4, NotNow)
	case Seat(m.A) == s.Seat:
		return refuse(CAR4, NotYourself)
	}
	return Reason{}
}

func (r *Rules) appendTargets(dst []Move, s *State) []Move {
	if s.Players[s.Seat].Card != Shlasinger {
		return dst
	}
	for seat := range r.Seats {
		if m := (Move{Kind: Inquire, A: uint8(seat)}); r.checkInquire(s, m).Legal() {
			dst = append(dst, m)
		}
	}
	return dst
}

// inquire moves an opponent's knowledge disc back. // CAR-4
func (p play) inquire(m Move) {
	p.s.Inquired = true
	p.learn(Seat(m.A), -inquirySpaces, Cites{CAR4})
}
