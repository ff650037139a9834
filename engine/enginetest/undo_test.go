package enginetest

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Barrier is the invariant of undo: Learnt reports every decrease of an observer's unknowns, and an observer whose unknowns
// do not decrease has learnt nothing: their view after the move follows from their view before it. So undoing a move that
// Learnt does not report returns no knowledge. With closed screens the election reveals which seats have votes. // SET-1
// ELE-1
func Barrier(s *Step) error {
	if s.first() {
		return nil
	}
	learnt := s.polls()
	for _, seat := range watchers(s.Rules) {
		var before, after engine.State
		s.Rules.Mask(&before, s.Before, seat)
		s.Rules.Mask(&after, s.After, seat)
		if s.Rules.Unknowns(&after) < s.Rules.Unknowns(&before) || s.announces(seat, &before) {
			learnt = true
			continue
		}
		if err := s.foretold(&before, &after, seat); err != nil {
			return err
		}
	}
	return differ("learnt", s.Rules.Learnt(s.Before, s.After), learnt)
}

// polls reports whether, with closed screens, a step leads to the question of the election or to the decisions after it,
// once it is known that no other seat can run. After that there is no more polling. // SET-1 ELE-1
func (s *Step) polls() bool {
	after := []engine.Decision{engine.RitmoChoice, engine.PlacitiChoice, engine.Over}
	return !s.Rules.Options.ScreensOpen && !slices.Contains(after, s.Before.Decision) &&
		(s.After.Decision == engine.Election || slices.Contains(after, s.After.Decision))
}

// announces reports whether a step reveals something that no count of unknowns shows: the draft of another seat, a secret
// piece that the observer receives, that the Guaita is in its deck, or whether a returned card equals a card that is known
// to another seat and hidden from the observer. // RUL-13 EXP-P4 EXP-P5
func (s *Step) announces(seat engine.Seat, before *engine.State) bool {
	for _, e := range s.Effects {
		if deck, _ := engine.CardOf(e.A); e.Kind == engine.CardReturned && !e.Secret && sharedSecret(before, e.Seat, deck) {
			return true
		}
		if e.Seat == seat && e.Secret && e.N > 0 && (e.Kind == engine.CardTraded || e.Kind == engine.TileTraded) {
			return true
		}
	}
	return s.Move.Kind == engine.Offer && s.Before.Seat != seat || s.Move.Kind == engine.ReturnGuaita
}

// sharedSecret reports whether a seat holds a card that a mask hides and a third seat knows.
func sharedSecret(masked *engine.State, owner engine.Seat, deck engine.CardDeck) bool {
	hand := &masked.Players[owner].Cards[deck]
	return slices.ContainsFunc(hand.Piece[:hand.N], func(c engine.Piece) bool {
		return c.Kind() == engine.Unknown && c.Seen()&^(1<<owner) != 0
	})
}

// foretold checks that the move leads from any position that looks like before to one that looks like after. Secret choices
// that another position does not offer are left out.
func (s *Step) foretold(before, after *engine.State, seat engine.Seat) error {
	for range 2 {
		var other, seen engine.State
		s.Rules.Determinize(&other, before, s.Rand)
		if !s.Rules.Check(&other, s.Move).Legal() {
			if !secret(s.Move.Kind) {
				return fmt.Errorf("%v does not know that %+v is legal", seat, s.Move)
			}
			continue
		}
		s.Rules.Apply(&other, &other, s.Move, nil)
		s.Rules.Mask(&seen, &other, seat)
		if seen != *after {
			return fmt.Errorf("%v sees more after %+v than follows from before: %s", seat, s.Move, difference(&seen, after))
		}
	}
	return nil
}

// difference returns the first part in which two masks differ.
func difference(a, b *engine.State) string {
	for _, err := range []error{
		differ("decision", a.Decision, b.Decision), differ("seat", a.Seat, b.Seat), differ("turn", a.Turn, b.Turn),
		differ("drawn", a.Drawn, b.Drawn), differ("placed", a.Placed, b.Placed), differ("stack", a.Stack, b.Stack),
		differ("display", a.FaceUp, b.FaceUp), differ("papal", a.Papal, b.Papal), differ("players", a.Players, b.Players),
		differ("tracks", a.Tracks, b.Tracks), differ("lingua", a.LinguaUp, b.LinguaUp), differ("order", a.Order, b.Order),
		differ("piles", a.Piles, b.Piles), differ("draw", a.Draw, b.Draw), differ("trade", a.Trade, b.Trade),
	} {
		if err != nil {
			return err.Error()
		}
	}
	return "elsewhere"
}
