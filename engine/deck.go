// The library and the decks of the expansions share the handling of their pieces: their kinds, their order, who knows them
// (piece.go, pieces.go), and how unknown ones are counted and filled.
// Drawn pieces come first in their pile. A piece to keep is moved to the front and taken off, the others go under the pile,
// and pieces given up go below those.
// The flow of a draw exists twice, in library.go and in carddraw.go, because the rules have little else in common. Tiles are
// free and drawn once, and in the classic edition the player puts them back on top in any order. Cards cost points, several
// are kept one by one, and the card given up may be from any deck under the same limit. A shared flow would have to branch at
// every step.

package engine

import (
	"math/bits"
	"slices"
)

// CardDeck is a deck of cards of the Deluxe expansions.
type CardDeck uint8

// The decks. Scuola and Arnault belong to the same expansion.
const (
	Ritmo     CardDeck = iota // EXP-R: Ritmo Bellunese, in Venezia
	Placiti                   // EXP-P: Placiti di Capua and Guaita di Travale, in the pink cities
	Scuola                    // EXP-S: Scuola Siciliana, in Brindisi
	Arnault                   // EXP-S: Arnault Daniel, in Cagliari
	Glossario                 // EXP-G: Glossario di Monza, in Milano
	NumCardDecks
)

// DeckForm describes a deck: where its cards are drawn, how they are drawn, kept and given up, and their worth.
type DeckForm struct {
	Name      string   // as in JSON and notation, "ritmo"
	Expansion string   // the option that enables it; decks of one expansion share their limit // EXP-S4
	Size      int      // cards in the box
	Kinds     []string // names of its kinds, in order; nil if kinds differ only in their VP
	Open      bool     // cards lie face up in front of their owners // EXP-R2

	Town      string  // id of the place where its cards are drawn; "" if they are drawn in all cities of Zone
	Zone      Zone    // zone whose cities all give its cards, if Town is ""
	Points    []uint8 // numbers of points that its action may spend; none if no action draws its cards // EXP-S1
	PointCard bool    // each point draws a card, and all are kept; otherwise at least two are drawn and half kept // EXP-K1 EXP-G1
	Second    bool    // may be drawn only by owners of a card of the first deck of its expansion // EXP-S2
	ByOthers  bool    // at most one card for each other expansion of which the player has a card // EXP-G4 RUL-15
	Shuffled  bool    // is shuffled during a game // EXP-P4

	Place, Draw, Keep, Limit, Swap Rule // rules of the place, the draw, the cards kept, the limit and the exchange of cards

	Score    Category // scoring category of the cards
	Uses     [][]Rule // rules of the uses of the cards, by kind, or one list for all; none if they only score
	Majority Majority // scoring of the most cards; zero if cards score by their VP
}

// Majority describes how the most cards of a deck score: as steps on a track, instead of the player's disc there. // EXP-R6 EXP-P6
type Majority struct {
	Of         []uint8 // kinds in order of importance: the most of the first wins, the next break ties; none: the player's best kinds
	Track      Track
	VP         int16    // for each space of the owner's disc; 0 for decks that score by VP
	Choice     Decision // between the cards and the track
	Rule       Rule     // EXP-R6 EXP-P6
	ChoiceRule Rule     // EXP-R8 EXP-P8
	TieRule    Rule     // EXP-R7 EXP-P7
}

