package view

import (
	"slices"
	"strings"

	"volgare/engine"
	"volgare/record"
)

// Refused is the reason why a target has no legal move now: the reason of its move that is nearest to legal.
type Refused struct {
	Target string `json:"target"`
	Move
	Reason

	Where []string `json:"where"`           // ids of the places where the piece would have to be
	Minor bool     `json:"minor,omitempty"` // needs no separate line at the target: the action implies it
}

// obstacle is the best move found so far for a target without a legal one, together with the moves refused for requiring
// another zone: no single one of them gives all possible places of the piece.
type obstacle struct {
	move   engine.Move
	why    engine.Reason // zero: a legal move exists
	others []obstacle
}

// elsewhere adds a move that requires a different zone from the obstacle's. // MSS-3
func (o *obstacle) elsewhere(m engine.Move, why engine.Reason) {
	if why.Code == engine.WrongZone && o.why.Code == engine.WrongZone && why != o.why {
		o.others = append(o.others, obstacle{move: m, why: why})
	}
}

// refused lists every target of the decision without a legal move, the nearest to legal first.
func (b *builder) refused() []Refused {
	best := map[string]obstacle{}
	var names []string
	for _, m := range b.r.Catalogue() {
		if !m.Kind.Answers(b.s.Decision) {
			continue
		}
		why := b.r.Check(&b.s, m)
		for _, name := range b.targets(m) {
			old, seen := best[name]
			if !seen {
				names = append(names, name)
			}
			if !seen || why.Nearness() > old.why.Nearness() {
				best[name] = obstacle{move: m, why: why}
				continue
			}
			old.elsewhere(m, why)
			best[name] = old
		}
	}
	return b.obstacles(names, best)
}

func (b *builder) obstacles(names []string, best map[string]obstacle) []Refused {
	slices.SortStableFunc(names, func(one, other string) int { return best[other].why.Nearness() - best[one].why.Nearness() })
	all := []Refused{}
	for _, name := range names {
		o := best[name]
		if o.why.Legal() {
			continue
		}
		where := b.where(o)
		if len(o.others) > 0 {
			o.why.Need = 0
		}
		all = append(all, Refused{
			Target: name, Move: MoveOf(b.r, o.move), Reason: ReasonOf(b.r, o.why), Where: where, Minor: o.minor(name),
		})
	}
	return all
}

// minor reports whether the refusal is irrelevant to a viewer of the target: the power of a tile that the viewer does not
// have, shown at a seat.
func (o *obstacle) minor(target string) bool {
	return o.why.Code == engine.WrongTile && strings.HasPrefix(target, operandNames[engine.ASeat]+":")
}

// where lists the places at which the refused moves are nearest to legal.
func (b *builder) where(o obstacle) []string {
	ids := []string{}
	for _, p := range b.r.AppendWhere(nil, &b.s, o.move, o.why) {
		ids = append(ids, record.PlaceWord(b.r, p))
	}
	for _, other := range o.others {
		for _, id := range b.where(other) {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}
