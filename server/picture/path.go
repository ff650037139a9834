package picture

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"
)

type point struct{ x, y float64 }

// line is a run of points joined by straight lines; a curve has enough of them.
type line []point

// path is lines that are drawn together.
type path []line

// steps is by how many straight lines a curve is drawn.
const steps = 8

// reader reads paths and colours until one of them is wrong.
type reader struct {
	leaf []stop // with what gold leaf is painted
	err  error
}

// operands are how many numbers follow each letter of a path.
var operands = map[string]int{"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}

// path reads the lines and curves of SVG, absolute, with a space before each number.
func (r *reader) path(text string) path {
	var all path
	for words := strings.Fields(text); len(words) > 0 && r.err == nil; {
		n, ok := operands[words[0]]
		if !ok || len(words) <= n {
			r.err = fmt.Errorf("no path: %.40s", strings.Join(words, " "))
			return nil
		}
		all = r.add(all, words[0], words[1:1+n])
		words = words[1+n:]
	}
	return all
}

func (r *reader) add(all path, kind string, numbers []string) path {
	to := make([]point, len(numbers)/2)
	for i := range to {
		to[i] = point{r.number(numbers[2*i]), r.number(numbers[2*i+1])}
	}
	if kind == "M" {
		return append(all, line{to[0]})
	}
	if len(all) == 0 {
		r.err = fmt.Errorf("a path begins with %s", kind)
		return nil
	}
	last := &all[len(all)-1]
	from := (*last)[len(*last)-1]
	switch kind {
	case "Z":
		*last = append(*last, (*last)[0])
	case "L":
		*last = append(*last, to[0])
	default:
		for i := 1; i <= steps; i++ {
			*last = append(*last, bezier(append([]point{from}, to...), float64(i)/steps))
		}
	}
	return all
}

func (r *reader) number(text string) float64 {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil && r.err == nil {
		r.err = err
	}
	return n
}

// bezier is the point of a curve at t from 0 to 1.
func bezier(control []point, t float64) point {
	for n := len(control) - 1; n > 0; n-- {
		for i := range n {
			control[i] = between(control[i], control[i+1], t)
		}
	}
	return control[0]
}

func between(a, b point, t float64) point { return point{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }

// moved is a path that is made larger, then moved.
func (p path) moved(scale float64, by point) path {
	all := make(path, len(p))
	for i, l := range p {
		all[i] = make(line, len(l))
		for j, at := range l {
			all[i][j] = point{at.x*scale + by.x, at.y*scale + by.y}
		}
	}
	return all
}

// bounds is the smallest rectangle of whole pixels around a path.
func (p path) bounds() image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range p {
		for _, at := range l {
			x0, y0, x1, y1 = min(x0, at.x), min(y0, at.y), max(x1, at.x), max(y1, at.y)
		}
	}
	if x1 < x0 {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1))+1, int(math.Ceil(y1))+1)
}

// stroked is the outline of a path drawn with a round pen of a width.
func (p path) stroked(width float64) path {
	var all path
	for _, l := range p {
		for i, at := range l {
			all = append(all, disc(at, width/2))
			if i > 0 {
				all = append(all, bar(l[i-1], at, width/2))
			}
		}
	}
	return all
}

// bar is the stroke of a straight line, disc that of a point; both turn the same way, so that
// where they lie over each other they are one.
func bar(a, b point, half float64) line {
	length := math.Hypot(b.x-a.x, b.y-a.y)
	if length == 0 {
		return nil
	}
	n := point{-(b.y - a.y) / length * half, (b.x - a.x) / length * half}
	return line{{a.x - n.x, a.y - n.y}, {b.x - n.x, b.y - n.y}, {b.x + n.x, b.y + n.y}, {a.x + n.x, a.y + n.y}}
}

func disc(at point, radius float64) line {
	const corners = 12
	var l line
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		l = append(l, point{at.x + radius*cos, at.y + radius*sin})
	}
	return l
}
