package terminal

import (
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
	"volgare/words"
)

// cards shows the cards of all seats, with a line for each seat that has some.
func (p *page) cards(l *Look) {
	lead := p.head("tty-cards")
	for _, seat := range l.view.Order {
		if hands := l.cardWords(l.player(seat)); len(hands) > 0 {
			p.flow(lead+p.seat(seat)+" ", hands, " · ")
			lead = strings.Repeat(" ", width(lead))
		}
	}
	p.trade(l)
}

// cardWords lists the cards of a player by deck. Of hidden ones it only shows the number.
func (l *Look) cardWords(who *view.Player) []string {
	var hands []string
	for _, hand := range who.Cards {
		var known []string
		for _, card := range hand.Cards {
			if card != nil {
				known = append(known, l.label(*card))
			}
		}
		if hidden := len(hand.Cards) - len(known); hidden > 0 {
			known = append(known, strconv.Itoa(hidden)+" "+l.say("text-hidden", nil))
		}
		if len(known) > 0 {
			hands = append(hands, l.say("type-deck-"+hand.Deck, nil)+" "+strings.Join(known, ", "))
		}
	}
	return hands
}

// label returns the text on a card: its colour, its name or its VP.
func (l *Look) label(card string) string { return l.CardAs(card, "type-card-", "") }

// drawnCards lists each of the cards that the seat has drawn and chooses among. A card that replaces another one comes
// first. // EXP-K1 EXP-K4
func (l *Look) drawnCards() []string {
	var list []string
	for i := range l.view.Decks {
		d := &l.view.Decks[i]
		for _, card := range d.Known[:d.Drawn] {
			if card != nil {
				list = append(list, l.label(*card))
			}
		}
	}
	return list
}

// cardsHeld describes the cards drawn.
func (l *Look) cardsHeld() string {
	drawn := l.drawnCards()
	switch {
	case len(drawn) == 0:
		return ""
	case l.state.Decision == engine.CardGiveUp:
		return l.say("colon", words.Args{"what": l.say("cards-new", nil)}) + " " + drawn[0] + "."
	}
	return l.say("tty-hold", words.Args{"list": strings.Join(drawn, ", ")})
}