// deckForms has a row for each deck. No other code distinguishes decks by their properties.
var deckForms = [NumCardDecks]DeckForm{
	Ritmo: {
		Name: "ritmo", Expansion: "ritmo", Size: 15, Kinds: zoneNames[Blue:], Open: true,
		Town: "venezia", Points: []uint8{1, 4},
		Place: EXPR1, Draw: EXPK1, Keep: EXPR2, Limit: EXPK3, Swap: EXPK4,
		Score: ScoreRitmo, Majority: Majority{
			Track: Riddle, VP: 1, Choice: RitmoChoice, Rule: EXPR6, ChoiceRule: EXPR8, TieRule: EXPR7,
		},
		Uses: [][]Rule{{EXPR3, EXPR4, EXPR6}},
	},
	Placiti: {
		Name: "placiti", Expansion: "placiti", Size: 12, Kinds: []string{Placito: "placito", Guaita: "guaita", WhiteCard: "white"},
		Zone: Pink, Points: []uint8{1, 4}, Shuffled: true,
		Place: EXPP1, Draw: EXPK1, Keep: EXPP2, Limit: EXPP3, Swap: EXPK4,
		Score: ScorePlaciti, Majority: Majority{
			Of: []uint8{Placito, WhiteCard}, Track: Canticle, VP: 2,
			Choice: PlacitiChoice, Rule: EXPP6, ChoiceRule: EXPP8, TieRule: EXPP7,
		},
		Uses: [][]Rule{Placito: {EXPP6}, Guaita: {EXPP4}, WhiteCard: {EXPP5, EXPP7}},
	},
	Scuola: { // the cards are given with Stupor Mundi
		Name: "scuola", Expansion: "poeti", Size: 6, Town: "brindisi",
		Place: EXPS1, Keep: EXPS3, Limit: EXPS4, Swap: EXPK4, Score: ScorePoets,
		Uses: [][]Rule{{EXPS2, EXPS5}},
	},
	Arnault: {
		Name: "arnault", Expansion: "poeti", Size: 10, Town: "cagliari", Points: []uint8{1, 4}, Second: true,
		Place: EXPS2, Draw: EXPK1, Keep: EXPS3, Limit: EXPS4, Swap: EXPK4, Score: ScorePoets,
	},
	Glossario: {
		Name: "glossario", Expansion: "glossario", Size: 10, Town: "milano", Points: []uint8{1, 2, 3}, PointCard: true,
		ByOthers: true,
		Place:    EXPG1, Draw: EXPG1, Keep: EXPG3, Limit: EXPG5, Swap: EXPG6, Score: ScoreGlossario,
	},
}

// The kinds of card of the Placiti, EXP-P.
const (
	Placito uint8 = iota
	Guaita
	WhiteCard
)

// Form returns the description of the deck, which the caller must not change.
func (d CardDeck) Form() *DeckForm { return &deckForms[d] }

// String returns the name of the deck in lower case.
func (d CardDeck) String() string {
	if d >= NumCardDecks {
		return "?"
	}
	return deckForms[d].Name
}

// ParseCardDeck returns the deck with the given name.
func ParseCardDeck(name string) (CardDeck, bool) {
	i := slices.IndexFunc(deckForms[:], func(f DeckForm) bool { return f.Name == name })
	return CardDeck(max(i, 0)), i >= 0
}

// Lies reports whether players get cards of the deck at a place of the board: in its town, or in every city of its zone. // EXP-P1
func (f *DeckForm) Lies(id string, zone Zone, features Feature) bool {
	if f.Town != "" {
		return id == f.Town
	}
	return zone == f.Zone && features&(Convent|Abbey) == 0
}

// Rules returns the rules of how players get the cards. // EXP-G4
func (f *DeckForm) Rules() []Rule {
	all := []Rule{f.Place}
	if len(f.Points) > 0 && f.Draw != f.Place {
		all = append(all, f.Draw)
	}
	if f.ByOthers {
		all = append(all, EXPG4)
	}
	return all
}

// CardRules returns the rules for the uses of one kind of card of the deck.
func (f *DeckForm) CardRules(kind uint8) []Rule {
	switch len(f.Uses) {
	case 0:
		return []Rule{f.Score.Rule()}
	case 1:
		return f.Uses[0]
	}
	return f.Uses[kind]
}

// ByVP reports whether the cards score by the VP printed on them. // EXP-S5 EXP-G7
func (f *DeckForm) ByVP() bool { return f.Majority.VP == 0 }

// limitDecks maps each deck to the deck whose limit it shares: the first of its expansion. // EXP-S4
var limitDecks = func() (first [NumCardDecks]CardDeck) {
	for d, f := range deckForms {
		same := func(other DeckForm) bool { return other.Expansion == f.Expansion }
		first[d] = CardDeck(slices.IndexFunc(deckForms[:], same))
	}
	return first
}()

// First returns the first deck of the same expansion. Decks of one expansion share a limit. // EXP-S4
func (d CardDeck) First() CardDeck { return limitDecks[d] }

// Shares reports whether another deck of its expansion counts towards the same limit. // EXP-S4
func (d CardDeck) Shares() bool { return bits.OnesCount(uint(expansionDecks[d])) > 1 }

// deckSet is a set of decks, bit 1<<deck.
type deckSet uint8

// Compile-time check that the last deck has a bit. If this overflows, widen deckSet.
const _ = deckSet(1) << (NumCardDecks - 1)

// expansionDecks maps each deck to all decks of its expansion.
var expansionDecks = func() (sets [NumCardDecks]deckSet) {
	for d := range sets {
		for other, first := range limitDecks {
			if first == limitDecks[d] {
				sets[d] |= 1 << other
			}
		}
	}
	return sets
}()

// Deck returns the deck that a kind of move draws from; ok is false for other kinds.
func (k Kind) Deck() (d CardDeck, ok bool) {
	f := k.Form()
	return CardDeck(f.About.Value), f.family == cardDraws
}

