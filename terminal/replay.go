package terminal

import (
	"strconv"

	"volgare/engine"
	"volgare/game"
	"volgare/view"
)

// Replay shows a whole game with numbered moves, each as known to the seat that made it. // SET-1
func Replay(style Style, h *game.History) string {
	p, t, turn := newPage(style), h.Table(), -1
	l := NewLook(t, h.At(0), engine.Nobody, style.words())
	for i, made := range h.Walk(0, h.Len()) {
		if int(made.Turn) != turn {
			turn = int(made.Turn)
			p.heading(l.turnName(turn), "")
		}
		number := strconv.Itoa(i + 1)
		for _, c := range l.Clauses(made.Seat.String(), h.MoveAs(i, made.Seat), view.Effects(t, made.Effects, made.Seat)) {
			p.deeds(padLeft(number, 4)+"  ", c.Seat, c.Text)
			number = ""
		}
	}
	return p.String()
}

// turnName returns the name of a turn; 0 is the set-up.
func (l *Look) turnName(turn int) string {
	if turn == 0 {
		return l.say("phase-setup", nil)
	}
	return l.counted("turn-n", turn)
}
