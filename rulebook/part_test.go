package rulebook_test

import (
	"slices"
	"testing"

	"volgare/rulebook"
)

// TestParts: the chapters of a part stand together, and each part begins where a reader
// of the contents expects it.
func TestParts(t *testing.T) {
	type beginning struct {
		part   rulebook.Part
		family string
	}
	want := []beginning{{rulebook.Base, "SET"}, {rulebook.Expansions, "EXP-K"}, {rulebook.Rulings, "RUL"}}
	for _, lang := range rulebook.Languages() {
		var got []beginning
		for _, c := range load(t, lang).Chapters() {
			if len(got) == 0 || got[len(got)-1].part != c.Part() {
				got = append(got, beginning{c.Part(), c.Family})
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: parts begin with %v, want %v", lang, got, want)
		}
	}
}
