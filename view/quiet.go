package view

import "volgare/engine"

// quiet reports whether a log leaves out effect i of those that a reader may know: because nothing
// of it is known, nothing has changed, the figures beside the line tell it, or the effect of the
// other side of a payment or trade does.
func quiet(effects []engine.Effect, i int) bool {
	e := &effects[i]
	switch e.Kind {
	case engine.PointsChanged, engine.Drafted, engine.CardDrafted, engine.GoodDrafted:
		return true
	case engine.TileSeen, engine.CardSeen:
		return e.Hidden.Has(engine.PartA)
	case engine.Scored:
		return e.N == 0
	case engine.GoodTraded, engine.TileTraded, engine.CardTraded:
		return e.N < 0 // the receiver tells it
	case engine.DucatsChanged:
		return e.N == 0 || i+1 < len(effects) && mirrors(e, &effects[i+1])
	}
	return false
}

// mirrors reports whether the second effect tells a payment from the side of the receiver.
func mirrors(e, next *engine.Effect) bool {
	return next.Kind == e.Kind && next.Seat == engine.Seat(e.A) && engine.Seat(next.A) == e.Seat && next.N == -e.N
}
