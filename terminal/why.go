package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/rulebook"
)

// whyNot explains why a move is refused: the reason with its figures and the rule
// with its wording as it is at the table.
func (p *page) whyNot(l *Look, book *rulebook.Book, m engine.Move, why engine.Reason) {
	p.prose("  ", p.paint(strong, l.wording(m))+" is not possible now: "+l.reason(m, why)+".")
	if why.Rule != engine.NoRule {
		p.ruleAt(book, why.Rule.String(), l.table)
	}
}

// whyNever explains why a text is no move at all, with its rule and the legal moves that
// begin with it.
func (p *page) whyNever(l *Look, book *rulebook.Book, m *menu, never *unlisted) {
	text := p.paint(strong, never.text) + " is no move: " + never.what + "."
	if near := m.match(never.text); len(near) > 0 {
		text += " Did you mean " + m.list(near) + "?"
	}
	p.prose("  ", text)
	p.ruleAt(book, never.rule.String(), l.table)
}

// reason puts a reason into words. What Need and Have mean depends on the code.
func (l *Look) reason(m engine.Move, why engine.Reason) string {
	need, have := int(why.Need), int(why.Have)
	switch why.Code {
	case engine.GameOver:
		return "the game is over"
	case engine.NotYourTurn:
		return "it is for " + engine.Seat(why.Need).String() + " to decide"
	case engine.OtherDecision:
		return l.otherDecision()
	case engine.NoSuchMove:
		return "these rules have no such move"
	case engine.TooEarly:
		return fmt.Sprintf("it begins in turn %d, and this is turn %d", need, have)
	case engine.OnceATurn:
		return "it can be done once in a turn, and you have done it"
	case engine.OnceAGame:
		return "it can be done once in the game, and it has been done"
	case engine.NotNow:
		return "the moment for it is over"
	case engine.WrongStatus:
		return fmt.Sprintf("only a %s can do it, and you are a %s",
			capital(engine.Status(why.Need).String()), capital(engine.Status(why.Have).String()))
	case engine.WrongTile:
		return wrongTile(m)
	case engine.LevelTooLow:
		return fmt.Sprintf("it needs knowledge level %d, and yours is %d", need, have)
	case engine.MustLand:
		return mustLand(need, have)
	case engine.MustKeep:
		return "one of them has to be kept"
	}
	if text := l.cardReason(why); text != "" {
		return text
	}
	return l.whereOrWhat(m, why)
}

// otherDecision says which decision is open.
func (l *Look) otherDecision() string {
	question, _, asks := strings.Cut(l.question(), "?")
	if !asks {
		return "nobody asks for it now"
	}
	return "first comes another decision: \"" + question + "?\""
}

func mustLand(need, have int) string {
	if need == 0 {
		return "your piece is at sea and has to land first"
	}
	return fmt.Sprintf("with a point for landing it takes %d points, and you have %d", need, have)
}

// wrongTile says whose power it is. // CAR-4 FRI-3
func wrongTile(m engine.Move) string {
	if m.Kind == engine.BecomeCardinal {
		return "only Friar Stefano has a virtual noble"
	}
	return "only Cardinal Shlasinger has this power"
}

// whereOrWhat are the reasons about places, things and limits.
func (l *Look) whereOrWhat(m engine.Move, why engine.Reason) string {
	need, have := int(why.Need), int(why.Have)
	switch why.Code {
	case engine.WrongPlace:
		return "your piece would have to stand " + l.whereElse(why.Rule)
	case engine.WrongZone:
		return wrongZone(why)
	case engine.NotActive:
		return fmt.Sprintf("the city is active in turn %d and from turn %d on, and this is turn %d",
			need, l.rules.Options.CanticleOpen, have)
	case engine.Closed:
		return "Bologna is closed until you have completed the messenger"
	case engine.SamePlace:
		return "your piece is there"
	case engine.NoWay:
		return "no movement leads there"
	case engine.NotThere:
		return l.notThere(m, why)
	case engine.Taken:
		return "it is taken"
	case engine.NoValue:
		return "there is nothing to gain here"
	case engine.EndOfTrack:
		return fmt.Sprintf("only %s left on the track", count(have, "space"))
	case engine.NotReached:
		return fmt.Sprintf("your disc is on space %d of the track, and it takes %d", have, need)
	case engine.NotRichest:
		return "he is not the richest Merchant"
	case engine.NotYourself:
		return "it has to be another seat"
	}
	return l.tooFew(why)
}

