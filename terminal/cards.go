package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/record"
	"volgare/view"
)

// cards shows the cards of all seats, a line for each that has some.
func (p *page) cards(l *Look) {
	for _, seat := range l.view.Order {
		if words := cardWords(l.player(seat)); len(words) > 0 {
			p.flow("  Cards      "+p.seat(seat)+" ", words, " · ")
		}
	}
	if t := l.view.Trade; t != nil && t.With != nil {
		p.flow("  Trade      ", []string{amounts(t.By, t.Gives), amounts(*t.With, t.Asks)}, " · ")
	}
}

// cardWords lists the cards of a player by deck, "?" for one that is hidden.
func cardWords(who *view.Player) []string {
	var words []string
	for _, hand := range who.Cards {
		var labels []string
		for _, card := range hand.Cards {
			label := "?"
			if card != nil {
				label = strings.TrimPrefix(*card, hand.Deck+"-")
			}
			labels = append(labels, label)
		}
		if len(labels) > 0 {
			words = append(words, hand.Deck+" "+strings.Join(labels, ", "))
		}
	}
	return words
}

// amounts tells what a seat would give in a trade.
func amounts(seat string, list []view.Amount) string {
	words := make([]string, len(list))
	for i, a := range list {
		words[i] = fmt.Sprintf("%s %d", a.What, a.N)
	}
	if len(words) == 0 {
		return seat + " gives nothing yet"
	}
	return seat + " gives " + listed(words)
}

// cardQuestion asks for the decisions of the expansions.
func (l *Look) cardQuestion() string {
	switch l.state.Decision {
	case engine.CardKeep:
		return fmt.Sprintf("Which card do you keep? %s may be kept.", capital(count(int(l.state.Draw.Keeps), "card")))
	case engine.CardGiveUp:
		return "You hold as many cards as you may: which one do you give up?"
	case engine.TradeDraft:
		return "What do you offer? give and ask are told from the seat in turn."
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

// cardReason puts the reasons of the expansions into words, "" for others.
func cardReason(why engine.Reason) string {
	need, have := int(why.Need), int(why.Have)
	switch why.Code {
	case engine.LacksCard:
		if need == 0 {
			return "you do not own the card that it needs"
		}
		return fmt.Sprintf("it needs %s, and you own %d", count(need, "card"), have)
	case engine.RefusedBefore:
		return "an offer between you has been refused in this turn"
	case engine.PartnerLevelTooLow:
		return fmt.Sprintf("it needs knowledge level %d, and the other one has %d", need, have)
	case engine.OverLimit:
		return fmt.Sprintf("you may own %d, and it would be %d", need, have)
	case engine.PartnerOverLimit:
		return fmt.Sprintf("the other one may own %d, and it would be %d", need, have)
	case engine.OneSided:
		return "both sides have to give something"
	}
	return ""
}

// cardDeed is a move of the expansions as the third person does it, "" for others.
// What is drafted, kept or handed over only those hear who may. // EXP-P2 RUL-13
func (st *story) cardDeed(s *step) string {
	switch m := s.move; m.Kind {
	case engine.DrawRitmo, engine.DrawPlaciti, engine.DrawArnault, engine.DrawGlossario:
		return "draws " + tally(s.effects, engine.CardsDrawn, "card") + " of " + record.KindWord(m.Kind)
	case engine.OpenTrade, engine.GiveRitmo, engine.Ask:
		return "drafts a trade"
	case engine.Offer:
		return "makes an offer"
	case engine.Withdraw:
		return "withdraws from the trade"
	case engine.Counter:
		return "drafts a counter-offer"
	case engine.ScoreCards:
		return "scores the cards"
	case engine.ScoreTrack:
		return "scores the track"
	case engine.Accept, engine.Refuse:
		return tradeAnswer(s)
	case engine.ReturnRitmo, engine.ReturnGuaita, engine.ReturnWhite, engine.KeepCard, engine.GiveUpCard, engine.Yield:
		verb, rest, _ := strings.Cut(view.MoveText(st.table, m, s.seat, st.seat), " ")
		return verb + "s " + rest
	}
	return ""
}

// tradeAnswer tells an answer to an offer, "" for one to a summons.
func tradeAnswer(s *step) string {
	for _, e := range s.effects {
		switch e.Kind {
		case engine.TradeAccepted:
			return "accepts the trade"
		case engine.TradeRefused:
			return "refuses the trade"
		}
	}
	return ""
}
