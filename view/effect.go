package view

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
)

// Effect is a single result of a move.
type Effect struct {
	Kind   string   `json:"kind"`
	Seat   *string  `json:"seat"`   // seat concerned; null for the table
	Secret bool     `json:"secret"` // only that seat, and a seat that exchanges a piece with it, may know all of it
	A      *Operand `json:"a,omitempty"`
	B      *Operand `json:"b,omitempty"`
	N      *int     `json:"n,omitempty"`     // absent if it is secret or has no meaning
	Unit   string   `json:"unit,omitempty"`  // unit of N
	Level  int      `json:"level,omitempty"` // level of knowledge reached, MSS-2, or level of a manuscript taken
	Cut    []Reason `json:"cut,omitempty"`   // why the effect is smaller than it would otherwise be
	Minor  bool     `json:"minor,omitempty"` // needs no separate line: another effect or the move implies it for this viewer
	Rules  []string `json:"rules"`           // the most specific first
}

// Operand is an operand of an effect or a move: a place, a cube, a space ...
type Operand struct {
	Type  string `json:"type"`
	Value any    `json:"value"` // a word or a number; null if it is secret
}

// Effects returns the JSON form of effects as seen by a seat. Every seat, and a spectator, gets the same number in the
// same order. // SET-1
func Effects(t *edition.Table, effects []engine.Effect, seat engine.Seat) []Effect {
	return encoded(t, known(effects, seat))
}

// OpenEffects returns the JSON form of effects with nothing hidden: each effect as its own seat sees it.
func OpenEffects(t *edition.Table, effects []engine.Effect) []Effect {
	return encoded(t, open(effects))
}

// open returns effects, each as its own seat sees it.
func open(effects []engine.Effect) []engine.Effect {
	return lists.Map(effects, func(e engine.Effect) engine.Effect { return e.As(e.Seat) })
}

// known returns effects as seen by a seat.
func known(effects []engine.Effect, seat engine.Seat) []engine.Effect {
	return lists.Map(effects, func(e engine.Effect) engine.Effect { return e.As(seat) })
}

// encoded returns the JSON form of effects that are as the viewer knows them. Whether an effect is minor depends on the whole list.
func encoded(t *edition.Table, list []engine.Effect) []Effect {
	all := make([]Effect, len(list))
	for i, e := range list {
		all[i] = effectOf(t.Rules, e)
		all[i].Minor = minor(list, i)
	}
	return all
}

func effectOf(r *engine.Rules, e engine.Effect) Effect {
	form := e.Kind.Form()
	return Effect{
		Kind: form.Name, Seat: colour(e.Seat), Secret: e.Secret,
		A: operand(r, form.A, e.A, e.Hidden.Has(engine.PartA)),
		B: operand(r, form.B, e.B, e.Hidden.Has(engine.PartB)),
		N: orNull(form.N != "" && !e.Hidden.Has(engine.PartN), int(e.N)), Unit: form.N,
		Level: level(r, e), Rules: engine.RuleIDs(e.Rules[:]), Cut: cutsOf(r, e.Cuts),
	}
}

// cutsOf returns the JSON form of the reasons why an effect is reduced; nil if it is not.
func cutsOf(r *engine.Rules, cuts engine.Cuts) []Reason {
	var all []Reason
	for _, why := range cuts {
		if !why.Legal() {
			all = append(all, ReasonOf(r, why))
		}
	}
	return all
}

// level returns the level of knowledge that an effect reaches, or the level of the manuscript taken.
func level(r *engine.Rules, e engine.Effect) int {
	if e.Kind == engine.ManuscriptTaken {
		return int(r.Box.Manuscripts[e.A].Level)
	}
	return int(r.LevelReached(e))
}

// minor reports whether a log leaves out effect i of the known effects of a reader: because no part of it is known, nothing
// has changed, the figures next to the line show it, or the other side of a payment or trade has an effect for it.
func minor(effects []engine.Effect, i int) bool {
	e := &effects[i]
	switch e.Kind {
	case engine.PointsChanged, engine.Drafted, engine.CardDrafted, engine.GoodDrafted:
		return true
	case engine.TileSeen, engine.CardSeen:
		return e.Hidden.Has(engine.PartA)
	case engine.Scored:
		return e.N == 0
	case engine.GoodTraded, engine.TileTraded, engine.CardTraded:
		return e.N < 0 // the receiver has another effect
	case engine.DucatsChanged:
		return e.N == 0 || i+1 < len(effects) && mirrors(e, &effects[i+1])
	}
	return false
}

// mirrors reports whether the second effect is the receiver's side of a payment.
func mirrors(e, next *engine.Effect) bool {
	return next.Kind == e.Kind && next.Seat == engine.Seat(e.A) && engine.Seat(next.A) == e.Seat && next.N == -e.N
}
