package diagram

import (
	"strconv"

	"volgare/engine"
)

// turn draws the four phases of a turn. // EVT-1 CHA-1 ORD-1
func (s *sheet) turn() {
	y := 2.0
	for i, phase := range []string{"phase-event", "phase-charity", "phase-order", "phase-actions"} {
		s.circle(16, y+15, 14, rubric, none)
		s.text(16, y+20, strong.middle().in(onRed), strconv.Itoa(i+1))
		s.text(44, y+13, strong, s.word(phase))
		end := s.flow(44, y+30, full-48, small, s.word(phase+"-what"))
		if i < 3 {
			s.arrow(16, y+33, 16, end+2, faded)
		}
		y = end + 6
	}
	s.height = y - 8
}

// The seed of the set-up that figures show.
const seed = "dante"

// turnTrack draws the sixteen spaces of the turn track after a set-up. // SET-2 SET-3 SET-4
func (s *sheet) turnTrack() {
	deal := s.deluxe.Deal(seed)
	for i := range 16 {
		x, y := float64(i%8)*41+0.5, 0.5+float64(i/8)*98
		s.box(x, y, 39.5, 92, raised, edge)
		s.text(x+20, y+15, plain.middle().heavy().in(rubric), strconv.Itoa(i+1))
		s.turnSpace(x, y+20, i+1, &deal)
	}
	s.legend(208)
	s.height = 232
}

// turnSpace draws the content of a space: an event tile and cubes, or a papal tile.
func (s *sheet) turnSpace(x, y float64, turn int, deal *engine.Deal) {
	if turn >= 12 {
		s.papal(x+9, y+3)
		return
	}
	no := s.eventOf(turn, int(deal.FirstEvent))
	s.box(x+6, y+2, 27, 20, wash, gold)
	s.text(x+19.5, y+17, plain.middle().heavy(), strconv.Itoa(no))
	if turn > 7 {
		return
	}
	n := 0
	for c, count := range deal.Cubes[turn] {
		for range count {
			s.cube(x+4+float64(n%3)*11, y+32+float64(n/3)*13, engine.Cube(c).String())
			n++
		}
	}
}

// eventOf returns the number of the event tile of a turn. // SET-3
func (s *sheet) eventOf(turn, first int) int {
	events := s.deluxe.Box.Events
	if turn == 10 {
		return 10
	}
	if turn > 10 {
		turn--
	}
	n := 0
	for i := first; ; i++ {
		tile := events[i%len(events)]
		if tile.Auction > 0 {
			continue
		}
		if n++; n == turn {
			return int(tile.No)
		}
	}
}

// legend explains the symbols of the turn track.
func (s *sheet) legend(y float64) {
	s.box(0, y, 22, 17, wash, gold)
	s.text(27, y+13, small, s.word("event"))
	s.cube(112, y+4, "politicians")
	s.cube(124, y+4, "abbesses")
	s.text(140, y+13, small, s.word("cubes"))
	s.papal(206, y-5)
	s.text(232, y+13, small, s.word("papal"))
}

// cubeColours are the colours of the Deluxe edition.
var cubeColours = map[string]string{
	"politicians": "#83512f", "nobles": "#2f62a8", "abbesses": "#e08aa6", "scribes": "#2fb0a6",
}

// cube draws a cube of 10 units.
func (s *sheet) cube(x, y float64, name string) {
	s.add("rect", "x", x, "y", y, "width", 9.5, "height", 9.5, "rx", 1.5, "fill", cubeColours[name], "stroke", ink, "stroke-width", 0.5)
}

// papal draws a Papal tile face down. // SET-4
func (s *sheet) papal(x, y float64) {
	s.box(x, y, 21, 26, faded, none)
	s.add("path", "d", "M"+num(x+10.5)+" "+num(y+6)+"v14m-5-9h10", "fill", none, "stroke", panel, "stroke-width", 2.5)
}
