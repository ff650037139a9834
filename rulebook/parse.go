package rulebook

import (
	"fmt"
	"regexp"
	"strings"
)

// idPattern matches a rule id. Its first group is the family with a dash
// ("CUB-"), for the expansions with their letter too ("EXP-K").
const idPattern = `((?:SET|EVT|CHA|ORD|ACT|MOV|PLC|MSS|CUB|PSA|BIZ|RID|MSG|ORI|CAN|LIB|RES|` +
	`STU|END|ELE|SCO|FRI|CAR|EXP|RUL|TRN)-[A-Z]{0,2})[1-9][0-9]*`

var ruleID = regexp.MustCompile(`^` + idPattern + `$`)

// Parse reads a book from its text. It refuses a malformed or duplicate id, a
// rule outside the chapter of its family, an empty title or text, a second
// paragraph, and text before the first rule of a chapter. Errors name the line.
func Parse(text string) (*Book, error) {
	p := parser{book: &Book{index: map[string]int{}}}
	for line := range strings.Lines(text) {
		p.line++
		if err := p.read(strings.TrimSpace(line)); err != nil {
			return nil, err
		}
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	return p.book, nil
}

// A parser reads a book line by line.
type parser struct {
	book    *Book
	line    int    // number of the line being read, from 1
	family  string // family of the open chapter, "" before the first
	chapter string // title of the open chapter
	rule    *Rule  // the open rule, nil between chapter heading and first rule
	heading int    // line of the open rule's heading
	ended   bool   // a blank line has ended the open rule's paragraph
}

// read takes in one line, which carries no space at its ends.
func (p *parser) read(line string) error {
	switch {
	case line == "":
		p.ended = p.rule != nil && p.rule.Text != ""
		return nil
	case strings.HasPrefix(line, "# "):
		return p.openChapter(line[2:])
	case strings.HasPrefix(line, "## "):
		return p.openRule(line[3:])
	case strings.HasPrefix(line, "#"):
		return fault(p.line, "malformed heading %q", line)
	default:
		return p.addText(line)
	}
}

// openChapter ends the open rule and starts a chapter: "CUB Politicians, ...".
func (p *parser) openChapter(heading string) error {
	if err := p.finish(); err != nil {
		return err
	}
	family, title := splitHeading(heading)
	if title == "" {
		return fault(p.line, "chapter %q has no title", family)
	}
	if !ruleID.MatchString(family+"-1") && !ruleID.MatchString(family+"1") {
		return fault(p.line, "unknown family %q", family)
	}
	p.family, p.chapter = family, title
	return nil
}

// openRule ends the open rule and starts the next: "CUB-1 Taking cubes".
func (p *parser) openRule(heading string) error {
	if err := p.finish(); err != nil {
		return err
	}
	id, title := splitHeading(heading)
	parts := ruleID.FindStringSubmatch(id)
	if parts == nil {
		return fault(p.line, "malformed id %q", id)
	}
	if _, dup := p.book.index[id]; dup {
		return fault(p.line, "duplicate id %s", id)
	}
	if strings.TrimSuffix(parts[1], "-") != p.family {
		return fault(p.line, "rule %s outside the chapter of its family", id)
	}
	if title == "" {
		return fault(p.line, "rule %s has no title", id)
	}
	p.rule = &Rule{ID: id, Title: title, Chapter: p.chapter}
	p.heading, p.ended = p.line, false
	return nil
}

// addText adds one line to the paragraph of the open rule.
func (p *parser) addText(line string) error {
	switch {
	case p.rule == nil:
		return fault(p.line, "text before the first rule")
	case p.ended:
		return fault(p.line, "rule %s has a second paragraph", p.rule.ID)
	case p.rule.Text != "":
		p.rule.Text += " "
	}
	p.rule.Text += line
	return nil
}

// finish puts the open rule, if there is one, into the book.
func (p *parser) finish() error {
	if p.rule == nil {
		return nil
	}
	if p.rule.Text == "" {
		return fault(p.heading, "rule %s has no text", p.rule.ID)
	}
	p.book.index[p.rule.ID] = len(p.book.rules)
	p.book.rules = append(p.book.rules, *p.rule)
	p.rule = nil
	return nil
}

// splitHeading splits a heading at its first space.
func splitHeading(heading string) (id, title string) {
	id, title, _ = strings.Cut(strings.TrimSpace(heading), " ")
	return id, strings.TrimSpace(title)
}

// fault returns an error that names a line of the book.
func fault(line int, format string, args ...any) error {
	return fmt.Errorf("line %d: %s", line, fmt.Sprintf(format, args...))
}
