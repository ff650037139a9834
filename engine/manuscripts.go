package engine

import "math/bits"

// Row returns the current row of the manuscripts of a level, which is their price in action points. A level that is used up
// takes no row if higher levels move up. // MSS-4
func (r *Rules) Row(s *State, level uint8) int {
	row := 0
	for l := uint8(1); l <= level; l++ {
		if !r.closed(s, l) {
			row++
		}
	}
	return row
}

// movesRows reports whether higher levels move up when the level is used up. // RUL-19
func (r *Rules) movesRows(level uint8) bool { return level == 1 || !r.Options.FirstRowOnly }

// closed reports whether a level is used up and the higher levels have moved up over it.
func (r *Rules) closed(s *State, level uint8) bool {
	return s.RowN[level-1]+s.DeckN[level-1] == 0 && r.movesRows(level)
}

func (r *Rules) addManuscripts(k Kind) {
	if k == TakeLingua {
		r.add(Move{Kind: k})
		return
	}
	r.addRange(k, 0, len(r.Box.Manuscripts)-1)
}

func (r *Rules) checkManuscripts(s *State, m Move) Reason {
	if m.Kind == TakeLingua {
		return r.checkLingua(s)
	}
	return r.checkManuscript(s, m.A)
}

func (r *Rules) checkManuscript(s *State, kind uint8) Reason {
	m := &r.Box.Manuscripts[kind]
	if why := r.oneManuscript(s); !why.Legal() {
		return why
	}
	if why := atLeast(MSS2, LevelTooLow, int(m.Level), int(r.Level(s, s.Seat))); !why.Legal() {
		return why
	}
	if why := r.checkZone(s, m.Colours); !why.Legal() {
		return why
	}
	if s.Showing&(1<<kind) == 0 {
		return refuse(MSS6, NotThere)
	}
	return r.checkPoints(s, MSS4, r.Row(s, m.Level))
}

// checkZone refuses manuscripts in a dialect that is not spoken at the place of the piece. // MSS-3 MOV-7
func (r *Rules) checkZone(s *State, colours Zones) Reason {
	zone := r.place(s.here()).Zone
	if colours.Has(zone) {
		return Reason{}
	}
	if r.AtSea(s, s.Seat) {
		return refuse(MOV7, WrongPlace)
	}
	need := 0
	if bits.OnesCount8(uint8(colours)) == 1 {
		need = bits.TrailingZeros8(uint8(colours))
	}
	return lacks(MSS3, WrongZone, need, int(zone))
}

// oneManuscript refuses a second manuscript in a turn. // MSS-1 RUL-5
func (r *Rules) oneManuscript(s *State) Reason {
	switch {
	case s.Done.Has(TakeManuscript):
		return refuse(MSS1, OnceATurn)
	case s.Done.Has(TakeLingua):
		return refuse(RUL5, OnceATurn)
	}
	return Reason{}
}

func (r *Rules) checkLingua(s *State) Reason {
	if why := r.oneManuscript(s); !why.Legal() {
		return why
	}
	if why := atLeast(MSS5, LevelTooLow, linguaLevel, int(r.Level(s, s.Seat))); !why.Legal() {
		return why
	}
	if !s.LinguaUp {
		return r.linguaMissing(s)
	}
	return r.checkPoints(s, MSS5, linguaPoints)
}

// linguaMissing returns why Lingua Volgare cannot be taken: taken already, or not yet offered.
func (r *Rules) linguaMissing(s *State) Reason {
	for seat := range r.Seats {
		if s.Players[seat].Lingua {
			return refuse(MSS5, Taken)
		}
	}
	return refuse(MSS5, NotThere)
}

func (r *Rules) appendManuscripts(dst []Move, s *State) []Move {
	if s.Done&(1<<TakeManuscript|1<<TakeLingua) != 0 {
		return dst
	}
	level := r.Level(s, s.Seat)
	can := s.Showing & r.inZone[r.place(s.here()).Zone] & r.byLevel[level]
	if can != 0 {
		can &= r.affordable(s)
	}
	for ; can != 0; can &= can - 1 {
		dst = append(dst, Move{Kind: TakeManuscript, A: uint8(bits.TrailingZeros32(can))})
	}
	if s.LinguaUp && level >= linguaLevel && r.spendable(s) >= linguaPoints {
		dst = append(dst, Move{Kind: TakeLingua})
	}
	return dst
}

