package engine

// cubePoints returns the action points for taking one or two cubes. // CUB-1
func cubePoints(n uint8) int {
	if n == 2 {
		return 4
	}
	return int(n)
}

// CubePrice returns the price in ducats of a cube for the deciding seat at the place of its piece. // CUB-1 PLC-7
func (r *Rules) CubePrice(s *State, c Cube) int {
	switch c {
	case Politician:
		return 30
	case Abbess:
		if r.place(s.here()).Features&Abbey != 0 {
			return 0
		}
		return 15
	}
	return 0
}

// takes returns the colour of cubes that a kind of move takes.
func (k Kind) takes() Cube { return Cube(moveForms[k].About.Value) }

func (r *Rules) addCubes(k Kind) {
	for n := uint8(1); n <= 2; n++ {
		r.add(Move{Kind: k, A: n})
		for sold := uint8(1); k == TakeNobles && sold <= n; sold++ { // CUB-2
			r.add(Move{Kind: k, A: n, B: sold})
		}
	}
}

func (r *Rules) checkTake(s *State, m Move) Reason {
	c, n := m.Kind.takes(), m.A
	if s.Done.Has(m.Kind) {
		return refuse(ACT9, OnceATurn)
	}
	if why := atLeast(CUB1, NotThere, int(n), int(s.Areas[c])); !why.Legal() {
		return why
	}
	if why := r.checkPoints(s, CUB1, cubePoints(n)); !why.Legal() {
		return why
	}
	return atLeast(CUB1, TooFewDucats, r.CubePrice(s, c)*int(n), int(s.Players[s.Seat].Ducats))
}

func (r *Rules) appendCubes(dst []Move, s *State) []Move {
	points, ducats := r.spendable(s), int(s.Players[s.Seat].Ducats)
	most := uint8(0)
	switch {
	case points >= cubePoints(2):
		most = 2
	case points > 0:
		most = 1
	}
	for c, there := range s.Areas {
		k := TakePoliticians + Kind(c)
		if there == 0 || s.Done.Has(k) {
			continue
		}
		price := r.CubePrice(s, Cube(c))
		for n := uint8(1); n <= min(most, there) && price*int(n) <= ducats; n++ {
			dst = append(dst, Move{Kind: k, A: n})
			for sold := uint8(1); k == TakeNobles && sold <= n; sold++ {
				dst = append(dst, Move{Kind: k, A: n, B: sold})
			}
		}
	}
	return dst
}

// take acquires cubes of one colour. Nobles may be sold at once. // CUB-1 CUB-2 CUB-3
func (p play) take(m Move) {
	s, c, n, sold := p.s, m.Kind.takes(), m.A, m.B
	pl := &s.Players[s.Seat]
	price := p.r.CubePrice(s, c) * int(n)
	p.spend(cubePoints(n), CUB1)
	if price > 0 {
		p.ducats(s.Seat, Nobody, -price, Cites{CUB1})
	}
	s.Areas[c] -= n
	if c == Scribe {
		pl.Scribes += n
	} else {
		pl.Cubes[c] += n
	}
	p.emit(Effect{Kind: CubesTaken, Seat: s.Seat, A: uint8(c), N: int16(n)}, p.takeRules(c))
	if sold > 0 {
		p.discard(s.Seat, Noble, int(sold), Cites{CUB2})
		p.ducats(s.Seat, Nobody, 20*int(sold), Cites{CUB2})
	}
}

// takeRules cites the abbey if it waives the price.
func (p play) takeRules(c Cube) Cites {
	if c == Abbess && p.r.CubePrice(p.s, c) == 0 {
		return Cites{PLC7, CUB3}
	}
	return Cites{CUB3, ACT9}
}
