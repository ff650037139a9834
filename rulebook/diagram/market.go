package diagram

import (
	"slices"
	"strconv"

	"volgare/engine"
)

// areas are the four areas, with the ducats for one cube. // CUB-1
var areas = []struct {
	engine.Cube

	ducats int
}{{engine.Politician, 30}, {engine.Noble, 0}, {engine.Abbess, 15}, {engine.Scribe, 0}}

// onePoint and twoPoints are the points for one cube and for two. // CUB-1
const onePoint, twoPoints = 1, 4

// cubes draws the areas with their prices.
func (s *sheet) cubes() {
	y := 0.5
	for _, a := range areas {
		name := a.String()
		s.box(0.5, y, full-1, 66, raised, edge)
		s.cube(12, y+13, name)
		s.icon(name, 28, y+7, 22, ink)
		s.text(58, y+23, strong, s.word(name))
		if a.Votes() > 0 {
			s.text(full-12, y+23, plain.end(), s.word("votes")+": "+strconv.Itoa(a.Votes()))
		}
		s.text(58, y+40, small, s.word(name+"-what"))
		s.price(58, y+58, name, 1, onePoint, a.ducats)
		s.price(188, y+58, name, 2, twoPoints, 2*a.ducats)
		y += 72
	}
	s.height = y - 5
}

// price draws the price of n cubes.
func (s *sheet) price(x, y float64, name string, n, points, ducats int) {
	for i := range n {
		s.cube(x+float64(i)*12, y-9, name)
	}
	x = s.seals(x+float64(n)*12+10, y, points)
	if ducats > 0 {
		s.coins(x, y, ducats)
	}
}

// manuscripts draws the rows at the start and after level 1 has run out. // MSS-4 MSS-5
func (s *sheet) manuscripts() {
	const half = 166.0
	s.text(0, 14, strong.sized(13), s.word("rows-full"))
	s.text(half+4, 14, strong.sized(13), s.word("rows-out"))
	s.line(half-8, 4, half-8, 196, edge)
	for row := range 4 {
		y := 24 + float64(row)*44
		s.row(0, y, row+1, row+1)
		if row < 3 {
			s.row(half+4, y, row+1, row+2)
			continue
		}
		s.seals(half+4, y+24, lingua)
		s.box(half+44, y, 60, 36, wash, gold)
		s.text(half+74, y+24, strong.middle(), "8")
		s.flow(half+4, y+52, full-half-4, small, s.word("lingua")+": "+s.word("lingua-what"))
	}
	s.height = 240
}

// lingua is the price of Lingua Volgare in points. // MSS-5
const lingua = 4

// row draws the tiles of a level in the row that gives their price.
func (s *sheet) row(x, y float64, price, level int) {
	s.seals(x, y+24, price)
	all := slices.Clone(s.deluxe.Box.Manuscripts)
	shown := slices.DeleteFunc(all, func(m engine.Manuscript) bool { return int(m.Level) != level })
	for i := range 3 {
		s.tile(x+44+float64(i)*36, y, &shown[(i*2+level)%len(shown)])
	}
}

// tile draws a manuscript in its colours.
func (s *sheet) tile(x, y float64, m *engine.Manuscript) {
	var colours []string
	for z := engine.Blue; z <= engine.Orange; z++ {
		if m.Colours.Has(z) {
			colours = append(colours, zone(z.String()))
		}
	}
	s.box(x, y, 32, 36, raised, edge)
	s.add("rect", "x", x+2, "y", y+2, "width", 28.0, "height", 10.0, "fill", colours[0])
	s.add("rect", "x", x+2, "y", y+24, "width", 28.0, "height", 10.0, "fill", slices.Concat(colours, colours)[1])
	s.text(x+16, y+23, plain.middle().heavy(), strconv.Itoa(int(m.Level)))
}
