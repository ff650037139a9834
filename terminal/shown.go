package terminal

import (
	"fmt"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/rulebook"
)

// Position shows a position to who decides.
func Position(style Style, t *edition.Table, s *engine.State) string {
	l := NewLook(t, s, s.Seat)
	p := newPage(style)
	if s.Decision == engine.Over {
		p.scoreScreen(l)
		return p.String()
	}
	p.position(l)
	p.blank()
	p.ask(l, l.menu(), 0)
	return p.String()
}

// Rules shows one rule, the titles of a chapter, or all titles for "".
func Rules(style Style, book *rulebook.Book, id string) (string, error) {
	id = strings.ToUpper(id)
	p := newPage(style)
	if _, ok := book.Rule(id); ok {
		p.ruleText(book, id)
		return p.String(), nil
	}
	if p.ruleList(book, id) == 0 {
		return "", fmt.Errorf("there is no rule %q; volgare rules lists all", id)
	}
	return p.String(), nil
}

// Presets shows the presets and the options of tables.
func Presets(style Style, lib *edition.Library) string {
	p := newPage(style)
	p.heading("Presets", "")
	for _, preset := range lib.Presets() {
		p.flow("  "+p.paint(strong, pad(preset.ID, 10)), strings.Fields(preset.Text), " ")
	}
	p.heading("Options", "")
	for _, o := range edition.Options() {
		text := o.Text + " Values: " + strings.Join(o.Values, ", ") + "."
		if !o.Available {
			text += " Not available yet."
		}
		p.flow("  "+p.paint(strong, pad(o.ID, 16)), strings.Fields(text), " ")
	}
	return p.String()
}
