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

	Rules []string `json:"rules"` // rules of its uses
}

// Deck is an expansion deck and the cards drawn from it.
type Deck struct {
	Deck  string    `json:"deck"`
	Left  int       `json:"left"`  // cards face down, including drawn ones
	Drawn int       `json:"drawn"` // number of these drawn for a decision
	Keeps int       `json:"keeps"` // number of these that can be owned in the end
	Known []*string `json:"known"` // from the top: the card, or null if the viewer does not know it
	Why   *Reason   `json:"why"`   // why no action draws from it; null if one does
}

// Hand holds a seat's cards of one deck.
type Hand struct {
	Deck  string    `json:"deck"`
	Limit Limit     `json:"limit"`
	Cards []*string `json:"cards"` // null for each card that the viewer does not know
}

// Limit describes how many cards of a group a seat holds, and how many more it may take.
type Limit struct {
	Of   string `json:"of"` // the cards that share it: a deck, or the poets of both decks
	Held int    `json:"held"`
	Room int    `json:"room"` // how many more it may take
	Rule string `json:"rule"`
}

// Choices are the scoring choices made at the end; null before. // EXP-R8 EXP-P8
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

func (b *builder) decks() []Deck {
	all := []Deck{}
	for d := range engine.NumCardDecks {
		if !b.r.HasCards(d) {
			continue
		}
		pile := &b.s.Piles[d]
		deck := Deck{Deck: d.String(), Left: int(pile.N), Known: b.cardIDs(d, pile.Piece[:pile.N])}
		if why := b.r.CheckDeck(d); !why.Legal() {
			reason := ReasonOf(b.r, why)
			deck.Why = &reason
		}
		if draw := &b.s.Draw; draw.Drawn > 0 && draw.Deck == d {
			deck.Drawn, deck.Keeps = int(draw.Drawn), b.r.Keepable(&b.s)
		}
		all = append(all, deck)
	}
	return all
}

// hands lists the cards of a seat. Their number is public, even if they are hidden. // RUL-12
func (b *builder) hands(seat engine.Seat) []Hand {
	all := []Hand{}
	for d := range engine.NumCardDecks {
		if b.r.HasCards(d) {
			hand := &b.s.Players[seat].Cards[d]
			all = append(all, Hand{
				Deck: d.String(), Limit: b.limit(seat, d), Cards: b.cardIDs(d, hand.Piece[:hand.N]),
			})
		}
	}
	return all
}

func (b *builder) limit(seat engine.Seat, d engine.CardDeck) Limit {
	limit := b.r.CardLimit(&b.s, seat, d)
	return Limit{Of: limit.Of.String(), Held: limit.Held, Room: b.r.CardRoom(&b.s, seat, d), Rule: limit.Rule.String()}
}

func (b *builder) cardIDs(d engine.CardDeck, cards []engine.Piece) []*string {
	all := make([]*string, len(cards))
	for i, c := range cards {
		if c.Kind() != engine.Unknown {
			all[i] = orNull(true, cardWord(b.r, d, c.Kind()))
		}
	}
	return all
}

func (b *builder) choices() Choices {
	made := func(c engine.Choice) *string { return orNull(c != engine.Undecided, c.String()) }
	return Choices{Ritmo: made(b.s.Chosen[engine.Ritmo]), Placiti: made(b.s.Chosen[engine.Placiti])}
}
