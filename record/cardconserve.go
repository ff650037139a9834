package record

import "volgare/engine"

// wrongCardKind checks the requirements of decisions of the expansions.
func wrongCardKind(r *engine.Rules, s *engine.State) string {
	keeping := s.Decision == engine.CardKeep || s.Decision == engine.CardGiveUp
	d := &s.Draw
	switch {
	case keeping != (d.Drawn > 0) || !keeping && *d != (engine.CardDraw{}):
		return "a seat in turn has drawn cards"
	case keeping && (d.Keeps == 0 || int(d.Drawn)+int(d.Given) > int(s.Piles[d.Deck].N) || s.Order[s.At] != s.Seat):
		return "a seat in turn has drawn cards, and may keep one"
	case s.Decision.OfTrade():
		return wrongTrade(r, s)
	case s.Trade != (engine.Trade{Refused: s.Trade.Refused, Withdrawn: s.Trade.Withdrawn}):
		return "nobody trades"
	}
	return wrongChoice(r, s)
}

// wrongChoice checks that the scoring choices are made at the end, in order.
func wrongChoice(r *engine.Rules, s *engine.State) string {
	asked, choosing := s.Decision.Choice()
	for d, c := range s.Chosen {
		earlier := s.Decision == engine.Over || choosing && engine.CardDeck(d) < asked
		if c != engine.Undecided && !earlier {
			return "choices about cards are made at the end of the game"
		}
	}
	if choosing && !r.HasCards(asked) {
		return "there is no such choice at this table"
	}
	return ""
}

// wrongTrade checks the partners of a trade, and that they have the goods that they give.
func wrongTrade(r *engine.Rules, s *engine.State) string {
	t, active := &s.Trade, s.Order[s.At]
	decides := active
	if t.Counter == (s.Decision == engine.TradeDraft) || s.Decision == engine.TradePick {
		decides = t.With
	}
	hidden := s.Decision == engine.TradeDraft && t.With == engine.Nobody && !t.Counter && s.Seat == active
	switch {
	case !hidden && (int(t.With) >= r.Seats || t.With == active || decides != s.Seat):
		return "the seat in turn trades with another seat, and one of them decides"
	case hidden && (t.Gives != [engine.NumColours]uint8{} || t.Asks != engine.Goods{}):
		return "who does not know the partner of a draft does not know what is drafted"
	case (t.Refused|t.Withdrawn)&(1<<(t.With&7)) != 0 && !hidden:
		return "with whom there was no agreement in this turn there is no more trade"
	}
	if s.Decision == engine.TradePick {
		return ""
	}
	hand := &s.Players[active].Cards[engine.Ritmo]
	for colour, n := range t.Gives {
		for _, c := range hand.Piece[:hand.N] {
			if int(c.Kind()) == colour && n > 0 {
				n--
			}
		}
		if n > 0 {
			return "the seat in turn gives Ritmo cards that it does not have"
		}
	}
	return ""
}

// wrongCards checks that piles and hands hold the cards of the box.
func wrongCards(r *engine.Rules, s *engine.State) string {
	u := r.Unseen(s)
	for d := range engine.NumCardDecks {
		hidden := s.Piles[d].Unknown()
		for seat := range r.Seats {
			hidden += s.Players[seat].Cards[d].Unknown()
		}
		if !fills(u.Cards[d][:], hidden) {
			return "the cards of " + d.String() + " are not those of the box"
		}
	}
	return ""
}

// fills reports whether the unseen pieces of a deck fit its unknown places.
func fills(unseen []int8, hidden int) bool {
	for _, n := range unseen {
		if n < 0 {
			return false
		}
		hidden -= int(n)
	}
	return hidden == 0
}
