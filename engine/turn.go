package engine

import "slices"

// spendable returns the points that the seat in turn can use for anything other than landing. // MOV-6
func (r *Rules) spendable(s *State) int {
	if s.Points > 0 && r.mustLand(s) {
		return int(s.Points) - 1
	}
	return int(s.Points)
}

// checkPoints refuses an action that costs more points than are left, or that would leave none for landing. // ACT-1 MOV-6
func (r *Rules) checkPoints(s *State, rule Rule, need int) Reason {
	if why := atLeast(rule, TooFewPoints, need, int(s.Points)); !why.Legal() {
		return why
	}
	if need > r.spendable(s) {
		return lacks(MOV6, MustLand, need+1, int(s.Points))
	}
	return Reason{}
}

func (r *Rules) checkEnd(s *State, m Move) Reason {
	if m.Kind == EndSummon {
		return r.checkEndSummon(s)
	}
	if r.mustLand(s) {
		return refuse(MOV6, MustLand)
	}
	return Reason{}
}

func (r *Rules) appendEnds(dst []Move, s *State) []Move {
	if r.mustLand(s) {
		return dst
	}
	dst = append(dst, Move{Kind: End})
	if s.Stupor && r.checkEndSummon(s).Legal() {
		dst = append(dst, Move{Kind: EndSummon})
	}
	return dst
}

// end ends the turn of a seat, with or without a summons.
func (p play) end(m Move) {
	if m.Kind == EndSummon {
		p.summon()
		return
	}
	p.endSeat()
	p.beginSeat()
}

// beginTurn runs the phases of a game turn up to the first decision. // EVT-1
func (p play) beginTurn() {
	p.s.Turn++
	p.emit(Effect{Kind: TurnBegins, Seat: Nobody, N: int16(p.s.Turn)}, Cites{EVT1})
	p.showEvent()
	p.returnCubes()
	p.offerCubes()
	p.showManuscripts(Cites{EVT6})
	p.revealPapal()
	p.s.At = 0
	p.charity()
}

// showEvent puts the event tile of the turn on the map. // EVT-2
func (p play) showEvent() {
	tile, ok := p.r.EventOn(p.s, p.s.Turn)
	if !ok {
		return
	}
	if uint8(tile) == p.r.stuporTile {
		p.s.Stupor = true
	} else {
		p.s.Events |= 1 << tile
	}
	p.emit(Effect{Kind: EventShown, Seat: Nobody, A: uint8(tile), B: uint8(p.r.Box.Events[tile].Place)}, Cites{EVT2})
}

// returnCubes returns the cubes left in the areas to the turn track. The areas then get the cubes of the new turn. // EVT-3
func (p play) returnCubes() {
	for c := range NumCubes {
		p.recycle(Nobody, c, int(p.s.Areas[c]), p.s.Turn, CubesReturned, Cites{EVT3})
	}
}

// offerCubes moves the cubes of the turn's space to the areas. // EVT-4
func (p play) offerCubes() {
	for c, n := range p.s.Coming[p.s.Turn] {
		p.s.Areas[c] = n
		if n > 0 {
			p.emit(Effect{Kind: CubesOffered, Seat: Nobody, A: uint8(c), N: int16(n)}, Cites{EVT4})
		}
	}
	p.s.Coming[p.s.Turn] = [NumCubes]uint8{}
}

// revealPapal turns up the papal tile of the turn. // EVT-7
func (p play) revealPapal() {
	s := p.s
	tile, ok := s.PapalOn(s.Turn)
	if !ok {
		return
	}
	p.emit(Effect{Kind: PapalRevealed, Seat: Nobody, A: uint8(tile)}, Cites{EVT7})
	switch reds := s.reds(); {
	case tile == Red && reds == 1:
		p.emit(Effect{Kind: PopeDying, Seat: Nobody}, Cites{EVT7})
	case tile == Red && reds == 2:
		p.emit(Effect{Kind: PopeDead, Seat: Nobody}, Cites{EVT7, END1})
		p.allToRoma()
	}
}