// tooFew are the reasons about points, ducats, cubes and votes.
func (l *Look) tooFew(why engine.Reason) string {
	need, have := int(why.Need), int(why.Have)
	switch why.Code {
	case engine.TooFewPoints:
		return fmt.Sprintf("it takes %s, and you have %d", count(need, "point"), have)
	case engine.TooManyPoints:
		return fmt.Sprintf("it would take %d points, and one action takes at most %d", have, need)
	case engine.TooFewDucats:
		return fmt.Sprintf("it costs %s, and you have %d", count(need, "ducat"), have)
	case engine.TooFewCubes:
		return fmt.Sprintf("it takes %s, and you have %d", l.goods(need, why.Of), have)
	case engine.TooFewVotes:
		return fmt.Sprintf("it takes %s, and you have %d", count(need, "vote"), have)
	case engine.BidTooLow:
		return fmt.Sprintf("the lowest bid is %d", need)
	case engine.NotMinimal:
		return "one of the cubes could be left out"
	}
	return why.Code.String()
}

// notThere says what a place or a partner does not have.
func (l *Look) notThere(m engine.Move, why engine.Reason) string {
	switch need, have := int(why.Need), int(why.Have); {
	case need == 0:
		return "there is none here"
	case m.Kind == engine.Ask && l.countering():
		return fmt.Sprintf("it takes %s, and you have %d", l.goods(need, engine.Good(m.A)), have)
	case m.Kind == engine.Ask:
		return fmt.Sprintf("%s asked for, and %s can have %d at most", l.goods(need, engine.Good(m.A)), l.state.Trade.With, have)
	case m.Kind == engine.GiveRitmo:
		return fmt.Sprintf("it takes %s, and %s has %d", l.cardsOf(need, engine.CardCode(engine.Ritmo, m.A)), l.view.Trade.By, have)
	case m.Kind >= engine.TakePoliticians && m.Kind <= engine.TakeScribes:
		return fmt.Sprintf("%s asked for, and %d on offer", count(need, cubeNouns[m.Kind-engine.TakePoliticians]), have)
	case why.Of == engine.GoodDucats: // the move names it
		return fmt.Sprintf("%d asked for, and %d to be had", need, have)
	default:
		return fmt.Sprintf("it takes %s, and you have %d", l.goods(need, why.Of), have)
	}
}

// wrongZone says where a manuscript or the riddle wants the piece. // MSS-3 RID-1
func wrongZone(why engine.Reason) string {
	switch {
	case why.Rule == engine.MOV7:
		return "at sea your piece is in no zone"
	case why.Need == 0:
		return fmt.Sprintf("it needs a zone of one of its colours, and you are in a %s one", engine.Zone(why.Have))
	}
	return fmt.Sprintf("it needs a %s zone, and you are in a %s one", engine.Zone(why.Need), engine.Zone(why.Have))
}

// whereElse names the places that a rule asks for.
func (l *Look) whereElse(rule engine.Rule) string {
	switch rule {
	case engine.PLC5:
		return "in a convent: " + l.withFeature(engine.Convent)
	case engine.PLC6:
		return "in a cathedral: " + l.withFeature(engine.Cathedral)
	case engine.PLC7:
		return "in an abbey: " + l.withFeature(engine.Abbey)
	case engine.CAN1:
		return "in a Franciscan city: " + l.withFeature(engine.Franciscan)
	case engine.STU1:
		return "in Brindisi"
	case engine.EXPR1:
		return "in Venezia"
	case engine.EXPP1:
		return "in a city of Tuscany"
	case engine.EXPS2:
		return "in Cagliari"
	case engine.EXPG1:
		return "in Milano"
	case engine.MOV7:
		return "on land"
	}
	return "elsewhere"
}

// withFeature lists the places with a feature.
func (l *Look) withFeature(f engine.Feature) string {
	var names []string
	for i := range l.rules.Box.Places {
		if l.rules.Box.Places[i].Features&f != 0 {
			names = append(names, l.rules.Box.Places[i].Name)
		}
	}
	n := len(names) - 1
	return strings.Join(names[:n], ", ") + " or " + names[n]
}
