package picture

import (
	"fmt"
	"image"
	"image/color"
	"strconv"
	"strings"
)

// ink is what a path is painted with where it lies in the picture, in the livery of a seat.
type ink func(on path, of *livery) image.Image

// palette are the colours of the page.
type palette struct {
	page, raised, ink, faded, rubric, gold, goldInk, goldWash, sea color.RGBA

	zones map[string]color.RGBA // of the dialects
}

type stop struct {
	at     float64
	colour color.RGBA
}

// ink reads what a coat is painted with, nil for nothing.
func (r *reader) ink(name string, share int) ink {
	switch name {
	case "":
		return nil
	case "leaf":
		leaf := r.leaf
		return func(on path, _ *livery) image.Image { return &gilt{leaf, on.bounds()} }
	case "seat":
		return func(_ path, of *livery) image.Image { return uniform(of.robe, share) }
	case "cap":
		return func(_ path, of *livery) image.Image { return uniform(of.cap, share) }
	case "charge":
		return func(_ path, of *livery) image.Image { return uniform(of.charge, share) }
	}
	flat := uniform(r.colour(name), share)
	return func(path, *livery) image.Image { return flat }
}

// colour reads #rrggbb.
func (r *reader) colour(text string) color.RGBA {
	digits, ok := strings.CutPrefix(text, "#")
	n, err := strconv.ParseUint(digits, 16, 24)
	if (!ok || err != nil || len(digits) != 6) && r.err == nil {
		r.err = fmt.Errorf("no colour: %q; want #rrggbb, or in a coat seat, cap, charge or leaf", text)
	}
	return color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}

// palette reads the colours of the page, by the names that its style gives them.
func (r *reader) palette(told map[string]string) palette {
	all, zones := map[string]color.RGBA{}, map[string]color.RGBA{}
	for name, text := range told {
		all[name] = r.colour(text)
		if zone, ok := strings.CutPrefix(name, "zone-"); ok {
			zones[zone] = all[name]
		}
	}
	named := func(name string) color.RGBA {
		if _, ok := all[name]; !ok && r.err == nil {
			r.err = fmt.Errorf("the page has no colour %q", name)
		}
		return all[name]
	}
	return palette{
		page: named("page"), raised: named("raised"), ink: named("ink"), faded: named("faded"), rubric: named("rubric"),
		gold: named("gold"), goldInk: named("gold-ink"), goldWash: named("gold-wash"), sea: named("sea"), zones: zones,
	}
}

// stops reads gold leaf, from corner to corner.
func (r *reader) stops(told []toldStop) []stop {
	var all []stop
	for _, s := range told {
		at, _ := s[0].(float64)
		text, _ := s[1].(string)
		all = append(all, stop{at, r.colour(text)})
	}
	return all
}

// uniform is a colour that covers so many hundredths.
func uniform(of color.RGBA, share int) image.Image {
	return image.NewUniform(color.NRGBA{of.R, of.G, of.B, uint8(255 * share / 100)})
}

// gilt is gold leaf over a rectangle, from its upper left corner to the lower right one.
type gilt struct {
	stops []stop
	over  image.Rectangle
}

func (g *gilt) ColorModel() color.Model { return color.RGBAModel }

func (g *gilt) Bounds() image.Rectangle { return image.Rect(-1e9, -1e9, 1e9, 1e9) }

func (g *gilt) At(x, y int) color.Color {
	t := float64(x-g.over.Min.X+y-g.over.Min.Y) / float64(max(1, g.over.Dx()+g.over.Dy()))
	i := 1
	for i < len(g.stops)-1 && t > g.stops[i].at {
		i++
	}
	if i >= len(g.stops) {
		return color.Transparent
	}
	a, b := g.stops[i-1], g.stops[i]
	return blend(a.colour, b.colour, min(1, max(0, (t-a.at)/(b.at-a.at))))
}

// blend is a colour on the way from one to another, at t from 0 to 1.
func blend(a, b color.Color, t float64) color.Color {
	ar, ag, ab, _ := a.RGBA()
	br, bg, bb, _ := b.RGBA()
	mix := func(x, y uint32) uint8 { return uint8((float64(x)*(1-t) + float64(y)*t) / 257) }
	return color.RGBA{mix(ar, br), mix(ag, bg), mix(ab, bb), 255}
}
