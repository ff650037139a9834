package record

import "volgare/engine"

// ResultOf is the result of a position as a record states it, winner first.
func ResultOf(r *engine.Rules, s *engine.State) []SeatVP {
	score := r.Score(s)
	result := make([]SeatVP, 0, r.Seats)
	for _, seat := range score.Rank[:r.Seats] {
		result = append(result, SeatVP{seat, score.VP[seat]})
	}
	return result
}

// ResultString is a result as a record states it: "red 60 yellow 55".
func ResultString(result []SeatVP) string {
	var dst []byte
	for i, line := range result {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = appendInt(append(append(dst, line.Seat.String()...), ' '), line.VP)
	}
	return string(dst)
}
