package terminal

import (
	"slices"
	"strings"

	"volgare/edition"
	"volgare/rulebook"
)

// overview is the word for the overview of the game.
const overview = "overview"

// lookUp shows the entry of a word in the book, and reports whether there is one. With a table it shows only the rules that
// apply there; t may be nil.
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

// found lists the rules that contain all words, and reports whether there are any.
func (p *page) found(book *rulebook.Book, words string) bool {
	rules := book.Search(words)
	for _, rule := range rules {
		p.ruleTitle(rule)
	}
	return len(rules) > 0
}

// overview shows the overview of the game.
func (p *page) overview(o rulebook.Overview) {
	p.heading(o.Title, "")
	for _, section := range o.Sections {
		p.blank()
		p.line("  " + p.paint(strong, section.Title))
		p.paragraphs("  ", section.Text)
	}
}

// chapters shows the chapters whose families begin with a text, with the introduction if there is only one, and reports
// whether there are any.
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

// ruleAt shows a rule of the book with its example and the rules that it refers to. With a table it shows the versions that
// apply there, otherwise all versions.
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

// margin indents the lines after the first line of a rule.
const margin = "          "

// reading shows the text for some values of an option, and the presets with these values.
func (p *page) reading(book *rulebook.Book, r rulebook.Reading) {
	p.blank()
	played := book.Word("option")
	if presets := presetsOf(r); len(presets) > 0 {
		played = book.Word("presets") + " " + strings.Join(presets, ", ")
	}
	p.prose(margin, p.paint(faint, r.Option+" = "+strings.Join(r.Values, ", ")+" · "+played))
	p.prose(margin, r.Text)
}

// presetsOf lists the presets to which a reading applies.
func presetsOf(r rulebook.Reading) []string {
	option, _ := edition.OptionByID(r.Option)
	var all []string
	for _, value := range r.Values {
		all = append(all, option.Presets(value)...)
	}
	return all
}

// paragraphs shows a text. List items begin with a dash.
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
