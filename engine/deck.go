// The library and the decks of the expansions share their pieces: what they are, where they
// lie, who knows them (piece.go, pieces.go), how what is unknown is counted and filled. What
// is drawn lies first in its pile, the one that is kept is moved to the front and taken off,
// the others go under, and what is given up goes below them. The flow of a draw stands
// twice, in library.go and in carddraw.go, since the rules of the two agree in little else: tiles
// come for nothing, once, and the classic edition puts them back on top in an order of
// choice; cards come for points, several are kept one by one, and one is given up of any
// deck under the same limit. A flow for both would ask at every step which it is.

package engine

import (
	"math/bits"
	"slices"
)

// CardDeck is one of the decks of cards of the Deluxe expansions.
type CardDeck uint8

// The decks. Scuola and Arnault are the two of one expansion.
const (
	Ritmo     CardDeck = iota // EXP-R: Ritmo Bellunese, in Venezia
	Placiti                   // EXP-P: Placiti di Capua and Guaita di Travale, in the pink cities
	Scuola                    // EXP-S: Scuola Siciliana, in Brindisi
	Arnault                   // EXP-S: Arnault Daniel, in Cagliari
	Glossario                 // EXP-G: Glossario di Monza, in Milano
	NumCardDecks
)

// DeckForm tells what a deck is: where its cards come from, how they are drawn, kept
// and given up, and what they are worth.
type DeckForm struct {
	Name      string   // as on every wire, "ritmo"
	Expansion string   // the option that brings it; decks of one expansion share their limit // EXP-S4
	Size      int      // cards in the box
	Kinds     []string // names of its kinds, in order; none where they are told apart by their VP
	Open      bool     // lie face up before their owners // EXP-R2

	Town      string  // id of the place where its cards come to players; "" where it is a zone
	Zone      Zone    // in all cities of which they do
	Points    []uint8 // that its action may take; none where cards come without one // EXP-S1
	PointCard bool    // each point draws a card, and all are kept; else a half of at least two // EXP-K1 EXP-G1
	Second    bool    // is drawn from only by who owns a card of the first deck of its expansion // EXP-S2
	ByOthers  bool    // at most one for each other expansion of which there is a card // EXP-G4 RUL-15
	Shuffled  bool    // is shuffled in the course of a game // EXP-P4

	Place, Draw, Keep, Limit, Swap Rule // of where, for what and how cards are drawn and kept; how many; of giving one up

	Score    Category // in which the cards count
	Uses     [][]Rule // of what the cards are for, by kind, or once for all; none: they count, no more
	Majority Majority // how the most of them count; nothing where their VP do
}

// Majority is how the most cards of a deck count: as steps on a track, in the place of
// the disc there. // EXP-R6 EXP-P6
type Majority struct {
	Of         []uint8 // kinds: of the first he has the most, the next decide between equals; none: his best kinds
	Track      Track
	VP         int16    // of each space of the owner's disc; 0 for decks that count by VP
	Choice     Decision // between the cards and the track
	Rule       Rule     // EXP-R6 EXP-P6
	ChoiceRule Rule     // EXP-R8 EXP-P8
	TieRule    Rule     // EXP-R7 EXP-P7
}

