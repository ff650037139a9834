package view

import "volgare/engine"

// about returns the subject of the decision as operands: the action points left, the highest bid and its bidder, the votes
// due. It is empty for a decision that needs only its name.
func (b *builder) about() []Operand {
	s := &b.s
	count := func(is string, n uint8) Operand { return Operand{Type: is, Value: int(n)} }
	seat := func(of engine.Seat) Operand { return *operand(b.r, engine.APartner, uint8(of), of == engine.Nobody) }
	switch s.Decision {
	case engine.Turn:
		return []Operand{count("points", s.Points)}
	case engine.LibraryKeep:
		return []Operand{count("tiles", s.Drawn)}
	case engine.Answer:
		return []Operand{seat(s.Summons.By)}
	case engine.Bidding:
		if s.Summons.Bid == 0 {
			return []Operand{count("votes", 0)}
		}
		return []Operand{count("votes", s.Summons.Bid), seat(s.Summons.High)}
	case engine.Payment: // votes due in real cubes: the virtual cube is public // FRI-6 STU-4 ELE-1
		return []Operand{count("votes", s.Due), {Type: "office", Value: s.Office.String()}}
	case engine.CardKeep:
		deck := *operand(b.r, engine.ADeck, uint8(s.Draw.Deck), false)
		return []Operand{deck, count("cards", s.Draw.Drawn), count("keep", uint8(b.r.Keepable(s)))}
	case engine.TradeDraft, engine.TradeReply, engine.TradePick:
		if by := s.Order[s.At]; by != s.Seat {
			return []Operand{seat(by)}
		}
		return []Operand{seat(s.Trade.With)} // hidden while another seat drafts // RUL-13
	}
	return []Operand{}
}

// Summons is a summons to Brindisi in progress. // STU-1
type Summons struct {
	By   string   `json:"by"`
	In   []string `json:"in"` // seats that take part
	Bid  int      `json:"bid"`
	High *string  `json:"high"` // bidder of the highest bid
}

func (b *builder) summons() *Summons {
	s := &b.s.Summons
	if !s.Called {
		return nil
	}
	return &Summons{By: s.By.String(), In: b.seatSet(s.In), Bid: int(s.Bid), High: orNull(s.Bid > 0, s.High.String())}
}
