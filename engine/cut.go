package engine

// Cuts are the reasons why an effect is smaller than it would otherwise be: a limit, an empty stock, the end of a track, a
// rank or a status. Unused ones are the zero Reason.
// Need is the full value and Have the actual one, with three exceptions:
// OverLimit has the figures of a refusal;
// for Taken (a rank decides) Need is the last rank that counts and Have the rank of the seat;
// for NotNow (the reward falls later) Need is the last turn of the full reward and Have the value afterwards.
type Cuts [2]Reason

// and adds a reason, unless it is zero or c is full.
func (c Cuts) and(why Reason) Cuts {
	for i := range c {
		if c[i].Legal() {
			c[i] = why
			break
		}
	}
	return c
}

// fewer returns the cut for a stock that has less of a good than wanted.
func fewer(rule Rule, g Good, want, have int) Reason {
	return atLeast(rule, NotThere, want, have).of(g)
}

// drawCuts returns the cuts of a draw of want cards of which keeps may be kept: the deck is short, or at the limit each kept
// card replaces a card owned before. // RUL-12 EXP-K3 EXP-K4
func (p play) drawCuts(d CardDeck, want, keeps uint8) Cuts {
	cuts := Cuts{}.and(fewer(RUL12, GoodCards(d), int(want), int(p.s.Piles[d].N)))
	if limit := p.r.CardLimit(p.s, p.s.Seat, d); limit.Held+int(keeps) > limit.Most {
		cuts = cuts.and(lacks(limit.Rule, OverLimit, limit.Most, limit.Held+int(keeps)).of(GoodCards(d)))
	}
	return cuts
}

// tileCut returns the cut for the limit of library tiles: at the limit a kept tile replaces another. // LIB-2
func (p play) tileCut() Reason {
	if !p.r.full(p.s) {
		return Reason{}
	}
	level := int(p.r.Level(p.s, p.s.Seat))
	return lacks(LIB2, OverLimit, level, int(p.s.Players[p.s.Seat].Hand.N)+1).of(GoodTiles)
}

// goCuts returns the cuts for a disc that has advanced on a track.
func (p play) goCuts(t Track) Cuts {
	switch t {
	case Riddle:
		return Cuts{}.and(p.behind(t, SCO5, 1)).and(p.unmarked())
	case Canticle:
		return Cuts{}.and(p.behind(t, SCO6, 2))
	case Rest:
		if p.s.LastTurn() {
			return Cuts{refuse(END1, GameOver)}
		}
		return Cuts{}.and(p.behind(t, ORD2, 1))
	case Library:
		why := p.r.checkDraw(p.s)
		return Cuts{}.and(why).and(p.tileCut())
	}
	return Cuts{}
}

// behind returns the cut for a track that rewards only the leading discs.
func (p play) behind(t Track, rule Rule, places int) Reason {
	for rank, seat := range p.s.Tracks[t].Ahead[:p.r.Seats] {
		if seat == p.s.Seat && rank >= places {
			return lacks(rule, Taken, places, rank+1)
		}
	}
	return Reason{}
}

// unmarked returns the cut for a disc before the first numbered space of the riddle. // RUL-17
func (p play) unmarked() Reason {
	first, at := p.r.Box.RiddleVP[0].Space, p.s.Tracks[Riddle].Space[p.s.Seat]
	return atLeast(RUL17, NotReached, int(first), int(at))
}

// onlyKnowledge returns the cut for a Friar or Cardinal, who gets no ducats from a city or an event. // PLC-9
func (p play) onlyKnowledge() Reason {
	if p.s.merchant(p.s.Seat) {
		return Reason{}
	}
	return wrongStatus(PLC9, Merchant, p.s)
}

// bolognaCut announces, by turn 7 of a Deluxe game, that the knowledge of Bologna will fall after that turn. // MSG-4
func (p play) bolognaCut() Cuts {
	if p.r.classic() || p.s.Turn > earlyGraduate {
		return Cuts{}
	}
	return Cuts{lacks(MSG4, NotNow, earlyGraduate, int(p.r.Box.LateUniversity))}
}
