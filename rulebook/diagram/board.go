package diagram

import (
	"maps"
	"math"
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
)

// A lens shows a part of the atlas on the sheet.
type lens struct {
	*Atlas
	x, y  float64 // at the upper left corner
	scale float64
}

func (l lens) at(id string) (x, y float64) {
	p := l.Places[id]
	return (p.X - l.x) * l.scale, (p.Y - l.y) * l.scale
}

// italy draws the whole board: land, roads, voyages and places, with a legend of the colours. // MOV-1 MOV-3 MSS-3
func (s *sheet) italy() {
	l := lens{Atlas: s.atlas, scale: full / s.atlas.Width}
	s.height = l.Height * l.scale
	s.window(l, func() {
		s.land(l)
		s.lanes(l)
		for _, r := range l.Roads {
			s.road(l, r)
		}
	})
	taken := s.seaNames(l)
	var named []*edition.Place
	for i := range s.board.Places {
		p := &s.board.Places[i]
		x, y := l.at(p.ID.Is)
		s.circle(x, y, 4.5, zone(p.Zone.Is.String()), ink)
		if p.Has(engine.StartTown | engine.Harbour | engine.Cathedral) {
			named = append(named, p)
		}
	}
	s.names(l, named, taken)
	s.colours(s.height)
}

// window draws in the units of the atlas, cut at the edge of the figure.
func (s *sheet) window(l lens, draw func()) {
	w, h := full/l.scale, s.height/l.scale
	s.body.WriteString("<svg")
	s.attributes([]any{"width", full, "height", s.height, "viewBox", num(l.x) + " " + num(l.y) + " " + num(w) + " " + num(h)})
	s.body.WriteString(">")
	draw()
	s.body.WriteString("</svg>")
}

// land draws the sea, the land in it and the colours of the dialects. // MSS-3
func (s *sheet) land(l lens) {
	pen := 1 / l.scale
	s.add("rect", "width", l.Width, "height", l.Height, "fill", sea)
	s.add("path", "d", l.Neighbours, "fill", panel, "fill-opacity", "0.6")
	s.add("path", "d", l.Land, "fill", panel, "stroke", seaInk, "stroke-width", pen, "stroke-linejoin", "round")
	cells := map[string]string{}
	for i := range s.board.Places {
		p := &s.board.Places[i]
		if p.Zone.Is != engine.Neutral {
			cells[p.Zone.Is.String()] += l.Places[p.ID.Is].Cell
		}
	}
	for _, name := range slices.Sorted(maps.Keys(cells)) {
		s.add("path", "d", cells[name], "fill", zone(name), "fill-opacity", "0.3")
	}
}

// colours draws the legend of the languages of the colours, and of neutral. // MSS-3
func (s *sheet) colours(y float64) {
	for i, colour := range []engine.Zone{engine.Blue, engine.Orange, engine.Pink, engine.Yellow, engine.Green, engine.Neutral} {
		x, row := float64(i%3)*full/3, y+18+float64(i/3)*20
		s.circle(x+6, row-4, 4.5, zone(colour.String()), ink)
		s.text(x+16, row, small, s.word("zone-"+colour.String()))
	}
	s.height = y + 46
}

// seaName is the maximum width of the name of a sea.
const seaName = 84.0

// lanes draws a dotted line from each harbour to the point of its sea. // MOV-3
func (s *sheet) lanes(l lens) {
	for _, name := range slices.Sorted(maps.Keys(l.Seas)) {
		for _, lane := range l.Seas[name].Lanes {
			s.add("path", "d", lane.Path, "fill", none, "stroke", seaInk, "stroke-width", 1.5/l.scale,
				"stroke-dasharray", "0 "+num(4/l.scale), "stroke-linecap", "round")
		}
	}
}

// seaNames sets the names of the seas at their positions on the board and returns the space they take.
func (s *sheet) seaNames(l lens) (taken []span) {
	for _, name := range slices.Sorted(maps.Keys(l.Seas)) {
		at := l.Seas[name].Name
		x, y := (at.X-l.x)*l.scale, (at.Y-l.y)*l.scale
		end := s.flow(x, y, seaName, small.middle().slanted().in(seaInk), s.word("sea-"+name))
		taken = append(taken, span{x - seaName/2, y - small.size, seaName, end - y})
	}
	return taken
}

// road draws a road up to the rims of the places' emblems, as the map does.
func (s *sheet) road(l lens, r AtlasRoad) {
	a, b := l.Places[r.A], l.Places[r.B]
	d := "M" + num(a.X) + " " + num(a.Y) + "L" + strings.TrimPrefix(r.Path, "M") + "L" + num(b.X) + " " + num(b.Y)
	s.add("path", "d", d, "fill", none, "stroke", ink, "stroke-width", 1/l.scale, "opacity", "0.7")
}

// names sets the names of places, each at the position where it overlaps the least with other things.
func (s *sheet) names(l lens, places []*edition.Place, taken []span) {
	for i := range s.board.Places {
		x, y := l.at(s.board.Places[i].ID.Is)
		taken = append(taken, span{x - 5, y - 5, 10, 10})
	}
	for _, p := range places {
		x, y := l.at(p.ID.Is)
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

// A span is a rectangle taken by something.
type span struct{ x, y, w, h float64 }

// covers returns by how much a span overlaps others or leaves the sheet.
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

// A slot is a possible position of a name.
type slot struct {
	span span
	x, y float64
	face typeface
}

// slots returns the positions around a dot: right, left, above, below.
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

// Start of the movement figure, and the part of the board that it shows.
const from = "torino"

var extract = []string{"torino", "asti", "milano", "genova", "parma", "lucca"}

// movement draws a part of the board with the price of a movement to each of its
// places. // MOV-1 MOV-2
func (s *sheet) movement() {
	l := s.around(extract)
	s.height = 226
	s.window(l, func() {
		s.land(l)
		for _, r := range l.Roads {
			if slices.Contains(extract, r.A) && slices.Contains(extract, r.B) {
				s.road(l, r)
			}
		}
	})
	s.height = 252
	steps := s.steps()
	for _, id := range extract {
		p := s.board.Place(id)
		x, y := l.at(id)
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

// around returns the lens that shows some places, with room for the labels next to them.
func (s *sheet) around(ids []string) lens {
	const scale, left, above = 1.1, 22, 20
	l := lens{Atlas: s.atlas, x: math.Inf(1), y: math.Inf(1), scale: scale}
	for _, id := range ids {
		l.x, l.y = min(l.x, l.Places[id].X-left/scale), min(l.y, l.Places[id].Y-above/scale)
	}
	return l
}

// The points of a voyage and the ducats of a journey. // MOV-2 MOV-3
const voyage, journey = 3, 10

// voyage draws the way out to sea from Genova.
func (s *sheet) voyage(l lens, before int) {
	x, y := l.at("genova")
	s.add("path", "d", "M"+num(x)+" "+num(y+8)+"q-4 40 10 72", "fill", none, "stroke", seaInk, "stroke-width", 1.5,
		"stroke-dasharray", "1 5", "stroke-linecap", "round")
	s.text(x+14, y+72, small.in(ink).heavy(), s.board.Place("roma").Name.Is)
	s.fare(x+14, y+88, before+voyage)
}

// fare draws the price of a movement, clear of the roads. // MOV-2
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

// steps counts the steps by land from the start of the figure. // MOV-1
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
