package diagram

import (
	"slices"
	"strconv"

	"volgare/engine"
)

// example is the place that the figure of a place shows.
const example = "roma"

// place draws a place with its marks, numbered and explained below. // PLC-1 PLC-2
func (s *sheet) place() {
	p := s.board.Place(example)
	events := s.deluxe.Box.Events
	tile := events[slices.IndexFunc(events, func(e engine.EventTile) bool {
		return s.deluxe.Box.Places[e.Place].ID == example
	})]
	s.add("rect", "x", 0.5, "y", 0.5, "width", full-1, "height", 118.0, "rx", 6.0,
		"fill", zone(p.Zone.Is.String()), "fill-opacity", "0.28", "stroke", edge)
	s.text(full/2, 34, strong.sized(22).middle(), p.Name.Is)
	s.amount(52, 68, "ducat", goldInk, strconv.Itoa(p.Ducats.Is))
	s.amount(120, 68, "knowledge", ink, strconv.Itoa(p.Knowledge.Is))
	s.amount(190, 68, "event", rubric, tile.Name)
	s.icon("harbour", 52, 82, 22, seaInk)
	for i := range 3 {
		s.circle(150+float64(i)*17, 94, 7, seats[i], "var(--seat-edge)")
	}
	for i, at := range [][2]float64{{16, 20}, {38, 62}, {106, 62}, {176, 62}, {132, 94}, {38, 94}} {
		s.mark(at[0], at[1], i+1)
	}
	y := 140.0
	for i, what := range []string{"zone", "ducats", "knowledge", "event", "disc", "harbour"} {
		s.mark(9, y-4, i+1)
		y = s.flow(26, y, full-28, small.in(ink), s.word("place-"+what)) + 7
	}
	s.height = y - 8
}

// mark draws the number of an explanation.
func (s *sheet) mark(x, y float64, n int) {
	s.circle(x, y, 8.5, raised, rubric)
	s.text(x, y+4.3, small.middle().heavy().in(rubric), strconv.Itoa(n))
}
