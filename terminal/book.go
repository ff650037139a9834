package terminal

import (
	"slices"
	"strings"

	"volgare/edition"
	"volgare/rulebook"
)

// overview is what asks for the game in short.
const overview = "overview"

// lookUp shows what a word stands for in the book, and reports whether it stands
// for anything. At a table only what holds there is shown; nil is for none.
func (p *page) lookUp(book *rulebook.Book, word string, t *edition.Table) bool {
	id := strings.ToUpper(word)
	if _, ok := book.Rule(id); ok {
		p.ruleAt(book, id, t)
		return true
	}
	if strings.EqualFold(word, overview) {
		p.overview(book.Overview())
		return true
	}
	return p.chapters(book, strings.TrimSuffix(id, "-"))
}

// found lists the rules in which all words occur, and reports whether there are any.
func (p *page) found(book *rulebook.Book, words string) bool {
	rules := book.Search(words)
	for _, rule := range rules {
		p.ruleTitle(rule)
	}
	return len(rules) > 0
}

// overview shows the game in short.
func (p *page) overview(o rulebook.Overview) {
	p.heading(o.Title, "")
	for _, section := range o.Sections {
		p.blank()
		p.line("  " + p.paint(strong, section.Title))
		p.paragraphs("  ", section.Text)
	}
}

// chapters shows the chapters whose families begin with a text, the only one with
// its introduction, and reports whether there are any.
func (p *page) chapters(book *rulebook.Book, prefix string) bool {
	found := slices.DeleteFunc(book.Chapters(), func(c rulebook.Chapter) bool { return !strings.HasPrefix(c.Family, prefix) })
	for _, c := range found {
		p.heading(c.Title, c.Family)
		if len(found) == 1 {
			p.paragraphs("  ", c.Intro)
			p.blank()
		}
		for _, rule := range c.Rules {
			p.ruleTitle(rule)
		}
	}
	return len(found) > 0
}

func (p *page) ruleTitle(r rulebook.Rule) { p.line("  " + pad(r.ID, 8) + r.Title) }

// ruleAt shows a rule of the book: at a table with the versions that hold there,
// without one with all of them side by side, with its example and the rules that
// it refers to.
func (p *page) ruleAt(book *rulebook.Book, id string, t *edition.Table) {
	rule, ok := book.Rule(id)
	if !ok {
		return
	}
	lead := "  " + p.paint(rubric, pad(id, 8))
	p.paragraphs(lead, p.paint(strong, rule.Title+".")+" "+rule.Text)
	for _, reading := range rule.Readings() {
		switch {
		case t == nil:
			p.reading(book, reading)
		case slices.Contains(reading.Values, t.Value(reading.Option)):
			p.paragraphs(margin, reading.Text)
		}
	}
	if t != nil {
		return
	}
	p.blank()
	p.paragraphs(margin, p.paint(strong, book.Word("example")+".")+" "+rule.Example)
	if len(rule.See) > 0 {
		p.blank()
		p.prose(margin, p.paint(faint, book.Word("see"))+" "+strings.Join(rule.See, ", "))
	}
}

// margin stands before what follows the first line of a rule.
const margin = "          "

// reading shows what holds where an option has some values, and which presets give them.
func (p *page) reading(book *rulebook.Book, r rulebook.Reading) {
	p.blank()
	played := book.Word("option")
	if presets := presetsOf(r); len(presets) > 0 {
		played = book.Word("presets") + " " + strings.Join(presets, ", ")
	}
	p.prose(margin, p.paint(faint, r.Option+" = "+strings.Join(r.Values, ", ")+" · "+played))
	p.prose(margin, r.Text)
}

// presetsOf lists the presets at which a reading holds.
func presetsOf(r rulebook.Reading) []string {
	option, _ := edition.OptionByID(r.Option)
	var all []string
	for _, value := range r.Values {
		all = append(all, option.Presets(value)...)
	}
	return all
}

// paragraphs shows a text; items of a list stand behind a dash.
func (p *page) paragraphs(lead, text string) {
	for _, part := range rulebook.Paragraphs(text) {
		if item, ok := strings.CutPrefix(part, "- "); ok {
			p.prose(lead+"- ", item)
		} else {
			p.prose(lead, part)
		}
		lead = strings.Repeat(" ", width(lead))
	}
}
