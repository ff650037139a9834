package view

import (
	"slices"

	"volgare/engine"
)

// outcome returns the JSON form of the certain effects of a legal move. Effects that its name and its price already imply are minor.
func (b *builder) outcome(m engine.Move, effects []engine.Effect) []Effect {
	mine := known(effects, b.seat)
	all, end := encoded(b.t, mine), turnEnd(mine)
	for i := range all {
		all[i].Minor = b.implied(m, mine, i, i < end)
	}
	return all
}

// turnEnd returns the index of the effect that ends the turn. Later effects do not belong to the move.
func turnEnd(effects []engine.Effect) int {
	end := slices.IndexFunc(effects, func(e engine.Effect) bool {
		return e.Kind == engine.TurnEnds || e.Kind == engine.TurnBegins || e.Kind == engine.OrderSet
	})
	if end < 0 {
		return len(effects)
	}
	return end
}

// implied reports whether an effect need not be listed: the name of a move, its price (if priced) or the change of the score
// implies it, it is a mere consequence, or it is minor in a log. A trade is described by the effects of the mover.
func (b *builder) implied(m engine.Move, effects []engine.Effect, i int, priced bool) bool {
	e, own := &effects[i], effects[i].Seat == b.seat
	switch e.Kind {
	case engine.Moved, engine.ManuscriptTaken, engine.LinguaTaken, engine.Elected:
		return own
	case engine.DucatsChanged:
		return priced && (own || m.Kind == engine.AskCharity) || minor(effects, i)
	case engine.GoodTraded, engine.TileTraded, engine.CardTraded:
		return !own || m.Kind == engine.Yield && e.N < 0
	}
	return m.Kind.Form().Tells == e.Kind || e.Kind.Form().Told != engine.ByItself || minor(effects, i)
}
