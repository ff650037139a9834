package engine

import "math/bits"

// movePoints returns the most points that a movement of the seat in turn can use, limited by its points and, beyond one
// point, by its ducats.
func (r *Rules) movePoints(s *State) int {
	points := r.moveLimit(s)
	if int(s.Players[s.Seat].Ducats) < r.Fare(s, points) {
		return 1
	}
	return points
}

// Fare returns the price in ducats of a movement of some points for the deciding seat. // MOV-2 FRI-5
func (r *Rules) Fare(s *State, points int) int {
	if points <= 1 || r.paysNoTravel(s) {
		return 0
	}
	return travelDucats
}

// moveLimit is like movePoints but ignores ducats. // ACT-4
func (r *Rules) moveLimit(s *State) int {
	points := int(s.Points)
	if r.classic() {
		points = min(points, maxSteps)
	}
	return min(points, longest)
}

// paysNoTravel reports whether the seat in turn travels free of ducats. // FRI-5
func (r *Rules) paysNoTravel(s *State) bool { return s.Players[s.Seat].Friar == Raffaele }

// mustLand reports whether the seat in turn started its turn at sea and has not landed yet. // MOV-6
func (r *Rules) mustLand(s *State) bool {
	return r.AtSea(s, s.Seat) && !s.Done.Has(MoveTo) && !s.Done.Has(Embark)
}

// moved reports whether the seat in turn has used its only movement of the turn.
func moved(s *State) bool { return s.Done&(1<<MoveTo|1<<Embark) != 0 }

// moveCost returns the cost of a movement of the seat in turn, or unreachable.
func (r *Rules) moveCost(s *State, to PlaceNo) int {
	p := &s.Players[s.Seat]
	n := r.network(s, s.Seat)
	if r.AtSea(s, s.Seat) {
		return int(n.landing[p.Left][to])
	}
	return int(n.cost[p.Place][to])
}

func (r *Rules) checkTravel(s *State, m Move) Reason {
	if m.Kind == Embark {
		return r.checkEmbark(s, PlaceNo(m.A))
	}
	return r.checkMoveTo(s, PlaceNo(m.A))
}

func (r *Rules) checkMoveTo(s *State, to PlaceNo) Reason {
	if moved(s) {
		return refuse(ACT2, OnceATurn)
	}
	if s.Players[s.Seat].Place == to {
		return refuse(MOV1, SamePlace)
	}
	cost := r.moveCost(s, to)
	if why := r.checkReachable(s, to, cost); !why.Legal() {
		return why
	}
	return r.checkMoveCost(s, cost, r.wayRule(s, to, cost))
}

// checkReachable refuses a place that no movement reaches, whatever its cost.
func (r *Rules) checkReachable(s *State, to PlaceNo, cost int) Reason {
	if cost != unreachable {
		return Reason{}
	}
	switch {
	case to == r.bologna && r.network(s, s.Seat) == &r.networks.closed:
		return refuse(MSG4, Closed)
	case r.AtSea(s, s.Seat):
		return refuse(MOV6, NoWay)
	}
	return refuse(MOV1, NoWay)
}

// checkMoveCost refuses a movement that costs more than the seat in turn has. // ACT-4 MOV-2
func (r *Rules) checkMoveCost(s *State, cost int, way Rule) Reason {
	switch limit := r.moveLimit(s); {
	case cost > limit && cost <= int(s.Points):
		return lacks(ACT4, TooManyPoints, limit, cost)
	case cost > limit:
		return lacks(way, TooFewPoints, cost, limit)
	}
	return atLeast(MOV2, TooFewDucats, r.Fare(s, cost), int(s.Players[s.Seat].Ducats))
}

func (r *Rules) checkEmbark(s *State, harbour PlaceNo) Reason {
	if moved(s) {
		return refuse(ACT2, OnceATurn)
	}
	if r.AtSea(s, s.Seat) {
		return refuse(MOV6, MustLand)
	}
	steps := int(r.network(s, s.Seat).land[s.Players[s.Seat].Place][harbour])
	if steps == unreachable {
		return refuse(MOV5, NoWay)
	}
	return r.checkMoveCost(s, steps+1, MOV5)
}

