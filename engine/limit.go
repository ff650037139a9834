package engine

// CardLimit is how many cards a seat may own.
type CardLimit struct {
	Of         Category // in which the cards count that share the limit
	Held, Most int      // more may be held where a level has fallen, RUL-11
	Rule       Rule
}

// CardLimit returns the limit for the cards of a deck of a seat. // EXP-K3 EXP-P3 EXP-S4 EXP-G4 EXP-G5
func (r *Rules) CardLimit(s *State, seat Seat, d CardDeck) CardLimit {
	most, rule := r.cardLimit(s, seat, d)
	return CardLimit{
		Of: d.Form().Score, Rule: rule,
		Held: s.Players[seat].cardCounts().held(d), Most: most,
	}
}

// CheckDeck returns why no action draws from a deck at all; the zero Reason where one
// does. // EXP-S1
func (r *Rules) CheckDeck(d CardDeck) Reason {
	if form := d.Form(); len(form.Points) == 0 {
		return refuse(form.Place, NotNow).of(GoodCards(d))
	}
	return Reason{}
}
