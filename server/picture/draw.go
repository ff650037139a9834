package picture

import (
	"bytes"
	"cmp"
	"image/color"
	"image/png"
	"maps"
	"slices"
	"strings"

	"golang.org/x/image/font/sfnt"
)

// Scene is what a picture shows.
type Scene struct {
	Title string            // of the table
	Text  string            // beneath it
	Foot  string            // how things stand
	Zones map[string]string // the dialect of each place on the board
	Seats []Seat
}

// Seat is who plays, and where his pawn stands.
type Seat struct {
	Colour string
	Name   string
	Note   string // behind the name
	Face   string // whose portrait stands before it
	Rank   string // merchant, friar or cardinal
	Place  string // or the sea; "" for none
	At     string // what that place is called
	AtSea  bool
	Won    bool
}

// How the picture is laid out, in pixels: the words on the left, the map on the right.
const (
	margin    = 52
	column    = 508 // where the map begins
	measure   = 412 // of the words
	frame     = 12
	initial   = 116
	pawn      = 2.4 // pixels of a unit of a piece, which is 28 high
	pawnPitch = 31
	rowPitch  = 50
	portrait  = 44
)

// Draw draws a scene as PNG.
func (k *Kit) Draw(s *Scene) ([]byte, error) {
	c := newCanvas()
	c.rectangle(0, 0, Width, Height, uniform(k.page.page, 100))
	k.drawMap(c, s)
	k.pawns(c, s)
	k.head(c)
	k.words(c, s)
	k.border(c)
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.DefaultCompression}).Encode(&b, c.RGBA)
	return b.Bytes(), err
}

// border lays gold around the picture, with a fine line of ink beside it.
func (k *Kit) border(c *canvas) {
	around := func(inset, width int, of color.RGBA) {
		x, y, with := Width-inset, Height-inset, uniform(of, 100)
		c.rectangle(inset, inset, x, inset+width, with)
		c.rectangle(inset, y-width, x, y, with)
		c.rectangle(inset, inset, inset+width, y, with)
		c.rectangle(x-width, inset, x, y, with)
	}
	around(0, frame, k.page.gold)
	around(frame, 2, k.page.ink)
	c.rectangle(column-4, frame, column, Height-frame, uniform(k.page.gold, 100))
	c.rectangle(column, frame, column+2, Height-frame, uniform(k.page.ink, 100))
}

// onMap is how the map lies in the picture.
func (k *Kit) onMap() pose {
	scale := (Width - column) / k.width
	return pose{scale: scale, at: point{column, (Height - k.height*scale) / 2}}
}

// drawMap draws sea, land, dialects and roads.
func (k *Kit) drawMap(c *canvas, s *Scene) {
	lies := k.onMap()
	set := func(p path) path { return p.moved(lies.scale, lies.at) }
	c.clip.Min.X = column
	c.rectangle(column, 0, Width, Height, uniform(k.page.sea, 100))
	c.coats(k.under, lies)
	places := slices.Sorted(maps.Keys(k.places))
	for _, id := range places {
		if zone, ok := k.page.zones[s.Zones[id]]; ok {
			c.fill(set(k.places[id].cell), uniform(zone, 36))
		}
	}
	c.coats(k.over, lies)
	for _, id := range places {
		if len(k.places[id].cell) == 0 {
			continue // a sea
		}
		at := lies.of(k.places[id].at)
		c.fill(path{disc(at, 7)}, uniform(k.page.ink, 100))
		c.fill(path{disc(at, 5.4)}, uniform(k.page.goldWash, 100))
	}
	c.clip.Min.X = 0
}

// pawns sets the seats on the map, who is farther south before who is behind; those at one place stand
// beside each other, over its name.
func (k *Kit) pawns(c *canvas, s *Scene) {
	at := map[string][]*Seat{}
	for i := range s.Seats {
		if seat := &s.Seats[i]; k.stands(seat) {
			at[seat.Place] = append(at[seat.Place], seat)
		}
	}
	northFirst := slices.SortedFunc(maps.Keys(at), func(a, b string) int {
		return cmp.Or(cmp.Compare(k.places[a].at.y, k.places[b].at.y), cmp.Compare(a, b))
	})
	c.clip.Min.X = column
	lies := k.onMap()
	for _, id := range northFirst {
		foot := lies.of(k.places[id].at)
		for i, seat := range at[id] {
			fan := float64(i) - float64(len(at[id])-1)/2
			k.piece(c, seat, point{foot.x + fan*pawnPitch, foot.y + 4})
		}
	}
	for _, id := range northFirst {
		foot := lies.of(k.places[id].at)
		k.named(c, at[id][0].At, point{foot.x, foot.y + 27})
	}
	c.clip.Min.X = 0
}

// stands reports whether a seat is at a place of the map.
func (k *Kit) stands(seat *Seat) bool {
	_, known := k.places[seat.Place]
	return known
}

