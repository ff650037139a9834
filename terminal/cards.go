package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// cards shows the cards of all seats, a line for each that has some.
func (p *page) cards(l *Look) {
	lead := "  Cards      "
	for _, seat := range l.view.Order {
		if words := cardWords(l.player(seat)); len(words) > 0 {
			p.flow(lead+p.seat(seat)+" ", words, " · ")
			lead = strings.Repeat(" ", len(lead))
		}
	}
	p.trade(l)
}

// cardWords lists the cards of a player by deck; of hidden ones only how many.
func cardWords(who *view.Player) []string {
	var words []string
	for _, hand := range who.Cards {
		var known []string
		for _, card := range hand.Cards {
			if card != nil {
				known = append(known, label(hand.Deck, card))
			}
		}
		if hidden := len(hand.Cards) - len(known); hidden > 0 {
			known = append(known, strconv.Itoa(hidden)+" hidden")
		}
		if len(known) > 0 {
			words = append(words, hand.Deck+" "+strings.Join(known, ", "))
		}
	}
	return words
}

// label is a card without the name of its deck, "?" for one that is hidden.
func label(deck string, card *string) string {
	if card == nil {
		return "?"
	}
	return strings.TrimPrefix(*card, deck+"-")
}

// cardQuestion asks for the decisions of the expansions.
func (l *Look) cardQuestion() string {
	switch l.state.Decision {
	case engine.CardKeep:
		drawn := l.drawnCards()
		return fmt.Sprintf("Which card do you keep? You hold %s: %s. %s may be kept.",
			count(len(drawn), "card"), strings.Join(drawn, ", "), capital(count(int(l.state.Draw.Keeps), "card")))
	case engine.CardGiveUp:
		return "You own as many cards as you may: which one do you give up for " + l.drawnCards()[0] + "?"
	case engine.TradeDraft:
		return l.draftQuestion()
	case engine.TradeReply:
		return "Do you accept this trade?"
	case engine.TradePick:
		return "Which piece do you hand over?"
	case engine.RitmoChoice:
		return "You have the most Ritmo cards: do they score, or your disc on the riddle track?"
	case engine.PlacitiChoice:
		return "You have the most Placiti: do they score, or your disc on the canticle track?"
	}
	return ""
}

// drawnCards are the cards that the seat has drawn and chooses among, each of them;
// the one that takes the place of another is the first. // EXP-K1 EXP-K4
func (l *Look) drawnCards() []string {
	var words []string
	for i := range l.view.Decks {
		d := &l.view.Decks[i]
		for _, card := range d.Known[:d.Drawn] {
			words = append(words, label(d.Deck, card))
		}
	}
	return words
}

// draftQuestion asks for an offer, or for one in reply. // RUL-13
func (l *Look) draftQuestion() string {
	if l.countering() {
		return "What would you accept of " + l.view.Trade.By + "? Put it together, then offer; withdraw refuses the trade."
	}
	return "What do you offer " + l.state.Trade.With.String() + ", and what do you ask for it?"
}

// cardReason puts the reasons of the expansions into words, "" for others.
func (l *Look) cardReason(why engine.Reason) string {
	need, have := int(why.Need), int(why.Have)
	switch why.Code {
	case engine.LacksCard:
		if need == 0 {
			return "you do not own the card that it needs"
		}
		return fmt.Sprintf("it takes %s, and you have %d", l.goods(need, why.Of), have)
	case engine.RefusedBefore:
		return "you two have come to no agreement in this turn"
	case engine.PartnerLevelTooLow:
		return fmt.Sprintf("it needs knowledge level %d, and the other one has %d", need, have)
	case engine.OverLimit:
		return fmt.Sprintf("you may own %s, and it would be %d", l.most(why), have)
	case engine.PartnerOverLimit:
		return fmt.Sprintf("the other one may own %s, and it would be %d", l.most(why), have)
	case engine.OneSided:
		return "both sides have to give something"
	}
	return ""
}

// most is a limit in words; that of the poets is one for both of their decks. // EXP-S4
func (l *Look) most(why engine.Reason) string {
	if d, ok := why.Of.Deck(); ok && d.Shares() {
		return count(int(why.Need), "card") + " of poets"
	}
	return l.goods(int(why.Need), why.Of)
}

// deckWords are what the cards of a deck belong to.
var deckWords = [engine.NumCardDecks]string{
	engine.Ritmo: "Ritmo", engine.Placiti: "Placiti", engine.Scuola: "Scuola Siciliana",
	engine.Arnault: "Arnault Daniel", engine.Glossario: "Glossario",
}

// goods is a number of a good in words, "2 library tiles".
func (l *Look) goods(n int, g engine.Good) string {
	if c, ok := g.Cube(); ok {
		return count(n, cubeNouns[c])
	}
	if d, ok := g.Deck(); ok {
		return count(n, deckWords[d]+" card")
	}
	if kind, ok := g.Manuscript(); ok {
		name := "manuscript " + operand(l.rules, engine.Move{Kind: engine.TakeManuscript, A: kind})
		if n == 1 {
			return name // its first figure is the level
		}
		return strconv.Itoa(n) + " × " + name
	}
	switch g {
	case engine.GoodStored:
		return count(n, "scribe") + " kept for points"
	case engine.GoodLingua:
		return "Lingua Volgare"
	case engine.GoodTiles:
		return count(n, "library tile")
	}
	return count(n, "ducat")
}

// cardDeed is a move of the expansions as the third person does it, "" for others.
// Which card is kept only those hear who may. // EXP-P2
func (st *story) cardDeed(s *step) string {
	m := s.move
	if d, ok := m.Kind.Deck(); ok {
		return "draws " + tally(s.effects, engine.CardsDrawn, "card") + " of " + d.String()
	}
	switch m.Kind {
	case engine.ScoreCards:
		return "scores the cards"
	case engine.ScoreTrack:
		return "scores the track"
	case engine.ReturnRitmo, engine.ReturnGuaita, engine.ReturnWhite, engine.KeepCard, engine.GiveUpCard:
		verb, rest, _ := strings.Cut(view.MoveText(st.table, m, s.seat, engine.Nobody, st.seat), " ")
		return verb + "s " + rest
	}
	return st.tradeDeed(s)
}
