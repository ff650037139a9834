package terminal

import (
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// countering reports whether the viewer drafts a counter-offer, which is written from the point of view of the seat in turn. // RUL-13
func (l *Look) countering() bool {
	return l.state.Decision == engine.TradeDraft && l.state.Trade.Counter && l.mine()
}

// giving returns the start of one side of a trade: "red gives", "you give".
func (l *Look) giving(seat string) string {
	if seat == l.seat.String() {
		return l.say("tty-you-give", nil)
	}
	return l.say("tty-gives", words.Args{"seat": l.seatName(seat)})
}

// trade shows the terms of a trade, as far as the viewer may see them.
func (p *page) trade(l *Look) {
	if t := l.view.Trade; t != nil && t.With != nil {
		p.flow(p.head("tty-trade"), []string{
			l.giving(t.By) + " " + l.something("card", t.Gives), l.giving(*t.With) + " " + l.something("good", t.Asks),
		}, " · ")
	}
}

// something lists cards or goods, if there are any: "2 × blue Ritmo card".
func (l *Look) something(is string, amounts []view.Amount) string {
	if len(amounts) == 0 {
		return l.Within(l.say("trade-nothing-yet", nil))
	}
	return l.Listed(lists.Map(amounts, func(a view.Amount) string { return l.Counted(is, a.What, a.N) }))
}
