package view

import (
	"slices"

	"volgare/engine"
)

// outcome is the wire form of what a move that is offered will certainly do; what is not
// worth a word beside its name and its price is quiet.
func (l *looking) outcome(m engine.Move, effects []engine.Effect) []Effect {
	mine := known(effects, l.seat)
	all, end := told(l.t, mine), turnEnd(mine)
	for i := range all {
		all[i].Quiet = l.implied(m, mine, i, i < end)
	}
	return all
}

// turnEnd is the index of the effect with which the turn ends; what follows is not of the
// move itself.
func turnEnd(effects []engine.Effect) int {
	end := slices.IndexFunc(effects, func(e engine.Effect) bool {
		return e.Kind == engine.TurnEnds || e.Kind == engine.TurnBegins || e.Kind == engine.OrderSet
	})
	if end < 0 {
		return len(effects)
	}
	return end
}

// implied reports whether the name of a move tells an effect, or its price, where that counts;
// or it only follows, or is quiet in a log. What changes hands who moves tells.
func (l *looking) implied(m engine.Move, effects []engine.Effect, i int, priced bool) bool {
	e, own := &effects[i], effects[i].Seat == l.seat
	switch e.Kind {
	case engine.Moved:
		return own
	case engine.DucatsChanged:
		return priced && (own || m.Kind == engine.AskCharity) || quiet(effects, i)
	case engine.GoodTraded, engine.TileTraded, engine.CardTraded:
		return !own || m.Kind == engine.Yield && e.N < 0
	case engine.CardReturned:
		return slices.Contains(returning, m.Kind)
	case engine.TileKept:
		return m.Kind == engine.Keep
	case engine.CardKept:
		return m.Kind == engine.KeepCard
	}
	return slices.Contains(inName, e.Kind) || slices.Contains(consequent, e.Kind) || quiet(effects, i)
}

// returning are the kinds of move that name the cards which they return.
var returning = []engine.Kind{engine.ReturnRitmo, engine.ReturnGuaita, engine.ReturnWhite}

// inName are the kinds of effect that the name of every move which has them tells.
var inName = []engine.EffectKind{
	engine.CubesTaken, engine.DiscPlaced, engine.FriarTaken, engine.CardinalTaken,
	engine.Accepted, engine.Refused, engine.BidMade, engine.Passed, engine.Declined, engine.ChoiceMade,
	engine.TradeOpened, engine.TradeWithdrawn, engine.TradeOffered, engine.TradeAccepted,
	engine.TradeRefused, engine.TradeCountered, engine.CardDrafted, engine.GoodDrafted,
	engine.CardOffered, engine.GoodOffered,
}

// consequent are those that only follow: the next turn is prepared.
var consequent = []engine.EffectKind{
	engine.TurnEnds, engine.TurnBegins, engine.OrderSet, engine.EventShown, engine.ManuscriptShown,
	engine.CubesOffered, engine.CubesReturned,
}
