package picture

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"image/color"
	"io/fs"
	"strings"
	"unicode/utf8"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
)

// The size of a picture in pixels: what the sites that show links ask for.
const (
	Width  = 1200
	Height = 630
)

// Dir is where the build of the interface lays down what pictures are drawn from.
const Dir = "picture"

// Kit is what pictures are drawn from. It is not changed once it is made, and serves many at a time.
type Kit struct {
	under, over []coat // of the map: what lies under the dialects, and what over them
	places      map[string]place
	drawings    map[string]drawing
	mark        pose // how the shape of a seat lies on its piece
	seats       map[string]livery
	page        palette

	width, height float64      // of the map
	title, text   []*sfnt.Font // each with those that have the letters it lacks
}

type place struct {
	at   point
	cell path // the land around it
}

// drawing is painted layer over layer.
type drawing []layer

// layer is painted within an outline, or anywhere if that is empty.
type layer struct {
	within path
	coats  []coat
}

// coat is a path that is filled, then drawn with a pen; an ink nil is none.
type coat struct {
	path
	fill, stroke ink
	width        float64 // of the pen, in the units of the drawing
}

// livery is how the things of a seat look.
type livery struct {
	shape             path       // its mark, in a square of 24
	robe, cap, charge color.RGBA // the charge is what is seen on the robe
}

// told is kit.json.
type told struct {
	Width    float64                `json:"width"`
	Height   float64                `json:"height"`
	Under    []toldCoat             `json:"under"`
	Over     []toldCoat             `json:"over"`
	Places   map[string]toldPlace   `json:"places"`
	Drawings map[string][]toldLayer `json:"drawings"`
	Mark     toldMark               `json:"mark"`
	Seats    map[string]toldSeat    `json:"seats"`
	Colours  map[string]string      `json:"colours"`
	Leaf     []toldStop             `json:"leaf"`
}

type toldPlace struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Cell string  `json:"cell"`
}

type toldLayer struct {
	Within string     `json:"within"`
	Coats  []toldCoat `json:"coats"`
}

type toldCoat struct {
	D      string  `json:"d"`
	Fill   string  `json:"fill"`
	Stroke string  `json:"stroke"`
	Width  float64 `json:"width"`
	Share  int     `json:"share"` // hundredths that it covers; 0: all
}

type toldMark struct {
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Scale float64 `json:"scale"`
}

type toldSeat struct {
	Shape  string `json:"shape"`
	Colour string `json:"colour"`
	Cap    string `json:"cap"`
	Charge string `json:"charge"`
}

// toldStop is where on the way, from 0 to 1, and the colour there.
type toldStop [2]any

// Load reads a kit from the files of the interface; nil without an error if it has none.
func Load(ui fs.FS) (*Kit, error) {
	text, err := fs.ReadFile(ui, Dir+"/kit.json")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil //nolint:nilnil // an interface without pictures is no fault
	}
	if err != nil {
		return nil, err
	}
	var t told
	if err := json.Unmarshal(text, &t); err != nil {
		return nil, fmt.Errorf("kit.json: %w", err)
	}
	k, err := t.kit()
	if err != nil {
		return nil, fmt.Errorf("kit.json: %w", err)
	}
	if k.title, err = letters(ui, "alegreya-500"); err != nil {
		return nil, err
	}
	k.text, err = letters(ui, "alegreya-sans-400")
	return k, err
}

func (t *told) kit() (*Kit, error) {
	r := &reader{}
	r.leaf = r.stops(t.Leaf)
	k := &Kit{
		width: t.Width, height: t.Height, under: r.coats(t.Under), over: r.coats(t.Over), page: r.palette(t.Colours),
		mark:   pose{scale: t.Mark.Scale, at: point{t.Mark.X, t.Mark.Y}},
		places: map[string]place{}, drawings: map[string]drawing{}, seats: map[string]livery{},
	}
	for id, p := range t.Places {
		k.places[id] = place{point{p.X, p.Y}, r.path(p.Cell)}
	}
	for name, layers := range t.Drawings {
		for _, l := range layers {
			k.drawings[name] = append(k.drawings[name], layer{r.path(l.Within), r.coats(l.Coats)})
		}
	}
	for seat, s := range t.Seats {
		k.seats[seat] = livery{r.path(s.Shape), r.colour(s.Colour), r.colour(s.Cap), r.colour(s.Charge)}
	}
	return k, r.err
}

func (r *reader) coats(list []toldCoat) []coat {
	var all []coat
	for _, t := range list {
		share := cmp.Or(t.Share, 100)
		all = append(all, coat{r.path(t.D), r.ink(t.Fill, share), r.ink(t.Stroke, share), t.Width})
	}
	return all
}

// letters reads a font, in two files; names may have letters that it lacks, which Go's own has.
func letters(ui fs.FS, name string) ([]*sfnt.Font, error) {
	var all []*sfnt.Font
	for _, part := range []string{name, name + "-extended"} {
		data, err := fs.ReadFile(ui, Dir+"/"+part+".ttf")
		if err != nil {
			return nil, err
		}
		f, err := sfnt.Parse(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", part, err)
		}
		all = append(all, f)
	}
	f, err := sfnt.Parse(goregular.TTF)
	return append(all, f), err
}

// Writes reports whether there are letters for a text: for half of its signs at least, blanks apart.
func (k *Kit) Writes(text string) bool {
	signs := strings.Join(strings.Fields(text), "")
	c := canvas{} // nothing is drawn on it
	return 2*len(c.glyphs(signs, k.text)) >= utf8.RuneCountInString(signs)
}