// affordable returns the kinds of manuscript in rows that the seat in turn has the points for.
func (r *Rules) affordable(s *State) uint32 {
	points := r.spendable(s)
	set, row := uint32(0), 0
	for l := uint8(1); l <= topLevel; l++ {
		if !r.closed(s, l) {
			row++
		}
		if row <= points {
			set |= r.ofLevel[l]
		}
	}
	return set
}

// readManuscript takes a manuscript or Lingua Volgare. // MSS-1
func (p play) readManuscript(m Move) {
	if m.Kind == TakeLingua {
		p.takeLingua()
		return
	}
	p.takeManuscript(m.A)
}

// takeManuscript puts a manuscript behind the screen. // MSS-6
func (p play) takeManuscript(kind uint8) {
	s, level := p.s, p.r.Box.Manuscripts[kind].Level
	p.spend(p.r.Row(s, level), MSS4)
	s.Players[s.Seat].Manuscripts[kind]++
	s.RowN[level-1]--
	if s.FaceUp[kind]--; s.FaceUp[kind] == 0 {
		s.Showing &^= 1 << kind
	}
	p.emit(Effect{Kind: ManuscriptTaken, Seat: s.Seat, A: kind}, p.here(Cites{MSS6, MSS2, MSS3}))
	if s.RowN[level-1]+s.DeckN[level-1] == 0 {
		p.emit(Effect{Kind: RowsMoved, Seat: Nobody, A: level, N: p.rowsAbove(level)}, rowRules(level))
		p.offerLingua(level)
	}
}

// rowRules returns the rules of the consequences of using up a level. The rule documents differ about levels 2 and 3. // MSS-4 RUL-19
func rowRules(level uint8) Cites {
	if level == 1 || level == topLevel {
		return Cites{MSS4}
	}
	return Cites{MSS4, RUL19}
}

// rowsAbove returns how many rows of higher levels move up when a level is used up. // MSS-4
func (p play) rowsAbove(level uint8) (n int16) {
	if !p.r.movesRows(level) {
		return 0
	}
	for l := level; l < topLevel; l++ {
		if p.s.RowN[l]+p.s.DeckN[l] > 0 {
			n++
		}
	}
	return n
}

// OffersLingua reports whether Lingua Volgare comes into play if a level is the first to be used up, which requires that the
// other levels move up. In revision 1 the highest level offers it too. // MSS-5
func (r *Rules) OffersLingua(level uint8) bool {
	return r.movesRows(level) && (level < topLevel || r.Options.Revision == 1)
}

// offerLingua brings Lingua Volgare into play when a level is used up. // MSS-5
func (p play) offerLingua(level uint8) {
	if !p.r.OffersLingua(level) || p.s.LinguaUp || p.r.linguaMissing(p.s).Code == Taken {
		return
	}
	p.s.LinguaUp = true
	p.emit(Effect{Kind: LinguaOffered, Seat: Nobody}, Cites{MSS5})
}

// takeLingua takes Lingua Volgare, which is possible anywhere. // MSS-5 RUL-5
func (p play) takeLingua() {
	p.spend(linguaPoints, MSS5)
	p.s.LinguaUp = false
	p.s.Players[p.s.Seat].Lingua = true
	p.emit(Effect{Kind: LinguaTaken, Seat: p.s.Seat}, Cites{MSS5, RUL5})
}

// showManuscripts refills the rows from their decks. // EVT-6 SET-6
func (p play) showManuscripts(why Cites) {
	s := p.s
	for l := range s.RowN {
		for s.RowN[l] < p.r.faceUp && s.DeckN[l] > 0 {
			s.DeckN[l]--
			kind := s.Deck[l][s.DeckN[l]]
			s.Deck[l][s.DeckN[l]] = 0
			s.RowN[l]++
			s.FaceUp[kind]++
			s.Showing |= 1 << kind
			p.emit(Effect{Kind: ManuscriptShown, Seat: Nobody, A: kind, N: 1}, why)
		}
	}
}
