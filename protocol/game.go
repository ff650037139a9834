package protocol

import (
	"volgare/engine"
	"volgare/game"
)

// status describes the decision to make.
type status struct {
	Turn     int     `json:"turn"`
	Decision string  `json:"decision"`
	Decides  *string `json:"decides"` // null when the game is over
}

func statusOf(s *engine.State) status {
	st := status{Turn: int(s.Turn), Decision: s.Decision.String()}
	if s.Seat != engine.Nobody {
		seat := s.Seat.String()
		st.Decides = &seat
	}
	return st
}

// mover returns the seat to move: the seat named by a request, otherwise the deciding seat.
func mover(h *game.History, seat engine.Seat) engine.Seat {
	if seat == engine.Nobody {
		return h.Now().Seat
	}
	return seat
}
