package view

import "volgare/engine"

// Summons is a summons to Brindisi that has been called. // STU-1
type Summons struct {
	By   string   `json:"by"`
	In   []string `json:"in"` // seats that take part
	Bid  int      `json:"bid"`
	High *string  `json:"high"` // who bid that
}

// Payment is what a payment must reach with real cubes. // STU-4 ELE-1
type Payment struct {
	Votes  int     `json:"votes"`
	Office *string `json:"office"` // null in an auction
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

// payment tells what is due. That a virtual cube helps is public. // FRI-6
func (b *builder) payment() *Payment {
	s := &b.s
	if s.Decision != engine.Payment {
		return nil
	}
	return &Payment{Votes: int(s.Due), Office: wordIf(s.Office != engine.NoOffice, s.Office.String())}
}
