// Package evaluation values positions by the assets of a seat: the terms of [volgare/bot/appraisal] and named features. The
// weight of each depends on how much of the game is left. The weights are fitted by [volgare/bot/train] and are part of the
// binary: some rank plans, others predict the final score of a seat.
package evaluation

import (
	"math/bits"

	"volgare/bot/appraisal"
	"volgare/bot/chart"
	"volgare/engine"
)

// Evaluator values positions within a turn for its seat. The state of the other seats is looked up once, in the position
// for which the evaluator was prepared.
type Evaluator struct {
	appraisal.Evaluator
	board *chart.Board
	seat  engine.Seat

	rivalDucats int                  // of the richest rival
	rivalVotes  [engine.MaxSeats]int // of each rival; -1 for none
	weights     turnWeights
	vector      Vector
}

// Begin prepares e to evaluate, for seat, the positions reachable from s in the current turn.
func (e *Evaluator) Begin(b *chart.Board, w *Weights, s *engine.State, seat engine.Seat) {
	e.Evaluator = appraisal.NewEvaluator(b, &terms, s, seat)
	e.board, e.seat = b, seat
	e.rivalDucats = 0
	for other := range e.rivalVotes {
		e.rivalVotes[other] = -1
		if other < b.Rules.Seats && engine.Seat(other) != seat {
			p := &s.Players[other]
			e.rivalVotes[other] = p.Votes()
			e.rivalDucats = max(e.rivalDucats, int(p.Ducats))
		}
	}
	e.weights.set(w, e.Left())
}

// terms are the weights with which an appraisal computes each term, in mVP. Weights then scale the terms.
var terms = appraisal.Current()

// Value returns the value of a position for the seat, in mVP.
func (e *Evaluator) Value(s *engine.State) int {
	return e.weights.value(e.Look(s))
}

// Look returns the feature vector of a position. It is valid until the next call of Look or Value; use Clone to keep it.
func (e *Evaluator) Look(s *engine.State) *Vector {
	v := &e.vector
	v.On = v.On[:0]
	e.Terms(s, &v.Terms)
	p := &s.Players[e.seat]
	e.standing(v, s)
	e.tracks(v, s, p)
	e.belongings(v, s, p)
	e.screen(v, p)
	e.leaves(v, s)
	e.journeys(v, s, p)
	return v
}

// standing adds the features of knowledge and turn order.
func (e *Evaluator) standing(v *Vector, s *engine.State) {
	knows := int(e.board.Rules.Level(s, e.seat))
	v.add(level, knows)
	v.add(space, int(s.Tracks[engine.Knowledge].Space[e.seat])/2)
	if e.Left() == 0 {
		return
	}
	// The player with the least knowledge moves first. // ORD-1
	before := e.board.Rules.Seats - 1 - chart.Rank(&s.Tracks[engine.Knowledge], e.seat)
	v.add(order, before)
	v.add(orderLevel, before*6+min(knows, 5))
	rests := &s.Tracks[engine.Rest]
	v.has(resting, rests.Ahead[0] == e.seat && rests.Space[e.seat] > 0)
}

func (e *Evaluator) tracks(v *Vector, s *engine.State, p *engine.Player) {
	at := func(t engine.Track) int { return int(s.Tracks[t].Space[e.seat]) }
	v.add(riddle, at(engine.Riddle))
	v.add(messenger, at(engine.Messenger))
	v.add(canticle, at(engine.Canticle))
	v.add(library, at(engine.Library))
	v.add(rest, at(engine.Rest))
	if p.Status == engine.Merchant {
		v.add(orient, at(engine.Orient))
	}
	e.race(v, riddleRank, &s.Tracks[engine.Riddle])
	e.race(v, canticleRank, &s.Tracks[engine.Canticle])
}

// race adds the rank on a track, and the distance to the nearest rival: the lead of the leader, or the deficit of the
// others.
func (e *Evaluator) race(v *Vector, b block, t *engine.Discs) {
	if t.Space[e.seat] == 0 {
		return
	}
	rank := chart.Rank(t, e.seat)
	next := t.Ahead[max(rank-1, 0)]
	if rank == 0 {
		next = t.Ahead[1]
	}
	gap := int(t.Space[next]) - int(t.Space[e.seat])
	v.add(b, rank*gaps+min(max(gap, -gap), gaps-1))
}

