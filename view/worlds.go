package view

import "volgare/engine"

// worlds are states that agree with all that the viewer sees. Among them every
// unknown place of a deck, of the stack and of the turn track shows every tile
// that can lie there: what happens in all of them alike is certain.
func (l *looking) worlds() []engine.State {
	all := make([]engine.State, l.r.Worlds(&l.s))
	for i := range all {
		l.r.World(&all[i], &l.s, i)
	}
	return all
}
