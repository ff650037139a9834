package edition

import (
	"slices"

	"volgare/engine"
	"volgare/internal/lists"
)

// checkRoads checks that every road leads to a different place and is listed the same way at both ends.
func (r *reader) checkRoads(p *Place, b *Board) {
	for i, road := range p.Neighbours {
		other := b.Place(road.Is)
		switch {
		case road.Is == p.ID.Is:
			r.lineFaultf(road.line, "place %s: next to itself", p.ID.Is)
		case slices.ContainsFunc(p.Neighbours[:i], func(v Value[string]) bool { return v.Is == road.Is }):
			r.lineFaultf(road.line, "place %s: duplicate neighbour %s", p.ID.Is, road.Is)
		case other == nil:
			r.lineFaultf(road.line, "place %s: unknown neighbour %q; %s", p.ID.Is, road.Is, oneOf(b.ids()))
		default:
			r.checkBack(p, road, other)
		}
	}
}

func (r *reader) checkBack(p *Place, road Value[string], other *Place) {
	i := slices.IndexFunc(other.Neighbours, func(v Value[string]) bool { return v.Is == p.ID.Is })
	switch {
	case i < 0:
		r.report(oneWay, road.line, p.at("neighbours"), p.ID.Is, other.ID.Is, other.ID.line)
	case p.ID.Is < other.ID.Is && !road.same(other.Neighbours[i].Provenance):
		r.report(twoMarks, road.line, p.at("neighbours"), p.ID.Is, other.ID.Is, other.Neighbours[i].line)
	}
}

func (b *Board) ids() []string {
	return lists.Map(b.Places, func(p Place) string { return p.ID.Is })
}

// checkSeas checks that no sea has only one harbour, since no piece could land in another. // MOV-6
func (r *reader) checkSeas(b *Board) {
	for sea, name := range seaNames() {
		var harbours []*Place
		for i := range b.Places {
			if b.Places[i].Sea.Is == engine.Sea(sea+1) {
				harbours = append(harbours, &b.Places[i])
			}
		}
		if len(harbours) == 1 {
			r.report(onlyHarbour, harbours[0].Sea.line, harbours[0].at("sea"), harbours[0].ID.Is, name)
		}
	}
}

// checkReachable checks that every place can be reached from roma, by land or sea.
func (r *reader) checkReachable(b *Board) {
	if b.Place("roma") == nil {
		return
	}
	seen := b.reach("roma")
	for i, p := range b.Places {
		if !seen[i] && p.ID.Is != "" {
			r.report(unreachable, p.ID.line, p.at("neighbours"), p.ID.Is)
		}
	}
}

// reach marks the places that can be reached from a place, including itself.
func (b *Board) reach(from string) []bool {
	seen := make([]bool, len(b.Places))
	todo := []int{b.index(from)}
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !seen[i] {
			seen[i] = true
			todo = append(todo, b.nextTo(i)...)
		}
	}
	return seen
}

// nextTo lists the places reachable in one step or voyage.
func (b *Board) nextTo(i int) []int {
	p := &b.Places[i]
	var next []int
	for _, road := range p.Neighbours {
		if j := b.index(road.Is); j >= 0 {
			next = append(next, j)
		}
	}
	for j := range b.Places {
		if p.Sea.Is != engine.NoSea && b.Places[j].Sea.Is == p.Sea.Is {
			next = append(next, j)
		}
	}
	return next
}
