package engine

// spend takes action points from the seat in turn. // ACT-1
func (p play) spend(points int, rule Rule) {
	p.s.Points -= uint8(points)
	p.emit(Effect{Kind: PointsChanged, Seat: p.s.Seat, N: int16(-points)}, Cites{rule})
}

// ducats changes the ducats of a seat. other is the seat that gives or receives them, or Nobody for the bank, which is
// unlimited. // RUL-16
func (p play) ducats(seat, other Seat, n int, why Cites) {
	pl := &p.s.Players[seat]
	pl.Ducats = uint16(int(pl.Ducats) + n)
	p.emit(Effect{Kind: DucatsChanged, Seat: seat, A: uint8(other), N: int16(n)}, why)
}

// learn moves the knowledge disc of a seat by n spaces, within the track. // RUL-1
func (p play) learn(seat Seat, n int, why Cites) {
	from := int(p.s.Tracks[Knowledge].Space[seat])
	to := min(max(from+n, 1), int(p.r.Box.KnowledgeSpaces))
	var cuts Cuts
	if to-from != n {
		why, cuts = why.and(RUL1), Cuts{lacks(RUL1, EndOfTrack, max(n, -n), max(to-from, from-to))}
	}
	p.s.Tracks[Knowledge].advance(seat, uint8(to), p.r.Seats)
	p.emit(Effect{Kind: DiscMoved, Seat: seat, A: uint8(Knowledge), B: uint8(to), N: int16(to - from), Cuts: cuts}, why)
}

// discard moves cubes from behind a seat's screen to the turn track. // EVT-5
func (p play) discard(seat Seat, c Cube, n int, why Cites) {
	p.s.Players[seat].Cubes[c] -= uint8(n)
	p.recycle(seat, c, n, p.s.Turn+1, CubesDiscarded, why.and(EVT5))
}

// recycle puts cubes on the first spaces with room, from a given space on. Cubes that fit on none leave the game. // EVT-3 EVT-5
func (p play) recycle(seat Seat, c Cube, n int, from uint8, kind EffectKind, why Cites) {
	for space := from; n > 0 && space <= MaxTurns; space++ {
		room := min(n, p.room(space))
		if room == 0 {
			continue
		}
		p.s.Coming[space][c] += uint8(room)
		p.emit(Effect{Kind: kind, Seat: seat, A: uint8(c), B: space, N: int16(room)}, why)
		n -= room
	}
	if n > 0 {
		p.s.Gone[c] += uint8(n)
		p.emit(Effect{Kind: CubesGone, Seat: seat, A: uint8(c), N: int16(n)}, why)
	}
}

// room returns how many more cubes fit on a space of the turn track. // SET-2
func (p play) room(space uint8) int {
	c := &p.s.Coming[space]
	return int(p.r.spaceRoom) - int(c[Politician]) - int(c[Noble]) - int(c[Abbess]) - int(c[Scribe])
}
