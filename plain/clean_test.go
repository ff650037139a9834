package plain_test

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"volgare/plain"
)

func TestCleanLineKeeps(t *testing.T) {
	for _, text := range []string{
		"", "Anna", "Nguyễn Thị Ánh", "R2-D2!", "Anna  da Siena",
		"นิ่ม", "မြို့", "כֹּהֵן", "हिन्दी", "משה", // marks of a script
		"می\u200cخواهم", "نامه\u200cای", "श्री", "ක්\u200dෂ", "র\u200d্যা", // joiners within words
		"🤷‍♂️", "❤️‍🔥", "👨‍💻", "👩‍🚀 Ada", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "👁️‍🗨️", // joined pictures
		"👍🏽", "🧑🏽‍🚀", "👩🏻‍❤️‍💋‍👨🏿", "🤝", // skin tones
		"1️⃣", "#️⃣", "*⃣", "❤️", "❤︎", "☺", "‼️", "〰️", "🅰️", // keycaps and variation selectors
		"🇮🇹", "🇮🇹🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿 Gwen", // flags
		"\u845b\U000e0100\u57ce", "\U0001FAFF", // a form of a Chinese character, a picture that is newer than the tables
	} {
		if got, err := plain.CleanLine(text, 40); err != nil || got != text {
			t.Errorf("%+q is %+q, %v", text, got, err)
		}
	}
}

func TestCleanLineChanges(t *testing.T) {
	for text, want := range map[string]string{
		"Rene\u0301e":                           "Renée", // composed
		" Anna\t":                               "Anna",
		"José\u00A0Luis\u2003y\u3000yo\u202Fya": "José Luis y yo ya",
		"a\r\nb\u2028c\td\u0085e\u2800f":        "a b c d e f",
		"An\u00ADna\u200B\u2060\uFEFF":          "Anna", // invisible
		"An\u200Dna \u200D \u200CBea\u200C":     "Anna  Bea",
		"A\uFE0Fn\u034Fna\U000E0101\u180B":      "Anna",
		"1\uFE0F2":                              "12",
		"🔥\u200D":                               "🔥",
		"🔥\u200Da":                              "🔥a",
		"🔥\U000E0041 Anna\U000E0041":            "🔥 Anna",
		"\u2067Anna\u2069\u200F":                "Anna",
		"\u3164\u115F\uFFA0":                    "",
		"\u2800 \u00A0":                         "",
		"\u2800\uFE0F":                          "",
		"\u2800\U0001F3FB":                      "\U0001F3FB",
		"\u2800\U000E0067\U000E007F":            "",
		"\uFFFC\U0001D159\U00013441\U00013442":  "",
		"Anna\u2800\uFE0F":                      "Anna",
	} {
		got, err := plain.CleanLine(text, 40)
		if err != nil || got != want {
			t.Errorf("%+q is %+q, %v, want %+q", text, got, err, want)
		}
		if again, err := plain.CleanLine(got, 40); err != nil || again != got {
			t.Errorf("%+q cleaned twice is %+q, %v", text, again, err)
		}
	}
}

func TestCleanText(t *testing.T) {
	got, err := plain.CleanText("\n  one\u00A0line \r\n\r\nanother\u2029last\v", 40)
	if want := "one line \n\nanother\nlast"; err != nil || got != want {
		t.Errorf("%q, %v, want %q", got, err, want)
	}
}

func TestCleanLineRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"An\x00na":                         "U+0000",
		"\x1b[31mAnna":                     "U+001B",
		"An\u0085\u009Bna":                 "U+009B",
		"Anna\u202Egnp.exe":                "U+202E",
		"Anna\uE000":                       "U+E000",
		"Anna\U000F0000":                   "U+F0000",
		"A\u0300\u0301\u0302\u0303":        "U+0303", // À, and three more marks
		"x\u0301\u0302\u0303":              "U+0303",
		"ก" + strings.Repeat("\u0E34", 5):  "U+0E34",
		"\u0301Anna":                       "U+0301",
		"Anna \u0301":                      "U+0301",
		"An\xffna":                         "UTF-8",
		strings.Repeat("👩‍🚀", 17):          "at most 16 characters",
		"👨" + strings.Repeat("\u200D👨", 9): "U+1F468",
	} {
		got, err := plain.CleanLine(text, 16)
		if err == nil || !strings.Contains(err.Error(), want) || got != "" {
			t.Errorf("%+q is %+q, %v, want an error with %s", text, got, err, want)
		}
	}
	_, err := plain.CleanLine("Anna\u202E", 16)
	if why, ok := errors.AsType[*plain.TextError](err); !ok || why.Character != '\u202E' || why.Most != 0 {
		t.Errorf("the error of a character is %+v", err)
	}
	_, err = plain.CleanLine(strings.Repeat("👩‍🚀", 17), 16)
	if why, ok := errors.AsType[*plain.TextError](err); !ok || why.Character != 0 || why.Most != 16 {
		t.Errorf("the error of a length is %+v", err)
	}
	if _, err = plain.CleanLine("a"+strings.Repeat("\u0301", 256), 16); err == nil || !strings.Contains(err.Error(), "256 code points") {
		t.Errorf("the error of one character of too many code points is %v", err)
	}
}

func TestLengthCountsGraphemes(t *testing.T) {
	for text, want := range map[string]int{"": 0, "Anna": 4, "e\u0301": 1, "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇮🇹1️⃣": 4, "نامه\u200cای": 6, "\r\n": 1} {
		if got := plain.Length(text); got != want {
			t.Errorf("%q has %d characters, want %d", text, got, want)
		}
	}
}

func TestShorten(t *testing.T) {
	for _, c := range []struct {
		text string
		most int
		want string
	}{
		{"Anna", 4, "Anna"},
		{"Anna da\tSiena", 8, "Anna da"},
		{"Anna\x00\u202E\u0300\u0301\u0302\u0303", 9, "Annà\u0301"},
		{"👩‍🚀👩‍🚀👩‍🚀", 2, "👩‍🚀👩‍🚀"},
		{"An\xffna", 9, "Anna"},
		{"\u0301", 9, ""},
		{"a" + strings.Repeat("€", 1300), 60, "a" + strings.Repeat("€", 59)}, // the bound of its work is inside a €
		{"ab" + strings.Repeat("🤷", 80), 1, "a"},
	} {
		if got := plain.Shorten(c.text, c.most); got != c.want {
			t.Errorf("%+q is %+q, want %+q", c.text, got, c.want)
		}
	}
}

// TestCleanTextIsLinear checks that cleaning does not allocate memory for each character of a text.
func TestCleanTextIsLinear(t *testing.T) {
	for _, word := range []string{"a ", "é", "👩‍🚀", "a\u200d", "नि"} {
		text := strings.Repeat(word, 1<<16/len(word))
		allocs := testing.AllocsPerRun(1, func() {
			if _, err := plain.CleanText(text, len(text)); err != nil {
				t.Error(err)
			}
		})
		if most := 100.0; allocs > most {
			t.Errorf("%d times %q: %.0f allocations, at most %.0f are expected", len(text)/len(word), word, allocs, most)
		}
	}
}

// FuzzCleanLine checks that a clean text is clean, short and visible.
func FuzzCleanLine(f *testing.F) {
	for _, seed := range []string{"Anna", "👩‍🚀 Ada", "نامه\u200cای", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "A\u0300\u0301\u0302\u0303", "1️⃣\u200D", "\u202E"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, got := range []string{plain.Shorten(text, 9), cleaned(text)} {
			if again, err := plain.CleanLine(got, 9); err != nil || again != got {
				t.Fatalf("%+q cleaned twice is %+q, %v", got, again, err)
			}
			if plain.Length(got) > 9 || !utf8.ValidString(got) || strings.ContainsFunc(got, unicode.IsControl) {
				t.Fatalf("%+q from %+q", got, text)
			}
		}
	})
}

func cleaned(text string) string {
	got, _ := plain.CleanLine(text, 9)
	return got
}
