package picture

import (
	"bytes"
	"image/png"
	"maps"
	"slices"
	"strings"

	"golang.org/x/image/font/sfnt"
)

// Scene is what a picture shows.
type Scene struct {
	Over  string            // above the title
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
	Place  string // or the sea; "" for none
	Won    bool
}

// How the picture is laid out, in pixels: the words on the left, the map on the right.
const (
	margin   = 56
	column   = 500 // where the map begins
	measure  = 430 // of the words
	mapSide  = 14
	pawn     = 54
	rowPitch = 54
)

// Draw draws a scene as PNG.
func (k *Kit) Draw(s *Scene) ([]byte, error) {
	c := newCanvas()
	c.rectangle(0, 0, Width, Height, k.colour("page", 100))
	k.drawMap(c, s)
	k.pawns(c, s)
	k.words(c, s)
	c.rectangle(0, 0, Width, mapSide, k.colour("gold", 100))
	c.rectangle(0, Height-mapSide, Width, Height, k.colour("gold", 100))
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.DefaultCompression}).Encode(&b, c)
	return b.Bytes(), err
}

// onMap is how the map lies in the picture.
func (k *Kit) onMap() (scale float64, by point) {
	scale = (Width - column) / k.width
	return scale, point{column, (Height - k.height*scale) / 2}
}

// drawMap draws sea, land, dialects and roads.
func (k *Kit) drawMap(c *canvas, s *Scene) {
	scale, by := k.onMap()
	set := func(p path) path { return p.moved(scale, by) }
	c.clip.Min.X = column
	c.rectangle(column, 0, Width, Height, k.colour("sea", 100))
	c.fill(set(k.neighbours), k.colour("page", 100))
	c.fill(set(k.land), k.colour("panel", 100))
	places := slices.Sorted(maps.Keys(k.places))
	for _, id := range places {
		if zone := "zone-" + s.Zones[id]; k.colours[zone] != nil {
			c.fill(set(k.places[id].cell), k.colour(zone, 42))
		}
	}
	c.fill(set(k.land).stroked(2), k.colour("sea-ink", 100))
	for _, road := range k.roads {
		c.fill(set(road).stroked(1.6), k.colour("faded", 60))
	}
	for _, id := range places {
		if len(k.places[id].cell) == 0 {
			continue // a sea
		}
		at := set(path{{k.places[id].at}})[0][0]
		c.fill(path{disc(at, 7)}, k.colour("ink", 100))
		c.fill(path{disc(at, 4.6)}, k.colour("raised", 100))
	}
	c.clip.Min.X = 0
	c.rectangle(column-2, 0, column, Height, k.colour("rule", 100))
}

// pawns sets the seats on the map; those at one place stand beside each other.
func (k *Kit) pawns(c *canvas, s *Scene) {
	scale, by := k.onMap()
	at := map[string]int{}
	for _, seat := range s.Seats {
		at[seat.Place]++
	}
	set := map[string]int{}
	for _, seat := range s.Seats {
		p, known := k.places[seat.Place]
		if !known {
			continue
		}
		fan := float64(set[seat.Place]) - float64(at[seat.Place]-1)/2
		set[seat.Place]++
		middle := path{{p.at}}.moved(scale, by)[0][0]
		k.mark(c, seat.Colour, point{middle.x + fan*pawn*0.62, middle.y - pawn*0.3}, pawn)
	}
}

// mark draws the shape of a seat around a point.
func (k *Kit) mark(c *canvas, colour string, at point, size float64) {
	scale := size / 24
	shape := k.shapes[colour].moved(scale, point{at.x - size/2, at.y - size/2})
	c.fill(shape.stroked(8), k.colour("raised", 100))
	c.fill(shape.stroked(3.6), k.colour("seat-edge", 100))
	c.fill(shape, k.colour("seat-"+colour, 100))
}

// words sets the title, who plays, and how things stand.
func (k *Kit) words(c *canvas, s *Scene) {
	c.write(point{margin, 104}, s.Over, k.title, 44, k.colour("rubric", 100))
	y := 168.0
	for _, text := range c.lines(s.Title, k.title, 46, measure, 2) {
		c.write(point{margin, y}, text, k.title, 46, k.colour("ink", 100))
		y += 52
	}
	for _, text := range c.lines(s.Text, k.text, 30, measure, 8) {
		c.write(point{margin, y + 8}, text, k.text, 30, k.colour("ink", 100))
		y += 42
	}
	y += 4
	for _, seat := range s.Seats {
		k.seat(c, &seat, y)
		y += rowPitch
	}
	y = float64(Height - 46)
	foot := c.lines(s.Foot, k.title, 30, measure, 2)
	for i, text := range foot {
		c.write(point{margin, y - float64(len(foot)-1-i)*34}, text, k.title, 30, k.colour("faded", 100))
	}
}

func (k *Kit) seat(c *canvas, seat *Seat, y float64) {
	const size = 34
	k.mark(c, seat.Colour, point{margin + size/2, y}, size-8)
	ink := "ink"
	if seat.Won {
		ink = "gold-ink"
	}
	note := c.width(seat.Note, k.text, 30)
	name := c.lines(seat.Name, k.text, 32, measure-size-28-note, 1)
	c.write(point{margin + size + 12, y + 10}, strings.Join(name, ""), k.text, 32, k.colour(ink, 100))
	c.write(point{margin + measure - note, y + 10}, seat.Note, k.text, 30, k.colour(ink, 100))
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
