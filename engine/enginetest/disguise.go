package enginetest

import (
	"math/rand/v2"

	"volgare/engine"
)

// Disguise chooses the moves of a second game with the same public moves as a given one. Its secret moves often differ, so
// that any observer that can distinguish the two games has received too much.
type Disguise struct {
	Rules  *engine.Rules
	Moves  []engine.Move // of the given game
	Rand   *rand.Rand
	varies []bool              // whether the seat of the move may make a different one
	drafts map[int]engine.Move // steps of offered drafts, in a different order
}

// NewDisguise varies the secret moves of some seats.
func NewDisguise(r *engine.Rules, moves []engine.Move, seats []engine.Seat, varies func(engine.Seat) bool, rng *rand.Rand) *Disguise {
	d := &Disguise{Rules: r, Moves: moves, Rand: rng, drafts: map[int]engine.Move{}}
	for _, seat := range seats {
		d.varies = append(d.varies, varies(seat))
	}
	d.redraft()
	return d
}

// redraft reorders the steps of drafts that lead to an offer, which is public.
func (d *Disguise) redraft() {
	for from := 0; from < len(d.Moves); {
		to := from
		for to < len(d.Moves) && Drafts(d.Moves[to]) {
			to++
		}
		if to > from && d.varies[from] && d.offered(from) {
			for i, at := range d.Rand.Perm(to - from) {
				d.drafts[from+i] = d.Moves[from+at]
			}
		}
		from = to + 1
	}
}

// Move returns the counterpart of a move, given by its index, in the position of the second game; false if none fits.
func (d *Disguise) Move(now *engine.State, at int) (engine.Move, bool) {
	m := d.Moves[at]
	if step, ok := d.drafts[at]; ok {
		m = step
	}
	same := d.Rules.Check(now, m).Legal()
	if !d.varies[at] || !hides(m) || (whispersDraft(m) && d.offered(at)) || same && d.Rand.IntN(2) == 0 {
		return m, same
	}
	all := []engine.Move{}
	for _, other := range d.Rules.AppendLegal(nil, now) {
		if hides(other) && reads(other, m) {
			all = append(all, other)
		}
	}
	if len(all) == 0 {
		return m, false
	}
	return all[d.Rand.IntN(len(all))], true
}

// offered reports whether the draft of a move leads to an offer.
func (d *Disguise) offered(at int) bool {
	for _, m := range d.Moves[at:] {
		if !whispersDraft(m) {
			return m.Kind == engine.Offer
		}
	}
	return false
}

// reads reports whether two secret moves look the same to other seats.
func reads(a, b engine.Move) bool {
	switch {
	case Drafts(a):
		return Drafts(b)
	case a.Kind == engine.Yield || a.Kind == engine.KeepCard || a.Kind == engine.GiveUpCard:
		return a.Kind == b.Kind && a.A == b.A
	}
	return a.Kind == b.Kind
}

// hides reports whether a move has a part that only its seat may know.
func hides(m engine.Move) bool {
	switch m.Kind {
	case engine.Keep:
		return m.A != engine.NoTile
	case engine.KeepCard:
		return m.B != engine.NoTile && engine.CardDeck(m.A) != engine.Ritmo
	case engine.GiveUpCard:
		return engine.CardDeck(m.A) != engine.Ritmo
	case engine.Yield:
		return engine.Good(m.A) != engine.GoodCards(engine.Ritmo)
	}
	return whispered(m.Kind)
}

// whispersDraft reports whether a move belongs to a draft that is not yet offered.
func whispersDraft(m engine.Move) bool { return m.Kind == engine.OpenTrade || Drafts(m) }

// Drafts reports whether a move adds to a draft.
func Drafts(m engine.Move) bool { return m.Kind == engine.GiveRitmo || m.Kind == engine.Ask }

// Bargain chooses a move of a trade. It keeps drafts short, prefers pieces that the partner has to choose, and ends the trade soon.
func Bargain(rng *rand.Rand, legal []engine.Move) engine.Move {
	var pieces []engine.Move
	for _, m := range legal {
		_, card := engine.Good(m.A).Deck()
		switch {
		case (m.Kind == engine.Offer || m.Kind == engine.Accept) && rng.IntN(2) == 0:
			return m
		case (m.Kind == engine.Withdraw || m.Kind == engine.Counter) && rng.IntN(6) == 0:
			return m
		case m.Kind == engine.Ask && m.B == 1 && (card || engine.Good(m.A) == engine.GoodTiles):
			pieces = append(pieces, m)
		}
	}
	if len(pieces) > 0 && rng.IntN(3) > 0 {
		return pieces[rng.IntN(len(pieces))]
	}
	return legal[rng.IntN(len(legal))]
}

// Trades counts what has been seen of trades in a game and its disguise.
type Trades struct{ Steps, Other, Kinds, Offers, Withdrawn, Counters, Yields int }

// Note counts the moves of a game, and the steps of drafts where the disguise differs in the move or in whether it gives or asks.
func (n *Trades) Note(moves, disguised []engine.Move) {
	for i, m := range moves {
		if whispersDraft(m) && m != disguised[i] {
			n.Other++
		}
		if m.Kind != disguised[i].Kind {
			n.Kinds++
		}
		switch m.Kind {
		case engine.GiveRitmo, engine.Ask:
			n.Steps++
		case engine.Offer:
			n.Offers++
		case engine.Withdraw:
			n.Withdrawn++
		case engine.Counter:
			n.Counters++
		case engine.Yield:
			n.Yields++
		}
	}
}

// Enough reports whether each has occurred.
func (n *Trades) Enough() bool {
	return min(n.Steps, n.Other, n.Kinds, n.Offers, n.Withdrawn, n.Counters, n.Yields) > 0
}

// whispered reports whether only the seat that makes a move may know all of it.
func whispered(k engine.Kind) bool { return k == engine.OpenTrade || secret(k) }

// secret reports whether only the seat that makes a move knows its operand.
func secret(k engine.Kind) bool {
	switch k {
	case engine.Keep, engine.PutOnTop, engine.GiveUp, engine.KeepCard, engine.GiveUpCard,
		engine.GiveRitmo, engine.Ask, engine.Yield:
		return true
	}
	return false
}
