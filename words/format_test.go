package words

import (
	"testing"

	"golang.org/x/text/language"
)

func TestFormat(t *testing.T) {
	c := &Catalogue{lang: language.English}
	var err error
	if c.messages, err = parse(`# a comment
plain = Plain text
silent = {""}
heading =
    .title = Title
two = First line
    second line
own = { $name } and { plain }
    .short = { $n }
plural =
    { $n ->
        [0] none
        [one] { $n } thing
       *[other] { $n } things
    }
within = { $gain ->
    [yes] gains { $n ->
        [one] one
       *[other] { $n }
      } now
   *[no] {""}
  }, { " " }done{"\u00A0"}!
`); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		id   string
		args Args
		want string
	}{
		{"plain", nil, "Plain text"},
		{"silent", nil, ""},
		{"heading", nil, "heading"}, // has no text itself: treated as an unknown id
		{"heading.title", nil, "Title"},
		{"two", nil, "First line\nsecond line"},
		{"own", Args{"name": "Anna"}, "Anna and Plain text"},
		{"own", nil, "{$name} and Plain text"},
		{"own.short", Args{"n": 12}, "12"},
		{"plural", Args{"n": 0}, "none"},
		{"plural", Args{"n": 1}, "1 thing"},
		{"plural", Args{"n": 2}, "2 things"},
		{"within", Args{"gain": "yes", "n": 1}, "gains one now,  done\u00a0!"},
		{"within", Args{"gain": "no"}, ",  done\u00a0!"},
		{"unknown", nil, "unknown"},
	} {
		if got := c.Say(test.id, test.args); got != test.want {
			t.Errorf("%s %v: %q, want %q", test.id, test.args, got, test.want)
		}
	}
}

func TestParseFaults(t *testing.T) {
	for text, want := range map[string]string{
		"a = {":                     "line 1: expected a name",
		"a = }":                     "line 1: } without {",
		"a = { $n ->\n [one] x\n }": "line 3: a choice without a default variant",
		"a = { \"x }\n":             "line 1: expected \"",
		" .short = x":               "line 1: an attribute without a message",
		"a = x\na = y":              "line 2: a is there twice",
		"a = { $n ->\n *[one x\n }": "line 2: expected ]",
		"1 = x":                     "line 1: expected a name",
		"a x":                       "line 1: expected =",
	} {
		if _, err := parse(text); err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", text, err, want)
		}
	}
}

func TestOf(t *testing.T) {
	for locale, want := range map[string]string{
		"": "en", "C": "en", "it_IT.UTF-8": "it", "de": "de", "fr@euro": "fr", "POSIX": "en", "esperanto": "en", "la_VA": "en",
	} {
		if got := Of(locale); got != want {
			t.Errorf("%q asks for %s, want %s", locale, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, lang := range Languages() {
		text, err := files.ReadFile("catalogues/" + lang + "/log.ftl")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(_ *testing.T, text string) {
		messages, err := parse(text)
		if err != nil {
			return
		}
		c := &Catalogue{messages: messages}
		for id, p := range messages {
			if refers(p) { // possibly to itself
				continue
			}
			c.Say(id, Args{"n": 1})
			c.Pseudo()
		}
	})
}

// refers reports whether a pattern contains another message.
func refers(p pattern) bool {
	for _, e := range p {
		if e.message != "" {
			return true
		}
		if e.choice != nil {
			for _, v := range e.choice.variants {
				if refers(v.text) {
					return true
				}
			}
		}
	}
	return false
}

func TestEveryLanguageLoads(t *testing.T) {
	for _, lang := range Languages() {
		c, err := Load(lang)
		if err != nil || len(c.messages) < 500 {
			t.Errorf("%s: %v", lang, err)
		}
	}
}
