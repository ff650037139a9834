package picture

import (
	"image"
	"image/color"
)

// pose is how a drawing lies in the picture: so many pixels to a unit, its corner at a point,
// in the livery of a seat, "" for none.
type pose struct {
	scale float64
	at    point
	seat  string
}

// of is where a point of the drawing lies in the picture.
func (p pose) of(at point) point { return point{at.x*p.scale + p.at.x, at.y*p.scale + p.at.y} }

// paint paints a drawing of the kit.
func (k *Kit) paint(c *canvas, name string, p pose) {
	for _, l := range k.drawings[name] {
		c.within(l.within.moved(p.scale, p.at))
		k.coats(c, l.coats, p)
	}
	c.within(nil)
}

// coats paints one path after the other, the ground of each before its outline.
func (k *Kit) coats(c *canvas, list []coat, p pose) {
	for i := range list {
		coat := &list[i]
		lies := coat.moved(p.scale, p.at)
		if coat.fill != "" {
			c.fill(lies, k.ink(coat.fill, coat.share, lies, p))
		}
		if coat.stroke != "" {
			c.fill(lies.stroked(coat.width*p.scale), k.ink(coat.stroke, coat.share, lies, p))
		}
	}
}

// ink is what a coat is painted with.
func (k *Kit) ink(name string, share int, on path, p pose) image.Image {
	if name == "leaf" {
		return &gilt{k.leaf, on.bounds()}
	}
	if dye := k.seats[p.seat].dyes[name]; dye != nil {
		return uniform(dye, share)
	}
	return uniform((&reader{}).colour(name), share)
}

// colour is a colour of the page by its name, opaque or with so many hundredths of it.
func (k *Kit) colour(name string, share int) image.Image { return uniform(k.colours[name], share) }

func uniform(of color.Color, share int) image.Image {
	r, g, b, _ := of.RGBA()
	return image.NewUniform(color.NRGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(255 * share / 100)})
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
