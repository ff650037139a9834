package words

import (
	"strings"
	"testing"

	"volgare/bot/roster"
	"volgare/edition"
	"volgare/edition/editiontest"
)

// TestPresetsAndOptions: in each language everything that a table can be made of is told in words, and
// what tells more than a name ends as a sentence does.
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

// TestBots: each bot has a patron, with a word on who that was, and a sentence on how it plays.
func TestBots(t *testing.T) {
	for _, name := range roster.House().Names() {
		sayAll(t, "bot-"+name, "bot-"+name+".who", "bot-"+name+".how")
	}
}
