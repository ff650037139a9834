package terminal

import (
	"regexp"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/words"
)

// TestPresets checks that in each language the list fits into 80 columns and explains every code used.
func TestPresets(t *testing.T) {
	for _, lang := range words.Languages() {
		c, err := words.Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		style := Style{Words: c}
		text := Presets(style, editiontest.Library(t))
		narrow(t, "presets", text)
		if lost := regexp.MustCompile(`\b(tty|preset|option|source)-[a-zA-Z]|\{`).FindString(text); lost != "" {
			t.Errorf("%s: no words for %s", lang, lost)
		}
		list, documents, _ := strings.Cut(text, style.say("tty-documents", nil)+" ─")
		flat := strings.Join(strings.Fields(list), " ")
		for _, o := range edition.Options() {
			if !strings.Contains(flat, strings.Join(strings.Fields(newPage(style).grounds(&o)), " ")) {
				t.Errorf("%s %s: no documents or rules", lang, o.ID)
			}
			for _, code := range o.Sources() {
				if !strings.Contains(documents, "  "+code+" ") {
					t.Errorf("%s %s: %s is not explained", lang, o.ID, code)
				}
			}
		}
		if strings.Contains(documents, "GOB1") {
			t.Errorf("sources that no option names:\n%s", documents)
		}
	}
	english := Presets(Style{}, editiontest.Library(t))
	for _, part := range []string{
		"Values: off (all presets), on.", "on-advance (es2010, de2010): Directly after advancing.",
		"No document: a choice of this project.", "Italian 2010. The classic game",
	} {
		if !strings.Contains(english, part) {
			t.Errorf("%q is missing", part)
		}
	}
}

// TestPresetsLeaveNoEnglish checks that all texts of presets and options come from the catalogue.
func TestPresetsLeaveNoEnglish(t *testing.T) {
	english, err := words.Load(words.English)
	if err != nil {
		t.Fatal(err)
	}
	text := Presets(Style{Words: english.Pseudo()}, editiontest.Library(t))
	for _, word := range []string{"Presets", "Document", "Values", "Rules", "all", "rulebook", "classic"} {
		if regexp.MustCompile(`\b` + word + `\b`).MatchString(strings.ReplaceAll(text, "classic (", "")) {
			t.Errorf("%q is English", word)
		}
	}
}
