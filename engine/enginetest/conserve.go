package enginetest

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/engine"
)

// Cubes is the invariant that no cube is lost or added: areas, turn track, both sides of the screens and cubes out of the
// game make up the bag. // SET-2 EVT-5
func Cubes(s *Step) error {
	var sum [engine.NumCubes]uint8
	add := func(more [engine.NumCubes]uint8) {
		for c := range sum {
			sum[c] += more[c]
		}
	}
	add(s.After.Areas)
	add(s.After.Gone)
	for _, space := range s.After.Coming {
		add(space)
	}
	for _, p := range s.players() {
		add(p.Cubes)
		sum[engine.Scribe] += p.Scribes
	}
	return differ("cubes in play", sum, s.Rules.Bag())
}

// Manuscripts is the invariant that display, decks and players hold the manuscripts in play, and that the cached counts of
// the display are right. // SET-6
func Manuscripts(s *Step) error {
	count := s.After.FaceUp
	for level, deck := range s.After.Deck {
		n := s.After.DeckN[level]
		for _, kind := range deck[:n] {
			count[kind]++
		}
		if !allZero(deck[n:]) {
			return fmt.Errorf("deck %d: tiles beyond its end", level+1)
		}
	}
	for kind := range count {
		for _, p := range s.players() {
			count[kind] += p.Manuscripts[kind]
		}
		if n := s.Rules.InPlay(kind); int(count[kind]) != n {
			return fmt.Errorf("%d manuscripts of kind %d, want %d", count[kind], kind, n)
		}
	}
	return display(s)
}

// display checks the cached counts of the display.
func display(s *Step) error {
	var rows [4]uint8
	showing := uint32(0)
	for kind, m := range s.Rules.Box.Manuscripts {
		rows[m.Level-1] += s.After.FaceUp[kind]
		if s.After.FaceUp[kind] > 0 {
			showing |= 1 << kind
		}
	}
	for level, n := range rows {
		if int(n) > s.Rules.RowSize() {
			return fmt.Errorf("row %d: %d manuscripts, more than %d", level+1, n, s.Rules.RowSize())
		}
	}
	return cmp.Or(differ("RowN", s.After.RowN, rows), differ("Showing", s.After.Showing, showing))
}

// Lingua is the invariant that Lingua Volgare is offered or owned exactly once, from the first time that manuscripts move up. // MSS-5
func Lingua(s *Step) error {
	n := 0
	if s.After.LinguaUp {
		n++
	}
	for _, p := range s.players() {
		if p.Lingua {
			n++
		}
	}
	want := 0
	for level := range s.After.RowN {
		moves := level+1 < len(s.After.RowN) || s.Rules.Options.Revision == 1
		if s.Rules.Options.FirstRowOnly { // RUL-19
			moves = level == 0
		}
		if moves && s.After.RowN[level] == 0 && s.After.DeckN[level] == 0 {
			want = 1
		}
	}
	return differ("Lingua Volgare on the table", n, want)
}

// LibraryTiles is the invariant that stack and hands hold the library tiles of the box, that hands are in order, and that
// owners have seen their tiles. // SET-7
func LibraryTiles(s *Step) error {
	var count [engine.MaxLibrary]uint8
	for _, t := range s.After.Stack.Piece[:s.After.Stack.N] {
		count[t.Kind()]++
	}
	if !allZero(s.After.Stack.Piece[s.After.Stack.N:]) {
		return fmt.Errorf("library tiles beyond the end of the stack")
	}
	for seat, p := range s.players() {
		if err := hand(engine.Seat(seat), p.Hand.Piece[:], p.Hand.N); err != nil {
			return err
		}
		for _, t := range p.Hand.Piece[:p.Hand.N] {
			count[t.Kind()]++
		}
	}
	for kind, t := range s.Rules.Box.Library {
		if count[kind] != t.Count {
			return fmt.Errorf("%d library tiles of kind %d, want %d", count[kind], kind, t.Count)
		}
	}
	return nil
}

// hand checks the library tiles, or the cards of one deck, in the hand of a seat: pieces[:n].
func hand(seat engine.Seat, pieces []engine.Piece, n uint8) error {
	if !allZero(pieces[n:]) {
		return fmt.Errorf("%v: pieces after the end of the hand", seat)
	}
	if !slices.IsSorted(pieces[:n]) {
		return fmt.Errorf("%v: hand out of order: %v", seat, pieces[:n])
	}
	if i := slices.IndexFunc(pieces[:n], func(c engine.Piece) bool { return c.Seen()&(1<<seat) == 0 }); i >= 0 {
		return fmt.Errorf("%v has not seen its own piece %d", seat, i)
	}
	return nil
}

// allZero reports whether all elements of a list are zero.
func allZero[T comparable](list []T) bool {
	var zero T
	return !slices.ContainsFunc(list, func(v T) bool { return v != zero })
}
