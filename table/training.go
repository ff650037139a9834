package table

// Training reports whether one person alone, with one seat, plays against bots: what helps him is unfair to nobody.
func (s *Snapshot) Training() bool {
	people := 0
	for i := range s.Seats {
		seat := &s.Seats[i]
		switch {
		case seat.Open():
			return false
		case seat.Bot == "" || seat.Away:
			people++
		}
	}
	return people == 1
}
