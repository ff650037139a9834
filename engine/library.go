package engine

// drawable returns how many library tiles the track grants to a seat: the highest number reached or passed. // LIB-1 LIB-2
func (r *Rules) drawable(s *State, seat Seat) int {
	n := 0
	for _, step := range r.Box.LibraryDraw { // in ascending order
		if s.Tracks[Library].Space[seat] < step.Space {
			break
		}
		n = int(step.Value)
	}
	return n
}

func (r *Rules) checkDraw(s *State) Reason {
	p, rule := &s.Players[s.Seat], r.actionRule(Library)
	switch {
	case r.classic() && p.Reader:
		return refuse(rule, OnceAGame)
	case !r.classic() && s.Done.Has(DrawTiles):
		return refuse(RUL10, OnceATurn)
	case r.drawable(s, s.Seat) == 0:
		return lacks(rule, NotReached, int(r.Box.LibraryDraw[0].Space), int(s.Tracks[Library].Space[s.Seat]))
	case r.Options.Library == LibraryOnAdvance && !s.Fresh:
		return refuse(rule, NotNow)
	case s.Stack.N == 0:
		return refuse(RUL10, NotThere)
	}
	return Reason{}
}

func (r *Rules) appendDraw(dst []Move, s *State) []Move {
	if r.drawable(s, s.Seat) == 0 || !r.checkDraw(s).Legal() {
		return dst
	}
	return append(dst, Move{Kind: DrawTiles})
}

// draw shows the seat in turn the topmost tiles. // LIB-1 LIB-2 LIB-3 LIB-4
func (p play) draw() {
	s, rule := p.s, p.r.actionRule(Library)
	want, why := p.r.drawable(s, s.Seat), Cites{rule}
	if s.Players[s.Seat].Card == Zazza {
		want, why = want+1, why.and(LIB3)
	}
	n := min(want, int(s.Stack.N))
	if n < want {
		why = why.and(LIB4)
	}
	s.Players[s.Seat].Reader = p.r.classic()
	s.Drawn = uint8(n)
	p.emit(Effect{Kind: TilesDrawn, Seat: s.Seat, N: int16(n)}, why)
	if p.out != nil {
		p.cut(Cuts{}.and(fewer(LIB4, GoodTiles, want, n)).and(p.tileCut()))
	}
	s.Stack.lookAt(s.Drawn, s.Seat.bit())
	for _, t := range s.Stack.Piece[:n] {
		p.tile(TileSeen, t.Kind(), 0, Cites{rule})
	}
	if !p.r.classic() {
		p.leaveLibrary()
	}
	s.Decision = LibraryKeep
}

// leaveLibrary takes the disc off the library track. // LIB-2
func (p play) leaveLibrary() {
	t := &p.s.Tracks[Library]
	back := t.Space[p.s.Seat]
	t.advance(p.s.Seat, 0, p.r.Seats)
	p.emit(Effect{Kind: DiscMoved, Seat: p.s.Seat, A: uint8(Library), N: -int16(back)}, Cites{LIB2, RUL10})
}

// tile reports an effect on a library tile. Only the seat in turn knows its kind. // SET-1
func (p play) tile(k EffectKind, kind, end uint8, why Cites) {
	p.emit(Effect{Kind: k, Seat: p.s.Seat, A: kind, B: end}, why)
}

// full reports whether the seat in turn holds as many library tiles as its knowledge level allows. A fallen level takes no
// tile away. // LIB-2 RUL-11
func (r *Rules) full(s *State) bool {
	return !r.classic() && s.Players[s.Seat].Hand.N >= r.Level(s, s.Seat)
}

// drawnTile returns the position of a kind among the drawn tiles not yet placed, or -1.
func (s *State) drawnTile(kind uint8) int { return s.Stack.find(kind, s.Placed, s.Drawn) }

func (r *Rules) checkLibrary(s *State, m Move) Reason {
	switch m.Kind {
	case PutOnTop:
		return r.checkPutOnTop(s, m.A)
	case GiveUp:
		return r.checkGiveUp(s, m.A)
	}
	return r.checkKeep(s, m.A)
}

func (r *Rules) addTiles(k Kind) {
	r.addRange(k, 0, len(r.Box.Library)-1)
	if k == Keep {
		r.add(Move{Kind: k, A: NoTile})
	}
}

// chooseTile keeps, orders or gives up a library tile. // LIB-1 LIB-2
func (p play) chooseTile(m Move) {
	switch m.Kind {
	case PutOnTop:
		p.putOnTop(m.A)
	case GiveUp:
		p.giveUp(m.A)
	default:
		p.keep(m.A)
	}
}

func (r *Rules) checkKeep(s *State, kind uint8) Reason {
	if kind == NoTile {
		if r.full(s) {
			return Reason{}
		}
		return refuse(r.keepRule(), MustKeep)
	}
	if s.drawnTile(kind) < 0 {
		return refuse(r.actionRule(Library), NotThere)
	}
	return Reason{}
}

