package enginetest

import (
	"cmp"
	"fmt"

	"volgare/engine"
)

// Dealt is the invariant that things laid out by chance do not change: the papal tiles match the box, papal, event and
// canticle tiles never change, and decks only lose tiles from the top. // SET-3 SET-4 SET-5 SET-10
func Dealt(s *Step) error {
	a, b := s.After, s.Before
	red := 0
	for _, tile := range a.Papal {
		if tile == engine.Red {
			red++
		}
	}
	for level, n := range a.DeckN {
		if n > b.DeckN[level] {
			return fmt.Errorf("deck %d has grown", level+1)
		}
		for i := range n {
			if a.Deck[level][i] != b.Deck[level][i] {
				return fmt.Errorf("deck %d has changed", level+1)
			}
		}
	}
	return cmp.Or(
		differ("red papal tiles", red, int(s.Rules.Box.RedPapal)),
		differ("papal tiles", a.Papal, b.Papal),
		differ("first event", a.FirstEvent, b.FirstEvent),
		differ("canticle tiles", a.Canticle, b.Canticle),
	)
}
