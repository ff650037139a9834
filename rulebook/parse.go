package rulebook

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// idPattern matches a rule id. Its first group is the family with a dash ("CUB-"), which for expansions includes their letter ("EXP-K").
const idPattern = `((?:SET|EVT|CHA|ORD|ACT|MOV|PLC|MSS|CUB|PSA|BIZ|RID|MSG|ORI|CAN|LIB|RES|` +
	`STU|END|ELE|SCO|FRI|CAR|EXP|RUL|TRN)-[A-Z]{0,2})[1-9][0-9]*`

var (
	ruleID = regexp.MustCompile(`^` + idPattern + `$`)
	cited  = regexp.MustCompile(`\b[A-Z]{3}-[A-Z]{0,2}[0-9]+\b`)
)

// The chapters without rules.
const (
	overviewKey = "overview"
	wordsKey    = "words"
)

// Parse reads a book from its text, a small part of Markdown in which blank
// lines separate blocks:
//
//	# overview The game in two pages    the chapter in short, with sections
//	## aim What you want                a section; its key is the same in all languages
//	Paragraphs.
//
//	# CUB The title of a chapter        a chapter, named by the family of its rules
//	Paragraphs: an introduction for learners of the game.
//
//	## CUB-1 The title of a rule
//	Paragraphs, or items of a list:
//	- An item.
//
//	{edition=classic} Text that only applies if an option has this value.
//	{edition=deluxe} And the text if it has the other one.
//
//	> One example.
//
//	![A caption.](diagram:cubes)
//
//	see: CUB-2 EVT-5
//
//	# words The last chapter
//	- points: a word next to the rules or in a drawing, by its key
//
// The parts of a rule come in this order; versions, figures and see may be absent. Figures may also end an introduction or a
// section. A block may have several lines. Parse rejects parts that are malformed, duplicate, empty, misplaced or out of
// order. Errors name the line.
func Parse(text string) (*Book, error) {
	p := parser{book: &Book{words: map[string]string{}, index: map[string]at{}}}
	for _, b := range blocks(text) {
		if err := p.read(b); err != nil {
			return nil, err
		}
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	return p.book, nil
}

// A parser reads a book block by block.
type parser struct {
	book *Book
	head block // the heading of the chapter, section or rule being read
	key  string
	last form // of the blocks under the heading

	chapter *Chapter
	section *Section
	rule    *Rule
	more    []string // ids after "see:"
}

// read takes in one block.
func (p *parser) read(b block) error {
	switch b.form {
	case chapterHead:
		return p.openChapter(b)
	case ruleHead:
		if p.key == overviewKey {
			return p.openSection(b)
		}
		return p.openRule(b)
	case badHead:
		return fault(b.line, "malformed heading %q", b.text)
	}
	switch {
	case p.key == wordsKey:
		return p.word(b)
	case p.rule != nil:
		return p.rulePart(b)
	case p.section != nil:
		return p.part(b, &p.section.Text, &p.section.Figures)
	case p.chapter != nil:
		return p.part(b, &p.chapter.Intro, &p.chapter.Figures)
	}
	return fault(b.line, "text outside a chapter or section")
}

// openChapter starts a chapter: "CUB Politicians, ...".
func (p *parser) openChapter(b block) error {
	if err := p.finish(); err != nil {
		return err
	}
	p.chapter = nil
	key, title := splitHeading(b.text)
	if title == "" {
		return fault(b.line, "chapter %q has no title", key)
	}
	p.head, p.key, p.last = b, key, paragraph
	switch {
	case key == wordsKey:
	case key == overviewKey:
		p.book.overview.Title = title
	case slices.ContainsFunc(p.book.chapters, func(c Chapter) bool { return c.Family == key }):
		return fault(b.line, "duplicate chapter %q", key)
	case ruleID.MatchString(key + "-1"), ruleID.MatchString(key + "1"):
		p.book.chapters = append(p.book.chapters, Chapter{Family: key, Title: title})
		p.chapter = &p.book.chapters[len(p.book.chapters)-1]
	default:
		return fault(b.line, "unknown family %q", key)
	}
	return nil
}

// openSection starts a section of the overview: "aim What you want".
func (p *parser) openSection(b block) error {
	if err := p.finish(); err != nil {
		return err
	}
	key, title := splitHeading(b.text)
	switch {
	case !keyForm.MatchString(key):
		return fault(b.line, "malformed key %q", key)
	case title == "":
		return fault(b.line, "section %q has no title", key)
	case slices.ContainsFunc(p.book.overview.Sections, func(s Section) bool { return s.Key == key }):
		return fault(b.line, "duplicate section %q", key)
	}
	p.head, p.last, p.section = b, paragraph, &Section{Key: key, Title: title}
	return nil
}

// openRule starts a rule: "CUB-1 Taking cubes".
func (p *parser) openRule(b block) error {
	if err := p.finish(); err != nil {
		return err
	}
	id, title := splitHeading(b.text)
	parts := ruleID.FindStringSubmatch(id)
	if parts == nil {
		return fault(b.line, "malformed id %q", id)
	}
	if _, dup := p.book.index[id]; dup {
		return fault(b.line, "duplicate id %s", id)
	}
	if p.chapter == nil || strings.TrimSuffix(parts[1], "-") != p.chapter.Family {
		return fault(b.line, "rule %s outside the chapter of its family", id)
	}
	if title == "" {
		return fault(b.line, "rule %s has no title", id)
	}
	p.rule = &Rule{ID: id, Title: title, Chapter: p.chapter.Title}
	p.head, p.last, p.more = b, paragraph, nil
	return nil
}

// part takes in a block of an introduction or a section: text, then figures.
func (p *parser) part(b block, text *string, figures *[]Figure) error {
	switch b.form {
	case paragraph, item:
		if p.last == figure {
			return fault(b.line, "text after a figure")
		}
		addText(text, b)
		return nil
	case figure:
		p.last = figure
		return addFigure(figures, b)
	}
	return fault(b.line, "neither text nor a figure: %q", b.text)
}

// rulePart takes in a block of a rule. Its forms come in their order.
func (p *parser) rulePart(b block) error {
	if b.form == item {
		b.form, b.text = paragraph, "- "+b.text
	}
	if b.form < p.last || b.form == p.last && (b.form == example || b.form == see) {
		return fault(b.line, "rule %s has its parts out of order", p.rule.ID)
	}
	p.last = b.form
	switch b.form {
	case version:
		return p.addVersion(b)
	case example:
		p.rule.Example = b.text
	case figure:
		return addFigure(&p.rule.Figures, b)
	case see:
		p.more = strings.Fields(b.text)
	default:
		addText(&p.rule.Text, b)
	}
	return nil
}

// addText adds a paragraph or an item.
func addText(text *string, b block) {
	if *text != "" {
		*text += "\n\n"
	}
	if b.form == item {
		*text += "- "
	}
	*text += b.text
}

func addFigure(figures *[]Figure, b block) error {
	parts := figureForm.FindStringSubmatch(b.text)
	if parts == nil {
		return fault(b.line, "malformed figure %q", b.text)
	}
	*figures = append(*figures, Figure{Name: parts[2], Caption: parts[1]})
	return nil
}

func (p *parser) addVersion(b block) error {
	parts := versionForm.FindStringSubmatch(b.text)
	if parts == nil {
		return fault(b.line, "malformed version %q", b.text)
	}
	v := Version{Option: parts[1], Value: parts[2], Text: parts[3]}
	same := func(w Version) bool { return w.Option == v.Option && w.Value == v.Value }
	if slices.ContainsFunc(p.rule.Versions, same) {
		return fault(b.line, "duplicate version %s=%s", v.Option, v.Value)
	}
	p.rule.Versions = append(p.rule.Versions, v)
	return nil
}

// word takes in an item of the words.
func (p *parser) word(b block) error {
	parts := wordForm.FindStringSubmatch(b.text)
	if b.form != item || parts == nil {
		return fault(b.line, "malformed word %q", b.text)
	}
	if _, dup := p.book.words[parts[1]]; dup {
		return fault(b.line, "duplicate word %q", parts[1])
	}
	p.book.words[parts[1]] = parts[2]
	return nil
}

// finish adds the open part to the book.
func (p *parser) finish() error {
	switch {
	case p.rule != nil:
		return p.finishRule()
	case p.section != nil:
		if p.section.Text == "" {
			return fault(p.head.line, "section %q has no text", p.section.Key)
		}
		p.book.overview.Sections = append(p.book.overview.Sections, *p.section)
		p.section = nil
	case p.chapter != nil && p.chapter.Intro == "":
		return fault(p.head.line, "chapter %q has no introduction", p.chapter.Family)
	}
	return nil
}

func (p *parser) finishRule() error {
	switch {
	case p.rule.Text == "":
		return fault(p.head.line, "rule %s has no text", p.rule.ID)
	case p.rule.Example == "":
		return fault(p.head.line, "rule %s has no example", p.rule.ID)
	}
	p.rule.See = references(p.rule, p.more)
	p.book.index[p.rule.ID] = at{len(p.book.chapters) - 1, len(p.chapter.Rules)}
	p.chapter.Rules = append(p.chapter.Rules, *p.rule)
	p.rule = nil
	return nil
}

// references returns the ids that a rule names in its text, followed by those after "see:".
func references(r *Rule, more []string) []string {
	var all []string
	for _, id := range append(cited.FindAllString(r.Whole()+" "+r.Example, -1), more...) {
		if !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	return all
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
