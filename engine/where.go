package engine

// Nearness orders reasons by how close the move is to being legal; higher is closer. Faults are checked in the order of
// codes, so a later code has passed more checks.
// A move that can never be legal (more points than any action takes, or against oneself) is the farthest. That the piece is
// already there, or that another decision is due, says nothing about the move. // ACT-4
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

// ofPlace reports whether the move is refused because of the place of the piece.
func (r Reason) ofPlace() bool {
	return r.Code == WrongPlace || r.Code == WrongZone || r.Code == NotActive
}

// AppendWhere appends the places where a move that is refused at the current place would be closest to legal, in the order
// of the box. It appends none if no other place helps.
// why is the Reason of Check. AppendWhere only calls Check, so that the rules about places are not repeated.
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
