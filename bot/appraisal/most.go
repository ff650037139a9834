package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// Hands are compared by a figure: eighths of a card of the best colour, or of Placiti, plus the tie-breaker.
// // EXP-R6 EXP-R7 EXP-P6 EXP-P7
const (
	oneCard = 8
	likely  = 5 // an unknown card
)

// mostCards returns the value of having the most cards of an expansion: the steps on its track, as far as they are worth
// more than the place there. // EXP-R6 EXP-R8 EXP-P6 EXP-P8
func (e *Evaluator) mostCards(s *engine.State, d engine.CardDeck) int {
	chance := e.most(s, d)
	if chance == 0 {
		return 0
	}
	by, instead := &d.Form().Majority, e.riddle(s)
	if by.Track == engine.Canticle {
		instead = e.canticle(s)
	}
	vp := int(by.VP) * int(s.Tracks[by.Track].Space[e.seat])
	return max(1000*vp-instead, 0) * chance / 1000
}

// most returns the chance of having the most cards at the end of the game.
func (e *Evaluator) most(s *engine.State, d engine.CardDeck) int {
	mine := figure(d, &s.Players[e.seat].Cards[d])
	if mine < likely {
		return 0
	}
	rival, ahead, tied := 0, true, false
	for _, other := range s.Tracks[engine.Knowledge].Ahead[:e.r.Seats] {
		if other == e.seat {
			ahead = false
			continue
		}
		theirs := figure(d, &s.Players[other].Cards[d])
		tied = tied || theirs == mine && ahead
		rival = max(rival, theirs)
	}
	lead := mine - rival
	if e.left > 0 {
		chance := min(max(e.w.Most+lead*e.w.MostLead/oneCard, 0), 950)
		return chance * 1000 / (1000 + e.w.MostTurn*e.left/chart.Turn)
	}
	if lead < 0 || tied {
		return 0
	}
	return 1000
}

// figure returns the figure of a hand when the most cards are awarded.
func figure(d engine.CardDeck, hand *engine.CardHand) int {
	if hand.N == 0 {
		return 0
	}
	if d == engine.Placiti {
		return placitiFigure(hand)
	}
	return ritmoFigure(hand)
}

func placitiFigure(hand *engine.CardHand) int {
	sum := 0
	for _, c := range hand.Piece[:hand.N] {
		switch c.Kind() {
		case engine.Placito:
			sum += oneCard
		case engine.WhiteCard:
			sum++
		case engine.Unknown:
			sum += likely
		}
	}
	return sum
}

func ritmoFigure(hand *engine.CardHand) int {
	var of [engine.NumColours]int
	unknown := 0
	for _, c := range hand.Piece[:hand.N] {
		if c.Kind() == engine.Unknown {
			unknown += likely
		} else {
			of[c.Kind()]++
		}
	}
	most, next := 0, 0
	for _, n := range of {
		switch {
		case n > most:
			most, next = n, most
		case n > next:
			next = n
		}
	}
	return most*oneCard + next + unknown
}

// coloursOf returns the number of colours of Ritmo in a hand.
func coloursOf(hand *engine.CardHand) int {
	n, last := 0, engine.Unknown
	for i, c := range hand.Piece[:hand.N] {
		if i == 0 || c.Kind() != last {
			n++
		}
		last = c.Kind()
	}
	return n
}
