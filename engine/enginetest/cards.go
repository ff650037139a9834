package enginetest

import (
	"fmt"

	"volgare/engine"
)

// Cards is the invariant that the deck and hands of each expansion, and cards set aside in a trade, make up the cards of the
// box; that hands are in order; and that owners have seen their cards, and all players the Ritmo cards. // EXP-R2
func Cards(s *Step) error {
	for d := range engine.NumCardDecks {
		count, err := s.cards(d)
		if err != nil {
			return fmt.Errorf("%v: %w", d, err)
		}
		for kind := range count {
			want := uint8(0)
			if kind < len(s.Rules.Box.Cards[d]) {
				want = s.Rules.Box.Cards[d][kind].Count
			}
			if count[kind] != want {
				return fmt.Errorf("%v: %d cards of kind %d, want %d", d, count[kind], kind, want)
			}
		}
	}
	return nil
}

// cards counts the cards of a deck by kind.
func (s *Step) cards(d engine.CardDeck) (count [engine.MaxCardKinds + 1]uint8, err error) {
	pile := &s.After.Piles[d]
	for _, c := range pile.Piece[:pile.N] {
		count[c.Kind()]++
	}
	if !allZero(pile.Piece[pile.N:]) {
		return count, fmt.Errorf("cards beyond the end of the deck")
	}
	for seat, p := range s.players() {
		cards := &p.Cards[d]
		if err := hand(engine.Seat(seat), cards.Piece[:], cards.N); err != nil {
			return count, err
		}
		for i, c := range cards.Piece[:cards.N] {
			count[c.Kind()]++
			if d.Form().Open && c.Seen() != engine.Everybody {
				return count, fmt.Errorf("%v: card %d does not lie open", engine.Seat(seat), i)
			}
		}
	}
	if d == engine.Ritmo && s.After.Decision == engine.TradePick {
		for colour, n := range s.After.Trade.Gives {
			count[colour] += n
		}
	}
	return count, nil
}

// families are the groups of decks that share a limit: the decks of each expansion. // EXP-K3 EXP-S4
var families = func() (all [][]engine.CardDeck) {
	of := map[string]int{}
	for d := range engine.NumCardDecks {
		at, ok := of[d.Form().Expansion]
		if !ok {
			at, all = len(all), append(all, nil)
			of[d.Form().Expansion] = at
		}
		all[at] = append(all[at], d)
	}
	return all
}()

// owned returns how many cards of some decks a player has.
func owned(p *engine.Player, decks []engine.CardDeck) int {
	n := 0
	for _, d := range decks {
		n += int(p.Cards[d].N)
	}
	return n
}

// CardLimits is the invariant that the cards of an expansion do not rise above the level or four, and that the Glossario
// never outnumbers the other expansions. // EXP-K3 EXP-G4 EXP-G5 RUL-11 RUL-15
func CardLimits(s *Step) error {
	for seat, p := range s.players() {
		others := 0
		for _, decks := range families {
			before, n := owned(&s.Before.Players[seat], decks), owned(&p, decks)
			limit := min(int(s.Rules.Level(s.After, engine.Seat(seat))), engine.MaxCards)
			if n > before && n > limit {
				return fmt.Errorf("%v owns %d cards of %v, the limit is %d", engine.Seat(seat), n, decks, limit)
			}
			if n > 0 && !decks[0].Form().ByOthers {
				others++
			}
		}
		between := s.After.Decision == engine.TradePick
		if n := int(p.Cards[engine.Glossario].N); n > others && !between {
			return fmt.Errorf("%v owns %d cards of the Glossario and of %d other expansions", engine.Seat(seat), n, others)
		}
	}
	return nil
}

// hidesCards checks that a mask shows only the cards that the seat has seen, and neither the state of later shuffles nor a
// draft of another seat.
func (s *Step) hidesCards(mask *engine.State, seat engine.Seat) error {
	for d := range mask.Piles {
		for i, c := range mask.Piles[d].Piece[:mask.Piles[d].N] {
			seen := c.Seen() == engine.Everybody || seat != engine.Nobody && c.Seen()&(1<<seat) != 0
			if seen != (c.Kind() != engine.Unknown) {
				return fmt.Errorf("card %d of %v: kind %d, seen %v", i, engine.CardDeck(d), c.Kind(), seen)
			}
		}
	}
	drafts := s.After.Decision == engine.TradeDraft && s.After.Seat != seat
	empty := mask.Trade.Gives == [engine.NumColours]uint8{} && mask.Trade.Asks == engine.Goods{}
	open := s.After.Trade
	if s.After.Trade.Withdrawn != 0 && s.After.Order[s.After.At] != seat {
		open.Withdrawn = 0
	}
	switch {
	case mask.Chance != [2]uint64{}:
		return fmt.Errorf("the chance of shuffles is open")
	case drafts && (!empty || !mask.Trade.Counter && mask.Trade.With != engine.Nobody):
		return fmt.Errorf("the draft of %v is open", s.After.Seat)
	case mask.Trade.Withdrawn != open.Withdrawn:
		return fmt.Errorf("drafts withdrawn for %b are shown as %b", open.Withdrawn, mask.Trade.Withdrawn)
	case !drafts && mask.Trade != open:
		return fmt.Errorf("the trade is hidden")
	}
	return nil
}
