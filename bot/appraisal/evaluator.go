// Package appraisal estimates the value of positions for a seat. It defines the terms of an evaluation and their weights,
// and makes the decisions that need no plan of a turn: answers and bargains.
package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// Evaluator values positions for one seat. The state of the other seats and what is still to come are looked up once, in
// the position where the decision is made; they do not change during the seat's own turn.
type Evaluator struct {
	r     *engine.Rules
	board *chart.Board
	w     *Weights
	seat  engine.Seat

	left         int                  // turns after this one, in hundredths; 0 in the last
	point        int                  // mVP of an action point spent elsewhere
	reading      [4]int               // mVP of a turn of reading up to each level
	knowing      [48]int              // mVP of the first spaces of the knowledge track
	supply       int                  // votes that the seat may still get, in hundredths
	richestRival int                  // ducats of the richest rival
	rivalVotes   int                  // the most votes a rival will have left
	threat       [engine.MaxSeats]int // mVP of a space of knowledge of each rival
	faceUp       uint16               // event tiles on the map now
	events       uint16               // event tiles on the map now and in the next turn

	promise  [engine.MaxSeats][32]prospects // by votes and rank of knowledge, computed on first use
	inquired bool                           // before the turn
	trading  bool                           // values the outcomes of trades

	deckGain [engine.NumCardDecks]int   // mVP of one more card of a deck, less the point for it
	held     [engine.NumCardDecks]uint8 // cards of these decks in hand
}

// NewEvaluator returns an evaluator for seat, which values the positions reachable from s in the current turn.
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

// The terms of a value. Each is in mVP.
const (
	Settled    Term = iota // points that cannot be lost
	Threat                 // cost of rivals' knowledge
	Colours                // progress towards five colours
	Knowing                // manuscripts that can be read in the turns left
	Reading                // library tiles to come
	Scribes                // scribes in front of the screen
	Messenger              // progress towards Bologna, and the cities of culture
	Canticle               // disc on the canticle track
	Riddle                 // disc on the riddle track
	Career                 // future office
	Cards                  // cards of the expansions
	Purse                  // ducats to spend
	Order                  // turn order in the next turn
	Travelling             // location of the piece
	NumTerms
)

var termNames = [NumTerms]string{
	"settled", "threat", "colours", "knowing", "reading", "scribes", "messenger", "canticle", "riddle", "career", "cards",
	"purse", "order", "travelling",
}

// String returns the name of the term, for example "settled".
func (t Term) String() string { return termNames[t] }

// Terms holds the value of each term, in mVP.
type Terms [NumTerms]int

// Sum returns the sum of all terms.
func (t *Terms) Sum() int {
	v := 0
	for _, part := range t {
		v += part
	}
	return v
}

// Value returns the value of the position for the evaluator's seat in mVP: the points it expects at the end of the game, as
// far as its own actions decide them.
func (e *Evaluator) Value(s *engine.State) int {
	var t Terms
	e.Terms(s, &t)
	return t.Sum()
}

// Terms sets t to the terms of the position.
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

// Rules returns the rules of the table.
func (e *Evaluator) Rules() *engine.Rules { return e.r }

// Left returns the number of turns after the current one, in hundredths.
func (e *Evaluator) Left() int { return e.left }

// settled returns the points that cannot be lost. // SCO-2 SCO-3 SCO-7 SCO-9
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

// knowledgeThreat returns the cost of rivals' knowledge, for the player who can lower it. // CAR-4
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

// colours returns the value of the progress towards five colours. // SCO-10
func (e *Evaluator) colours(p *engine.Player) int {
	n := min(e.board.ColourCount(p)+e.board.Jokers(p), 5)
	if n == 5 {
		return 5000
	}
	full := e.w.Colours[n]
	return full * min(e.left, 5*chart.Turn) / (5 * chart.Turn)
}

// scribes returns the value of the scribes in front of the screen. // PLC-7
func (e *Evaluator) scribes(p *engine.Player) int {
	if p.Scribes == 0 || e.left == 0 {
		return 0
	}
	steps := int(e.board.Open.Abbey[p.Place])
	return int(p.Scribes) * (e.w.Scribe - steps*e.w.ScribeStep)
}
