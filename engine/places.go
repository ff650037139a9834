package engine

// here returns the place of the seat in turn.
func (s *State) here() PlaceNo { return s.Players[s.Seat].Place }

// onceATurn refuses a free action whose kind was used in this turn. // ACT-6
func (r *Rules) onceATurn(s *State, k Kind) Reason {
	if !r.classic() && s.Done.Has(k) {
		return refuse(ACT6, OnceATurn)
	}
	return Reason{}
}

func (r *Rules) checkBonus(s *State, m Move) Reason {
	if m.Kind == EventBonus {
		return r.checkEventBonus(s)
	}
	return r.checkCityBonus(s, m.A)
}

func (r *Rules) appendBonuses(dst []Move, s *State) []Move {
	here := s.here()
	if s.Players[s.Seat].Discs&(1<<here) == 0 {
		dst = r.appendCityBonus(dst, s)
	}
	if s.Events&r.eventsAt[here] != 0 && r.checkEventBonus(s).Legal() {
		dst = append(dst, Move{Kind: EventBonus})
	}
	return dst
}

// addBonuses lists the parts of a city bonus that can be chosen at this table. // RUL-3
func (r *Rules) addBonuses(k Kind) {
	if k == EventBonus || r.Options.WholeBonus {
		r.add(Move{Kind: k})
		return
	}
	r.addRange(k, int(WholeBonus), int(OnlyKnowledge))
}

// takeBonus takes the bonus of the city or of the event tiles at the place of the piece. // PLC-1 PLC-2
func (p play) takeBonus(m Move) {
	if m.Kind == EventBonus {
		p.eventBonus()
		return
	}
	p.cityBonus(m.A)
}

func (r *Rules) checkCityBonus(s *State, part uint8) Reason {
	if why := r.onceATurn(s, CityBonus); !why.Legal() {
		return why
	}
	if r.Options.OneCityBonus && s.Done.Has(CityBonus) {
		return refuse(RUL2, OnceATurn)
	}
	if why := r.checkCity(s); !why.Legal() {
		return why
	}
	return r.checkPart(s, part)
}

// checkCity refuses a city without a bonus, or without one left.
func (r *Rules) checkCity(s *State) Reason {
	p, here := &s.Players[s.Seat], s.here()
	place := r.place(here)
	if place.Features&University != 0 {
		return r.checkUniversity(s)
	}
	switch {
	case place == &openSea:
		return refuse(MOV7, WrongPlace)
	case place.Features&StartTown != 0:
		return refuse(PLC3, NoValue)
	case place.Ducats == 0 && place.Knowledge == 0:
		return refuse(PLC1, NoValue)
	case p.Discs&(1<<here) != 0:
		return refuse(PLC1, OnceAGame)
	case place.Knowledge == 0 && p.Status != Merchant:
		return wrongStatus(PLC1, Merchant, s)
	}
	return Reason{}
}

// checkPart refuses a part of a bonus that does not have two parts. // RUL-3
func (r *Rules) checkPart(s *State, part uint8) Reason {
	switch {
	case part == WholeBonus || r.twoParts(s):
		return Reason{}
	case part == OnlyDucats && r.place(s.here()).Ducats > 0:
		if !s.merchant(s.Seat) {
			return wrongStatus(PLC1, Merchant, s)
		}
	}
	return refuse(RUL3, NoValue)
}

// twoParts reports whether the city gives the seat in turn both ducats and knowledge.
func (r *Rules) twoParts(s *State) bool {
	place := r.place(s.here())
	return place.Ducats > 0 && place.Knowledge > 0 && s.merchant(s.Seat)
}

// appendCityBonus lists the whole bonus, and its parts if it has two.
func (r *Rules) appendCityBonus(dst []Move, s *State) []Move {
	if !r.checkCityBonus(s, WholeBonus).Legal() {
		return dst
	}
	dst = append(dst, Move{Kind: CityBonus})
	if r.Options.WholeBonus || !r.twoParts(s) {
		return dst
	}
	return append(dst, Move{Kind: CityBonus, A: OnlyDucats}, Move{Kind: CityBonus, A: OnlyKnowledge})
}

