package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// purse returns the value of ducats to spend.
func (e *Evaluator) purse(ducats int) int {
	v := e.w.Ducat[0]*min(ducats, 40) + e.w.Ducat[1]*min(max(ducats-40, 0), 60) + e.w.Ducat[2]*max(ducats-100, 0)
	return v * min(e.left, e.w.DucatTurns) / e.w.DucatTurns
}

// chanceOfRichest returns the chance of having the most ducats at the end of the game. // SCO-4
func (e *Evaluator) chanceOfRichest(ducats int) int {
	lead := ducats - e.richestRival
	if e.left == 0 {
		switch {
		case ducats == 0 || lead < 0:
			return 0
		case lead == 0:
			return 500
		}
		return 950
	}
	chance := min(max(250+lead*e.w.Richest, 0), 900)
	return chance * chart.Turn / (chart.Turn + e.left/3)
}

// charity returns the value of the ducats that charity will bring to a Friar or Cardinal after this turn. // CHA-1
func (e *Evaluator) charity(s *engine.State, p *engine.Player) int {
	if e.left == 0 {
		return 0
	}
	ducats := 0
	for turn := s.Turn + 1; turn <= engine.LastCharity; turn++ {
		each, _ := e.r.CharityOf(p, turn)
		ducats += each
	}
	return ducats * e.w.Ducat[1] * 3 / 4
}
