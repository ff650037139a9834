package engine

import "math/bits"

// actionRule returns the rule of a track's action. // RID-1 MSG-1 ORI-1 CAN-1 LIB-1 LIB-2 RES-1
func (r *Rules) actionRule(t Track) Rule { return r.RuleOf(GoRiddle + Kind(t-Riddle)) }

// track returns the track that a kind of move advances on. Kinds and tracks are in the same order.
func (k Kind) track() Track { return Riddle + Track(k-GoRiddle) }

func (r *Rules) checkGo(s *State, m Move) Reason {
	t, steps := m.Kind.track(), m.A
	if why := r.trackGate(s, m.Kind); !why.Legal() {
		return why
	}
	if left := r.stepsLeft(s, t); int(steps) > left {
		return lacks(RUL1, EndOfTrack, int(steps), left)
	}
	if why := r.checkPoints(s, r.actionRule(t), int(steps)); !why.Legal() {
		return why
	}
	if steps > maxSteps {
		return lacks(ACT4, TooManyPoints, maxSteps, int(steps))
	}
	switch {
	case t == Messenger && int(steps) == r.stepsLeft(s, t):
		return r.checkFee(s)
	case t == Canticle:
		return atLeast(CAN1, TooFewCubes, int(steps), r.abbesses(s)).of(GoodCubes(Abbess))
	}
	return Reason{}
}

// openTracks returns the actions on tracks that the seat in turn may take, regardless of the number of steps.
func (r *Rules) openTracks(s *State) KindSet {
	p := &s.Players[s.Seat]
	open := r.tracksAt[p.Place] &^ s.Done
	if r.classic() && s.Turn < libraryOpen { // LIB-1
		open &^= 1 << GoLibrary
	}
	if p.Discs&(1<<r.bologna) != 0 { // MSG-4
		open &^= 1 << GoMessenger
	}
	if p.Status != Merchant { // ORI-1
		open &^= 1 << GoOrient
	}
	if open.Has(GoCanticle) && !r.canticleActive(s) { // CAN-1
		open &^= 1 << GoCanticle
	}
	return open
}

// trackGate refuses an action on a track regardless of the number of steps.
func (r *Rules) trackGate(s *State, k Kind) Reason {
	t := k.track()
	switch {
	case r.openTracks(s).Has(k):
		return Reason{}
	case t == Library && r.classic() && s.Turn < libraryOpen:
		return lacks(LIB1, TooEarly, libraryOpen, int(s.Turn))
	case s.Done.Has(k):
		return refuse(ACT2, OnceATurn)
	case t == Messenger:
		return refuse(MSG4, OnceAGame)
	case t == Orient:
		return wrongStatus(ORI1, Merchant, s)
	case t == Riddle:
		return lacks(RID1, WrongZone, int(Blue), int(r.place(s.here()).Zone))
	}
	return r.canticlePlace(s)
}

// canticleActive reports whether the piece is in an active Franciscan city. // CAN-1
func (r *Rules) canticleActive(s *State) bool {
	no, ok := r.FranciscanNo(s.here())
	return ok && r.CanticleActive(s, no, s.Turn)
}

// CanticleActive reports whether a Franciscan city, given by its FranciscanNo, is active in a turn. // CAN-1
func (r *Rules) CanticleActive(s *State, no int, turn uint8) bool {
	return turn >= r.Options.CanticleOpen || turn == s.Canticle[no]
}

// canticlePlace refuses the canticle outside an active Franciscan city. // CAN-1
func (r *Rules) canticlePlace(s *State) Reason {
	if no, ok := r.FranciscanNo(s.here()); ok {
		return lacks(CAN1, NotActive, int(s.Canticle[no]), int(s.Turn))
	}
	return refuse(CAN1, WrongPlace)
}

// abbesses returns the number of abbesses that the seat in turn can spend, including the virtual one.
func (r *Rules) abbesses(s *State) int {
	return int(s.Players[s.Seat].Cubes[Abbess]) + r.virtualAbbess(s)
}

// virtualAbbess returns 1 if Michele's virtual abbess can pay now, else 0. // FRI-2 FRI-6
func (r *Rules) virtualAbbess(s *State) int {
	if s.Players[s.Seat].Friar == Michele && !s.Virtual {
		return 1
	}
	return 0
}

// fee returns the price of entering the last messenger space. // MSG-2
func (r *Rules) fee(s *State) (ducats, abbesses int) {
	if r.classic() && s.Turn <= earlyGraduate {
		return 20, 2
	}
	return 10, 1
}

// paysFee reports whether the seat in turn can pay to enter the last messenger space. // MSG-2
func (r *Rules) paysFee(s *State) bool {
	ducats, abbesses := r.fee(s)
	return int(s.Players[s.Seat].Ducats) >= ducats && r.abbesses(s) >= abbesses
}

// checkFee refuses the last messenger space if the seat in turn cannot pay. // MSG-2
func (r *Rules) checkFee(s *State) Reason {
	ducats, abbesses := r.fee(s)
	if why := atLeast(MSG2, TooFewDucats, ducats, int(s.Players[s.Seat].Ducats)); !why.Legal() {
		return why
	}
	return atLeast(MSG2, TooFewCubes, abbesses, r.abbesses(s)).of(GoodCubes(Abbess))
}

