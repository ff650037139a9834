package view

import (
	"slices"

	"volgare/engine"
)

// forecast is the part of a move's result that does not depend on anything the seat does not know.
type forecast struct {
	effects []engine.Effect
	score   scoreChange
	reveals bool // the move shows something hidden to a seat
}

// certain returns the effects of a move and the changes of the score before it that are the same in all worlds.
// Behind closed screens no seat has votes in the election, so a possible end of the game counts as the end,
// which shows all.
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

// foreseen drops what comes after the election: the hands that are shown then, and
// the final score, which lies behind all screens. // RUL-8 SCO-12
func foreseen(list []engine.Effect) []engine.Effect {
	return slices.DeleteFunc(list, func(e engine.Effect) bool {
		return e.Kind == engine.Scored || e.Kind == engine.Won || e.Kind == engine.CardShown
	})
}

// common are the effects of a that b has too, in the order of a.
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

// worlds are states that agree with all that the viewer sees. Among them every
// unknown place of a deck, of the stack and of the turn track shows every tile
// that can lie there: what happens in all of them alike is certain.
func (b *builder) worlds() []engine.State {
	all := make([]engine.State, b.r.Worlds(&b.s))
	for i := range all {
		b.r.World(&all[i], &b.s, i)
	}
	return all
}
