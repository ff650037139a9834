package terminal

import (
	"slices"
	"strings"

	"volgare/edition"
	"volgare/words"
)

// Presets lists the presets and the options of tables in the language of the style: the effect of each option, the presets
// that give each value, and the documents and rules that it is based on.
func Presets(style Style, lib *edition.Library) string {
	p, say := newPage(style), style.words()
	p.heading(p.say("tty-presets", nil), "")
	for _, preset := range lib.Presets() {
		id := preset.ID
		p.entry(10, id, say.PresetTitle(id)+". "+say.PresetText(id)+" "+say.PresetDocument(id)+".")
	}
	p.heading(p.say("tty-options", nil), "")
	options := edition.Options()
	for _, o := range options {
		p.entry(16, o.ID, say.OptionTitle(o.ID)+". "+say.OptionText(o.ID))
		p.values(&o, len(lib.Presets()))
		p.entry(16, "", p.grounds(&o))
	}
	p.heading(p.say("tty-documents", nil), "")
	for _, s := range lib.SourcesOf(options) {
		p.entry(10, s.Code, p.say("source-"+s.Code, nil)+".")
	}
	return p.String()
}

// entry shows a word with its description.
func (p *page) entry(columns int, word, text string) {
	p.prose("  "+p.paint(strong, pad(word, columns)), text)
}

// values lists the values of an option with the presets that give them: in one line, or in separate lines if values have
// descriptions. presets is the total number of presets.
func (p *page) values(o *edition.Option, presets int) {
	all := make([]string, len(o.Values))
	for i, value := range o.Values {
		all[i] = value + p.givenBy(o.Presets(value), presets)
	}
	if !slices.ContainsFunc(o.Values, func(v string) bool { return p.words().TellsValue(o.ID, v) }) {
		p.entry(16, "", p.say("tty-option-values", words.Args{"list": strings.Join(all, ", ")}))
		return
	}
	for i, value := range o.Values {
		p.entry(16, "", p.say("colon", words.Args{"what": all[i]})+" "+p.words().OptionValue(o.ID, value)+".")
	}
}

// givenBy lists the presets that give a value, out of the given total.
func (p *page) givenBy(ids []string, presets int) string {
	switch len(ids) {
	case 0:
		return ""
	case presets:
		return " (" + p.say("tty-all-presets", nil) + ")"
	}
	return " (" + strings.Join(ids, ", ") + ")"
}

// grounds lists the documents and the rules of an option.
func (p *page) grounds(o *edition.Option) string {
	documents := p.say("tty-no-document", nil)
	if codes := o.Sources(); len(codes) > 0 {
		documents = p.say("tty-option-documents", words.Args{"list": strings.Join(codes, ", ")})
	}
	return documents + " " + p.say("tty-option-rules", words.Args{"list": strings.Join(o.Rules, ", ")})
}
