package terminal

import (
	"strconv"

	"volgare/engine"
	"volgare/game"
	"volgare/view"
)

// Replay tells a whole game under the numbers of its moves, each as the seat knows it
// that made it. // SET-1
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

// turnName is a turn in words, from 0 for the set-up.
func (l *Look) turnName(turn int) string {
	if turn == 0 {
		return l.say("phase-setup", nil)
	}
	return l.counted("turn-n", turn)
}
