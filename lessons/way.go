package lessons

import "volgare/engine"

// Way returns a shortest sequence of moves of the learner from here to the goal of a puzzle. It is empty if the goal is
// reached, or cannot be reached any more.
func (r *Run) Way() (way []engine.Move) {
	if r.Kind != Puzzle || r.ended {
		return nil
	}
	at := *r.History.Now()
	for n := r.solve().ways[keyOf(&at)]; n > 0; n-- {
		var m engine.Move
		m, at = r.nearer(at, n)
		way = append(way, m)
	}
	return way
}

// nearer returns a move towards the goal from a position that is n moves away, and the resulting position.
func (l *Lesson) nearer(at engine.State, n int) (m engine.Move, next engine.State) {
	for _, m = range l.Table.Rules.AppendLegal(nil, &at) {
		l.Table.Rules.Apply(&next, &at, m, nil)
		left, ok := l.solve().ways[keyOf(&next)]
		switch {
		case l.ends(m, &next):
			left, ok = 0, l.reached(&next)
		case l.shows(&at, m, &next):
			ok = false
		}
		if ok && left == n-1 {
			break
		}
	}
	return m, next
}
