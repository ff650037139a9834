package lessons

import "volgare/engine"

// Way is a shortest way from here to the goal of a puzzle, as moves of the learner; none where it
// is reached, or cannot be any more.
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

// nearer is a move of a position that is so many moves from the goal, and where it leads to.
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
