package engine

// unreachable is the cost of a place that no movement reaches.
const unreachable = 0xFF

// longest is the most points that a movement can use: Muret's six.
const longest = 6

// network is the map as travellers may use it, with Bologna either open or closed to them.
type network struct {
	// land holds the steps between places by land, or unreachable.
	land [MaxPlaces][MaxPlaces]uint8
	// cost holds the points of the cheapest movement with at most one voyage.
	cost [MaxPlaces][MaxPlaces]uint8
	// landing holds the points from the open sea, by the harbour that was left.
	landing [MaxPlaces][MaxPlaces]uint8
	// reach, ashore and quays are sets of places by points: reachable by a movement, reachable from the sea by the harbour
	// left, and harbours from which the piece can put out to sea with the last point.
	reach  [MaxPlaces][longest + 1]uint64
	ashore [MaxPlaces][longest + 1]uint64
	quays  [MaxPlaces][longest + 1]uint64
	// moves lists the moves to the places in reach.
	moves [MaxPlaces][longest + 1][]Move
}

// networks holds the map with Bologna closed and open. // MSG-4
type networks struct{ closed, open network }

func (n *networks) build(r *Rules) {
	n.open.build(r, NoPlace)
	n.closed.build(r, r.bologna)
}

// network returns the map that applies to a seat. // MSG-4
func (r *Rules) network(s *State, seat Seat) *network {
	if r.Options.BolognaClosed && !r.Graduated(s, seat) {
		return &r.networks.closed
	}
	return &r.networks.open
}

func (n *network) build(r *Rules, shut PlaceNo) {
	for from := range r.Box.Places {
		n.walk(r, PlaceNo(from), shut)
	}
	for from := range r.Box.Places {
		n.costs(r, from)
		n.landings(r, from)
	}
	for from := range r.Box.Places {
		n.sets(r, from)
	}
}

// walk computes the land distances from a place, breadth first. // MOV-1
func (n *network) walk(r *Rules, from, shut PlaceNo) {
	for i := range n.land[from] {
		n.land[from][i] = unreachable
	}
	n.land[from][from] = 0
	queue := []PlaceNo{from}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, next := range r.Box.Places[at].Neighbours {
			if next != shut && n.land[from][next] == unreachable {
				n.land[from][next] = n.land[from][at] + 1
				queue = append(queue, next)
			}
		}
	}
}

// costs computes the costs of the cheapest movements from a place: by land, or by land, one voyage between harbours of one
// sea, and land. // MOV-3 MOV-4
func (n *network) costs(r *Rules, from int) {
	var landed [MaxPlaces]int // in a harbour after a voyage
	for b := range r.Box.Places {
		landed[b] = unreachable
		for a := range r.Box.Places {
			if a != b && r.sameSea(a, b) {
				landed[b] = min(landed[b], int(n.land[from][a])+voyagePoints)
			}
		}
	}
	for to := range r.Box.Places {
		best := int(n.land[from][to])
		for b := range r.Box.Places {
			best = min(best, landed[b]+int(n.land[b][to]))
		}
		n.cost[from][to] = uint8(min(best, unreachable))
	}
}

// landings computes the costs from the open sea for a piece that left from the given harbour: one point to a harbour, then
// by land. // MOV-6
func (n *network) landings(r *Rules, left int) {
	for to := range r.Box.Places {
		best := unreachable
		for b := range r.Box.Places {
			if r.sameSea(left, b) && !(b == left && r.Options.LandElsewhere) {
				best = min(best, 1+int(n.land[b][to]))
			}
		}
		n.landing[left][to] = uint8(best)
	}
}

// sets derives the sets of places from the costs.
func (n *network) sets(r *Rules, from int) {
	for to := range r.Box.Places {
		for points := 1; points <= longest; points++ {
			bit := uint64(1) << to
			if to != from && int(n.cost[from][to]) <= points {
				n.reach[from][points] |= bit
			}
			if int(n.landing[from][to]) <= points {
				n.ashore[from][points] |= bit
			}
			if r.classic() && r.harbours&bit != 0 && int(n.land[from][to]) < points {
				n.quays[from][points] |= bit
			}
		}
	}
	for points, places := range n.reach[from] {
		n.moves[from][points] = appendPlaces(nil, MoveTo, places)
	}
}

// sameSea reports whether two places are harbours of one sea. // MOV-3
func (r *Rules) sameSea(a, b int) bool {
	p, q := &r.Box.Places[a], &r.Box.Places[b]
	return p.Features&q.Features&Harbour != 0 && p.Sea == q.Sea
}
