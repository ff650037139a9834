package terminal

import (
	"fmt"
	"slices"
	"strings"

	"volgare/words"
)

// page collects the lines of a screen.
type page struct {
	Style
	text strings.Builder
}

func newPage(style Style) *page { return &page{Style: style} }

// String returns the page as written to the terminal.
func (p *page) String() string { return p.finish(p.text.String()) }

// line adds a line without trailing spaces.
func (p *page) line(text string) {
	p.text.WriteString(strings.TrimRight(text, " "))
	p.text.WriteByte('\n')
}

func (p *page) linef(format string, args ...any) { p.line(fmt.Sprintf(format, args...)) }

func (p *page) blank() { p.text.WriteByte('\n') }

// heading adds a title with a rule across the page. aside is shown at its right end.
func (p *page) heading(title, aside string) {
	switch {
	case width(title)+width(aside)+3 > p.columns():
		aside = "" // the omitted text is shown elsewhere
	case aside != "":
		aside = " " + aside
	}
	rule := strings.Repeat("─", max(p.columns()-width(title)-width(aside)-1, 1))
	p.line(p.paint(strong, title) + " " + p.paint(faint, rule+aside))
}

// heads returns the heads of a grid from attributes of a message; "" for an empty one.
func (p *page) heads(id string, names ...string) []string {
	heads := make([]string, len(names))
	for i, name := range names {
		if name != "" {
			heads[i] = p.say(id+"."+name, nil)
		}
	}
	return heads
}

// title adds a heading from a message, whose aside may have arguments.
func (p *page) title(id string, args words.Args) {
	p.heading(p.say(id, args), p.say(id+".aside", args))
}

// head returns the start of a line of the position, with its name.
func (p *page) head(id string) string {
	return "  " + pad(p.say(id, nil), 10) + " "
}

// flow adds items after a lead, in as many lines as needed. Further lines are indented to the first item. An item is only
// broken if it does not fit into a line.
func (p *page) flow(lead string, items []string, gap string) {
	indent := width(lead)
	f := flowing{page: p, line: lead, indent: indent}
	for _, item := range items {
		if width(item) > p.columns()-indent {
			f.broken(item)
			continue
		}
		f.put(item, gap)
	}
	p.line(f.line)
}

// flowing is a flow in progress.
type flowing struct {
	*page
	line   string
	indent int
	full   bool // the next item starts a new line
}

// put adds an item to the current line, or to the next.
func (f *flowing) put(item, gap string) {
	used := width(f.line)
	switch {
	case used > f.indent && (f.full || used+width(gap)+width(item) > f.columns()):
		f.next(0)
		f.line += item
	case used <= f.indent:
		f.line += item
	default:
		f.line += gap + item
	}
	f.full = false
}

// next starts a new line.
func (f *flowing) next(deeper int) {
	f.page.line(f.line)
	f.line = strings.Repeat(" ", f.indent+deeper)
}

// broken puts an item on separate lines, with all but the first indented further.
func (f *flowing) broken(item string) {
	words := breakable(item)
	margin := item[:len(item)-len(strings.TrimLeft(item, " "))]
	f.full = true
	f.put(margin+words[0], "")
	for _, word := range words[1:] {
		if width(f.line)+1+width(word) > f.columns() {
			f.next(5)
			f.line += word
			continue
		}
		f.line += " " + word
	}
	f.full = true
}

// breakable splits a text at the points where a line may end. It does not split at a no-break space.
func breakable(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' })
}

// prose adds running text after a lead.
func (p *page) prose(lead, text string) { p.flow(lead, breakable(text), " ") }

// grid is a table of cells. Columns of figures are right-aligned.
type grid struct {
	head  []string
	right []int // right-aligned columns
	rows  [][]string
}

func (g *grid) row(cells ...string) { g.rows = append(g.rows, cells) }

// grid adds a table with two spaces between its columns. If the last cell of a row does not fit, it is wrapped. If even one
// of its words does not fit, it starts on the next line.
func (p *page) grid(g *grid) {
	var wide []int
	for _, row := range append([][]string{g.head}, g.rows...) {
		for i, cell := range row {
			if i == len(wide) {
				wide = append(wide, 0)
			}
			wide[i] = max(wide[i], width(cell))
		}
	}
	if g.head != nil {
		p.line(p.paint(faint, strings.TrimRight(g.set(g.head, wide), " ")))
	}
	for _, row := range g.rows {
		line := g.set(row, wide)
		if last := len(row) - 1; width(strings.TrimRight(line, " ")) > p.columns() {
			start := g.set(row[:last], wide) + "  "
			if width(start)+longestWord(row[last]) > p.columns() {
				p.line(strings.TrimRight(start, " "))
				start = "      "
			}
			p.prose(start, row[last])
			continue
		}
		p.line(line)
	}
}

// longestWord returns the width of the longest word of a text, in columns.
func longestWord(text string) (most int) {
	for word := range strings.FieldsSeq(text) {
		most = max(most, width(word))
	}
	return most
}

// set formats a row.
func (g *grid) set(row []string, wide []int) string {
	var line strings.Builder
	for i, cell := range row {
		line.WriteString("  ")
		if slices.Contains(g.right, i) {
			line.WriteString(padLeft(cell, wide[i]))
		} else {
			line.WriteString(pad(cell, wide[i]))
		}
	}
	return line.String()
}
