package diagram

import (
	"math"
	"slices"

	"volgare/edition"
	"volgare/engine"
)

// A lens maps degrees to the sheet.
type lens struct {
	west, north float64 // at the upper left corner
	scale       float64 // units for a degree of latitude
}

// slant is how much narrower a degree of longitude is than one of latitude here.
const slant = 0.743

func (l lens) at(p edition.Point) (x, y float64) {
	return (p.Lon - l.west) * slant * l.scale, (l.north - p.Lat) * l.scale
}

// italy draws the whole board: land, roads, voyages and places, and says what the
// colours are. // MOV-1 MOV-3 MSS-3
func (s *sheet) italy() {
	const foot = 362
	l := lens{west: 7, north: 46.2, scale: 37.2}
	s.height = foot
	s.coast(l)
	s.lanes(l)
	s.roads(l)
	var named []*edition.Place
	for i := range s.board.Places {
		p := &s.board.Places[i]
		x, y := l.at(p.At.Is)
		s.circle(x, y, 4.5, zone(p.Zone.Is.String()), ink)
		if p.Has(engine.StartTown | engine.Harbour | engine.Cathedral) {
			named = append(named, p)
		}
	}
	s.names(l, named)
	s.colours(foot)
}

// colours tells whose language each colour is, and what is neutral. // MSS-3
func (s *sheet) colours(y float64) {
	for i, colour := range []engine.Zone{engine.Blue, engine.Orange, engine.Pink, engine.Yellow, engine.Green, engine.Neutral} {
		x, row := float64(i%3)*full/3, y+18+float64(i/3)*20
		s.circle(x+6, row-4, 4.5, zone(colour.String()), ink)
		s.text(x+16, row, small, s.word("zone-"+colour.String()))
	}
	s.height = y + 46
}

// seas are where the voyages of each sea meet in a figure, and where its name stands.
var seas = map[engine.Sea]struct{ lanes, name edition.Point }{
	engine.Tirreno:   {lanes: edition.Point{Lat: 40.55, Lon: 10.9}, name: edition.Point{Lat: 39.45, Lon: 13.75}},
	engine.Adriatico: {lanes: edition.Point{Lat: 43.1, Lon: 15.3}, name: edition.Point{Lat: 44.1, Lon: 17.1}},
}

// lanes draws a dotted line from each harbour to the point of its sea. // MOV-3
func (s *sheet) lanes(l lens) {
	for i := range s.board.Places {
		p := &s.board.Places[i]
		if p.Sea.Is == engine.NoSea {
			continue
		}
		x1, y1 := l.at(p.At.Is)
		x2, y2 := l.at(seas[p.Sea.Is].lanes)
		s.line(x1, y1, x2, y2, seaInk, "stroke-width", 1.5, "stroke-dasharray", "1 5", "stroke-linecap", "round")
	}
	for _, sea := range []engine.Sea{engine.Tirreno, engine.Adriatico} {
		x, y := l.at(seas[sea].lanes)
		s.circle(x, y, 3, seaInk, none)
		x, y = l.at(seas[sea].name)
		s.flow(x, y, 84, small.middle().slanted().in(seaInk), s.word("sea-"+sea.String()))
	}
}

// roads draws every road once. // MOV-1
func (s *sheet) roads(l lens) {
	for i := range s.board.Places {
		p := &s.board.Places[i]
		for _, n := range p.Neighbours {
			if n.Is > p.ID.Is {
				s.road(l, p, s.board.Place(n.Is))
			}
		}
	}
}

func (s *sheet) road(l lens, a, b *edition.Place) {
	x1, y1 := l.at(a.At.Is)
	x2, y2 := l.at(b.At.Is)
	s.line(x1, y1, x2, y2, ink, "stroke-width", 1, "opacity", "0.7")
}

// names sets the names of places, each where it covers the least.
func (s *sheet) names(l lens, places []*edition.Place) {
	var taken []span
	for i := range s.board.Places {
		x, y := l.at(s.board.Places[i].At.Is)
		taken = append(taken, span{x - 5, y - 5, 10, 10})
	}
	for _, p := range places {
		x, y := l.at(p.At.Is)
		best, room := slot{}, math.Inf(1)
		for _, c := range slots(x, y, p.Name.Is) {
			if covered := c.span.covers(taken); covered < room {
				best, room = c, covered
			}
		}
		taken = append(taken, best.span)
		s.label(best.x, best.y, best.face, p.Name.Is)
	}
}

