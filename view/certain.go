package view

import (
	"slices"

	"volgare/engine"
)

// forecast is the part of a move's result that does not depend on anything unknown to the seat.
type forecast struct {
	effects []engine.Effect
	score   scoreChange
	reveals bool // the move reveals something to a seat
}

// certain returns the effects of a move and its changes of the score before that are the same in all worlds. With closed
// screens no seat has votes in the election, so a possible end of the game is treated as the end, which reveals everything.
func (b *builder) certain(m engine.Move, worlds []engine.State, before *engine.Tally) forecast {
	var next engine.State
	var out engine.Effects
	b.r.Apply(&next, &worlds[0], m, &out)
	sure := forecast{foreseen(out.List), b.scoreChange(before, &next), b.r.Learnt(&worlds[0], &next)}
	if !sure.reveals {
		return sure
	}
	for i := range worlds[1:] {
		out.List = nil
		b.r.Apply(&next, &worlds[1+i], m, &out)
		sure.effects = common(sure.effects, foreseen(out.List))
		sure.score.keep(b.scoreChange(before, &next))
	}
	return sure
}

// foreseen removes effects after the election: the hands revealed then, and the final score, which depends on everything
// behind screens. // RUL-8 SCO-12
func foreseen(list []engine.Effect) []engine.Effect {
	return slices.DeleteFunc(list, func(e engine.Effect) bool {
		return e.Kind == engine.Scored || e.Kind == engine.Won || e.Kind == engine.CardShown
	})
}

// common returns the effects of a that are also in b, in the order of a.
func common(a, b []engine.Effect) []engine.Effect {
	var both []engine.Effect
	for _, e := range a {
		if at := slices.Index(b, e); at >= 0 {
			both = append(both, e)
			b = b[at+1:]
		}
	}
	return both
}

// worlds returns states that agree with everything that the viewer sees. Over all of them, every unknown place of a deck, of
// the stack and of the turn track shows every tile that can be there: results that are the same in all of them are certain.
func (b *builder) worlds() []engine.State {
	all := make([]engine.State, b.r.Worlds(&b.s))
	for i := range all {
		b.r.World(&all[i], &b.s, i)
	}
	return all
}
