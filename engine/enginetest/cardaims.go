package enginetest

import (
	"math/rand/v2"
	"slices"

	"volgare/engine"
)

// cardAims are the goals of seekers at tables with cards.
var cardAims = []aim{
	{"collector", engine.DrawRitmo, append(kinds(engine.DrawRitmo, engine.KeepCard, engine.GiveUpCard, engine.Psalter), toPlace("venezia"))},
	{"seller", engine.ReturnRitmo, append(kinds(engine.ReturnRitmo, engine.DrawRitmo, engine.Psalter), toPlace("venezia"))},
	{"judge", engine.ReturnGuaita, append(kinds(engine.ReturnGuaita, engine.DrawPlaciti, engine.GoCanticle, engine.Psalter), to(in(engine.Pink)))},
	{"witness", engine.DrawPlaciti, append(kinds(engine.DrawPlaciti, engine.GiveUpCard, engine.ScoreCards), to(in(engine.Pink)))},
	{"troubadour", engine.DrawArnault, slices.Concat(
		kinds(engine.DrawArnault, engine.Accept), []want{{where: isPlace("cagliari"), when: owns(engine.Scuola)}}, summons, kinds(engine.Business))},
	{"glossator", engine.DrawGlossario, slices.Concat(
		[]want{{kind: engine.DrawGlossario}, {where: isPlace("milano"), when: owns(engine.Ritmo, engine.Placiti, engine.Scuola)}},
		kinds(engine.DrawPlaciti, engine.DrawRitmo, engine.Psalter), []want{to(in(engine.Pink))})},
	{"rhymer", engine.ScoreTrack, slices.Concat(
		kinds(engine.DrawRitmo, engine.GoRiddle), []want{{where: isPlace("venezia"), when: lacks(engine.Ritmo)}},
		kinds(engine.TakeManuscript, engine.Psalter), []want{to(in(engine.Blue))})},
	{"chorister", engine.ScoreCards, slices.Concat(
		kinds(engine.DrawPlaciti, engine.GoCanticle), []want{{where: in(engine.Pink), when: lacks(engine.Placiti)}},
		kinds(engine.TakeAbbesses), []want{to(franciscan)})},
	{"haggler", engine.Yield, slices.Concat(
		kinds(engine.Accept, engine.Yield), []want{{kind: engine.Ask, which: piece, when: asksNothing}, {kind: engine.Offer}},
		kinds(engine.GiveRitmo, engine.OpenTrade, engine.DrawRitmo), []want{toPlace("venezia")})},
}

// piece reports whether a move asks for tiles or cards.
func piece(m engine.Move) bool {
	_, card := engine.Good(m.A).Deck()
	return card || engine.Good(m.A) == engine.GoodTiles
}

// asksNothing reports whether a draft still asks for nothing in return. Asking for one piece is enough: a partner who must
// give all of a good has no choice. // RUL-13
func asksNothing(_ *engine.Rules, s *engine.State) bool { return s.Trade.Asks == engine.Goods{} }

// aimsOf returns the aims at a table, the ones about its cards twice. Aims that the table's catalogue cannot fulfil are left
// out: they would stay the rarest for ever.
func aimsOf(r *engine.Rules) []aim {
	var possible [64]bool
	for _, m := range r.Catalogue() {
		possible[m.Kind] = true
	}
	return slices.DeleteFunc(slices.Concat(aims, cardAims, cardAims), func(a aim) bool { return !possible[a.proof] })
}

// decksInPlay returns the decks of the expansions at a table.
func decksInPlay(r *engine.Rules) []engine.CardDeck {
	var decks []engine.CardDeck
	for d := range engine.NumCardDecks {
		if r.HasCards(d) {
			decks = append(decks, d)
		}
	}
	return decks
}

// isPlace returns a test for the place with an id.
func isPlace(id string) func(*engine.Rules, *engine.State, engine.PlaceNo) bool {
	return func(r *engine.Rules, _ *engine.State, p engine.PlaceNo) bool { return r.Box.Places[p].ID == id }
}

func toPlace(id string) want { return to(isPlace(id)) }

func owns(decks ...engine.CardDeck) func(*engine.Rules, *engine.State) bool {
	return func(_ *engine.Rules, s *engine.State) bool { return owned(&s.Players[s.Seat], decks) > 0 }
}

func lacks(deck engine.CardDeck) func(*engine.Rules, *engine.State) bool {
	return func(_ *engine.Rules, s *engine.State) bool { return s.Players[s.Seat].Cards[deck].N == 0 }
}

// lettered deals cards to the players, within their limits. // EXP-K3 EXP-G4
func lettered(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	for seat := range r.Seats {
		for _, d := range decksInPlay(r) {
			for range rng.IntN(5) {
				if r.CardRoom(s, engine.Seat(seat), d) > 0 && s.Piles[d].N > 0 {
					dealCard(s, engine.Seat(seat), d)
				}
			}
		}
	}
}

// dealCard moves the last card of a deck into a hand.
func dealCard(s *engine.State, seat engine.Seat, d engine.CardDeck) {
	pile, hand := &s.Piles[d], &s.Players[seat].Cards[d]
	pile.N--
	seen := uint8(1) << seat
	if d == engine.Ritmo {
		seen = engine.Everybody
	}
	hand.Piece[hand.N] = engine.MakePiece(pile.Piece[pile.N].Kind(), seen)
	hand.N++
	pile.Piece[pile.N] = 0
	slices.Sort(hand.Piece[:hand.N])
}

// renowned moves discs ahead on the tracks that compete with cards, half of the time to the end for the owner of most cards:
// only a player who leads in both has to choose. // RUL-9
func renowned(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	for _, rival := range []struct {
		deck  engine.CardDeck
		track engine.Track
	}{{engine.Ritmo, engine.Riddle}, {engine.Placiti, engine.Canticle}} {
		d, last := &s.Tracks[rival.track], r.Box.TrackSpaces[rival.track]
		for seat := range r.Seats {
			d.Space[seat] = uint8(rng.IntN(int(last)))
		}
		if best, _, ok := r.MostCards(s, rival.deck); ok && rng.IntN(4) > 0 {
			d.Space[best] = last
		}
		slices.SortStableFunc(d.Ahead[:r.Seats], func(a, b engine.Seat) int { return int(d.Space[b]) - int(d.Space[a]) })
	}
}
