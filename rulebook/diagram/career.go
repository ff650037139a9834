package diagram

import (
	"strconv"

	"volgare/engine"
)

// status draws the way from Merchant to Cardinal. // PLC-5 PLC-6
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

// offices are those to be elected to, with who may be. // ELE-1
var offices = []struct {
	engine.Office

	who, name string
}{
	{engine.Banker, "merchant", "banker"},
	{engine.Monk, "friar", "monk"},
	{engine.Camerlengo, "cardinal", "camerlengo"},
	{engine.Pope, "cardinal", "pope"},
}

// election draws the offices with their votes and VP.
func (s *sheet) election() {
	const unit = 13.0 // of a vote
	y := 2.0
	for _, o := range offices {
		s.text(0, y+13, strong, s.word(o.name))
		s.text(full-44, y+13, small.end(), s.word(o.who))
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

// draw is what a card action draws and keeps. // EXP-K1 EXP-A1 EXP-Z1
type draw struct{ points, cards, keep int }

// draws are the card actions of everybody, of Alessandro and of Sonzogni.
var draws = []struct {
	who string
	of  [2]draw
}{
	{"", [2]draw{{1, 2, 1}, {4, 4, 2}}},
	{"Alessandro", [2]draw{{1, 3, 1}, {4, 5, 2}}},
	{"Sonzogni", [2]draw{{1, 3, 2}, {4, 5, 3}}},
}

// cards draws what is drawn and kept.
func (s *sheet) cards() {
	y := 14.0
	for _, row := range draws {
		who := row.who
		if who == "" {
			who = s.word("usual")
		}
		s.text(0, y, strong, who)
		for i, d := range row.of {
			s.hand([]float64{0, 142}[i], y+8, d)
		}
		y += 64
	}
	s.box(0, y-8, 13, 18, wash, gold)
	s.text(20, y+6, small, s.word("keep"))
	s.box(142, y-8, 13, 18, raised, edge)
	s.text(162, y+6, small, s.word("back"))
	s.height = y + 14
}

// hand draws the cards of a draw, those kept in gold.
func (s *sheet) hand(x, y float64, d draw) {
	x = s.seals(x, y+25, d.points)
	for i := range d.cards {
		fill, stroke := raised, edge
		if i < d.keep {
			fill, stroke = wash, gold
		}
		s.box(x+float64(i)*26, y+2, 22, 32, fill, stroke)
	}
}