// piece stands on a point.
func (k *Kit) piece(c *canvas, seat *Seat, foot point) {
	p := pose{pawn, foot, k.seats[seat.Colour]}
	c.fill(path{disc(point{foot.x, foot.y + 1}, 15)}, uniform(k.page.ink, 18))
	k.paint(c, seat.Rank, p)
	c.fill(p.shape.moved(k.mark.scale*pawn, p.of(k.mark.at)), uniform(p.charge, 100))
	if seat.AtSea {
		k.paint(c, "ship", p)
	}
}

// named writes the name of a place around a point, on the paper of the map, within the map.
func (k *Kit) named(c *canvas, name string, at point) {
	const size = 21
	half := c.width(name, k.title, size) / 2
	at.x = min(max(at.x, column+half+16), Width-frame-half-16)
	for _, by := range []point{{-2, 0}, {2, 0}, {0, -2}, {0, 2}, {-1.5, -1.5}, {1.5, 1.5}, {-1.5, 1.5}, {1.5, -1.5}} {
		c.write(point{at.x - half + by.x, at.y + by.y}, name, k.title, size, uniform(k.page.raised, 90))
	}
	c.write(point{at.x - half, at.y}, name, k.title, size, uniform(k.page.ink, 100))
}

// head opens the words with the name of the game, as its first page does.
func (k *Kit) head(c *canvas) {
	k.paint(c, "initial", pose{scale: initial / 240.0, at: point{margin, 42}})
	c.write(point{margin + initial + 10, 124}, "olgare", k.title, 84, uniform(k.page.rubric, 100))
	k.paint(c, "tendril", pose{scale: measure / 900.0, at: point{margin, 172}})
}

// words sets the title, who plays, and how things stand.
func (k *Kit) words(c *canvas, s *Scene) {
	y := 242.0
	for _, text := range c.lines(s.Title, k.title, 40, measure, 2) {
		c.write(point{margin, y}, text, k.title, 40, uniform(k.page.ink, 100))
		y += 46
	}
	for _, text := range c.lines(s.Text, k.text, 28, measure, 8) {
		c.write(point{margin, y + 6}, text, k.text, 28, uniform(k.page.ink, 100))
		y += 38
	}
	foot := c.lines(s.Foot, k.title, 28, measure, 2)
	below := float64(Height-44) - float64(len(foot)-1)*32
	for i, text := range foot {
		c.write(point{margin, below + float64(i)*32}, text, k.title, 28, uniform(k.page.faded, 100))
	}
	y -= 15
	pitch := min(rowPitch, (below-34-y)/float64(max(1, len(s.Seats))))
	for i := range s.Seats {
		k.seat(c, &s.Seats[i], y+pitch*(float64(i)+0.5), min(portrait, pitch-4))
	}
}

// seat sets the portrait, so large, the shape and the name of a seat around a height.
func (k *Kit) seat(c *canvas, seat *Seat, y, face float64) {
	const mark, size = 22.0, 30.0
	p := pose{face / 100, point{margin + (portrait-face)/2, y - face/2}, k.seats[seat.Colour]}
	k.paint(c, "face-"+seat.Face, p)
	shape := p.shape.moved(mark/24, point{margin + portrait + 8, y - mark/2})
	c.fill(shape.stroked(2), uniform(k.page.ink, 100))
	c.fill(shape, uniform(p.robe, 100))
	with := uniform(k.page.ink, 100)
	if seat.Won {
		with = uniform(k.page.goldInk, 100)
	}
	const from = portrait + mark + 18
	note := c.width(seat.Note, k.text, size-2)
	name := c.lines(seat.Name, k.text, size, measure-from-16-note, 1)
	c.write(point{margin + from, y + 10}, strings.Join(name, ""), k.text, size, with)
	c.write(point{margin + measure - note, y + 10}, seat.Note, k.text, size-2, with)
}

// lines breaks a text into at most so many lines; what does not fit ends in an ellipsis.
func (c *canvas) lines(text string, fonts []*sfnt.Font, size, measure float64, most int) []string {
	var all []string
	rest := strings.Fields(text)
	for len(rest) > 0 && len(all) < most {
		n := 1
		for n < len(rest) && c.width(strings.Join(rest[:n+1], " "), fonts, size) <= measure {
			n++
		}
		if len(all) == most-1 {
			n = len(rest)
		}
		all = append(all, c.cut(strings.Join(rest[:n], " "), fonts, size, measure))
		rest = rest[n:]
	}
	return all
}

// cut shortens a text until it fits.
func (c *canvas) cut(text string, fonts []*sfnt.Font, size, measure float64) string {
	if c.width(text, fonts, size) <= measure {
		return text
	}
	letters := []rune(text)
	for len(letters) > 0 && c.width(string(letters)+"…", fonts, size) > measure {
		letters = letters[:len(letters)-1]
	}
	return strings.TrimSpace(string(letters)) + "…"
}
