package words

import (
	"strings"
	"testing"

	"volgare/bot/roster"
	"volgare/edition"
	"volgare/edition/editiontest"
)

// TestPresetsAndOptions checks that in each language all presets, options and values have texts, and that texts longer than
// a name end as a sentence.
func TestPresetsAndOptions(t *testing.T) {
	presets, options := editiontest.Library(t).Presets(), edition.Options()
	for _, lang := range Languages() {
		c, err := Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		var names, texts []string
		for _, p := range presets {
			names = append(names, c.PresetTitle(p.ID), c.PresetDocument(p.ID))
			texts = append(texts, c.PresetText(p.ID))
		}
		for _, o := range options {
			names = append(names, c.OptionTitle(o.ID))
			texts = append(texts, c.OptionText(o.ID))
			for _, value := range o.Values {
				names = append(names, c.OptionValue(o.ID, value))
			}
		}
		for _, name := range names {
			if strings.HasPrefix(name, "preset-") || strings.HasPrefix(name, "option-") || strings.HasSuffix(name, ".") {
				t.Errorf("%s: %q is no name", lang, name)
			}
		}
		for _, text := range texts {
			if !strings.HasSuffix(text, ".") || strings.Contains(text, "{") {
				t.Errorf("%s: %q is no sentence", lang, text)
			}
		}
	}
}

// TestBots checks that each bot has a patron, with a description, and a sentence on how it plays.
func TestBots(t *testing.T) {
	for _, name := range roster.House().Names() {
		sayAll(t, "bot-"+name, "bot-"+name+".who", "bot-"+name+".how")
	}
}
