package terminal

import (
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/rulebook"
	"volgare/view"
	"volgare/words"
)

// whyNot explains why a move is refused: the reason with its figures, and the text of the rule as it applies at the table.
func (p *page) whyNot(l *Look, book *rulebook.Book, m engine.Move, why engine.Reason) {
	p.prose("  ", p.say("tty-refused", words.Args{"move": p.paint(strong, l.wording(m)), "why": l.reason(m, why)}))
	if why.Rule != engine.NoRule {
		p.ruleAt(book, why.Rule.String(), l.table)
	}
}

// whyNever explains why a text can never be a move, with its rule and the moves that begin alike.
func (p *page) whyNever(l *Look, book *rulebook.Book, never *unlisted) {
	p.prose("  ", never.Error()+".")
	p.ruleAt(book, never.rule.String(), l.table)
}

// reason formats the reason why a move is refused.
func (l *Look) reason(m engine.Move, why engine.Reason) string {
	return l.Reason(view.ReasonOf(l.rules, why), l.allowedPlaces(m, why))
}

// allowedPlaces lists the places where a refused move would be possible.
func (l *Look) allowedPlaces(m engine.Move, why engine.Reason) []string {
	where := l.rules.AppendWhere(nil, &l.state, m, why)
	return lists.Map(where, func(at engine.PlaceNo) string { return l.rules.Box.Places[at].Name })
}
