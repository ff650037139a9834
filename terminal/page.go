package terminal

import (
	"fmt"
	"slices"
	"strings"
)

// page collects the lines of a screen.
type page struct {
	Style
	text strings.Builder
}

func newPage(style Style) *page { return &page{Style: style} }

// String is the page as it goes to the terminal.
func (p *page) String() string { return p.finish(p.text.String()) }

// line adds a line without the spaces at its end.
func (p *page) line(text string) {
	p.text.WriteString(strings.TrimRight(text, " "))
	p.text.WriteByte('\n')
}

func (p *page) linef(format string, args ...any) { p.line(fmt.Sprintf(format, args...)) }

func (p *page) blank() { p.text.WriteByte('\n') }

// heading adds a title that rules off the page; aside stands at its right end.
func (p *page) heading(title, aside string) {
	rule := p.columns() - width(title) - width(aside) - 2
	if aside == "" {
		rule++
	}
	text := p.paint(strong, title) + " " + p.paint(faint, strings.Repeat("─", max(rule, 3)))
	if aside != "" {
		text += " " + p.paint(faint, aside)
	}
	p.line(text)
}

// flow adds items one after the other behind a lead, in as many lines as they
// need; further lines begin under the first item. An item is never broken.
func (p *page) flow(lead string, items []string, gap string) {
	indent := width(lead)
	line, used := lead, indent
	for i, item := range items {
		first := i == 0 || used == indent
		extra := width(item)
		if !first {
			extra += width(gap)
		}
		if !first && used+extra > p.columns() {
			p.line(line)
			line, used, first = strings.Repeat(" ", indent), indent, true
			extra = width(item)
		}
		if !first {
			line += gap
		}
		line, used = line+item, used+extra
	}
	p.line(line)
}

// prose adds running text behind a lead.
func (p *page) prose(lead, text string) { p.flow(lead, strings.Fields(text), " ") }

// grid is a table of cells; columns that hold figures are set right.
type grid struct {
	head  []string
	right []int // columns set right
	rows  [][]string
}

func (g *grid) row(cells ...string) { g.rows = append(g.rows, cells) }

// grid adds a table, two spaces between its columns. The last cell of a row flows
// on in further lines if it does not fit.
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
			p.prose(g.set(row[:last], wide)+"  ", row[last])
			continue
		}
		p.line(line)
	}
}

// set sets a row.
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
