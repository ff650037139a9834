package diagram

import (
	"strconv"

	"volgare/engine"
)

// cell is the side of a space.
const cell = 26.0

// trackOf draws an action track: the start, its spaces, and the marks on them. // RID-1 MSG-1 ORI-1 CAN-1 RES-1
func (s *sheet) trackOf(t engine.Track) {
	box := &s.deluxe.Box
	n := int(box.TrackSpaces[t])
	y := 30.0
	switch t {
	case engine.Riddle: // SCO-5
		for _, step := range box.RiddleVP {
			s.seal(spaceX(int(step.Space)), 14, strconv.Itoa(int(step.Value)))
		}
		last := box.RiddleVP[len(box.RiddleVP)-1]
		s.text(spaceX(int(last.Space))+18, 19, small, s.word("vp"))
	case engine.Messenger: // MSG-2
		s.icon("university", spaceX(n)-9, 6, 18, goldInk)
		s.text(spaceX(n)+16, 19, small, s.word("price-last"))
	case engine.Orient: // ORI-2
		s.icon("ducat", spaceX(n)-9, 6, 18, goldInk)
	case engine.Canticle:
		s.step()
	default:
		y = 2
	}
	s.spaces(y, n)
	s.height = y + cell + 22
}

// step shows the price of a step on the canticle track. // CAN-1
func (s *sheet) step() {
	x := s.seals(spaceX(1)-cell/2, 19, 1)
	s.text(x, 19, plain, "+")
	x = s.amount(x+14, 19, "abbesses", ink, "1")
	s.arrow(x, 14, x+22, 14, ink)
	s.box(x+30, 4, 19, 19, raised, edge)
}

// spaces draws the start with a disc and n spaces in a row, with the figures on them.
func (s *sheet) spaces(y float64, n int) {
	s.disc(spaceX(0), y+cell-4, seats[0])
	s.text(0, y+cell+16, small, s.word("start"))
	for i := 1; i <= n; i++ {
		s.box(spaceX(i)-cell/2, y, cell, cell, raised, edge)
		s.text(spaceX(i), y+cell/2+5, plain.middle(), strconv.Itoa(i))
	}
}

// spaceX returns the middle of a space; 0 is the start.
func spaceX(i int) float64 {
	if i == 0 {
		return 18
	}
	return 46 + (float64(i)-0.5)*(cell+1.5)
}

// seal draws VP: a round seal with a figure.
func (s *sheet) seal(x, y float64, figure string) {
	s.circle(x, y, 10, wash, gold)
	s.text(x, y+4.5, plain.middle().heavy(), figure)
}

// library draws the track of each edition with the tiles that may be drawn. // LIB-1 LIB-2
func (s *sheet) library() {
	y := 14.0
	for _, edition := range []struct {
		word  string
		rules *engine.Rules
	}{{"classic", s.classic}, {"deluxe", s.deluxe}} {
		s.text(0, y, strong, s.word(edition.word))
		box := &edition.rules.Box
		s.spaces(y+32, int(box.TrackSpaces[engine.Library]))
		for _, step := range box.LibraryDraw {
			x := spaceX(int(step.Space))
			s.box(x-8, y+7, 16, 20, wash, gold)
			s.text(x, y+22, plain.middle().heavy(), strconv.Itoa(int(step.Value)))
		}
		y += 100
	}
	s.box(0, y-12, 16, 20, wash, gold)
	s.text(24, y+3, small, s.word("library-track"))
	s.height = y + 12
}

// knowledge draws the knowledge track, a row for each level. // MSS-2
func (s *sheet) knowledge() {
	const side, left = 20.0, 60.0
	box := &s.deluxe.Box
	for i, start := range box.LevelStarts {
		y := 2 + float64(i)*(side+4)
		s.circle(left-16, y+side/2, side/2, rubric, none)
		s.text(left-16, y+side/2+5, plain.middle().heavy().in(onRed), strconv.Itoa(i+1))
		if i == 0 {
			s.text(0, y+side/2+5, small, s.word("level"))
		}
		for n := int(start); n <= s.lastOf(i); n++ {
			x := left + float64(n-int(start))*(side+0.5)
			fill := raised
			if n == int(start) {
				fill = wash
			}
			s.add("rect", "x", x, "y", y, "width", side, "height", side, "fill", fill, "stroke", edge)
			s.text(x+side/2, y+side/2+4.5, small.middle().in(ink), strconv.Itoa(n))
		}
	}
	s.height = 2 + float64(len(box.LevelStarts))*(side+4)
}

// lastOf returns the last space of a level, counted from 0.
func (s *sheet) lastOf(level int) int {
	box := &s.deluxe.Box
	if level+1 < len(box.LevelStarts) {
		return int(box.LevelStarts[level+1]) - 1
	}
	return int(box.KnowledgeSpaces)
}

// The order of the seats in a figure, with their colours.
var seats = [...]string{"var(--seat-red)", "var(--seat-green)", "var(--seat-yellow)", "var(--seat-black)"}

// stack draws four spaces with discs on two of them, and the resulting order. // SET-9
func (s *sheet) stack() {
	const y, first = 52.0, 7
	for i := range 4 {
		x := 86 + float64(i)*52
		s.box(x, y, 50, 24, raised, edge)
		s.text(x+25, y+42, small.middle(), strconv.Itoa(first+i))
	}
	s.disc(267, y+12, seats[3])
	s.text(298, y+16, plain.heavy(), "1.")
	for i := range 3 {
		up := y + 12 - float64(i)*15
		s.disc(163, up, seats[i])
		s.text(184, up+2, plain.heavy(), strconv.Itoa(i+2)+".")
	}
	s.text(78, y-18, small.end(), s.word("behind"))
	s.arrow(130, y-24, 130, y+6, faded)
	s.text(78, y+16, small.end(), s.word("ahead"))
	s.height = y + 48
}

// disc draws a disc lying on the baseline y.
func (s *sheet) disc(x, y float64, fill string) {
	s.add("path", "d", "M"+num(x-16)+" "+num(y-8)+"v4a16 5 0 0 0 32 0v-4", "fill", fill, "stroke", "var(--seat-edge)")
	s.add("ellipse", "cx", x, "cy", y-8, "rx", 16.0, "ry", 5.0, "fill", fill, "stroke", "var(--seat-edge)")
}
