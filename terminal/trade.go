package terminal

import (
	"strings"

	"volgare/engine"
)

// countering reports whether the seat that looks drafts a counter-offer, which is told
// from the seat in turn. // RUL-13
func (l *Look) countering() bool {
	return l.state.Decision == engine.TradeDraft && l.state.Trade.Counter && l.mine()
}

// giving is who gives something in a trade: "red gives", "you give".
func (l *Look) giving(seat string) string {
	if seat == l.seat.String() {
		return "you give"
	}
	return seat + " gives"
}

// trade shows the terms of a trade, as far as the seat that looks may see them.
func (p *page) trade(l *Look) {
	if t := l.view.Trade; t != nil && t.With != nil {
		p.flow("  Trade      ", []string{
			l.giving(t.By) + " " + something(l.givenCards()), l.giving(*t.With) + " " + something(l.askedGoods()),
		}, " · ")
	}
}

// something lists what there is, if there is any.
func something(words []string) string {
	if len(words) == 0 {
		return "nothing yet"
	}
	return listed(words)
}

// givenCards are the Ritmo cards that the seat in turn would give.
func (l *Look) givenCards() []string {
	var words []string
	for colour, n := range l.state.Trade.Gives {
		if n > 0 {
			words = append(words, l.cardsOf(int(n), engine.CardCode(engine.Ritmo, uint8(colour))))
		}
	}
	return words
}

// askedGoods are what its partner would give.
func (l *Look) askedGoods() []string {
	var words []string
	for g := range engine.GoodManuscript(uint8(len(l.rules.Box.Manuscripts))) {
		if n := l.state.Trade.Asks.Of(g); n > 0 {
			words = append(words, l.goods(n, g))
		}
	}
	return words
}

// cardsOf is a number of cards of a kind, "2 Ritmo cards blue".
func (l *Look) cardsOf(n int, code uint8) string {
	d, kind := engine.CardOf(code)
	label := operand(l.rules, engine.Move{Kind: engine.KeepCard, A: uint8(d), B: kind})
	return count(n, deckWords[d]+" card") + strings.TrimPrefix(label, d.String())
}

// drafts reports whether a move is a step of a draft, which is told once for all of
// them: how many there were is nobody else's business. // RUL-13
func drafts(k engine.Kind) bool { return k == engine.GiveRitmo || k == engine.Ask }

// offered tells an offer with its terms: "offers red 5 ducats for 1 Ritmo card blue".
func (st *story) offered(s *step) string {
	var with engine.Seat
	var gives, gets []string
	for _, e := range s.effects {
		side := &gets
		if e.Seat == s.seat {
			side = &gives
		}
		switch e.Kind {
		case engine.TradeOffered:
			with = engine.Seat(e.A)
		case engine.CardOffered:
			*side = append(*side, st.cardsOf(int(e.N), e.A))
		case engine.GoodOffered:
			*side = append(*side, st.goods(int(e.N), engine.Good(e.A)))
		}
	}
	return "offers " + with.String() + " " + listed(gives) + " for " + listed(gets)
}

// traded lists what the two who trade have got of each other, besides ducats. Which
// tiles and secret cards these were only the two hear. // RUL-13
func (st *story) traded(s *step, own []engine.Effect) []string {
	var words []string
	for i := range own {
		if e := &own[i]; e.N > 0 {
			if piece := st.tradedPiece(e); piece != "" {
				words = append(words, st.whose(s, e.Seat)+"+"+piece)
			}
		}
	}
	return words
}

// tradedPiece is what has changed hands, "" for other effects.
func (st *story) tradedPiece(e *engine.Effect) string {
	n, known := int(e.N), !e.Hidden.Has(engine.PartA)
	switch e.Kind {
	case engine.GoodTraded:
		return st.goods(n, engine.Good(e.A))
	case engine.TileTraded:
		if known {
			return count(n, "library tile") + " " + st.tileNo(e.A)
		}
		return count(n, "library tile")
	case engine.CardTraded:
		if known {
			return st.cardsOf(n, e.A)
		}
		d, _ := engine.CardOf(e.A)
		return count(n, deckWords[d]+" card")
	}
	return ""
}

// tradeDeed is a move of a trade as the third person does it, "" for others.
func (st *story) tradeDeed(s *step) string {
	switch s.move.Kind {
	case engine.OpenTrade:
		return "drafts a trade"
	case engine.GiveRitmo, engine.Ask:
		return "goes on drafting"
	case engine.Counter:
		return "drafts a counter-offer"
	case engine.Offer:
		return st.offered(s)
	case engine.Withdraw:
		return "withdraws from the trade"
	case engine.Accept, engine.Refuse:
		return tradeAnswer(s)
	case engine.Yield:
		return "hands over a piece"
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
