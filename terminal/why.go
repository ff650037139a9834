package terminal

import (
	"volgare/engine"
	"volgare/rulebook"
	"volgare/view"
	"volgare/words"
)

// whyNot explains why a move is refused: the reason with its figures and the rule
// with its wording as it is at the table.
func (p *page) whyNot(l *Look, book *rulebook.Book, m engine.Move, why engine.Reason) {
	p.prose("  ", p.say("tty-refused", words.Args{"move": p.paint(strong, l.wording(m)), "why": l.reason(why)}))
	if why.Rule != engine.NoRule {
		p.ruleAt(book, why.Rule.String(), l.table)
	}
}

// whyNever explains why a text is no move at all, with its rule and the moves that
// begin with it.
func (p *page) whyNever(l *Look, book *rulebook.Book, never *unlisted) {
	p.prose("  ", never.Error()+".")
	p.ruleAt(book, never.rule.String(), l.table)
}

// reason puts a reason into words.
func (l *Look) reason(why engine.Reason) string {
	return l.Reason(view.ReasonOf(l.rules, why), l.whereElse(why.Rule))
}

// whereElse names the places that a rule asks for.
func (l *Look) whereElse(rule engine.Rule) []string {
	switch rule {
	case engine.PLC5:
		return l.withFeature(engine.Convent)
	case engine.PLC6:
		return l.withFeature(engine.Cathedral)
	case engine.PLC7:
		return l.withFeature(engine.Abbey)
	case engine.CAN1:
		return l.withFeature(engine.Franciscan)
	case engine.STU1:
		return []string{l.Place("brindisi")}
	case engine.EXPR1:
		return []string{l.Place("venezia")}
	case engine.EXPP1:
		return []string{l.say("deck-placiti.place", nil)}
	case engine.EXPS2:
		return []string{l.Place("cagliari")}
	case engine.EXPG1:
		return []string{l.Place("milano")}
	}
	return nil
}

// withFeature lists the places with a feature.
func (l *Look) withFeature(f engine.Feature) []string {
	var names []string
	for i := range l.rules.Box.Places {
		if l.rules.Box.Places[i].Features&f != 0 {
			names = append(names, l.rules.Box.Places[i].Name)
		}
	}
	return names
}
