package engine

// Observe is a position as a seat sees it on the table: Mask, and what the screens
// of others hide besides. What they took in public a seat may remember, but no view
// lists it. Nothing that is shown to a seat depends on more. seat Nobody is a
// spectator. The deciding seat has the same legal moves as in the position itself.
// // SET-1 CUB-3
func (r *Rules) Observe(dst, src *State, seat Seat) {
	r.Mask(dst, src, seat)
	if !r.Screened(dst) {
		return
	}
	for other := range r.Seats {
		if Seat(other) != seat {
			p := &dst.Players[other]
			p.Cubes, p.Manuscripts = [NumCubes]uint8{}, [MaxManuscripts]uint8{}
		}
	}
}

// Screened reports whether screens hide what was taken in public: unless they are
// open by option, until the end. // SET-1 SCO-12
func (r *Rules) Screened(s *State) bool { return !r.Options.ScreensOpen && s.Decision != Over }
