package view

import (
	"slices"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/record"
)

// TestLegal compares the list with the engine's list for the unmasked state.
func TestLegal(t *testing.T) {
	eachPosition(t, func(t *testing.T, p *position) {
		want := p.t.Rules.AppendLegal(nil, &p.s)
		got := newBuilder(p.t, &p.s, p.s.Seat).legalMoves()
		if !slices.Equal(got, want) {
			t.Errorf("turn %d: legal %v, want %v", p.s.Turn, got, want)
		}
	})
}

func (b *builder) legalMoves() []engine.Move {
	var moves []engine.Move
	if b.s.Decision == engine.Over {
		return nil
	}
	for _, m := range b.legal() {
		move, _ := b.r.MoveByID(m.ID)
		moves = append(moves, move)
	}
	return moves
}

// TestNotation checks that the notation of each listed move can be parsed.
func TestNotation(t *testing.T) {
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%11 != 0 {
			return
		}
		for _, legal := range Of(p.t, &p.s, p.s.Seat).Legal {
			m, err := record.ParseMove(p.t.Rules, legal.Notation)
			if id, _ := p.t.Rules.ID(m); err != nil || id != legal.ID {
				t.Errorf("%q is read as %v: %v", legal.Notation, m, err)
			}
			want := strings.ReplaceAll(strings.Replace(legal.Kind, "keep-card", "keep", 1), "-", " ")
			if !strings.HasPrefix(legal.Notation, want) {
				t.Errorf("kind %q of %q", legal.Kind, legal.Notation)
			}
		}
	})
}

// TestOnlyTheDecider checks that only the deciding seat gets moves and reasons.
func TestOnlyTheDecider(t *testing.T) {
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%11 != 0 {
			return
		}
		for _, seat := range p.viewers() {
			v := Of(p.t, &p.s, seat)
			if decides := seat == p.s.Seat && seat != engine.Nobody; decides != (len(v.Legal) > 0) || !decides && len(v.Refused) > 0 {
				t.Errorf("%v gets %d moves, %d reasons; %v decides", seat, len(v.Legal), len(v.Refused), p.s.Seat)
			}
		}
	})
}

// TestCertainEffectsHappen checks that effects listed as certain do happen, in this order, and that a move that reveals
// nothing has no others.
func TestCertainEffectsHappen(t *testing.T) {
	n, revealed := 0, 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%3 != 0 || p.s.Decision == engine.Over {
			return
		}
		b := newBuilder(p.t, &p.s, p.s.Seat)
		for _, legal := range b.legal() {
			m, _ := p.t.Rules.MoveByID(legal.ID)
			var next engine.State
			var out engine.Effects
			p.t.Rules.Apply(&next, &p.s, m, &out)
			truth := b.outcome(m, foreseen(out.List))
			if !legal.Reveals && text(t, legal.Effects) != text(t, truth) || !within(t, legal.Effects, truth) {
				t.Errorf("%s: %s\nreally: %s", legal.Notation, text(t, legal.Effects), text(t, truth))
			}
			if legal.Reveals {
				revealed++
			}
			mayEnd := !b.open && p.s.LastTurn()
			if want := p.t.Rules.Learnt(&p.s, &next); want != legal.Reveals && (want || !mayEnd) {
				t.Errorf("%s: reveals is %v, want %v", legal.Notation, legal.Reveals, want)
			}
		}
	})
	if revealed == 0 {
		t.Error("no move that reveals anything")
	}
}

// within reports whether a list is contained in another, in any order.
func within(t *testing.T, part, whole []Effect) bool {
	t.Helper()
	left := map[string]int{}
	for _, e := range whole {
		left[text(t, e)]++
	}
	for _, e := range part {
		if left[text(t, e)]--; left[text(t, e)] < 0 {
			return false
		}
	}
	return true
}

// TestPrice compares points and ducats with the states before and after.
func TestPrice(t *testing.T) {
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%7 != 0 || p.s.Decision != engine.Turn {
			return
		}
		b := newBuilder(p.t, &p.s, p.s.Seat)
		for _, legal := range b.legal() {
			m, _ := p.t.Rules.MoveByID(legal.ID)
			if m.Kind == engine.End || m.Kind == engine.EndSummon {
				continue
			}
			var next engine.State
			p.t.Rules.Apply(&next, &p.s, m, nil)
			ducats := int(next.Players[b.seat].Ducats) - int(p.s.Players[b.seat].Ducats)
			points := int(next.Points) - int(p.s.Points)
			if legal.Ducats != ducats || legal.Points != points {
				t.Errorf("%s: points %d ducats %d, want %d %d", legal.Notation, legal.Points, legal.Ducats, points, ducats)
			}
		}
	})
}
