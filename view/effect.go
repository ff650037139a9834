package view

import (
	"volgare/edition"
	"volgare/engine"
)

// Effect is one thing that a move did.
type Effect struct {
	Kind   string   `json:"kind"`
	Seat   *string  `json:"seat"`   // whom it concerns; null for the table
	Secret bool     `json:"secret"` // only that seat may know the operands; the partner of a trade is known
	A      *Operand `json:"a,omitempty"`
	B      *Operand `json:"b,omitempty"`
	N      *int     `json:"n,omitempty"`
	Unit   string   `json:"unit,omitempty"` // what N counts
	Rules  []string `json:"rules"`          // the most particular first
}

// Operand is what an effect is about: a place, a cube, a space ...
type Operand struct {
	Is    string `json:"is"`
	Value any    `json:"value"` // a word or a number; null where it is secret
}

// Effects is the wire form of effects as a seat may know them. Every seat, and a
// spectator, gets the same number in the same order. // SET-1
func Effects(t *edition.Table, effects []engine.Effect, seat engine.Seat) []Effect {
	all := make([]Effect, len(effects))
	for i, e := range effects {
		all[i] = effectOf(t.Rules, e, seat)
	}
	return all
}

func effectOf(r *engine.Rules, e engine.Effect, seat engine.Seat) Effect {
	form := e.Kind.Form()
	hidden := e.Secret && (e.Seat != seat || seat == engine.Nobody)
	return Effect{
		Kind: form.Name, Seat: colour(e.Seat), Secret: e.Secret,
		A: operand(r, form.A, e.A, hidden),
		B: operand(r, form.B, e.B, hidden && form.B != engine.APartner), // who trades is known, not the piece
		N: numberIf(form.N != "", int(e.N)), Unit: form.N, Rules: ruleWords(e.Rules),
	}
}

func ruleWords(cites engine.Cites) []string {
	words := []string{}
	for _, rule := range cites {
		if rule != engine.NoRule {
			words = append(words, rule.String())
		}
	}
	return words
}
