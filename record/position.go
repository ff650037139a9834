package record

import (
	"fmt"
	"strings"
	"sync"

	"volgare/edition"
	"volgare/engine"
	"volgare/plain"
)

// ParsePosition parses a position in either of its two forms: the sparse one, which begins with "new" and lists the
// differences from a deal, or the complete one written by AppendPosition. It also returns the table. The error, for invalid
// text or a position that the box does not allow, is a *ParseError.
func ParsePosition(tables Tables, text string) (*edition.Table, engine.State, error) {
	if err := legible(text); err != nil {
		return nil, engine.State{}, err
	}
	lines := linesOf(text)
	if len(lines) == 0 {
		return nil, engine.State{}, &ParseError{Line: 1, Column: 1, Fault: "the position is empty"}
	}
	var p positionReader
	switch first := &lines[0]; first.word() {
	case "new":
		p = newSparse(tables, first)
	case "position":
		p = newFull(tables, first)
	default:
		first.expected("a position", []string{"new", "position"})
		return nil, engine.State{}, first.err
	}
	for i := range lines[1:] {
		if err := p.line(&lines[1+i]); err != nil {
			return nil, engine.State{}, err
		}
	}
	return p.finish()
}

// Tables creates the table of a config; edition.Library.Table is an implementation. Creating a table costs about as much as
// parsing ten games.
type Tables = func(edition.Config) (*edition.Table, error)

// Keep caches the tables, for use by any number of goroutines. Faulty configs are not cached.
func Keep(tables Tables) Tables {
	var mu sync.Mutex
	made := map[string]*edition.Table{}
	return func(c edition.Config) (*edition.Table, error) {
		mu.Lock()
		defer mu.Unlock()
		key := fmt.Sprintf("%#v", c)
		if t := made[key]; t != nil {
			return t, nil
		}
		t, err := tables(c)
		if err == nil {
			made[key] = t
		}
		return t, err
	}
}

// positionReader parses the lines of a position after the first one.
type positionReader interface {
	line(s *scanner) error
	finish() (*edition.Table, engine.State, error)
}

// linesOf returns the lines of a text, without blank ones and comments.
func linesOf(text string) []scanner {
	var lines []scanner
	for number, line := range plain.Lines(text) {
		if start := plain.Trim(line); start != "" && start[0] != '#' {
			lines = append(lines, scanner{text: line, line: number})
		}
	}
	return lines
}

// header selects the table: its config, and the line of it.
type header struct {
	tables Tables
	config edition.Config
	mark   scanner // position for faults of the config
	table  *edition.Table
	r      *engine.Rules // of the table
}

// headLine parses a line that selects the table, in both forms.
func (h *header) headLine(s *scanner, word string) bool {
	switch word {
	case "option":
		h.option(s)
	case "board":
		h.config.Board, h.mark = s.rest(), *s
	case "revision":
		h.revision(s)
	default:
		return false
	}
	s.end()
	return true
}

// option parses "option landing any".
func (h *header) option(s *scanner) {
	id, value := s.word(), s.word()
	if h.config.Options == nil {
		h.config.Options = map[string]string{}
	}
	if _, twice := h.config.Options[id]; twice {
		s.faultf("option %s is given twice", id)
	}
	h.config.Options[id], h.mark = value, *s
}

// revision parses "revision 1".
func (h *header) revision(s *scanner) {
	if h.config.Revision != 0 {
		s.faultf("revision is given twice")
	}
	h.config.Revision, h.mark = s.number("a revision of the rules", 1, edition.Revision), *s
}

// settle creates the table at the first line that needs its rules.
func (h *header) settle() error {
	table, err := h.tables(h.config)
	if err != nil {
		h.mark.faultf("%s", strings.ReplaceAll(err.Error(), "\n", "; "))
		return h.mark.err
	}
	h.table, h.r = table, table.Rules
	return nil
}

// stateLine parses a line that is the same in both forms.
func (s *scanner) stateLine(r *engine.Rules, st *engine.State, word string) bool {
	switch word {
	case "decision":
		st.Decision = engine.Decision(s.oneOf("a decision", decisionWords))
	case "points":
		st.Points = uint8(s.number("points", 0, 6))
	case "done":
		st.Done = s.done()
	case "events":
		st.Events = s.events(r)
	case "friars":
		st.Friars = s.tileSet("a friar", inBox(friarWords, r.Friars()))
	case "cardinals":
		st.Cardinals = s.tileSet("a cardinal", inBox(cardinalWords, r.Cardinals()))
	case "areas":
		st.Areas = s.counts()
	default:
		return false
	}
	return true
}