// Action returns the kind of move that draws from the deck, or NoMove if there is none.
func (d CardDeck) Action() Kind { return deckActions[d] }

var deckActions = func() (kinds [NumCardDecks]Kind) {
	for k := range numKinds {
		if d, ok := k.Deck(); ok {
			kinds[d] = k
		}
	}
	return kinds
}()

// cardCounts are numbers of cards by deck.
type cardCounts [NumCardDecks]int

// cardCounts returns the numbers of cards that a player owns.
func (pl *Player) cardCounts() (n cardCounts) {
	for d := range pl.Cards {
		n[d] = int(pl.Cards[d].N)
	}
	return n
}

// with returns the counts with more cards of a deck added. A negative number removes cards.
func (n cardCounts) with(d CardDeck, more int) cardCounts {
	n[d] += more
	return n
}

// held returns the number of cards of an expansion, over all of its decks. // EXP-K3 EXP-S4
func (n cardCounts) held(d CardDeck) int {
	sum := 0
	for set := expansionDecks[d]; set != 0; set &= set - 1 {
		sum += n[bits.TrailingZeros8(uint8(set))]
	}
	return sum
}

// others returns the number of expansions of which there is a card, not counting expansions with ByOthers. // EXP-G4 RUL-15
func (n cardCounts) others() int {
	set := deckSet(0)
	for d := range NumCardDecks {
		if n[d] > 0 && !deckForms[d].ByOthers {
			set |= 1 << limitDecks[d]
		}
	}
	return bits.OnesCount8(uint8(set))
}

// checkOthers refuses more cards of the Glossario than there are other expansions with cards. // RUL-15
func (n cardCounts) checkOthers() Reason {
	for d := range NumCardDecks {
		if most := n.others(); deckForms[d].ByOthers && n[d] > most {
			return lacks(RUL15, OverLimit, most, n[d]).of(GoodCards(d))
		}
	}
	return Reason{}
}

// Complete reports whether a player has a card of each deck of an expansion. Without that none of them scores. // EXP-S5
func (pl *Player) Complete(d CardDeck) bool {
	for set := expansionDecks[d]; set != 0; set &= set - 1 {
		if pl.Cards[bits.TrailingZeros8(uint8(set))].N == 0 {
			return false
		}
	}
	return true
}

// cardLimit returns the most cards of an expansion that a seat may own, and the rule of the limit. // EXP-K3 EXP-P3 EXP-S4 EXP-G4 EXP-G5
func (r *Rules) cardLimit(s *State, seat Seat, d CardDeck) (most int, rule Rule) {
	level, f := int(r.Level(s, seat)), &deckForms[d]
	if !f.ByOthers {
		return min(level, MaxCards), f.Limit
	}
	owned := s.Players[seat].cardCounts()
	if others := owned.others(); others < level {
		return others, EXPG4
	}
	return level, f.Limit
}

// CardRoom returns how many more cards of an expansion a seat may own, 0 if there is no room. // EXP-K3 RUL-11
func (r *Rules) CardRoom(s *State, seat Seat, d CardDeck) int {
	most, _ := r.cardLimit(s, seat, d)
	owned := s.Players[seat].cardCounts()
	return max(most-owned.held(d), 0)
}

// HasCards reports whether a deck is in play.
func (r *Rules) HasCards(d CardDeck) bool { return len(r.Box.Cards[d]) > 0 }

// HasDecks reports whether any deck is in play.
func (r *Rules) HasDecks() bool { return r.cards }

// Shuffles reports whether a deck in play is shuffled during the game. // EXP-P4
func (r *Rules) Shuffles() bool { return r.shuffles }

// allCards returns the number of cards of a deck in the box.
func (b *Box) allCards(d CardDeck) int {
	n := 0
	for _, k := range b.Cards[d] {
		n += int(k.Count)
	}
	return n
}

// CardCode encodes a deck and a kind of card as one number, for effects.
func CardCode(d CardDeck, kind uint8) uint8 { return uint8(d)<<3 | min(kind, MaxCardKinds) }

// CardOf decodes a CardCode. The kind of a hidden card is Unknown.
func CardOf(code uint8) (d CardDeck, kind uint8) {
	if kind = code & MaxCardKinds; kind == MaxCardKinds {
		kind = Unknown
	}
	return CardDeck(code >> 3), kind
}

// card reports an effect on one card. Only its seat knows the kind, unless the deck is open.
func (p play) card(k EffectKind, seat Seat, d CardDeck, kind uint8, why Cites) {
	p.emit(Effect{Kind: k, Seat: seat, A: CardCode(d, kind)}, why)
}
