package view

import "volgare/engine"

// Summons is a summons to Brindisi that has been called. // STU-1
type Summons struct {
	By   string   `json:"by"`
	In   []string `json:"in"` // seats that take part
	Bid  int      `json:"bid"`
	High *string  `json:"high"` // who bid that
}

func (b *builder) summons() *Summons {
	s := &b.s.Summons
	if !s.Called {
		return nil
	}
	out := &Summons{By: s.By.String(), In: []string{}, Bid: int(s.Bid)}
	for i := range b.r.Seats {
		if s.In&(1<<i) != 0 {
			out.In = append(out.In, engine.Seat(i).String())
		}
	}
	out.High = wordIf(s.Bid > 0, s.High.String())
	return out
}