// trackKinds are the actions on tracks.
const trackKinds = KindSet(1<<GoRiddle | 1<<GoMessenger | 1<<GoOrient | 1<<GoCanticle | 1<<GoLibrary | 1<<GoRest)

// feeKinds are the actions on tracks that cost more than points. // MSG-2 CAN-1
const feeKinds = KindSet(1<<GoMessenger | 1<<GoCanticle)

// stepMoves are the actions on tracks, by kind and steps.
var stepMoves = func() (all [GoRest + 1][maxSteps]Move) {
	for k := GoRiddle; k <= GoRest; k++ {
		for n := range all[k] {
			all[k][n] = Move{Kind: k, A: uint8(n + 1)}
		}
	}
	return all
}()

// appendTracks writes the five moves of every open track and keeps the legal ones. Writing all five is cheaper than an
// unpredictable branch or a call to copy.
func (r *Rules) appendTracks(dst []Move, s *State) []Move {
	points := min(r.spendable(s), maxSteps)
	if points == 0 {
		return dst
	}
	open := r.openTracks(s)
	for k := GoRiddle; k <= GoRest; k++ {
		most := min(points, r.stepsLeft(s, k.track())) * int(open>>k&1)
		if most > 0 && feeKinds.Has(k) {
			most = r.payable(s, k.track(), most)
		}
		all := &stepMoves[k]
		dst = append(dst, all[0], all[1], all[2], all[3], all[4])[:len(dst)+most]
	}
	return dst
}

// stepsLeft returns the number of steps to the end of a track.
func (r *Rules) stepsLeft(s *State, t Track) int {
	return int(r.spaces(t)) - int(s.Tracks[t].Space[s.Seat])
}

// payable reduces a number of steps to those whose fees the seat in turn can pay.
func (r *Rules) payable(s *State, t Track, steps int) int {
	switch {
	case t == Canticle:
		return min(steps, r.abbesses(s))
	case steps == r.stepsLeft(s, t) && !r.paysFee(s):
		return steps - 1
	}
	return steps
}

// goOn advances on a track, one space per point. // RID-1 MSG-1 ORI-1 CAN-1 LIB-1 LIB-2 RES-1
func (p play) goOn(m Move) {
	s, t, steps := p.s, m.Kind.track(), m.A
	p.spend(int(steps), p.r.actionRule(t))
	if t == Canticle {
		p.payAbbesses(int(steps), CAN1)
	}
	to := s.Tracks[t].Space[s.Seat] + steps
	arrives := to == p.r.spaces(t)
	if t == Messenger && arrives {
		p.payFee()
	}
	s.Tracks[t].advance(s.Seat, to, p.r.Seats)
	s.Fresh = t == Library && p.r.Options.Library == LibraryOnAdvance
	if p.out != nil {
		p.emit(Effect{Kind: DiscMoved, Seat: s.Seat, A: uint8(t), B: to, N: int16(steps)}, p.goRules(t))
		p.cut(p.goCuts(t))
	}
	switch {
	case t == Messenger && arrives:
		p.graduate()
	case t == Orient && arrives:
		p.openOrient()
	}
}

// goRules returns the rules of an action on a track.
func (p play) goRules(t Track) Cites {
	why := Cites{p.r.actionRule(t), SET9}
	if t == Riddle || t == Canticle {
		return p.here(why)
	}
	return why
}

// payAbbesses pays abbesses, the virtual one first. // FRI-6 EVT-5
func (p play) payAbbesses(n int, rule Rule) {
	if p.r.virtualAbbess(p.s) > 0 {
		p.useVirtual(Abbess, rule)
		n--
	}
	p.discard(p.s.Seat, Abbess, n, Cites{rule})
}

// payFee pays for the last messenger space. // MSG-2 MSG-3
func (p play) payFee() {
	ducats, abbesses := p.r.fee(p.s)
	p.ducats(p.s.Seat, Nobody, -ducats, Cites{MSG2})
	p.payAbbesses(abbesses, MSG3)
}

// graduate opens Bologna to the seat in turn. // MSG-4
func (p play) graduate() {
	p.s.Players[p.s.Seat].Graduate = p.r.classic() && p.s.Turn <= earlyGraduate
	p.emit(Effect{Kind: BolognaOpened, Seat: p.s.Seat, N: int16(p.r.universityKnowledge(p.s, p.s.Seat)), Cuts: p.bolognaCut()}, Cites{MSG4})
}

// openOrient opens the trade with the Orient, or pays its ducats. // ORI-2
func (p play) openOrient() {
	p.emit(Effect{Kind: OrientOpened, Seat: p.s.Seat}, Cites{ORI2})
	if p.r.classic() {
		return
	}
	pl := &p.s.Players[p.s.Seat]
	switch cities := bits.OnesCount64(pl.Discs &^ pl.Unpaid & p.r.coins); {
	case cities > 0:
		p.ducats(p.s.Seat, Nobody, 10*cities, Cites{ORI2})
	case p.out != nil:
		p.cut(Cuts{refuse(ORI2, NoValue)})
	}
}
