package picture_test

import (
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/image/font/gofont/goregular"

	"volgare/server/picture"
)

// smallKit has all that a kit must have.
const smallKit = `{
	"width": 100, "height": 100,
	"under": [{"d": "M 0 0 L 9 9", "fill": "#010203", "stroke": "seat", "width": 1}],
	"drawings": {"friar": [{"coats": [{"d": "M 0 0 L 9 9", "fill": "cap", "stroke": "leaf"}, {"d": "M 0 0 L 9 9", "fill": "charge"}]}]},
	"seats": {"red": {"shape": "M 0 0 L 9 9", "colour": "#111111", "cap": "#222222", "charge": "#333333"}},
	"colours": {
		"page": "#f6efdf", "raised": "#fffdf6", "ink": "#2b2118", "faded": "#655744", "rubric": "#9b2d1f",
		"gold": "#a87b1f", "gold-ink": "#7c5810", "gold-wash": "#f0dfb4", "sea": "#dfe6df", "zone-blue": "#41619e"
	},
	"leaf": [[0, "#f4d684"], [1, "#a87b1e"]]
}`

// load loads a kit, whose letters are those of Go.
func load(text string) (*picture.Kit, error) {
	letters := &fstest.MapFile{Data: goregular.TTF}
	return picture.Load(fstest.MapFS{
		"picture/kit.json":                       {Data: []byte(text)},
		"picture/alegreya-500.ttf":               letters,
		"picture/alegreya-500-extended.ttf":      letters,
		"picture/alegreya-sans-400.ttf":          letters,
		"picture/alegreya-sans-400-extended.ttf": letters,
	})
}

// TestWrites asks for letters that Go's own font has, and for such as it lacks.
func TestWrites(t *testing.T) {
	kit, err := load(smallKit)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{
		"": true, "Lapa": true, "Žofie Škodová": true, "Иван": true, "Lapa 😀": true,
		"王小明": false, "😀😀": false, "محمد": false, "王さんの卓 2": false, //nolint:gosmopolitan // names as people have them
	} {
		if kit.Writes(text) != want {
			t.Errorf("%q is written: %t", text, !want)
		}
	}
}

// TestLoadNamesBadColours spoils one colour of a kit after the other.
func TestLoadNamesBadColours(t *testing.T) {
	if _, err := load(smallKit); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ before, good, bad string }{
		{`"fill": `, "#010203", "#01020"},
		{`"stroke": `, "seat", "robe"},
		{`"fill": `, "cap", "crimson"},
		{`"stroke": `, "leaf", "010203"},
		{`"fill": `, "charge", "rgb(1, 2, 3)"},
		{`"colour": `, "#111111", "#01020g"},
		{`"cap": `, "#222222", ""},
		{`"charge": `, "#333333", "#0001020"},
		{`"raised": `, "#fffdf6", "white"},
		{`"zone-blue": `, "#41619e", "seat"},
		{`[1, `, "#a87b1e", "leaf"},
	} {
		spoilt := strings.Replace(smallKit, c.before+strconv.Quote(c.good), c.before+strconv.Quote(c.bad), 1)
		if _, err := load(spoilt); err == nil || !strings.Contains(err.Error(), "no colour: "+strconv.Quote(c.bad)) {
			t.Errorf("%s%q: %v", c.before, c.bad, err)
		}
	}
}

// TestLoadNamesMissingColours takes one colour that pictures need after the other from the page.
func TestLoadNamesMissingColours(t *testing.T) {
	for _, name := range []string{"page", "raised", "ink", "faded", "rubric", "gold", "gold-ink", "gold-wash", "sea"} {
		if _, err := load(strings.Replace(smallKit, `"`+name+`"`, `"lost"`, 1)); err == nil || !strings.Contains(err.Error(), `"`+name+`"`) {
			t.Errorf("without %s: %v", name, err)
		}
	}
}
