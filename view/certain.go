package view

import (
	"slices"

	"volgare/engine"
)

// certain are the effects of a move that do not depend on what the seat does
// not know: those that are the same in all worlds. reveals tells whether the
// move shows something to somebody. Behind closed screens nobody has the votes
// to stand in the election, so that what may be the end of the game counts as
// the end, which shows all.
func (b *builder) certain(m engine.Move, worlds []engine.State) (effects []engine.Effect, reveals bool) {
	var next engine.State
	var out engine.Effects
	b.r.Apply(&next, &worlds[0], m, &out)
	effects = foreseen(out.List)
	if !b.r.Learnt(&worlds[0], &next) {
		return effects, false
	}
	for i := range worlds[1:] {
		out.List = nil
		b.r.Apply(&next, &worlds[1+i], m, &out)
		effects = common(effects, foreseen(out.List))
	}
	return effects, true
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