// deckForms has one row for each deck. It is the only place that tells them apart by
// what they are.
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
	Scuola: { // the cards come with Stupor Mundi
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

// Form returns what the deck is; the caller may not change it.
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

// Lies reports whether cards of the deck come to players at a place of the board: in its
// town, or in every city of its zone. // EXP-P1
func (f *DeckForm) Lies(id string, zone Zone, features Feature) bool {
	if f.Town != "" {
		return id == f.Town
	}
	return zone == f.Zone && features&(Convent|Abbey) == 0
}

// Rules are those of how its cards come to players. // EXP-G4
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

// CardRules are those of what a kind of its cards is for.
func (f *DeckForm) CardRules(kind uint8) []Rule {
	switch len(f.Uses) {
	case 0:
		return []Rule{f.Score.Rule()}
	case 1:
		return f.Uses[0]
	}
	return f.Uses[kind]
}

// ByVP reports whether the cards count by what stands on them. // EXP-S5 EXP-G7
func (f *DeckForm) ByVP() bool { return f.Majority.VP == 0 }

// limitDecks are the decks whose limit each deck shares: the first of its expansion. // EXP-S4
var limitDecks = func() (first [NumCardDecks]CardDeck) {
	for d, f := range deckForms {
		same := func(other DeckForm) bool { return other.Expansion == f.Expansion }
		first[d] = CardDeck(slices.IndexFunc(deckForms[:], same))
	}
	return first
}()

// First is the first deck of the same expansion; they share a limit. // EXP-S4
func (d CardDeck) First() CardDeck { return limitDecks[d] }

// Shares reports whether another deck of its expansion counts for the same limit. // EXP-S4
func (d CardDeck) Shares() bool { return bits.OnesCount(uint(expansionDecks[d])) > 1 }

// deckSet is a set of decks, bit 1<<deck.
type deckSet uint8

// The last deck has a bit. Where this overflows, the type has to become wider, no more.
const _ = deckSet(1) << (NumCardDecks - 1)

// expansionDecks are the decks of the expansion of each deck.
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

// Deck is the deck that a kind of move draws from; ok is false for other kinds.
func (k Kind) Deck() (d CardDeck, ok bool) {
	f := k.Form()
	return CardDeck(f.About.Value), f.family == cardDraws
}

// Action is the kind of move that draws from the deck, NoMove where none does.
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

// cardCounts are the cards that a player owns.
func (pl *Player) cardCounts() (n cardCounts) {
	for d := range pl.Cards {
		n[d] = int(pl.Cards[d].N)
	}
	return n
}

// with are the counts with more cards of a deck, or fewer.
func (n cardCounts) with(d CardDeck, more int) cardCounts {
	n[d] += more
	return n
}

// held are the cards of an expansion, with all of its decks. // EXP-K3 EXP-S4
func (n cardCounts) held(d CardDeck) int {
	sum := 0
	for set := expansionDecks[d]; set != 0; set &= set - 1 {
		sum += n[bits.TrailingZeros8(uint8(set))]
	}
	return sum
}

// others are the expansions of which there is a card, but for those that they limit.
// // EXP-G4 RUL-15
func (n cardCounts) others() int {
	set := deckSet(0)
	for d := range NumCardDecks {
		if n[d] > 0 && !deckForms[d].ByOthers {
			set |= 1 << limitDecks[d]
		}
	}
	return bits.OnesCount8(uint8(set))
}

// checkOthers refuses more cards of the Glossario than there are other expansions.
// // RUL-15
func (n cardCounts) checkOthers() Reason {
	for d := range NumCardDecks {
		if most := n.others(); deckForms[d].ByOthers && n[d] > most {
			return lacks(RUL15, OverLimit, most, n[d]).of(GoodCards(d))
		}
	}
	return Reason{}
}

// Complete reports whether a player has a card of each deck of an expansion, without
// which none of them has a value. // EXP-S5
func (pl *Player) Complete(d CardDeck) bool {
	for set := expansionDecks[d]; set != 0; set &= set - 1 {
		if pl.Cards[bits.TrailingZeros8(uint8(set))].N == 0 {
			return false
		}
	}
	return true
}

// cardLimit is the most cards of an expansion that a seat may own, and the rule
// that says so. // EXP-K3 EXP-P3 EXP-S4 EXP-G4 EXP-G5
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

// CardRoom is how many more cards of an expansion a seat may own; none where its
// level has fallen. // EXP-K3 RUL-11
func (r *Rules) CardRoom(s *State, seat Seat, d CardDeck) int {
	most, _ := r.cardLimit(s, seat, d)
	owned := s.Players[seat].cardCounts()
	return max(most-owned.held(d), 0)
}

// HasCards reports whether a deck is in play.
func (r *Rules) HasCards(d CardDeck) bool { return len(r.Box.Cards[d]) > 0 }

// HasDecks reports whether any deck is in play.
func (r *Rules) HasDecks() bool { return r.cards }

// Shuffles reports whether a deck in play is shuffled in the course of the game. // EXP-P4
func (r *Rules) Shuffles() bool { return r.shuffles }

// allCards are how many cards of a deck the box holds.
func (b *Box) allCards(d CardDeck) int {
	n := 0
	for _, k := range b.Cards[d] {
		n += int(k.Count)
	}
	return n
}

// CardCode is one number for a kind of card of any deck, for effects.
func CardCode(d CardDeck, kind uint8) uint8 { return uint8(d)<<3 | min(kind, MaxCardKinds) }

// CardOf is the deck and the kind of a CardCode; the kind of a hidden card is Unknown.
func CardOf(code uint8) (d CardDeck, kind uint8) {
	if kind = code & MaxCardKinds; kind == MaxCardKinds {
		kind = Unknown
	}
	return CardDeck(code >> 3), kind
}

// card reports an effect on one card, whose kind only its seat knows unless the
// deck lies open.
func (p play) card(k EffectKind, seat Seat, d CardDeck, kind uint8, why Cites) {
	p.emit(Effect{Kind: k, Seat: seat, A: CardCode(d, kind)}, why)
}