// OnlyKeep returns the answer to the draw of a single tile that has to be kept, and false at any other decision.
// Every seat can see that there is no other answer: numbers of tiles and limits are public. // LIB-1 LIB-2 RUL-10
func (r *Rules) OnlyKeep(s *State) (Move, bool) {
	if s.Decision != LibraryKeep || s.Drawn != 1 || r.full(s) {
		return Move{}, false
	}
	return Move{Kind: Keep, A: s.Stack.Piece[0].Kind()}, true
}

func (r *Rules) keepRule() Rule {
	if r.classic() {
		return LIB1
	}
	return RUL10
}

func (r *Rules) checkGiveUp(s *State, kind uint8) Reason {
	if s.Players[s.Seat].Hand.count(kind) == 0 {
		return refuse(RUL10, NotThere)
	}
	return Reason{}
}

func (r *Rules) checkPutOnTop(s *State, kind uint8) Reason {
	if s.drawnTile(kind) < 0 {
		return refuse(LIB1, NotThere)
	}
	return Reason{}
}

// keep takes one of the drawn tiles, or none at the limit. // LIB-1 LIB-2
func (p play) keep(kind uint8) {
	s := p.s
	if s.Drawn > 1 { // the others do not see which is kept and where the others go
		s.Stack.forgetFirst(s.Drawn, s.Seat.bit())
	}
	if kind == NoTile {
		p.returnUnder()
		s.Decision = Turn
		return
	}
	s.Stack.moveUp(s.drawnTile(kind), 0)
	if p.r.full(s) {
		s.Decision = LibraryGiveUp
		return
	}
	p.takeFirst()
	p.putBack()
}

// giveUp exchanges an old tile for the new one. // LIB-2 RUL-10 RUL-11
func (p play) giveUp(kind uint8) {
	s := p.s
	old := s.Players[s.Seat].Hand.handOut(kind, s.Seat.bit(), false)
	s.Stack.forgetFirst(s.Drawn, s.Seat.bit())
	p.takeFirst()
	p.returnUnder()
	s.Stack.putUnder(old, 0)
	p.tile(TileReturned, kind, 1, Cites{RUL10, RUL11, LIB2})
	s.Decision = Turn
}

// takeFirst takes the first drawn tile into the hand of the seat in turn.
func (p play) takeFirst() {
	s := p.s
	t := s.Stack.drawFirst()
	s.Drawn--
	s.Players[s.Seat].Hand.Add(t)
	p.tile(TileKept, t.Kind(), 0, Cites{p.r.actionRule(Library)})
}

// putBack returns the tiles that are not kept: under the stack, or on top in an order that the player chooses. // LIB-1 LIB-2
func (p play) putBack() {
	if p.r.classic() {
		p.order()
		return
	}
	p.returnUnder()
	p.s.Decision = Turn
}

// returnUnder puts the remaining drawn tiles under the stack in the order drawn. // RUL-10
func (p play) returnUnder() {
	s := p.s
	for ; s.Drawn > 0; s.Drawn-- {
		t := s.Stack.drawFirst()
		s.Stack.putUnder(t, 0)
		p.tile(TileReturned, t.Kind(), 1, Cites{LIB2, RUL10})
	}
}

// order asks which tile comes next from the top while several are left. It asks even if they are alike, so that the other
// players do not learn that. // LIB-1
func (p play) order() {
	s := p.s
	if s.Drawn-s.Placed > 1 {
		s.Decision = LibraryOrder
		return
	}
	for i := s.Placed; i < s.Drawn; i++ {
		p.tile(TileReturned, s.Stack.Piece[i].Kind(), 0, Cites{LIB1})
	}
	s.Drawn, s.Placed = 0, 0
	s.Decision = Turn
}

// putOnTop places the next tile from the top. // LIB-1
func (p play) putOnTop(kind uint8) {
	s := p.s
	s.Stack.moveUp(s.drawnTile(kind), int(s.Placed))
	s.Placed++
	p.tile(TileReturned, kind, 0, Cites{LIB1})
	p.order()
}

func (r *Rules) appendLibrary(dst []Move, s *State) []Move {
	switch s.Decision {
	case LibraryOrder:
		return r.appendDrawn(dst, s, PutOnTop)
	case LibraryGiveUp:
		return r.appendGiveUp(dst, s)
	}
	return r.appendDrawn(dst, s, Keep)
}

func (r *Rules) appendDrawn(dst []Move, s *State, k Kind) []Move {
	for kind := range r.Box.Library {
		if s.drawnTile(uint8(kind)) >= 0 {
			dst = append(dst, Move{Kind: k, A: uint8(kind)})
		}
	}
	if k == Keep && r.full(s) {
		dst = append(dst, Move{Kind: Keep, A: NoTile})
	}
	return dst
}

func (r *Rules) appendGiveUp(dst []Move, s *State) []Move {
	for kind := range r.Box.Library {
		if r.checkGiveUp(s, uint8(kind)).Legal() {
			dst = append(dst, Move{Kind: GiveUp, A: uint8(kind)})
		}
	}
	return dst
}
