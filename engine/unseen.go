package engine

// Unseen counts by kind the pieces that a masked or observed state does not show, which its unknown places can hold. Closed
// screens hide further manuscripts, so there are more of them than unknown places.
type Unseen struct {
	Manuscripts [4][MaxManuscripts]int8 // by level, from 1
	Red         int8                    // red papal tiles
	Tiles       [MaxLibrary]int8
	Cards       [NumCardDecks][MaxCardKinds]int8
}

// Unseen counts the pieces that a masked or observed state does not show. All counts are zero for a state without unknowns.
func (r *Rules) Unseen(s *State) (u Unseen) {
	for kind := range r.Box.Manuscripts {
		level := r.Box.Manuscripts[kind].Level - 1
		u.Manuscripts[level][kind] = int8(r.inPlay[kind]) - int8(s.FaceUp[kind]) - r.taken(s, kind)
	}
	for level := range s.Deck {
		for _, kind := range s.Deck[level][:s.DeckN[level]] {
			if kind != Unknown {
				u.Manuscripts[level][kind]--
			}
		}
	}
	u.Red = int8(r.Box.RedPapal)
	for _, tile := range s.Papal {
		if tile == Red {
			u.Red--
		}
	}
	r.unseenTiles(&u, s)
	if r.cards {
		r.unseenCards(&u, s)
	}
	return u
}

// taken returns how many manuscripts of the given kind the players own.
func (r *Rules) taken(s *State, kind int) int8 {
	n := int8(0)
	for seat := range r.Seats {
		n += int8(s.Players[seat].Manuscripts[kind])
	}
	return n
}

func (r *Rules) unseenTiles(u *Unseen, s *State) {
	for kind := range r.Box.Library {
		u.Tiles[kind] = int8(r.Box.Library[kind].Count)
	}
	s.Stack.showIn(u.Tiles[:])
	for seat := range r.Seats {
		s.Players[seat].Hand.showIn(u.Tiles[:])
	}
}

// unseenCards counts the unseen cards of all decks. Cards set aside in a trade are open. // RUL-13
func (r *Rules) unseenCards(u *Unseen, s *State) {
	for d := range NumCardDecks {
		for kind := range r.Box.Cards[d] {
			u.Cards[d][kind] = int8(r.Box.Cards[d][kind].Count)
		}
		s.Piles[d].showIn(u.Cards[d][:])
		for seat := range r.Seats {
			s.Players[seat].Cards[d].showIn(u.Cards[d][:])
		}
	}
	for colour, gives := range s.cardsInTransit() {
		u.Cards[Ritmo][colour] -= int8(gives)
	}
}
