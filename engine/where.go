package engine

// Nearness orders reasons by how near the move is to legal, the nearest highest: faults are
// named in the order of codes, so that a later one has passed more. What can never be
// done, beyond the points of an action or against oneself, is farthest; that the piece
// need not move, or that something else is decided, tells nothing about the move. // ACT-4
func (r Reason) Nearness() int {
	switch r.Code {
	case Legal:
		return int(numCodes)
	case TooManyPoints, NotYourself:
		return -1
	case SamePlace, OtherDecision:
		return 0
	}
	return int(r.Code)
}

// ofPlace reports whether the piece would have to stand elsewhere.
func (r Reason) ofPlace() bool {
	return r.Code == WrongPlace || r.Code == WrongZone || r.Code == NotActive
}

// AppendWhere appends the places where a move that is refused where the piece stands would
// be nearest to legal, in the order of the box; none where another place does not help.
// why is the Reason of Check. It asks Check alone, so that no rule tells its places twice.
func (r *Rules) AppendWhere(dst []PlaceNo, s *State, m Move, why Reason) []PlaceNo {
	if !why.ofPlace() {
		return dst
	}
	there, from, best := *s, len(dst), why.Nearness()
	for at := range r.Box.Places {
		there.Players[s.Seat].Place = PlaceNo(at)
		near := r.Check(&there, m).Nearness()
		if near > best {
			dst, best = dst[:from], near
		}
		if near == best && near > why.Nearness() {
			dst = append(dst, PlaceNo(at))
		}
	}
	return dst
}