func (r *Rules) appendTravel(dst []Move, s *State) []Move {
	points := r.movePoints(s)
	if points == 0 || moved(s) {
		return dst
	}
	p, n := &s.Players[s.Seat], r.network(s, s.Seat)
	if r.AtSea(s, s.Seat) {
		return appendPlaces(dst, MoveTo, n.ashore[p.Left][points])
	}
	dst = append(dst, n.moves[p.Place][points]...)
	return appendPlaces(dst, Embark, n.quays[p.Place][points])
}

func appendPlaces(dst []Move, k Kind, set uint64) []Move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, Move{Kind: k, A: uint8(bits.TrailingZeros64(set))})
	}
	return dst
}

func (r *Rules) addTravel(k Kind) {
	switch {
	case k == MoveTo:
		r.addPlaces(k, 0)
	case r.classic(): // MOV-5
		r.addPlaces(k, Harbour)
	}
}

// travel makes the one movement of the turn. // MOV-1 MOV-5
func (p play) travel(m Move) {
	if m.Kind == Embark {
		p.embark(PlaceNo(m.A))
		return
	}
	p.moveTo(PlaceNo(m.A))
}

// moveTo travels to a place by the cheapest way. // MOV-1 MOV-3
func (p play) moveTo(to PlaceNo) {
	s, seat := p.s, p.s.Seat
	cost := p.r.moveCost(s, to)
	way := p.r.wayRule(s, to, cost)
	p.payTravel(cost, way)
	p.place(seat, to, Cites{way})
}

// wayRule returns the rule of a movement: by land, by sea, or from the open sea.
func (r *Rules) wayRule(s *State, to PlaceNo, cost int) Rule {
	from := s.Players[s.Seat].Place
	switch {
	case r.AtSea(s, s.Seat):
		return MOV6
	case int(r.network(s, s.Seat).land[from][to]) == cost:
		return MOV1
	case r.sameSea(int(from), int(to)):
		return MOV3
	}
	return MOV4
}

// embark travels to a harbour by land and puts out to its sea. // MOV-5
func (p play) embark(harbour PlaceNo) {
	s, seat := p.s, p.s.Seat
	steps := int(p.r.network(s, seat).land[s.Players[seat].Place][harbour])
	p.payTravel(steps+1, MOV5)
	p.place(seat, p.r.SeaPlace(p.r.Box.Places[harbour].Sea), Cites{MOV5, MOV7})
	s.Players[seat].Left = harbour
}

// payTravel pays points and, beyond one, ducats. // MOV-2
func (p play) payTravel(cost int, way Rule) {
	p.spend(cost, way)
	p.s.Converted = false
	switch {
	case cost <= 1:
	case p.r.paysNoTravel(p.s):
		p.ducats(p.s.Seat, Nobody, 0, Cites{FRI5, MOV2})
	default:
		p.ducats(p.s.Seat, Nobody, -p.r.Fare(p.s, cost), Cites{MOV2})
	}
}

// place puts a piece on a place. Several pieces may share a place. // MOV-9
func (p play) place(seat Seat, to PlaceNo, why Cites) {
	pl := &p.s.Players[seat]
	if p.out != nil && p.occupied(seat, to) {
		why = why.and(MOV9)
	}
	p.emit(Effect{Kind: Moved, Seat: seat, A: uint8(pl.Place), B: uint8(to)}, why)
	pl.Place, pl.Left = to, NoPlace
}

// occupied reports whether another piece is on a place.
func (p play) occupied(seat Seat, place PlaceNo) bool {
	for other := range p.r.Seats {
		if Seat(other) != seat && p.s.Players[other].Place == place {
			return true
		}
	}
	return false
}
