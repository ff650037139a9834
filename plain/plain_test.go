package plain_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"volgare/plain"
)

func TestSpace(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		text := string(r) + "x"
		want := 0
		if plain.IsSpace(r) {
			want = len(string(r))
		}
		if got := plain.Space(text); got != want {
			t.Fatalf("%U: a blank of %d bytes, want %d", r, got, want)
		}
		if unicode.IsSpace(r) && want == 0 {
			t.Errorf("%U is no blank", r)
		}
	}
	if got := plain.Fields("\uFEFFmove\u00A0roma\u3000\u200B;\t\tend\u202F"); !slices.Equal(got, []string{"move", "roma", ";", "end"}) {
		t.Errorf("the words are %q", got)
	}
	if plain.IsSpace('\u200C') || plain.IsSpace('\u200D') {
		t.Error("a joiner parts words")
	}
	if got := plain.Trim(" \u00A0Anna Rossi\u2009\n"); got != "Anna Rossi" {
		t.Errorf("trimmed: %q", got)
	}
}

func TestLines(t *testing.T) {
	for text, want := range map[string][]string{
		"": nil, "a": {"a"}, "a\n": {"a"}, "a\r\nb\rc\n\nd": {"a", "b", "c", "", "d"}, "\r\n\r\n": {"", ""}, "a\n\r": {"a", ""},
	} {
		var got []string
		for number, line := range plain.Lines(text) {
			if got = append(got, line); number != len(got) {
				t.Errorf("%q: line %d is numbered %d", text, len(got), number)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: lines %q, want %q", text, got, want)
		}
		for range plain.Lines(text) {
			break
		}
	}
}

func TestFault(t *testing.T) {
	for _, c := range []struct {
		text         string
		line, column int
		what         string
	}{
		{"move roma", 0, 0, ""},
		{"Dante però \uFFFD", 0, 0, ""},
		{"\xFF\xFEm\x00o\x00", 1, 1, "UTF-16"},
		{"\xFE\xFF\x00m", 1, 1, "UTF-16"},
		{"a\nper\xF2", 2, 4, "no UTF-8"},
		{"è\r\nà \xE8", 2, 3, "no UTF-8"},
	} {
		line, column, what := plain.Fault(c.text)
		if line != c.line || column != c.column || !strings.Contains(what, c.what) || (what == "") != (c.what == "") {
			t.Errorf("%q: line %d, column %d: %s", c.text, line, column, what)
		}
	}
}

func TestQuotes(t *testing.T) {
	for _, r := range `"“”„«»` {
		if !plain.IsQuote(r) {
			t.Errorf("%c is no quotation mark", r)
		}
	}
	if plain.IsQuote('\'') || plain.IsQuote('x') {
		t.Error("what no quotation mark is passes for one")
	}
}
