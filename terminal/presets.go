package terminal

import (
	"strings"

	"volgare/edition"
)

// Presets shows the presets and the options of tables: what each option changes, which
// presets give it which value, and the documents and rules that it rests on.
func Presets(style Style, lib *edition.Library) string {
	p := newPage(style)
	p.heading("Presets", "")
	for _, preset := range lib.Presets() {
		p.entry(10, preset.ID, preset.Text+" Document: "+preset.Document+".")
	}
	p.heading("Options", "")
	options := edition.Options()
	for _, o := range options {
		p.entry(16, o.ID, o.Text)
		p.entry(16, "", "Values: "+strings.Join(valueWords(o, len(lib.Presets())), ", ")+".")
		p.entry(16, "", grounds(o))
	}
	p.heading("Documents", "")
	for _, s := range lib.SourcesOf(options) {
		p.entry(10, s.Code, s.Text+".")
	}
	return p.String()
}

// entry is a word with what there is to say about it.
func (p *page) entry(columns int, word, text string) {
	p.prose("  "+p.paint(strong, pad(word, columns)), text)
}

// valueWords are the values of an option, each with those of so many presets that give
// it.
func valueWords(o edition.Option, presets int) []string {
	words := make([]string, len(o.Values))
	for i, value := range o.Values {
		words[i] = value
		switch from := o.Presets(value); len(from) {
		case 0:
		case presets:
			words[i] += " (all presets)"
		default:
			words[i] += " (" + strings.Join(from, ", ") + ")"
		}
	}
	return words
}

// grounds are the documents and the rules of an option.
func grounds(o edition.Option) string {
	rules := "Rules: " + strings.Join(o.Rules, ", ") + "."
	if codes := o.Sources(); len(codes) > 0 {
		return "Documents: " + strings.Join(codes, ", ") + ". " + rules
	}
	return "No document: a choice of this project. " + rules
}
