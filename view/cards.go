package view

import (
	"volgare/engine"
	"volgare/record"
)

// Card is a kind of card of an expansion.
type Card struct {
	ID    string `json:"id"` // the deck and the label: ritmo-blue, placiti-white, arnault-3
	Deck  string `json:"deck"`
	Label string `json:"label"` // a colour, a name, or the VP
	VP    int    `json:"vp"`    // 0 for cards without a value
	Count int    `json:"count"`

	Rules []string `json:"rules"` // of what it is for
}

// Deck is a deck of an expansion and what is drawn from it.
type Deck struct {
	Deck  string    `json:"deck"`
	Left  int       `json:"left"`  // cards face down, those drawn included
	Drawn int       `json:"drawn"` // of these, in hand for a decision
	Keeps int       `json:"keeps"` // of these, can still be owned in the end
	Known []*string `json:"known"` // from the top: the card, or null if the viewer does not know it
	Why   *Reason   `json:"why"`   // why no action ever draws from it; null where one does
}

// Hand is the cards of one deck that a seat owns.
type Hand struct {
	Deck  string    `json:"deck"`
	Limit Limit     `json:"limit"`
	Cards []*string `json:"cards"` // null for each that the viewer does not know
}

// Limit is how many cards a seat may own now.
type Limit struct {
	Of   string `json:"of"` // what shares it: a deck, or the poets of both
	Held int    `json:"held"`
	Room int    `json:"room"` // for so many more
	Rule string `json:"rule"`
}

// Choices are what has been chosen to score at the end; null before. // EXP-R8 EXP-P8
type Choices struct {
	Ritmo   *string `json:"ritmo"` // cards or track
	Placiti *string `json:"placiti"`
}

// cardsOf lists the kinds of card in play.
func cardsOf(r *engine.Rules) []Card {
	all := []Card{}
	for d := range engine.NumCardDecks {
		for kind, k := range r.Box.Cards[d] {
			all = append(all, Card{
				ID: cardWord(r, d, uint8(kind)), Deck: d.String(), Label: record.CardWord(r, d, uint8(kind)),
				VP: int(k.VP), Count: int(k.Count), Rules: engine.RuleIDs(d.Form().CardRules(uint8(kind))),
			})
		}
	}
	return all
}

func (l *looking) decks() []Deck {
	all := []Deck{}
	for d := range engine.NumCardDecks {
		if !l.r.HasCards(d) {
			continue
		}
		pile := &l.s.Piles[d]
		deck := Deck{Deck: d.String(), Left: int(pile.N), Known: l.cardIDs(d, pile.Piece[:pile.N])}
		if why := l.r.CheckDeck(d); !why.Legal() {
			reason := ReasonOf(l.r, why)
			deck.Why = &reason
		}
		if draw := &l.s.Draw; draw.Drawn > 0 && draw.Deck == d {
			deck.Drawn, deck.Keeps = int(draw.Drawn), l.r.Keepable(&l.s)
		}
		all = append(all, deck)
	}
	return all
}

// hands lists the cards of a seat: its number is public, also of hidden ones. // RUL-12
func (l *looking) hands(seat engine.Seat) []Hand {
	all := []Hand{}
	for d := range engine.NumCardDecks {
		if l.r.HasCards(d) {
			hand := &l.s.Players[seat].Cards[d]
			all = append(all, Hand{
				Deck: d.String(), Limit: l.limit(seat, d), Cards: l.cardIDs(d, hand.Piece[:hand.N]),
			})
		}
	}
	return all
}

func (l *looking) limit(seat engine.Seat, d engine.CardDeck) Limit {
	limit := l.r.CardLimit(&l.s, seat, d)
	return Limit{Of: limit.Of.String(), Held: limit.Held, Room: l.r.CardRoom(&l.s, seat, d), Rule: limit.Rule.String()}
}

func (l *looking) cardIDs(d engine.CardDeck, cards []engine.Piece) []*string {
	all := make([]*string, len(cards))
	for i, c := range cards {
		if c.Kind() != engine.Unknown {
			all[i] = wordIf(true, cardWord(l.r, d, c.Kind()))
		}
	}
	return all
}

func (l *looking) choices() Choices {
	made := func(c engine.Choice) *string { return wordIf(c != engine.Undecided, c.String()) }
	return Choices{Ritmo: made(l.s.Chosen[engine.Ritmo]), Placiti: made(l.s.Chosen[engine.Placiti])}
}
