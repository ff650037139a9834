package enginetest

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Cited is the invariant that every effect has a form, names things that exist and cites a rule, and that exactly the
// library tiles, the cards in hidden hands and the drafts are secret.
func Cited(s *Step) error {
	for _, e := range s.Effects {
		form := e.Kind.Form()
		if e.Kind == engine.NoEffect || form.Name == "none" {
			return fmt.Errorf("effect without a form: %+v", e)
		}
		if e.Rules[0] == engine.NoRule {
			return fmt.Errorf("effect %s without a rule: %+v", form.Name, e)
		}
		for i, rule := range e.Rules {
			if rule != engine.NoRule && slices.Contains(e.Rules[:i], rule) {
				return fmt.Errorf("effect %s cites %v twice", form.Name, rule)
			}
		}
		if e.Secret != secretly(e, form) {
			return fmt.Errorf("effect %s: secret is %v", form.Name, e.Secret)
		}
		if e.Seat != engine.Nobody && int(e.Seat) >= s.Rules.Seats {
			return fmt.Errorf("effect %s of seat %d", form.Name, e.Seat)
		}
		if !named(s.Rules, form.A, e.A) || !named(s.Rules, form.B, e.B) {
			return fmt.Errorf("effect %s names what is not there: %+v", form.Name, e)
		}
	}
	return nil
}

// drafted are the effects that only the drafting seat may know.
var drafted = map[engine.EffectKind]bool{engine.TradeOpened: true, engine.CardDrafted: true, engine.GoodDrafted: true}

// openCards are the effects that show a card of a hidden hand to all.
var openCards = map[engine.EffectKind]bool{engine.CardShown: true, engine.CardOffered: true}

// secretly reports whether an effect has to be secret. A card is secret, unless its deck is open and the card has not been
// in a hand; white cards and the Guaita are returned openly. // EXP-R2 EXP-P2 EXP-P4 EXP-P5
func secretly(e engine.Effect, form engine.Form) bool {
	if form.A != engine.ACard || drafted[e.Kind] || openCards[e.Kind] {
		return form.A == engine.ATile || drafted[e.Kind]
	}
	d, _ := engine.CardOf(e.A)
	switch e.Kind {
	case engine.CardReturned:
		return e.Rules[0] != engine.EXPR3 && e.Rules[0] != engine.EXPP4 && e.Rules[0] != engine.EXPP5 &&
			(d != engine.Ritmo || e.Rules[0] != engine.EXPK4)
	case engine.CardSeen:
		return true
	}
	return d != engine.Ritmo
}

// named reports whether an operand names something in the box.
func named(r *engine.Rules, what engine.Operand, v uint8) bool {
	var n int
	switch what {
	case engine.NoOperand:
		return v == 0
	case engine.APlace:
		return engine.PlaceNo(v) == engine.NoPlace || int(v) < len(r.Box.Places) || r.SeaOf(engine.PlaceNo(v)) <= engine.Adriatico
	case engine.ASeat:
		return engine.Seat(v) == engine.Nobody || int(v) < r.Seats
	case engine.ACube:
		n = int(engine.NumCubes)
	case engine.ATrack:
		n = int(engine.NumTracks)
	case engine.AnEvent:
		n = len(r.Box.Events)
	case engine.AManuscript:
		n = len(r.Box.Manuscripts)
	case engine.ATile:
		n = len(r.Box.Library)
	case engine.AnEnd:
		n = 2
	case engine.ACategory:
		return r.Counts(engine.Category(v))
	case engine.ADeck:
		return r.HasCards(engine.CardDeck(v))
	case engine.ACard:
		d, kind := engine.CardOf(v)
		return d < engine.NumCardDecks && int(kind) < len(r.Box.Cards[d])
	case engine.AGood:
		n = int(engine.GoodManuscript(uint8(len(r.Box.Manuscripts))))
	case engine.APartner:
		n = r.Seats
	default:
		return true
	}
	return int(v) < n
}
