package picture

import (
	"image"
	"image/draw"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// canvas is a picture that is being drawn, within the rectangle clip.
type canvas struct {
	*image.RGBA

	clip image.Rectangle
	mask *image.Alpha // what is painted is painted within it; nil: anywhere
	pen  vector.Rasterizer
	font sfnt.Buffer
}

func newCanvas() *canvas {
	all := image.Rect(0, 0, Width, Height)
	return &canvas{RGBA: image.NewRGBA(all), clip: all}
}

// within confines what is painted from now on to an outline; an empty one frees it.
func (c *canvas) within(outline path) {
	c.mask = nil
	if box := c.trace(outline); !box.Empty() {
		c.mask = image.NewAlpha(box)
		c.pen.DrawOp = draw.Src
		c.pen.Draw(c.mask, box, image.Opaque, image.Point{})
	}
}

// fill fills a path.
func (c *canvas) fill(p path, with image.Image) {
	box := c.trace(p)
	if box.Empty() {
		return
	}
	if c.mask == nil {
		c.pen.DrawOp = draw.Over
		c.pen.Draw(c.RGBA, box, with, box.Min)
		return
	}
	shape := image.NewAlpha(box)
	c.pen.DrawOp = draw.Src
	c.pen.Draw(shape, box, image.Opaque, image.Point{})
	for i := range shape.Pix {
		x, y := box.Min.X+i%shape.Stride, box.Min.Y+i/shape.Stride
		shape.Pix[i] = uint8(int(shape.Pix[i]) * int(c.mask.AlphaAt(x, y).A) / 255)
	}
	draw.DrawMask(c.RGBA, box, with, box.Min, shape, box.Min, draw.Over)
}

// trace leads the pen along a path, and returns the rectangle in which it does.
func (c *canvas) trace(p path) image.Rectangle {
	box := p.bounds().Intersect(c.clip)
	if box.Empty() {
		return image.Rectangle{}
	}
	c.pen.Reset(box.Dx(), box.Dy())
	for _, l := range p.moved(1, point{-float64(box.Min.X), -float64(box.Min.Y)}) {
		for i, at := range l {
			if i == 0 {
				c.pen.MoveTo(float32(at.x), float32(at.y))
			} else {
				c.pen.LineTo(float32(at.x), float32(at.y))
			}
		}
		c.pen.ClosePath()
	}
	return box
}

// rectangle fills what lies between two corners.
func (c *canvas) rectangle(x0, y0, x1, y1 int, with image.Image) {
	draw.Draw(c.RGBA, image.Rect(x0, y0, x1, y1), with, image.Point{}, draw.Over)
}

// glyph is a letter of a font.
type glyph struct {
	font  *sfnt.Font
	index sfnt.GlyphIndex
}

// glyphs finds each letter of a text in the first font that has it. It leaves out what none has.
func (c *canvas) glyphs(text string, fonts []*sfnt.Font) []glyph {
	var all []glyph
	for _, r := range text {
		for _, f := range fonts {
			if i, err := f.GlyphIndex(&c.font, r); err == nil && i != 0 {
				all = append(all, glyph{f, i})
				break
			}
		}
	}
	return all
}

// width is how wide a text is at a size, in pixels.
func (c *canvas) width(text string, fonts []*sfnt.Font, size float64) float64 {
	sum := 0.0
	for _, g := range c.glyphs(text, fonts) {
		sum += c.advance(g, size)
	}
	return sum
}

func (c *canvas) advance(g glyph, size float64) float64 {
	w, err := g.font.GlyphAdvance(&c.font, g.index, em(size), font.HintingNone)
	if err != nil {
		return 0 // a letter without a width
	}
	return float64(w) / 64
}

func em(size float64) fixed.Int26_6 { return fixed.Int26_6(size * 64) }

// write sets a line of text with its base at a point.
func (c *canvas) write(at point, text string, fonts []*sfnt.Font, size float64, with image.Image) {
	box := image.Rect(int(at.x-size), int(at.y-2*size), int(at.x+c.width(text, fonts, size)+size), int(at.y+size)).Intersect(c.clip)
	if box.Empty() {
		return
	}
	c.pen.Reset(box.Dx(), box.Dy())
	at.x, at.y = at.x-float64(box.Min.X), at.y-float64(box.Min.Y)
	for _, g := range c.glyphs(text, fonts) {
		outline, err := g.font.LoadGlyph(&c.font, g.index, em(size), nil)
		if err == nil {
			c.outline(outline, at)
		}
		at.x += c.advance(g, size)
	}
	c.pen.DrawOp = draw.Over
	c.pen.Draw(c.RGBA, box, with, box.Min)
}

// outline adds a letter to what the pen draws.
func (c *canvas) outline(segments sfnt.Segments, at point) {
	to := func(p fixed.Point26_6) (x, y float32) {
		return float32(at.x + float64(p.X)/64), float32(at.y + float64(p.Y)/64)
	}
	for i := range segments {
		s := &segments[i]
		ax, ay := to(s.Args[0])
		bx, by := to(s.Args[1])
		cx, cy := to(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			c.pen.ClosePath()
			c.pen.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			c.pen.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			c.pen.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			c.pen.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	c.pen.ClosePath()
}