// A span is the room that something takes.
type span struct{ x, y, w, h float64 }

// covers is how much of others a span covers, and how far it leaves the sheet.
func (a span) covers(others []span) float64 {
	total := 10 * (math.Max(0, -a.x) + math.Max(0, a.x+a.w-full))
	for _, b := range others {
		w := math.Min(a.x+a.w, b.x+b.w) - math.Max(a.x, b.x)
		h := math.Min(a.y+a.h, b.y+b.h) - math.Max(a.y, b.y)
		if w > 0 && h > 0 {
			total += w * h
		}
	}
	return total
}

// A slot is where a name can stand.
type slot struct {
	span span
	x, y float64
	face typeface
}

// slots are the places around a dot: right, left, above, below.
func slots(x, y float64, name string) []slot {
	t := small.in(ink)
	w := t.width(name) * 1.05
	return []slot{
		{span{x + 8, y - 6, w, 12}, x + 8, y + 4, t},
		{span{x - 8 - w, y - 6, w, 12}, x - 8, y + 4, t.end()},
		{span{x - w/2, y - 19, w, 12}, x, y - 9, t.middle()},
		{span{x - w/2, y + 7, w, 12}, x, y + 17, t.middle()},
	}
}

// Where the figure of movement begins, and what of the board it shows.
const from = "torino"

var extract = []string{"torino", "asti", "milano", "genova", "parma", "lucca"}

// movement draws a part of the board with the price of a movement to each of its
// places. // MOV-1 MOV-2
func (s *sheet) movement() {
	l := lens{west: 7.4, north: 45.75, scale: 92}
	s.height = 252
	s.box(0, 0, full, 226, panel, none)
	for _, a := range extract {
		for _, b := range extract {
			if pa, pb := s.board.Place(a), s.board.Place(b); a < b && neighbours(pa, b) {
				s.road(l, pa, pb)
			}
		}
	}
	steps := s.steps()
	for _, id := range extract {
		p := s.board.Place(id)
		x, y := l.at(p.At.Is)
		s.circle(x, y, 7, zone(p.Zone.Is.String()), ink)
		s.label(x+11, y-1, small.in(ink).heavy(), p.Name.Is)
		if n := steps[id]; n > 0 {
			s.fare(x+10, y+15, n)
		}
	}
	s.voyage(l, steps["genova"])
	s.amountOf(0, 246, "point", rubric, s.word("points"))
	s.amountOf(110, 246, "ducat", goldInk, s.word("ducats"))
}

// The points of a voyage and the ducats of a journey. // MOV-2 MOV-3
const voyage, journey = 3, 10

// voyage draws the way out to sea from Genova.
func (s *sheet) voyage(l lens, before int) {
	x, y := l.at(s.board.Place("genova").At.Is)
	s.add("path", "d", "M"+num(x)+" "+num(y+8)+"q-4 40 10 72", "fill", none, "stroke", seaInk, "stroke-width", 1.5,
		"stroke-dasharray", "1 5", "stroke-linecap", "round")
	s.text(x+14, y+72, small.in(ink).heavy(), s.board.Place("roma").Name.Is)
	s.fare(x+14, y+88, before+voyage)
}

// fare draws what a movement of so many points costs, clear of the roads. // MOV-2
func (s *sheet) fare(x, y float64, points int) {
	width := 30.0
	if points > 1 {
		width = 68
	}
	s.box(x-1, y-14, width, 19, panel, none)
	x = s.seals(x, y, points)
	if points > 1 {
		s.coins(x-4, y, journey)
	}
}

// amountOf explains an icon.
func (s *sheet) amountOf(x, y float64, icon, colour, text string) {
	s.icon(icon, x, y-13, 16, colour)
	s.text(x+20, y, small, text)
}

func neighbours(p *edition.Place, id string) bool {
	return slices.ContainsFunc(p.Neighbours, func(n edition.Value[string]) bool { return n.Is == id })
}

// steps counts the steps by land from where the figure begins. // MOV-1
func (s *sheet) steps() map[string]int {
	steps := map[string]int{from: 0}
	for queue := []string{from}; len(queue) > 0; queue = queue[1:] {
		for _, n := range s.board.Place(queue[0]).Neighbours {
			if _, ok := steps[n.Is]; !ok {
				steps[n.Is] = steps[queue[0]] + 1
				queue = append(queue, n.Is)
			}
		}
	}
	return steps
}
