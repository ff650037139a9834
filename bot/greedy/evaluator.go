package greedy

import (
	"math/bits"

	"volgare/engine"
)

// evaluator values positions for one seat. What the other seats have and what is
// still to come is looked up once, from the position that the decision is made
// in; it does not change during the seat's own turn.
type evaluator struct {
	r     *engine.Rules
	board *boardIndex
	w     *Weights
	seat  engine.Seat

	left         int                  // turns after this one, in hundredths; 0 in the last
	point        int                  // mVP that an action point brings elsewhere
	reading      [4]int               // mVP a turn of reading up to each level
	supply       int                  // votes that the seat may still get, in hundredths
	richestRival int                  // ducats of the richest rival
	rivalVotes   int                  // the most votes a rival will have left
	threat       [engine.MaxSeats]int // mVP of a space of knowledge of each rival
	faceUp       uint16               // event tiles on the map now
	events       uint16               // these and the one of the next turn

	deckGain [engine.NumCardDecks]int   // mVP of one more card of a deck, less the point for it
	held     [engine.NumCardDecks]uint8 // cards of these decks in hand
}

func newEvaluator(b *boardIndex, w *Weights, s *engine.State, seat engine.Seat) evaluator {
	e := evaluator{r: b.rules, board: b, w: w, seat: seat, left: turnsLeft(b.rules, s), faceUp: s.Events, events: s.Events}
	if tile, ok := b.rules.EventOn(s, s.Turn+1); ok && e.left > 0 {
		e.events |= 1 << tile
	}
	e.point = e.w.Point
	if e.usesCards() {
		e.point = e.w.PointWithCards
	}
	e.supply = e.votesToCome(s)
	e.fillReading(s)
	for other := range b.rules.Seats {
		if engine.Seat(other) != seat {
			e.assessRival(s, engine.Seat(other))
		}
	}
	e.noteDeckGains(s)
	return e
}

// value is what the position is worth to the evaluator's seat, in mVP: the points it
// expects to have in the end, as far as its own doing decides them.
func (e *evaluator) value(s *engine.State) int {
	p := &s.Players[e.seat]
	v := e.settled(s, p)
	v += e.colours(p)
	v += e.knowledge(s)
	v += e.library(s, p)
	v += e.scribes(p)
	v += e.messenger(s, p)
	v += e.canticle(s)
	v += e.riddle(s)
	v += e.career(s, p)
	v += e.cards(s, p)
	if e.left > 0 {
		v += e.purse(int(p.Ducats))
		v += e.turnOrder(s)
		v += e.travel(s, p)
	}
	return v
}

// settled counts what nobody can take away. // SCO-2 SCO-3 SCO-7 SCO-9
func (e *evaluator) settled(s *engine.State, p *engine.Player) int {
	vp := int(p.Cubes[engine.Scribe])
	for kind := range e.r.Box.Manuscripts {
		vp += int(p.Manuscripts[kind]) * int(e.r.Box.Manuscripts[kind].Level)
	}
	if p.Lingua {
		vp += 8
	}
	v := 1000*vp - e.knowledgeThreat(s, p)
	for _, t := range p.Hand.Piece[:p.Hand.N] {
		v += e.tileVP(t.Kind())
	}
	return v
}

// knowledgeThreat is what rivals' knowledge costs, for the one who can lower it. // CAR-4
func (e *evaluator) knowledgeThreat(s *engine.State, p *engine.Player) int {
	if p.Card != engine.Shlasinger {
		return 0
	}
	cost := 0
	for other := range e.r.Seats {
		cost += e.threat[other] * int(s.Tracks[engine.Knowledge].Space[other])
	}
	return cost
}

// colours values the progress towards five colours. // SCO-10
func (e *evaluator) colours(p *engine.Player) int {
	n, jokers := e.board.colourCount(p), 0
	for _, t := range p.Hand.Piece[:p.Hand.N] {
		if t.Kind() != engine.Unknown && e.board.joker[t.Kind()] {
			jokers++
		}
	}
	n = min(n+jokers, 5)
	if n == 5 {
		return 5000
	}
	full := e.w.Colours[n]
	return full * min(e.left, 5*turnUnit) / (5 * turnUnit)
}

// colourCount is the most colours that the manuscripts of a player show, each of two
// colours counting for one of them. It is Rules.Colours, faster.
func (b *boardIndex) colourCount(p *engine.Player) int {
	one := uint8(0)
	var two [2 * engine.MaxManuscripts]uint8
	n := 0
	for kind := range b.rules.Box.Manuscripts {
		if p.Manuscripts[kind] == 0 {
			continue
		}
		one |= b.single[kind]
		if d := b.double[kind]; d != 0 {
			for range min(p.Manuscripts[kind], 2) {
				two[n] = d
				n++
			}
		}
	}
	sets := uint32(1) << one // bit c for each set of colours c that can be shown
	for _, d := range two[:n] {
		sets |= withColour(sets, d&-d) | withColour(sets, d&(d-1))
	}
	most := 0
	for ; sets != 0; sets &= sets - 1 {
		most = max(most, bits.OnesCount8(uint8(bits.TrailingZeros32(sets))))
	}
	return most
}

// lacking[i] are the sets of colours that lack colour i.
var lacking = [5]uint32{0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff}

// withColour adds a colour to each set of colours.
func withColour(sets uint32, colour uint8) uint32 {
	i := bits.TrailingZeros8(colour)
	return (sets & lacking[i]) << colour
}

// scribes values the scribes in front of the screen. // PLC-7
func (e *evaluator) scribes(p *engine.Player) int {
	if p.Scribes == 0 || e.left == 0 {
		return 0
	}
	steps := int(e.board.open.abbey[p.Place])
	return int(p.Scribes) * (e.w.Scribe - steps*e.w.ScribeStep)
}