// checkUniversity refuses the knowledge of Bologna unless the seat may take it. // MSG-4 PLC-4
func (r *Rules) checkUniversity(s *State) Reason {
	switch last := r.spaces(Messenger); {
	case s.Players[s.Seat].Discs&(1<<r.bologna) != 0:
		return refuse(MSG4, OnceAGame)
	case !r.Graduated(s, s.Seat):
		return lacks(MSG4, NotReached, int(last), int(s.Tracks[Messenger].Space[s.Seat]))
	}
	return Reason{}
}

// cityBonus takes the bonus of the city for this character, or a part of it. // PLC-1 RUL-3 RUL-21
func (p play) cityBonus(part uint8) {
	s, here := p.s, p.s.here()
	place, pl := p.r.place(here), &p.s.Players[p.s.Seat]
	pl.Discs |= 1 << here
	p.emit(Effect{Kind: DiscPlaced, Seat: s.Seat, A: uint8(here)}, p.free(Cites{PLC1, SET9}))
	if place.Features&University != 0 {
		p.learn(s.Seat, p.r.universityKnowledge(s, s.Seat), Cites{MSG4, PLC4, RUL21})
		p.leaveMessenger()
		return
	}
	switch {
	case part == OnlyKnowledge:
		pl.Unpaid |= 1 << here
	case place.Ducats > 0 && pl.Status == Merchant:
		p.ducats(s.Seat, Nobody, int(place.Ducats), Cites{PLC1, RUL3})
		p.orientBonus()
	}
	switch {
	case part == OnlyDucats:
		pl.Unlearnt |= 1 << here
	case place.Knowledge > 0:
		p.learn(s.Seat, int(place.Knowledge), p.cityKnowledgeRules(place))
		if p.out != nil && place.Ducats > 0 {
			p.cutMore(p.onlyKnowledge())
		}
	}
}

// Graduated reports whether a seat has completed the messenger: its disc is on the last space or, in 2010, already on Bologna. // MSG-4
func (r *Rules) Graduated(s *State, seat Seat) bool {
	return s.Tracks[Messenger].Space[seat] == r.spaces(Messenger) || s.Players[seat].Discs&(1<<r.bologna) != 0
}

// leaveMessenger moves the disc off the messenger track: in 2010 it becomes the disc on Bologna. // MSG-4
func (p play) leaveMessenger() {
	if !p.r.classic() {
		return
	}
	t, seat := &p.s.Tracks[Messenger], p.s.Seat
	back := t.Space[seat]
	t.advance(seat, 0, p.r.Seats)
	p.emit(Effect{Kind: DiscMoved, Seat: seat, A: uint8(Messenger), N: -int16(back)}, Cites{MSG4})
}

// cityKnowledgeRules cites PLC-9 if a Friar or Cardinal forgoes the ducats.
func (p play) cityKnowledgeRules(place *Place) Cites {
	if place.Ducats > 0 && !p.s.merchant(p.s.Seat) {
		return Cites{PLC1, PLC9}
	}
	return Cites{PLC1, RUL3}
}

// orientBonus pays the trade with the Orient in 2010. // ORI-2
func (p play) orientBonus() {
	if p.r.classic() && p.s.Tracks[Orient].Space[p.s.Seat] == p.r.spaces(Orient) {
		p.ducats(p.s.Seat, Nobody, 10, Cites{ORI2})
	}
}

// universityKnowledge returns the knowledge that Bologna currently gives to a seat. // MSG-4
func (r *Rules) universityKnowledge(s *State, seat Seat) int {
	early := s.Turn <= earlyGraduate
	if r.classic() {
		early = s.Players[seat].Graduate
	}
	if early {
		return int(r.Box.Places[r.bologna].Knowledge)
	}
	return int(r.Box.LateUniversity)
}

