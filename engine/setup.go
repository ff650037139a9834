package engine

// New sets up a game from a deal, which must come from Deal or pass CheckDeal. The first decision is the start city of the
// last player. Effects of the set-up are appended to out, unless it is nil.
func (r *Rules) New(d Deal, out *Effects) State {
	var s State
	p := play{r: r, s: &s, out: out}
	p.seatPlayers(&d)
	p.layTurnTrack(&d)
	p.layTiles(&d)
	p.layManuscripts(&d)
	p.layCards(&d)
	s.At = uint8(r.Seats)
	p.nextStart()
	return s
}

// seatPlayers gives all players their ducats and puts the discs on their tracks. // SET-1 SET-8 SET-9
func (p play) seatPlayers(d *Deal) {
	s, n := p.s, p.r.Seats
	s.Order = d.Order
	for t := range s.Tracks {
		for i := range n {
			s.Tracks[t].Ahead[i] = Seat(i)
		}
	}
	for i := range n {
		seat := d.Order[i]
		pl := &s.Players[seat]
		pl.Place, pl.Left = NoPlace, NoPlace
		p.ducats(seat, Nobody, startDucats, Cites{SET1, RUL16})
		p.emit(Effect{Kind: OrderSet, Seat: seat, N: int16(i + 1)}, Cites{SET8, SET10})
	}
	for i := range n {
		seat := d.Order[n-1-i]
		s.Tracks[Knowledge].Space[seat] = 1
		s.Tracks[Knowledge].Ahead[i] = seat
		p.emit(Effect{Kind: DiscMoved, Seat: seat, A: uint8(Knowledge), B: 1}, Cites{SET8, SET9})
	}
}

// layTurnTrack lays cubes, events and papal tiles on the turn track. // SET-2 SET-3 SET-4
func (p play) layTurnTrack(d *Deal) {
	s := p.s
	for space := 1; space <= filledTurns; space++ {
		s.Coming[space] = d.Cubes[space]
		for c, n := range d.Cubes[space] {
			if n > 0 {
				p.emit(Effect{Kind: CubesLaid, Seat: Nobody, A: uint8(c), B: uint8(space), N: int16(n)}, Cites{SET2})
			}
		}
	}
	s.FirstEvent = d.FirstEvent
	for turn := uint8(1); turn <= MaxTurns; turn++ {
		if tile, ok := p.r.EventOn(s, turn); ok {
			p.emit(Effect{Kind: EventLaid, Seat: Nobody, A: uint8(tile), B: turn}, Cites{SET3})
		}
	}
	s.Papal = d.Papal
	p.emit(Effect{Kind: PapalLaid, Seat: Nobody, N: int16(len(d.Papal))}, Cites{SET4})
}

// layTiles lays canticle, library, friar and cardinal tiles. // SET-5 SET-7
func (p play) layTiles(d *Deal) {
	s := p.s
	s.Canticle = d.Canticle
	for place := range p.r.Box.Places {
		if no, ok := p.r.FranciscanNo(PlaceNo(place)); ok {
			p.emit(Effect{Kind: CanticleLaid, Seat: Nobody, A: uint8(place), N: int16(d.Canticle[no])}, Cites{SET5})
		}
	}
	s.Stack.Lay(d.Library[:len(p.r.libraryTiles())])
	p.emit(Effect{Kind: LibraryLaid, Seat: Nobody, N: int16(s.Stack.N)}, p.libraryRules())
	s.Friars = p.r.Friars()
	s.Cardinals = p.r.Cardinals()
}

// libraryRules cites the tile that the option library-tile adds. // EXP-L1
func (p play) libraryRules() Cites {
	if p.s.Stack.N > deluxeTiles {
		return Cites{SET7, EXPL1}
	}
	return Cites{SET7}
}

// layManuscripts lays out the decks and the first rows. // SET-6
func (p play) layManuscripts(d *Deal) {
	s := p.s
	for level := range s.Deck {
		n := len(p.r.deckTiles(uint8(level + 1)))
		s.DeckN[level] = uint8(n)
		for i := range n {
			s.Deck[level][n-1-i] = d.Decks[level][i]
		}
		p.emit(Effect{Kind: DeckLaid, Seat: Nobody, A: uint8(level + 1), N: int16(n)}, Cites{SET6})
	}
	p.showManuscripts(Cites{SET6})
}

// layCards lays out the decks of the expansions and initializes the generator of later shuffles. // EXP-R1 EXP-P1 EXP-S1
// EXP-S2 EXP-G1 SET-10
func (p play) layCards(d *Deal) {
	for deck := range NumCardDecks {
		if !p.r.HasCards(deck) {
			continue
		}
		pile := &p.s.Piles[deck]
		pile.Lay(d.Cards[deck][:p.r.Box.allCards(deck)])
		p.emit(Effect{Kind: CardsLaid, Seat: Nobody, A: uint8(deck), N: int16(pile.N)}, Cites{deck.Form().Place, SET10})
	}
	p.s.Chance = d.Chance
}

// tilesUpTo returns the set of tiles 1 to last, bit 1<<tile.
func tilesUpTo(last uint8) uint8 { return 1<<(last+1) - 2 }

// nextStart asks the next player, in reverse order, for a start city. // SET-8
func (p play) nextStart() {
	s := p.s
	if s.At == 0 {
		p.beginTurn()
		return
	}
	s.At--
	s.Decision, s.Seat = StartCity, s.Order[s.At]
}

// freeStarts returns the start cities not yet chosen.
func (r *Rules) freeStarts(s *State) uint64 {
	free := r.starts
	for seat := range r.Seats {
		if at := s.Players[seat].Place; at != NoPlace {
			free &^= 1 << at
		}
	}
	return free
}

func (r *Rules) checkStart(s *State, m Move) Reason {
	if r.freeStarts(s)&(1<<m.A) == 0 {
		return refuse(SET8, Taken)
	}
	return Reason{}
}

// chooseStart puts a piece on its start city. // SET-8 PLC-3
func (p play) chooseStart(m Move) {
	p.place(p.s.Seat, PlaceNo(m.A), Cites{SET8, PLC3})
	p.nextStart()
}
