// Package diagram draws the figures of the rulebook from the data of the boxes: tracks with their spaces, the board with its
// roads, tiles, prices. All drawings are original. Words come from the book, so a figure is in the book's language.
//
// A figure is SVG for use inside a page. It is 328 units wide, which fits a phone,
// and its letters are at least 12 units high. Its colours are the page's: text is
// currentColor, everything else a custom property such as var(--zone-blue), so it
// is right in light and dark.
package diagram

import (
	"fmt"
	"maps"
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/rulebook"
)

// A Painter draws the figures of the built-in boxes.
type Painter struct {
	board   *edition.Board
	atlas   *Atlas
	classic *engine.Rules
	deluxe  *engine.Rules
}

// New returns a painter for the boxes and the built-in board of a library. atlas is the text of the map for ReadAtlas. A
// build without the interface has none, and lacks the figures with the map.
func New(lib *edition.Library, atlas []byte) (*Painter, error) {
	p := &Painter{}
	for preset, rules := range map[string]**engine.Rules{"it2010": &p.classic, "deluxe": &p.deluxe} {
		table, err := lib.Table(edition.Config{Preset: preset, Players: players})
		if err != nil {
			return nil, fmt.Errorf("diagrams: %w", err)
		}
		*rules, p.board = table.Rules, table.Board
	}
	if atlas == nil {
		return p, nil
	}
	var err error
	p.atlas, err = ReadAtlas(atlas, p.board)
	return p, err
}

// players is the number of players assumed in figures that depend on it.
const players = 4

// figures are all figures by name.
var figures = map[string]func(*sheet){
	"turn":            (*sheet).turn,
	"map":             (*sheet).italy,
	"movement":        (*sheet).movement,
	"place":           (*sheet).place,
	"turn-track":      (*sheet).turnTrack,
	"stack":           (*sheet).stack,
	"knowledge-track": (*sheet).knowledge,
	"manuscript-rows": (*sheet).manuscripts,
	"cubes":           (*sheet).cubes,
	"status":          (*sheet).status,
	"election":        (*sheet).election,
	"cards":           (*sheet).cards,
	"track-riddle":    func(s *sheet) { s.trackOf(engine.Riddle) },
	"track-messenger": func(s *sheet) { s.trackOf(engine.Messenger) },
	"track-orient":    func(s *sheet) { s.trackOf(engine.Orient) },
	"track-canticle":  func(s *sheet) { s.trackOf(engine.Canticle) },
	"track-library":   (*sheet).library,
	"track-rest":      func(s *sheet) { s.trackOf(engine.Rest) },
}

// ofMap are the figures that show the map.
var ofMap = []string{"map", "movement"}

// Names lists all figures, sorted.
func Names() []string { return slices.Sorted(maps.Keys(figures)) }

// Draw returns a figure as an svg element with the words of a book, and whether
// there is a figure of that name.
func (p *Painter) Draw(name string, book *rulebook.Book) (string, bool) {
	draw, ok := figures[name]
	if !ok || p.atlas == nil && slices.Contains(ofMap, name) {
		return "", false
	}
	s := sheet{Painter: p, book: book}
	draw(&s)
	return s.svg(captionOf(book, name)), true
}

// captionOf returns the first caption of a figure in a book.
func captionOf(book *rulebook.Book, name string) string {
	var all []rulebook.Figure
	for _, section := range book.Overview().Sections {
		all = append(all, section.Figures...)
	}
	for _, chapter := range book.Chapters() {
		all = append(all, chapter.Figures...)
		for _, rule := range chapter.Rules {
			all = append(all, rule.Figures...)
		}
	}
	for _, f := range all {
		if f.Name == name {
			return f.Caption
		}
	}
	return name
}
