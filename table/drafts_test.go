package table

import (
	"math/rand/v2"
	"testing"

	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/table/tabletest"
)

// lovers play towards what is secret: library tiles, cards and trades.
type lovers struct {
	rng   *rand.Rand
	seats []*enginetest.Seeker
}

func newLovers(s *Snapshot, rng *rand.Rand) *lovers {
	l, coverage := &lovers{rng: rng}, &enginetest.Coverage{}
	for range s.Seats {
		l.seats = append(l.seats, enginetest.NewSeeker(s.Table.Rules, rng, coverage))
	}
	return l
}

// ahead are the moves of a whole game from a position on.
func (l *lovers) ahead(r *engine.Rules, now engine.State) (moves []engine.Move) {
	for now.Decision != engine.Over {
		m := l.choose(r, &now)
		moves = append(moves, m)
		r.Apply(&now, &now, m, nil)
	}
	return moves
}

// choose is a move of the deciding seat.
func (l *lovers) choose(r *engine.Rules, now *engine.State) engine.Move {
	moves := r.AppendLegal(nil, now)
	if now.Decision.OfTrade() {
		return enginetest.Bargain(l.rng, moves)
	}
	for range 3 {
		if try := moves[l.rng.IntN(len(moves))]; loved(now, try) && l.rng.IntN(2) == 0 {
			return try
		}
	}
	return l.seats[now.Seat].Choose(r, now, moves)
}

// planned is a new table and the moves that are made at it; with the expansions
// those of a game with all that belongs to trades.
func planned(h *house, n NewTable, rng *rand.Rand) (*Snapshot, []engine.Move) {
	for {
		n.Seed += "+"
		s := h.create(anna, n)
		moves := newLovers(s, rng).ahead(s.Table.Rules, *s.history.Now())
		var seen enginetest.Trades
		seen.Note(moves, moves)
		if !s.Table.Rules.HasCards(engine.Ritmo) || min(seen.Offers, seen.Withdrawn, seen.Counters, seen.Yields) > 0 {
			return s, moves
		}
	}
}

// loved reports whether a move leads to secrets, or belongs to them.
func loved(now *engine.State, m engine.Move) bool {
	switch m.Kind {
	case engine.DrawTiles, engine.GoLibrary, engine.DrawRitmo, engine.DrawPlaciti, engine.DrawArnault,
		engine.DrawGlossario, engine.OpenTrade:
		return true
	}
	return now.Decision != engine.Turn
}

// disguise is that of the moves of a table, before a viewer.
func disguise(s *Snapshot, viewer engine.Seat, rng *rand.Rand) *enginetest.Disguise {
	var seats []engine.Seat
	for _, st := range s.history.Steps() {
		seats = append(seats, st.Seat)
	}
	others := func(seat engine.Seat) bool { return seat != viewer }
	return enginetest.NewDisguise(s.Table.Rules, movesOf(s), seats, others, rng)
}

func movesOf(s *Snapshot) (moves []engine.Move) {
	for _, st := range s.history.Steps() {
		moves = append(moves, st.Move)
	}
	return moves
}

// otherCards exchanges cards of which a viewer does not know where the deal had put them.
func otherCards(s *Snapshot, known, d *engine.Deal, rng *rand.Rand) {
	start := s.StateAt(0)
	for deck := range d.Cards {
		n := int(start.Piles[deck].N)
		for range rng.IntN(3) {
			if n == 0 {
				continue
			}
			a, b := rng.IntN(n), rng.IntN(n)
			if known.Cards[deck][a] == engine.Unknown && known.Cards[deck][b] == engine.Unknown {
				d.Cards[deck][a], d.Cards[deck][b] = d.Cards[deck][b], d.Cards[deck][a]
			}
		}
	}
}

// trades is what of trades the compared games have shown, with closed screens and
// with open ones.
type trades [2]enginetest.Trades

func (n *trades) note(s, other *Snapshot) {
	at := 0
	if s.Table.Rules.Options.ScreensOpen {
		at = 1
	}
	n[at].Note(movesOf(s), movesOf(other))
}

// enough fails a test that has not seen each of them. Under the race detector, which
// looks for other things, there are too few games.
func (n *trades) enough(t *testing.T) {
	t.Helper()
	for at, screens := range []string{"closed", "open"} {
		if tabletest.Slower == 1 && !n[at].Enough() {
			t.Errorf("with screens %s only %+v", screens, n[at])
		}
	}
}
