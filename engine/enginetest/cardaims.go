package enginetest

import (
	"math/rand/v2"
	"slices"

	"volgare/engine"
)

// cardAims are those of the seekers at tables with cards.
var cardAims = []aim{
	{"collector", engine.DrawRitmo, append(kinds(engine.DrawRitmo, engine.KeepCard, engine.GiveUpCard, engine.Psalter), toPlace("venezia"))},
	{"seller", engine.ReturnRitmo, append(kinds(engine.ReturnRitmo, engine.DrawRitmo, engine.Psalter), toPlace("venezia"))},
	{"judge", engine.ReturnGuaita, append(kinds(engine.ReturnGuaita, engine.DrawPlaciti, engine.GoCanticle, engine.Psalter), to(tuscan))},
	{"witness", engine.DrawPlaciti, append(kinds(engine.DrawPlaciti, engine.GiveUpCard, engine.ScoreCards), to(tuscan))},
	{"troubadour", engine.DrawArnault, join(
		kinds(engine.DrawArnault, engine.Accept), []want{{where: isPlace("cagliari"), when: ownsScuola}}, summons, kinds(engine.Business))},
	{"glossator", engine.DrawGlossario, join(
		[]want{{kind: engine.DrawGlossario}, {where: isPlace("milano"), when: ownsOthers}},
		kinds(engine.DrawPlaciti, engine.DrawRitmo, engine.Psalter), []want{to(tuscan)})},
	{"haggler", engine.Yield, join(
		kinds(engine.Accept, engine.Yield), []want{{kind: engine.Ask, which: piece}, {kind: engine.Offer}},
		kinds(engine.GiveRitmo, engine.OpenTrade, engine.DrawRitmo), []want{toPlace("venezia")})},
}

// piece reports whether a move asks for tiles or cards.
func piece(m engine.Move) bool {
	_, card := engine.Good(m.A).Deck()
	return card || engine.Good(m.A) == engine.GoodTiles
}

// aimsOf are the aims at a table: every second one is about cards, if it has any.
func aimsOf(r *engine.Rules) []aim {
	if len(decksInPlay(r)) == 0 {
		return aims
	}
	return append(slices.Clone(aims), slices.Concat(cardAims, cardAims)...)
}

// decksInPlay are the decks of the expansions at a table.
func decksInPlay(r *engine.Rules) []engine.CardDeck {
	var decks []engine.CardDeck
	for d := range engine.NumCardDecks {
		if r.HasCards(d) {
			decks = append(decks, d)
		}
	}
	return decks
}

// isPlace reports whether a place has an id.
func isPlace(id string) func(*engine.Rules, *engine.State, engine.PlaceNo) bool {
	return func(r *engine.Rules, _ *engine.State, p engine.PlaceNo) bool { return r.Box.Places[p].ID == id }
}

func toPlace(id string) want { return to(isPlace(id)) }

func tuscan(r *engine.Rules, _ *engine.State, p engine.PlaceNo) bool {
	return r.Box.Places[p].Zone == engine.Pink
}

func ownsScuola(_ *engine.Rules, s *engine.State) bool {
	return s.Players[s.Seat].Cards[engine.Scuola].N > 0
}

func ownsOthers(_ *engine.Rules, s *engine.State) bool {
	p := &s.Players[s.Seat]
	return p.Cards[engine.Ritmo].N+p.Cards[engine.Placiti].N+p.Cards[engine.Scuola].N > 0
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

// dealCard brings the last card of a deck into a hand.
func dealCard(s *engine.State, seat engine.Seat, d engine.CardDeck) {
	pile, hand := &s.Piles[d], &s.Players[seat].Cards[d]
	pile.N--
	seen := uint8(1) << seat
	if d == engine.Ritmo {
		seen = engine.Everybody
	}
	hand.Card[hand.N] = engine.MakeCard(pile.Card[pile.N].Kind(), seen)
	hand.N++
	pile.Card[pile.N] = 0
	slices.Sort(hand.Card[:hand.N])
}

// renowned moves discs ahead on the tracks that cards compete with.
func renowned(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	for _, t := range []engine.Track{engine.Riddle, engine.Canticle} {
		d := &s.Tracks[t]
		for seat := range r.Seats {
			d.Space[seat] = uint8(rng.IntN(int(r.Box.TrackSpaces[t])))
		}
		slices.SortStableFunc(d.Ahead[:r.Seats], func(a, b engine.Seat) int { return int(d.Space[b]) - int(d.Space[a]) })
	}
}
