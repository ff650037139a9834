package picture

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"strconv"
	"strings"

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
	land, neighbours path
	roads            []path
	places           map[string]place
	shapes           map[string]path // of the seats, in a square of 24
	colours          map[string]color.Color

	width, height float64      // of the map
	title, text   []*sfnt.Font // each with those that have the letters it lacks
}

type place struct {
	at   point
	cell path // the land around it
}

// told is kit.json.
type told struct {
	Width      float64  `json:"width"`
	Height     float64  `json:"height"`
	Land       string   `json:"land"`
	Neighbours string   `json:"neighbours"`
	Roads      []string `json:"roads"`
	Places     map[string]struct {
		X    float64 `json:"x"`
		Y    float64 `json:"y"`
		Cell string  `json:"cell"`
	} `json:"places"`
	Seats   map[string]string `json:"seats"`
	Colours map[string]string `json:"colours"`
}

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
	if k.title, err = letters(ui, "alegreya-500.ttf"); err != nil {
		return nil, err
	}
	k.text, err = letters(ui, "alegreya-sans-400.ttf")
	return k, err
}

func (t *told) kit() (*Kit, error) {
	k := &Kit{
		width: t.Width, height: t.Height, places: map[string]place{}, shapes: map[string]path{}, colours: map[string]color.Color{},
	}
	r := &reader{}
	k.land, k.neighbours = r.path(t.Land), r.path(t.Neighbours)
	for _, road := range t.Roads {
		k.roads = append(k.roads, r.path(road))
	}
	for id, p := range t.Places {
		k.places[id] = place{point{p.X, p.Y}, r.path(p.Cell)}
	}
	for seat, shape := range t.Seats {
		k.shapes[seat] = r.path(shape)
	}
	for name, text := range t.Colours {
		n, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 24)
		if err != nil {
			return nil, err
		}
		k.colours[name] = color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
	}
	return k, r.err
}

// letters reads a font; names may have letters that it lacks, which Go's own has.
func letters(ui fs.FS, name string) ([]*sfnt.Font, error) {
	var all []*sfnt.Font
	file, err := fs.ReadFile(ui, Dir+"/"+name)
	if err != nil {
		return nil, err
	}
	for _, data := range [][]byte{file, goregular.TTF} {
		f, err := sfnt.Parse(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, f)
	}
	return all, nil
}

// colour is a colour of the page by its name, opaque or with so many hundredths of it.
func (k *Kit) colour(name string, share int) image.Image {
	r, g, b, _ := k.colours[name].RGBA()
	alpha := uint8(255 * share / 100)
	return image.NewUniform(color.NRGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), alpha})
}
