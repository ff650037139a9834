package view

import "volgare/engine"

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