// allToRoma calls every piece to Roma, even from the sea. // EVT-7 RUL-4
func (p play) allToRoma() {
	for seat := range p.r.Seats {
		if p.s.Players[seat].Place == p.r.roma {
			continue
		}
		why := Cites{EVT7}
		if p.r.AtSea(p.s, Seat(seat)) {
			why = why.and(RUL4)
		}
		p.place(Seat(seat), p.r.roma, why)
	}
}

// setOrder sets the player order of the turn. // ORD-1 ORD-2
func (p play) setOrder() {
	s, n := p.s, p.r.Seats
	for i := range n {
		s.Order[i] = s.Tracks[Knowledge].Ahead[n-1-i]
	}
	first, rested := s.Tracks[Rest].leader()
	if rested {
		p.putFirst(first)
	}
	for i := range n {
		why := Cites{ORD1, SET9}
		if i == 0 && rested {
			why = Cites{ORD2}
		}
		p.emit(Effect{Kind: OrderSet, Seat: s.Order[i], N: int16(i + 1)}, why)
	}
	s.At = 0
	p.beginSeat()
}

// putFirst puts the seat that rested first. Its disc returns to the start. // ORD-2
func (p play) putFirst(first Seat) {
	s := p.s
	at := 0
	for s.Order[at] != first {
		at++
	}
	copy(s.Order[1:at+1], s.Order[:at])
	s.Order[0] = first
	back := s.Tracks[Rest].Space[first]
	s.Tracks[Rest].advance(first, 0, p.r.Seats)
	p.emit(Effect{Kind: DiscMoved, Seat: first, A: uint8(Rest), N: -int16(back)}, Cites{ORD2})
}

// beginSeat starts the turn of the next seat in order, or ends the game turn. // ACT-1
func (p play) beginSeat() {
	s := p.s
	if int(s.At) == p.r.Seats {
		p.endGameTurn()
		return
	}
	s.Decision, s.Seat = Turn, s.Order[s.At]
	s.Points = s.TurnPoints(s.Seat)
	why := Cites{ACT1}
	if s.Points > actionPoints {
		why = Cites{ACT1, CAR3}
	}
	p.emit(Effect{Kind: PointsChanged, Seat: s.Seat, N: int16(s.Points)}, why)
}

// TurnPoints returns the action points of a whole turn of a seat. // ACT-1 CAR-3
func (s *State) TurnPoints(seat Seat) uint8 {
	if s.Players[seat].Card == Muret {
		return actionPoints + 1
	}
	return actionPoints
}

// FreshTurn starts a turn of the seat in this position. Any turn or trade in progress is aborted. It is for trying out moves
// and never part of a game; it is meaningless once all turns are over. // ACT-1 CAR-3
func (s *State) FreshTurn(seat Seat) {
	s.endTrade()
	s.forgetTurn()
	s.Decision, s.Seat, s.Points = Turn, seat, s.TurnPoints(seat)
	s.Drawn, s.Placed = 0, 0
	s.Summons, s.Due, s.Office = Summons{}, 0, NoOffice
	s.At = uint8(slices.Index(s.Order[:], seat))
}

// endTrade aborts a trade in progress. Cards set aside return to their owner. // RUL-13
func (s *State) endTrade() {
	if s.Decision == TradePick {
		s.Players[s.active()].addRitmo(s.Trade.Gives)
	}
	s.Draw, s.Trade = CardDraw{}, Trade{}
}

// endSeat ends the turn of a seat. Remaining points are lost. // ACT-1 ACT-5
func (p play) endSeat() {
	s := p.s
	p.emit(Effect{Kind: TurnEnds, Seat: s.Seat, N: int16(s.Points)}, Cites{ACT5, ACT1})
	s.forgetTurn()
	s.At++
}

// forgetTurn clears the state of the turn.
func (s *State) forgetTurn() {
	s.Points, s.Done, s.Virtual, s.Fresh, s.Converted, s.Trade = 0, 0, false, false, false, Trade{}
}

// endGameTurn resolves a summons of the Deluxe edition and continues with the next turn or the end of the game. // STU-1 RUL-8 END-1
func (p play) endGameTurn() {
	switch {
	case p.s.Summons.Called:
		p.resolveSummons()
	case p.s.LastTurn():
		p.beginElection()
	default:
		p.beginTurn()
	}
}
