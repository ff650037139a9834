package view

import (
	"volgare/engine"
)

// Refused is why nothing can be done with a target now: the reason of that of
// its moves that is nearest to legal.
type Refused struct {
	Target string `json:"target"`
	Move
	Reason
}

// obstacle is the best move so far of a target without a legal one.
type obstacle struct {
	move engine.Move
	why  engine.Reason // zero: some move is legal
}

// refused lists every target of the decision without a legal move.
func (l *looking) refused() []Refused {
	best := map[string]obstacle{}
	var names []string
	for _, m := range l.r.Catalogue() {
		if !m.Kind.Answers(l.s.Decision) {
			continue
		}
		why := l.r.Check(&l.s, m)
		for _, name := range l.targets(m) {
			old, seen := best[name]
			if !seen {
				names = append(names, name)
			}
			if !seen || nearer(why, old.why) {
				best[name] = obstacle{m, why}
			}
		}
	}
	return l.obstacles(names, best)
}

func (l *looking) obstacles(names []string, best map[string]obstacle) []Refused {
	all := []Refused{}
	for _, name := range names {
		if o := best[name]; !o.why.Legal() {
			all = append(all, Refused{
				Target: name, Move: moveOf(l.r, o.move), Reason: ReasonOf(l.r, o.why),
			})
		}
	}
	return all
}

// nearer reports whether a reason is nearer to legal than another: later in the
// order of codes. What no action may ever do is farthest, and that the piece need not
// move tells nothing about what else its place offers. // ACT-4
func nearer(why, than engine.Reason) bool {
	return nearness(why) > nearness(than)
}

func nearness(why engine.Reason) int {
	switch why.Code {
	case engine.Legal:
		return 1 << 8
	case engine.TooManyPoints:
		return -1
	case engine.SamePlace:
		return 0
	}
	return int(why.Code)
}
