package view

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
	return &Summons{By: s.By.String(), In: b.seatSet(s.In), Bid: int(s.Bid), High: orNull(s.Bid > 0, s.High.String())}
}
