// Package appraisal estimates the value of positions for a seat: it has the terms of an evaluation and their weights, and
// the decisions that follow from them without a plan of the turn, namely answers and bargains.
package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// Evaluator values positions for one seat. What the other seats have and what is
// still to come is looked up once, from the position that the decision is made
// in; it does not change during the seat's own turn.
type Evaluator struct {
	r     *engine.Rules
	board *chart.Board
	w     *Weights
	seat  engine.Seat

	left         int                  // turns after this one, in hundredths; 0 in the last
	point        int                  // mVP that an action point brings elsewhere
	reading      [4]int               // mVP a turn of reading up to each level
	knowing      [48]int              // mVP of the first spaces of the knowledge track
	supply       int                  // votes that the seat may still get, in hundredths
	richestRival int                  // ducats of the richest rival
	rivalVotes   int                  // the most votes a rival will have left
	threat       [engine.MaxSeats]int // mVP of a space of knowledge of each rival
	faceUp       uint16               // event tiles on the map now
	events       uint16               // these and the one of the next turn

	promise  [engine.MaxSeats][32]prospects // of votes, by rank of knowledge, once they have been asked for
	inquired bool                           // before the turn
	trading  bool                           // values what comes of trades

	deckGain [engine.NumCardDecks]int   // mVP of one more card of a deck, less the point for it
	held     [engine.NumCardDecks]uint8 // cards of these decks in hand
}

// NewEvaluator makes the evaluator of a seat for what can come of a position within its turn.
func NewEvaluator(b *chart.Board, w *Weights, s *engine.State, seat engine.Seat) Evaluator {
	e := Evaluator{
		r: b.Rules, board: b, w: w, seat: seat, left: chart.TurnsLeft(b.Rules, s),
		faceUp: s.Events, events: s.Events, inquired: s.Inquired,
	}
	if tile, ok := b.Rules.EventOn(s, s.Turn+1); ok && e.left > 0 {
		e.events |= 1 << tile
	}
	e.point = e.w.Point
	if e.usesCards() {
		e.point = e.w.PointWithCards
	}
	e.supply = e.votesToCome(s)
	e.fillReading(s)
	e.fillKnowing()
	for other := range b.Rules.Seats {
		if engine.Seat(other) != seat {
			e.assessRival(s, engine.Seat(other))
		}
	}
	e.noteDeckGains(s)
	return e
}

// Term is one part of the value of a position.
type Term uint8

// The terms, in mVP each.
const (
	Settled    Term = iota // what nobody can take away
	Threat                 // what rivals' knowledge costs
	Colours                // the progress towards five colours
	Knowing                // what can be read in the turns left
	Reading                // library tiles to come
	Scribes                // those in front of the screen
	Messenger              // the way to Bologna, and the cities of culture
	Canticle               // the disc on its track
	Riddle                 // the disc on its track
	Career                 // the office to come
	Cards                  // of the expansions
	Purse                  // ducats to spend
	Order                  // of play in the next turn
	Travelling             // where the piece stands
	NumTerms
)

var termNames = [NumTerms]string{
	"settled", "threat", "colours", "knowing", "reading", "scribes", "messenger", "canticle", "riddle", "career", "cards",
	"purse", "order", "travelling",
}

// String returns the name of the term, "settled".
func (t Term) String() string { return termNames[t] }

// Terms are the parts of a value, in mVP.
type Terms [NumTerms]int

// Sum is the value.
func (t *Terms) Sum() int {
	v := 0
	for _, part := range t {
		v += part
	}
	return v
}

// Value is what the position is worth to the evaluator's seat, in mVP: the points it
// expects to have in the end, as far as its own doing decides them.
func (e *Evaluator) Value(s *engine.State) int {
	var t Terms
	e.Terms(s, &t)
	return t.Sum()
}

// Terms are the parts of the value.
func (e *Evaluator) Terms(s *engine.State, t *Terms) {
	p := &s.Players[e.seat]
	*t = Terms{
		Settled: e.settled(p), Threat: -e.knowledgeThreat(s, p), Colours: e.colours(p), Knowing: e.knowledge(s),
		Reading: e.library(s, p), Scribes: e.scribes(p), Messenger: e.messenger(s, p), Canticle: e.canticle(s),
		Riddle: e.riddle(s), Career: e.career(s, p), Cards: e.cards(s, p),
	}
	if e.left > 0 {
		t[Purse], t[Order], t[Travelling] = e.purse(int(p.Ducats)), e.turnOrder(s), e.travel(s, p)
	}
}

// Rules are those of the table.
func (e *Evaluator) Rules() *engine.Rules { return e.r }

// Left is how many turns follow that of the position the evaluator was made for, in hundredths.
func (e *Evaluator) Left() int { return e.left }

// settled counts what nobody can take away. // SCO-2 SCO-3 SCO-7 SCO-9
func (e *Evaluator) settled(p *engine.Player) int {
	vp := int(p.Cubes[engine.Scribe])
	for kind := range e.r.Box.Manuscripts {
		vp += int(p.Manuscripts[kind]) * int(e.r.Box.Manuscripts[kind].Level)
	}
	if p.Lingua {
		vp += 8
	}
	v := 1000 * vp
	for _, t := range p.Hand.Piece[:p.Hand.N] {
		v += e.tileVP(t.Kind())
	}
	return v
}

// knowledgeThreat is what rivals' knowledge costs, for the one who can lower it. // CAR-4
func (e *Evaluator) knowledgeThreat(s *engine.State, p *engine.Player) int {
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
func (e *Evaluator) colours(p *engine.Player) int {
	n := min(e.board.ColourCount(p)+e.board.Jokers(p), 5)
	if n == 5 {
		return 5000
	}
	full := e.w.Colours[n]
	return full * min(e.left, 5*chart.Turn) / (5 * chart.Turn)
}

// scribes values the scribes in front of the screen. // PLC-7
func (e *Evaluator) scribes(p *engine.Player) int {
	if p.Scribes == 0 || e.left == 0 {
		return 0
	}
	steps := int(e.board.Open.Abbey[p.Place])
	return int(p.Scribes) * (e.w.Scribe - steps*e.w.ScribeStep)
}