func (e *Evaluator) belongings(v *Vector, s *engine.State, p *engine.Player) {
	var n [6]int
	for kind := range e.board.Rules.Box.Manuscripts {
		n[min(int(e.board.Rules.Box.Manuscripts[kind].Level), 5)] += int(p.Manuscripts[kind])
	}
	for l, has := range n[1:] {
		v.add(read, l*6+min(has, 5))
	}
	v.add(colours, e.board.ColourCount(p))
	v.has(lingua, p.Lingua)
	v.add(tiles, int(p.Hand.N))
	v.add(jokers, e.board.Jokers(p))
	v.add(friar, int(p.Friar))
	v.add(cardinal, int(p.Card))
	v.add(coinDiscs, bits.OnesCount64(p.Discs&e.board.Coins))
	v.add(bookDiscs, bits.OnesCount64(p.Discs&e.board.Books))
	v.add(harbourDiscs, bits.OnesCount64(p.Discs&e.board.Harbours))
	if e.board.Rules.Graduated(s, e.seat) {
		v.add(graduate, min(int(s.Turn)/8, 1))
	}
	if !e.board.Cards {
		return
	}
	for d := range p.Cards {
		v.add(hand, d*held+int(p.Cards[d].N))
	}
}

// screen adds the pieces behind the screen and in front of it.
func (e *Evaluator) screen(v *Vector, p *engine.Player) {
	v.add(politicians, int(p.Cubes[engine.Politician]))
	v.add(nobles, int(p.Cubes[engine.Noble]))
	v.add(abbesses, int(p.Cubes[engine.Abbess]))
	v.add(stored, int(p.Cubes[engine.Scribe]))
	v.add(scribes, int(p.Scribes))
	is, has, more := int(p.Status), p.Votes(), 0
	for _, theirs := range e.rivalVotes {
		if theirs >= has {
			more++
		}
	}
	v.add(votes, is*20+min(has, 19))
	v.add(voteRank, is*engine.MaxSeats+more)
	v.add(ducats, is*14+min(int(p.Ducats)/10, 13))
	v.add(richest, is*11+min(max((int(p.Ducats)-e.rivalDucats)/10, -5), 5)+5)
}

// leaves adds the pieces left on the map for the others.
func (e *Evaluator) leaves(v *Vector, s *engine.State) {
	if e.Left() == 0 {
		return
	}
	for c, n := range s.Areas {
		v.add(areas, c*cubes+min(int(n), cubes-1))
	}
	for l, n := range s.RowN {
		v.add(rows, l*6+min(int(n), 5))
	}
	v.add(events, bits.OnesCount16(s.Events))
}

// journeys adds the location of the piece and its distances to possible goals.
func (e *Evaluator) journeys(v *Vector, s *engine.State, p *engine.Player) {
	if e.Left() == 0 || p.Place == engine.NoPlace {
		return
	}
	v.add(place, int(p.Place))
	to := e.board.For(s, e.seat)
	way := &to.Steps[p.Place]
	v.add(toReading, e.toReading(s, to, p.Place))
	v.add(toBonus, nearest(e.board.Bonuses(p), way))
	v.add(toEvent, e.toEvent(s, way))
	switch p.Status {
	case engine.Merchant:
		v.add(toOffice, min(int(to.Convent[p.Place]), steps-1))
	case engine.Friar:
		v.add(toOffice, steps+min(int(to.Cathedral[p.Place]), steps-1))
	}
	if p.Cubes[engine.Abbess] > 0 {
		v.add(toCanticle, nearest(e.board.CanticleCities(s, s.Turn+1), way))
	}
	university := e.board.University
	if university < engine.MaxPlaces && p.Discs&(1<<university) == 0 &&
		s.Tracks[engine.Messenger].Space[e.seat] == e.board.Rules.Box.TrackSpaces[engine.Messenger] {
		v.add(toUniversity, int(way[university]))
	}
	if p.Scribes > 0 {
		v.add(toAbbey, int(to.Abbey[p.Place]))
	}
}

// nearest returns the number of points to the nearest of some places.
func nearest(places uint64, way *[engine.MaxPlaces]uint8) int {
	least := steps - 1
	for ; places != 0; places &= places - 1 {
		least = min(least, int(way[bits.TrailingZeros64(places)]))
	}
	return least
}

func (e *Evaluator) toEvent(s *engine.State, way *[engine.MaxPlaces]uint8) int {
	least := steps - 1
	for open := s.Events; open != 0; open &= open - 1 {
		least = min(least, int(way[e.board.Rules.Box.Events[bits.TrailingZeros16(open)].Place]))
	}
	return least
}

// toReading returns the distance to a zone with a manuscript that the seat can read. // MSS-3
func (e *Evaluator) toReading(s *engine.State, to *chart.Distances, from engine.PlaceNo) int {
	knows, zones := e.board.Rules.Level(s, e.seat), engine.Zones(0)
	for show := s.Showing; show != 0; show &= show - 1 {
		if m := &e.board.Rules.Box.Manuscripts[bits.TrailingZeros32(show)]; m.Level <= knows {
			zones |= m.Colours
		}
	}
	least := steps - 1
	for z := uint(zones); z != 0; z &= z - 1 {
		least = min(least, int(to.Zone[bits.TrailingZeros(z)][from]))
	}
	return least
}
