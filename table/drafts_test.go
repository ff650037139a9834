package table

import (
	"math/rand/v2"
	"testing"

	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/table/tabletest"
)

// lovers choose moves that involve secrets: library tiles, cards and trades.
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

// ahead returns the moves of a game from a position to the end.
func (l *lovers) ahead(r *engine.Rules, now engine.State) (moves []engine.Move) {
	for now.Decision != engine.Over {
		m := l.choose(r, &now)
		moves = append(moves, m)
		r.Apply(&now, &now, m, nil)
	}
	return moves
}

// choose returns a move of the seat to move.
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

// planned returns a new table and moves to make at it. With the expansions, the game contains all kinds of moves of
// trades.
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

// loved reports whether a move involves secrets.
func loved(now *engine.State, m engine.Move) bool {
	switch m.Kind {
	case engine.DrawTiles, engine.GoLibrary, engine.DrawRitmo, engine.DrawPlaciti, engine.DrawArnault,
		engine.DrawGlossario, engine.OpenTrade:
		return true
	}
	return now.Decision != engine.Turn
}

// disguise returns the disguise of the moves of a table for a viewer.
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

// otherCards swaps cards whose place in the deal a viewer does not know.
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

// trades counts the moves of trades in the compared games, with closed and with open screens.
type trades [2]enginetest.Trades

func (n *trades) note(s, other *Snapshot) {
	at := 0
	if s.Table.Rules.Options.ScreensOpen {
		at = 1
	}
	n[at].Note(movesOf(s), movesOf(other))
}

// enough fails a test that has not seen each kind. It does nothing under the race detector, since there are too few games
// then.
func (n *trades) enough(t *testing.T) {
	t.Helper()
	for at, screens := range []string{"closed", "open"} {
		if tabletest.Slower == 1 && !n[at].Enough() {
			t.Errorf("with screens %s only %+v", screens, n[at])
		}
	}
}
