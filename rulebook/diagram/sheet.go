package diagram

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"volgare/rulebook"
)

// full is the width of every figure.
const full = 328.0

// The colours: those of the page.
const (
	none    = "none"
	ink     = "currentColor"
	faded   = "var(--faded)"
	rubric  = "var(--rubric)"
	onRed   = "var(--on-rubric)"
	gold    = "var(--gold)"
	goldInk = "var(--gold-ink)"
	wash    = "var(--gold-wash)"
	panel   = "var(--panel)"
	raised  = "var(--raised)"
	edge    = "var(--rule)"
	sea     = "var(--sea)"
	seaInk  = "var(--sea-ink)"
)

// A sheet is a figure being drawn. y runs down.
type sheet struct {
	*Painter

	book   *rulebook.Book
	body   strings.Builder
	height float64
}

// svg returns the whole element.
func (s *sheet) svg(title string) string {
	size := fmt.Sprintf(`viewBox="0 0 %s %s"`, num(full), num(s.height))
	return `<svg xmlns="http://www.w3.org/2000/svg" ` + size + ` role="img" font-size="13">` +
		"<title>" + escape(title) + "</title>" + s.body.String() + "</svg>"
}

func (s *sheet) word(key string) string { return s.book.Word(key) }

// add writes an element with pairs of attributes. Numbers are rounded.
func (s *sheet) add(element string, pairs ...any) {
	s.body.WriteString("<" + element)
	s.attributes(pairs)
	s.body.WriteString("/>")
}

func (s *sheet) attributes(pairs []any) {
	for i := 0; i+1 < len(pairs); i += 2 {
		value := pairs[i+1]
		if f, ok := value.(float64); ok {
			value = num(f)
		}
		fmt.Fprintf(&s.body, ` %v="%v"`, pairs[i], value)
	}
}

// num writes a length with at most one decimal.
func num(f float64) string { return strconv.FormatFloat(math.Round(f*10)/10, 'f', -1, 64) }

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

func escape(text string) string { return escaper.Replace(text) }

// box is a rectangle with round corners.
func (s *sheet) box(x, y, w, h float64, fill, stroke string) {
	s.add("rect", "x", x, "y", y, "width", w, "height", h, "rx", math.Min(4, h/4), "fill", fill, "stroke", stroke)
}

func (s *sheet) circle(x, y, r float64, fill, stroke string) {
	s.add("circle", "cx", x, "cy", y, "r", r, "fill", fill, "stroke", stroke)
}

func (s *sheet) line(x1, y1, x2, y2 float64, stroke string, more ...any) {
	s.add("line", append([]any{"x1", x1, "y1", y1, "x2", x2, "y2", y2, "stroke", stroke}, more...)...)
}

// arrow is a line with a head at its end.
func (s *sheet) arrow(x1, y1, x2, y2 float64, stroke string) {
	s.line(x1, y1, x2, y2, stroke, "stroke-width", 1.5)
	at := math.Atan2(y2-y1, x2-x1)
	point := func(turn float64) string {
		return num(x2-7*math.Cos(at+turn)) + " " + num(y2-7*math.Sin(at+turn))
	}
	s.add("path", "d", "M"+point(0.45)+"L"+num(x2)+" "+num(y2)+"L"+point(-0.45), "fill", none, "stroke", stroke, "stroke-width", 1.5)
}

// A typeface is a style of text.
type typeface struct {
	size   float64
	fill   string
	anchor string // start, middle, end
	bold   bool
	italic bool
}

var (
	plain  = typeface{size: 13, fill: ink, anchor: "start"}
	small  = typeface{size: 12, fill: faded, anchor: "start"}
	strong = typeface{size: 14, fill: ink, anchor: "start", bold: true}
)

func (t typeface) middle() typeface          { t.anchor = "middle"; return t }
func (t typeface) end() typeface             { t.anchor = "end"; return t }
func (t typeface) in(fill string) typeface   { t.fill = fill; return t }
func (t typeface) sized(s float64) typeface  { t.size = s; return t }
func (t typeface) heavy() typeface           { t.bold = true; return t }
func (t typeface) slanted() typeface         { t.italic = true; return t }
func (t typeface) width(text string) float64 { return float64(len([]rune(text))) * t.size * 0.5 }

// text sets one line with its baseline at y.
func (s *sheet) text(x, y float64, t typeface, text string) {
	s.body.WriteString("<text")
	s.attributes([]any{"x", x, "y", y, "font-size", t.size, "fill", t.fill})
	if t.anchor != "start" {
		s.attributes([]any{"text-anchor", t.anchor})
	}
	if t.bold {
		s.attributes([]any{"font-weight", "700"})
	}
	if t.italic {
		s.attributes([]any{"font-style", "italic"})
	}
	s.body.WriteString(">" + escape(text) + "</text>")
}

// label sets one line on a map, with a halo that separates it from the lines it crosses.
func (s *sheet) label(x, y float64, t typeface, text string) {
	s.body.WriteString(`<g stroke="` + panel + `" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`)
	s.text(x, y, t, text)
	s.body.WriteString("</g>")
}

// flow sets text in lines of at most the given width, the first with its baseline
// at y, and returns the baseline after the last.
func (s *sheet) flow(x, y, width float64, t typeface, text string) float64 {
	for _, line := range lines(text, t, width) {
		s.text(x, y, t, line)
		y += t.size * 1.25
	}
	return y
}

// lines breaks text into lines by the estimated width of its letters.
func lines(text string, t typeface, width float64) []string {
	var all []string
	for word := range strings.FieldsSeq(text) {
		if n := len(all); n > 0 && t.width(all[n-1]+" "+word) <= width {
			all[n-1] += " " + word
			continue
		}
		all = append(all, word)
	}
	return all
}

// icon draws an icon of pen strokes with its upper left corner at x, y.
func (s *sheet) icon(name string, x, y, size float64, stroke string) {
	scale := strconv.FormatFloat(size/24, 'f', 3, 64)
	s.add("path", "d", icons[name], "transform", "translate("+num(x)+" "+num(y)+") scale("+scale+")", "fill", none,
		"stroke", stroke, "stroke-width", "1.6", "stroke-linecap", "round", "stroke-linejoin", "round")
}

// seals draws a number of action points: a wax seal and the figure. It returns
// the x after it.
func (s *sheet) seals(x, y float64, n int) float64 {
	return s.amount(x, y, "point", rubric, strconv.Itoa(n))
}

// coins draws a number of ducats.
func (s *sheet) coins(x, y float64, n int) {
	s.amount(x, y, "ducat", goldInk, strconv.Itoa(n))
}

// amount draws an icon followed by a figure, with the baseline at y, and returns the x after it.
func (s *sheet) amount(x, y float64, name, colour, figure string) float64 {
	s.icon(name, x, y-13, 16, colour)
	s.text(x+18, y, plain.heavy(), figure)
	return x + 18 + plain.heavy().width(figure) + 8
}

// zone returns the colour of a zone.
func zone(name string) string {
	if name == "neutral" {
		return raised
	}
	return "var(--zone-" + name + ")"
}
