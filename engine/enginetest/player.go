package enginetest

import (
	"math/rand/v2"

	"volgare/engine"
)

// Player chooses one of the legal moves of a position.
type Player interface {
	Choose(r *engine.Rules, s *engine.State, legal []engine.Move) engine.Move
}

// Random chooses among the legal moves with equal probability.
type Random struct{ Rand *rand.Rand }

// Choose implements Player.
func (p Random) Choose(_ *engine.Rules, _ *engine.State, legal []engine.Move) engine.Move {
	return legal[p.Rand.IntN(len(legal))]
}

// Busy chooses at random, but seldom ends a turn while there is more to do.
type Busy struct{ Rand *rand.Rand }

// Choose implements Player.
func (p Busy) Choose(_ *engine.Rules, _ *engine.State, legal []engine.Move) engine.Move {
	m := legal[p.Rand.IntN(len(legal))]
	if m.Kind == engine.End && p.Rand.IntN(8) > 0 {
		m = legal[p.Rand.IntN(len(legal))]
	}
	return m
}

// Seeker looks for rare events. It pursues an aim, sometimes makes the kind of move that its coverage has seen least, and
// sometimes any move.
type Seeker struct {
	Rand     *rand.Rand
	Coverage *Coverage
	aim      aim
}

// NewSeeker returns a seeker with the aim that has succeeded least, or with a random one.
func NewSeeker(r *engine.Rules, rng *rand.Rand, coverage *Coverage) *Seeker {
	all := aimsOf(r)
	best := all[rng.IntN(len(all))]
	if rng.IntN(2) == 0 {
		for _, a := range all {
			if coverage.Kinds[a.proof] < coverage.Kinds[best.proof] {
				best = a
			}
		}
	}
	return &Seeker{Rand: rng, Coverage: coverage, aim: best}
}

// Choose implements Player.
func (p *Seeker) Choose(r *engine.Rules, s *engine.State, legal []engine.Move) engine.Move {
	switch chance := p.Rand.IntN(20); {
	case chance < 2:
		return Busy{p.Rand}.Choose(r, s, legal)
	case chance < 4:
		return p.rarest(legal)
	case s.Decision == engine.Bidding:
		return p.bid(legal)
	case s.Decision == engine.TradeReply:
		return p.reply(legal)
	}
	for _, want := range p.aim.wants {
		if m, ok := p.pick(r, s, legal, want); ok {
			return m
		}
	}
	return Busy{p.Rand}.Choose(r, s, legal)
}

// rarest returns a legal move of the kind made least so far.
func (p *Seeker) rarest(legal []engine.Move) engine.Move {
	best := legal[p.Rand.IntN(len(legal))]
	for _, m := range legal {
		if p.Coverage.Kinds[m.Kind] < p.Coverage.Kinds[best.Kind] {
			best = m
		}
	}
	return best
}

// bid raises by small amounts, so that auctions last.
func (p *Seeker) bid(legal []engine.Move) engine.Move {
	if p.Rand.IntN(3) == 0 {
		return legal[len(legal)-1]
	}
	return legal[0]
}

// reply agrees to a trade whenever possible, whatever the aim: a trade takes two.
func (p *Seeker) reply(legal []engine.Move) engine.Move {
	for _, m := range legal {
		if m.Kind == engine.Accept {
			return m
		}
	}
	return legal[p.Rand.IntN(len(legal))]
}

// pick finds a move of the wanted kind, or a movement that comes nearer to the wanted place.
func (p *Seeker) pick(r *engine.Rules, s *engine.State, legal []engine.Move, w want) (engine.Move, bool) {
	if w.when != nil && !w.when(r, s) {
		return engine.Move{}, false
	}
	if w.where != nil {
		return p.travel(r, s, legal, w)
	}
	var found []engine.Move
	for _, m := range legal {
		if m.Kind == w.kind && (w.which == nil || w.which(m)) {
			found = append(found, m)
		}
	}
	if len(found) == 0 {
		return engine.Move{}, false
	}
	return found[p.Rand.IntN(len(found))], true
}

// travel finds the movement that ends nearest to the wanted place.
func (p *Seeker) travel(r *engine.Rules, s *engine.State, legal []engine.Move, w want) (engine.Move, bool) {
	best, found := engine.Move{}, false
	least := distance(r, s, s.Players[s.Seat].Place, w.where)
	for _, m := range legal {
		if m.Kind != engine.MoveTo {
			continue
		}
		if d := distance(r, s, engine.PlaceNo(m.A), w.where); d < least {
			best, least, found = m, d, true
		}
	}
	return best, found
}

// distance returns the number of steps, by land or voyage, between a place and the nearest wanted place.
func distance(r *engine.Rules, s *engine.State, from engine.PlaceNo, where func(*engine.Rules, *engine.State, engine.PlaceNo) bool) int {
	if int(from) >= len(r.Box.Places) {
		return 99
	}
	seen, ring := map[engine.PlaceNo]bool{from: true}, []engine.PlaceNo{from}
	for n := 0; len(ring) > 0; n++ {
		var next []engine.PlaceNo
		for _, at := range ring {
			if where(r, s, at) {
				return n
			}
			for to := range steps(r, s, s.Seat, stop{Place: at}) {
				if !seen[to.Place] {
					seen[to.Place] = true
					next = append(next, to.Place)
				}
			}
		}
		ring = next
	}
	return 99
}
