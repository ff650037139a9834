package diagram

import (
	"strconv"

	"volgare/engine"
)

// status draws the path from Merchant to Cardinal. // PLC-5 PLC-6
func (s *sheet) status() {
	const high, gap = 46.0, 50.0
	y := 0.5
	for i, who := range []string{"merchant", "friar", "cardinal"} {
		s.box(0.5, y, full-1, high, raised, edge)
		s.text(14, y+20, strong, s.word(who))
		s.text(14, y+37, small, s.word(who+"-what"))
		if i == 2 {
			break
		}
		way := []string{"convent", "cathedral"}[i]
		s.arrow(24, y+high+4, 24, y+high+gap-4, ink)
		s.icon(way, 40, y+high+10, 26, goldInk)
		s.text(74, y+high+22, plain, s.word(way))
		s.text(74, y+high+38, small, s.word(way+"-price"))
		y += high + gap
	}
	s.height = y + high + 1
}

// offices are the offices with the statuses that can run for them. // ELE-1
var offices = []struct {
	engine.Office

	who engine.Status
}{
	{engine.Banker, engine.Merchant},
	{engine.Monk, engine.Friar},
	{engine.Camerlengo, engine.Cardinal},
	{engine.Pope, engine.Cardinal},
}

// election draws the offices with their votes and VP.
func (s *sheet) election() {
	const unit = 13.0 // width of a vote
	y := 2.0
	for _, o := range offices {
		s.text(0, y+13, strong, s.word(o.Office.String()))
		s.text(full-44, y+13, small.end(), s.word(o.who.String()))
		for i := range o.Needs() {
			s.add("rect", "x", float64(i)*unit, "y", y+20, "width", unit-2, "height", 14.0, "rx", 2.0, "fill", wash, "stroke", gold)
		}
		s.text(float64(o.Needs())*unit+6, y+32, plain, strconv.Itoa(o.Needs()))
		s.circle(full-18, y+18, 17, rubric, none)
		s.text(full-18, y+23, strong.middle().in(onRed), strconv.Itoa(o.VP()))
		y += 50
	}
	s.text(0, y+6, small, s.word("votes"))
	s.text(full-1, y+6, small.end(), s.word("vp"))
	s.height = y + 12
}
