package view

import "volgare/engine"

// Trade is a trade between the seat in turn and a partner, drafted or offered. Only its seat sees a draft. // RUL-13
type Trade struct {
	By      string   `json:"by"`      // the seat in turn, which gives Ritmo cards
	With    *string  `json:"with"`    // null if another seat drafts it
	Counter bool     `json:"counter"` // the partner makes the offer
	Gives   []Amount `json:"gives"`   // Ritmo cards of the seat in turn
	Asks    []Amount `json:"asks"`    // goods that the partner gives or, while choosing pieces, still has to choose
}

// Amount is an amount of a Ritmo card or a good.
type Amount struct {
	What string `json:"what"`
	N    int    `json:"n"`
}

func (b *builder) trade() *Trade {
	if !b.s.Decision.OfTrade() {
		return nil
	}
	t := &b.s.Trade
	out := &Trade{By: b.s.Order[b.s.At].String(), With: colour(t.With), Counter: t.Counter, Gives: []Amount{}, Asks: []Amount{}}
	for kind, n := range t.Gives {
		if n > 0 {
			out.Gives = append(out.Gives, Amount{cardWord(b.r, engine.Ritmo, uint8(kind)), int(n)})
		}
	}
	for g := range engine.GoodManuscript(uint8(len(b.r.Box.Manuscripts))) {
		if n := t.Asks.Of(g); n > 0 {
			out.Asks = append(out.Asks, Amount{goodWord(b.r, g), n})
		}
	}
	return out
}

// seatSet lists the seats of a set.
func (b *builder) seatSet(set uint8) []string {
	return wordsOf(0, engine.Seat(b.r.Seats-1), func(seat engine.Seat) bool { return set&(1<<seat) != 0 })
}
