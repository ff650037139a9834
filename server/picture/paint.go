package picture

// pose is how a drawing lies in the picture: so many pixels to a unit, its corner at a point,
// in the livery of the seat that it is of, if it is of one.
type pose struct {
	scale float64
	at    point
	livery
}

// of is where a point of the drawing lies in the picture.
func (p pose) of(at point) point { return point{at.x*p.scale + p.at.x, at.y*p.scale + p.at.y} }

// paint paints a drawing of the kit.
func (k *Kit) paint(c *canvas, name string, p pose) {
	for _, l := range k.drawings[name] {
		c.within(l.within.moved(p.scale, p.at))
		c.coats(l.coats, p)
	}
	c.within(nil)
}

// coats paints one path after the other, the ground of each before its outline.
func (c *canvas) coats(list []coat, p pose) {
	for i := range list {
		coat := &list[i]
		lies := coat.moved(p.scale, p.at)
		if coat.fill != nil {
			c.fill(lies, coat.fill(lies, &p.livery))
		}
		if coat.stroke != nil {
			c.fill(lies.stroked(coat.width*p.scale), coat.stroke(lies, &p.livery))
		}
	}
}