// eventsHere returns the face-up tiles that the seat in turn can use at its place.
func (r *Rules) eventsHere(s *State) uint16 {
	here := s.here()
	if int(here) >= len(r.Box.Places) {
		return 0
	}
	tiles := s.Events & r.eventsAt[here]
	if !s.merchant(s.Seat) {
		tiles &^= r.coinEvents
	}
	return tiles
}

func (r *Rules) checkEventBonus(s *State) Reason {
	if why := r.onceATurn(s, EventBonus); !why.Legal() {
		return why
	}
	if r.eventsHere(s) != 0 {
		return Reason{}
	}
	here := s.here()
	switch {
	case int(here) < len(r.Box.Places) && s.Events&r.eventsAt[here] != 0:
		return wrongStatus(PLC2, Merchant, s)
	case here == r.brindisi && s.Stupor:
		return refuse(PLC2, NoValue)
	}
	return refuse(PLC2, NotThere)
}

// eventBonus takes every tile that can be used at the place of the piece. // PLC-2
func (p play) eventBonus() {
	tiles := p.r.eventsHere(p.s)
	for i, e := range p.r.Box.Events {
		if tiles&(1<<i) == 0 {
			continue
		}
		p.s.Events &^= 1 << i
		if e.Ducats > 0 {
			p.ducats(p.s.Seat, Nobody, int(e.Ducats), Cites{PLC2})
		} else {
			p.learn(p.s.Seat, int(e.Knowledge), Cites{PLC2})
		}
		p.emit(Effect{Kind: EventUsed, Seat: p.s.Seat, A: uint8(i)}, p.free(Cites{PLC2}))
	}
	if p.out != nil && p.s.Events&p.r.eventsAt[p.s.here()] != 0 {
		p.cutMore(p.onlyKnowledge())
	}
}

func (r *Rules) checkScribes(s *State) Reason {
	if !r.classic() && s.Done&(1<<ScribesLearn|1<<ScribesKeep) != 0 {
		return refuse(ACT6, OnceATurn)
	}
	if s.Converted {
		return refuse(RUL2, OnceATurn)
	}
	if r.place(s.here()).Features&Abbey == 0 {
		return refuse(PLC7, WrongPlace)
	}
	return atLeast(PLC7, TooFewCubes, 1, int(s.Players[s.Seat].Scribes)).of(GoodCubes(Scribe))
}

func (r *Rules) appendScribes(dst []Move, s *State) []Move {
	if s.Players[s.Seat].Scribes == 0 || !r.checkScribes(s).Legal() {
		return dst
	}
	return append(dst, Move{Kind: ScribesLearn}, Move{Kind: ScribesKeep})
}

// convertScribes converts all scribes in front of the screen. // PLC-7
func (p play) convertScribes(m Move) {
	if m.Kind == ScribesKeep {
		p.scribesKeep()
		return
	}
	p.scribesLearn()
}

// scribesLearn turns all scribes in front of the screen into knowledge. // PLC-7
func (p play) scribesLearn() {
	pl := &p.s.Players[p.s.Seat]
	n := int(pl.Scribes)
	pl.Scribes = 0
	p.s.Converted = p.r.convertsOnce()
	p.recycle(p.s.Seat, Scribe, n, p.s.Turn+1, CubesDiscarded, p.free(Cites{PLC7, EVT5}))
	p.learn(p.s.Seat, 3*n, Cites{PLC7})
}

// scribesKeep moves all scribes behind the screen. // PLC-7
func (p play) scribesKeep() {
	pl := &p.s.Players[p.s.Seat]
	p.emit(Effect{Kind: ScribesStored, Seat: p.s.Seat, N: int16(pl.Scribes)}, p.free(Cites{PLC7}))
	pl.Cubes[Scribe] += pl.Scribes
	pl.Scribes = 0
	p.s.Converted = p.r.convertsOnce()
}

// convertsOnce reports whether scribes are converted once per stay at a place, so that scribes taken afterwards wait. In
// Deluxe the limit is once a turn; revision 1 of 2010 had none. // RUL-2 ACT-6
func (r *Rules) convertsOnce() bool { return r.classic() && r.Options.Revision != 1 }
