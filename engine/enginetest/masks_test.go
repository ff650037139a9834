package enginetest

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/engine"
)

// Masks is the invariant of a seat's knowledge: masking a mask changes nothing; filled masks are possible positions, and
// look the same to that seat; filling changes nothing but the unknowns; and players know their own hands. // SET-1
func Masks(s *Step) error {
	var same engine.State
	s.Rules.Determinize(&same, s.After, s.Rand)
	if same != *s.After {
		return fmt.Errorf("filling a position without unknowns changes it")
	}
	for _, seat := range watchers(s.Rules) {
		var mask, again engine.State
		s.Rules.Mask(&mask, s.After, seat)
		s.Rules.Mask(&again, &mask, seat)
		if again != mask {
			return fmt.Errorf("mask of %v is not its own mask", seat)
		}
		if err := s.hides(&mask, seat); err != nil {
			return fmt.Errorf("mask of %v: %w", seat, err)
		}
		if err := s.refill(&mask, seat); err != nil {
			return fmt.Errorf("mask of %v, filled: %w", seat, err)
		}
	}
	return nil
}

// refill fills the unknowns of a mask and checks the result.
func (s *Step) refill(mask *engine.State, seat engine.Seat) error {
	var filled, again engine.State
	s.Rules.Determinize(&filled, mask, s.Rand)
	s.Rules.Mask(&again, &filled, seat)
	if again != *mask {
		return fmt.Errorf("looks different")
	}
	if n := s.Rules.Unknowns(&filled); n > 0 {
		return fmt.Errorf("%d unknowns left", n)
	}
	t := &Step{Rules: s.Rules, Before: &filled, After: &filled}
	return cmp.Or(Manuscripts(t), LibraryTiles(t), Cards(t), Dealt(t))
}

// hides checks that a mask shows no deck, no papal tile of later turns, and only the library tiles that the seat has seen.
func (s *Step) hides(mask *engine.State, seat engine.Seat) error {
	for level, n := range mask.DeckN {
		if slices.ContainsFunc(mask.Deck[level][:n], func(kind uint8) bool { return kind != engine.Unknown }) {
			return fmt.Errorf("deck %d is open", level+1)
		}
	}
	for i, tile := range mask.Papal {
		if open := 12+i <= int(mask.Turn); open != (tile != engine.PapalUnknown) || open && tile != s.After.Papal[i] {
			return fmt.Errorf("papal tile of turn %d is %d", 12+i, tile)
		}
	}
	for i, t := range mask.Stack.Piece[:mask.Stack.N] {
		if seen := seat != engine.Nobody && t.Seen()&(1<<seat) != 0; seen != (t.Kind() != engine.Unknown) {
			return fmt.Errorf("library tile %d of the stack: %d, seen %v", i, t.Kind(), seen)
		}
	}
	if err := s.hidesCards(mask, seat); err != nil {
		return err
	}
	if seat != engine.Nobody && mask.Players[seat] != s.After.Players[seat] {
		return fmt.Errorf("own things are hidden")
	}
	return nil
}

// SameView is the invariant that positions which differ only in things unknown to the deciding seat offer it the same moves.
func SameView(s *Step) error {
	if s.After.Decision == engine.Over {
		return nil
	}
	var mask, filled engine.State
	s.Rules.Mask(&mask, s.After, s.After.Seat)
	s.Rules.Determinize(&filled, &mask, s.Rand)
	for _, p := range []*engine.State{&mask, &filled} {
		if got := s.Rules.AppendLegal(nil, p); !slices.Equal(got, s.Legal) {
			return fmt.Errorf("%v decides %v: legal moves depend on what is hidden: %v, want %v", p.Seat, p.Decision, got, s.Legal)
		}
	}
	return nil
}

// DeciderKnows is the invariant that Check gives the deciding seat the same answer for every move of the catalogue in the
// position, in its mask and with closed screens. // SET-1
func DeciderKnows(s *Step) error {
	if s.After.Decision == engine.Over {
		return nil
	}
	var mask, observed engine.State
	s.Rules.Mask(&mask, s.After, s.After.Seat)
	s.Rules.Observe(&observed, s.After, s.After.Seat)
	reasons := s.reasons()
	for id, m := range s.Rules.Catalogue() {
		want := reasons[id]
		if got := s.Rules.Check(&mask, m); got != want {
			return fmt.Errorf("%+v: masked %+v, open %+v", m, got, want)
		}
		if got := s.Rules.Check(&observed, m); got != want {
			return fmt.Errorf("%+v: behind screens %+v, open %+v", m, got, want)
		}
	}
	return nil
}
