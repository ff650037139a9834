package diagram

import (
	"encoding/xml"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/rulebook"
)

func painter(t *testing.T) *Painter {
	t.Helper()
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	atlas, err := os.ReadFile("../../web/src/map/geometry.json")
	if err != nil {
		t.Fatal(err) // made by the build of the interface
	}
	p, err := New(lib, atlas)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func load(t *testing.T, lang string) *rulebook.Book {
	t.Helper()
	book, err := rulebook.Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// TestFiguresOfTheBooks checks that every figure of the English book can be drawn, and that every drawable figure is shown.
// The other books are compared with it.
func TestFiguresOfTheBooks(t *testing.T) {
	book := load(t, rulebook.English)
	var shown []string
	add := func(figures []rulebook.Figure) {
		for _, f := range figures {
			shown = append(shown, f.Name)
		}
	}
	for _, s := range book.Overview().Sections {
		add(s.Figures)
	}
	for _, c := range book.Chapters() {
		add(c.Figures)
		for _, r := range c.Rules {
			add(r.Figures)
		}
	}
	slices.Sort(shown)
	if shown = slices.Compact(shown); !slices.Equal(shown, Names()) {
		t.Errorf("the book shows %v, drawn are %v", shown, Names())
	}
	if _, ok := painter(t).Draw("zebra", book); ok {
		t.Error("there is a figure of a zebra")
	}
}

// written is a text of a figure with the space it takes.
type written struct {
	text       string
	x, y, w, h float64
}

// texts parses a figure, which has to be well formed, and returns its texts and height.
func texts(t *testing.T, svg string) (all []written, height float64) {
	t.Helper()
	var root struct {
		ViewBox string `xml:"viewBox,attr"`
		Title   string `xml:"title"`
	}
	if err := xml.Unmarshal([]byte(svg), &root); err != nil {
		t.Fatal(err)
	}
	var width float64
	if n, err := fmt.Sscanf(root.ViewBox, "0 0 %f %f", &width, &height); n != 2 || err != nil || width != full {
		t.Errorf("viewBox is %q", root.ViewBox)
	}
	if root.Title == "" {
		t.Error("there is no title")
	}
	for _, part := range strings.Split(svg, "<text")[1:] {
		all = append(all, oneText(t, part))
	}
	return all, height
}

var textForm = regexp.MustCompile(`^ x="([^"]+)" y="([^"]+)" font-size="([^"]+)" fill="[^"]+"(?: text-anchor="([a-z]+)")?[^>]*>([^<]*)</text>`)

func oneText(t *testing.T, part string) written {
	t.Helper()
	m := textForm.FindStringSubmatch(part)
	if m == nil {
		t.Fatalf("text %.60q", part)
	}
	var f [3]float64
	for i := range f {
		f[i], _ = strconv.ParseFloat(m[i+1], 64)
	}
	if f[2] < 12 {
		t.Errorf("%q is set in %v", m[5], f[2])
	}
	w := float64(len([]rune(m[5]))) * f[2] * 0.47 // the width of the interface's typeface
	x := f[0]
	switch m[4] {
	case "middle":
		x -= w / 2
	case "end":
		x -= w
	}
	return written{m[5], x, f[1] - f[2]*0.7, w, f[2] * 0.7}
}

// TestTextsFitInFigures checks that in no language a text leaves its figure or touches another.
func TestTextsFitInFigures(t *testing.T) {
	p := painter(t)
	for _, lang := range rulebook.Languages() {
		book := load(t, lang)
		for _, name := range Names() {
			t.Run(lang+" "+name, func(t *testing.T) {
				svg, _ := p.Draw(name, book)
				all, height := texts(t, svg)
				for i, a := range all {
					if a.x < -2 || a.x+a.w > full+2 || a.y < 0 || a.y+a.h > height {
						t.Errorf("%q leaves the figure", a.text)
					}
					for _, b := range all[i+1:] {
						if a.x < b.x+b.w && b.x < a.x+a.w && a.y < b.y+b.h && b.y < a.y+a.h {
							t.Errorf("%q and %q overlap", a.text, b.text)
						}
					}
				}
			})
		}
	}
}

// TestColoursAreThePages checks that only cubes have fixed colours, and that no style is inline.
func TestColoursAreThePages(t *testing.T) {
	p, book := painter(t), load(t, rulebook.English)
	for _, name := range Names() {
		svg, _ := p.Draw(name, book)
		for _, colour := range cubeColours {
			svg = strings.ReplaceAll(svg, colour, "")
		}
		if strings.Contains(svg, " style=") || strings.Contains(svg, `"#`) {
			t.Errorf("%s has a style or a colour of its own", name)
		}
	}
}

var wordLine = regexp.MustCompile(`(?m)^- ([a-z-]+): .*$`)

// beside are the words shown next to the rules, and in no figure.
var beside = []string{"example", "see", "presets", "option"}

// TestWords checks that figures use every word of the book, and no missing ones.
func TestWords(t *testing.T) {
	text, err := os.ReadFile("../en.md")
	if err != nil {
		t.Fatal(err)
	}
	head, words, _ := strings.Cut(string(text), "\n# words ")
	book, err := rulebook.Parse(head + "\n# words " + wordLine.ReplaceAllString(words, "- $1: <$1>"))
	if err != nil {
		t.Fatal(err)
	}
	p := painter(t)
	var drawn strings.Builder
	for _, name := range Names() {
		svg, _ := p.Draw(name, book)
		drawn.WriteString(svg)
	}
	for key := range book.Words() {
		used := strings.Contains(drawn.String(), "&lt;"+key+"&gt;")
		if used == slices.Contains(beside, key) {
			t.Errorf("word %s: used in a figure is %v", key, used)
		}
	}
	if lacking := regexp.MustCompile(`>[a-z]+(-[a-z]+)+<`).FindString(drawn.String()); lacking != "" {
		t.Errorf("the book lacks the word %s", lacking)
	}
}

// TestFiguresSayWhatTheRulesSay checks that prices and numbers in figures occur in the text of their rules.
func TestFiguresSayWhatTheRulesSay(t *testing.T) {
	book := load(t, rulebook.English)
	says := func(id, format string, args ...any) {
		t.Helper()
		rule, _ := book.Rule(id)
		if want := fmt.Sprintf(format, args...); !strings.Contains(rule.Whole(), want) {
			t.Errorf("%s does not say %q", id, want)
		}
	}
	for _, o := range offices {
		says("ELE-1", "for %d votes, %d VP", o.Needs(), o.VP())
	}
	says("CUB-1", "one cube for %d point, or two for %d points", onePoint, twoPoints)
	says("CUB-1", "costs %d ducats (two cost %d)", areas[0].ducats, 2*areas[0].ducats)
	says("CUB-1", "an abbess %d (two cost %d)", areas[2].ducats, 2*areas[2].ducats)
	says("CUB-4", "worth %d votes, a noble %d, an abbess %d", areas[0].Votes(), areas[1].Votes(), areas[2].Votes())
	says("MSS-5", "level 8 and %d\u0020", lingua)
	says("MOV-2", "costs %d ducats in all", journey)
	says("MOV-3", "takes %d points", voyage)
	usual := draws[0].of
	says("EXP-K1", "For %d point you draw %d cards and keep %d", usual[0].points, usual[0].cards, usual[0].keep)
	says("EXP-K1", "for %d points you draw %d and keep %d", usual[1].points, usual[1].cards, usual[1].keep)
	says("EXP-A1", "%d out of %d, or %d out of", draws[1].of[0].keep, draws[1].of[0].cards, draws[1].of[1].keep)
	says("EXP-Z1", "or %d out of %d", draws[2].of[1].keep, draws[2].of[1].cards)
}

// TestIcons checks that the icons are the ones of the interface.
func TestIcons(t *testing.T) {
	data, err := os.ReadFile("../../web/src/ui/icons.ts")
	if err != nil {
		t.Fatal(err)
	}
	for name, d := range icons {
		if !regexp.MustCompile(`\b` + name + `:\s*"` + regexp.QuoteMeta(d) + `"`).Match(data) {
			t.Errorf("icon %s differs from the interface's", name)
		}
	}
}

func TestEventOf(t *testing.T) {
	s := sheet{Painter: painter(t)}
	var got []int
	for turn := 1; turn <= 11; turn++ {
		got = append(got, s.eventOf(turn, 6)) // tile 7 comes first
	}
	if want := []int{7, 8, 9, 11, 1, 2, 3, 4, 5, 10, 6}; !slices.Equal(got, want) { // SET-3
		t.Errorf("events %v, want %v", got, want)
	}
}
