package rulebook_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"volgare/edition"
	"volgare/engine"
	"volgare/rulebook"
)

// ranges lists every family with its highest number, in the order of the book.
var ranges = []struct {
	prefix string
	last   int
}{
	{"SET-", 10},
	{"EVT-", 7},
	{"CHA-", 4},
	{"ORD-", 2},
	{"ACT-", 9},
	{"MOV-", 9},
	{"PLC-", 9},
	{"MSS-", 6},
	{"CUB-", 4},
	{"PSA-", 1},
	{"BIZ-", 1},
	{"RID-", 1},
	{"MSG-", 4},
	{"ORI-", 2},
	{"CAN-", 1},
	{"LIB-", 4},
	{"RES-", 1},
	{"STU-", 4},
	{"END-", 1},
	{"ELE-", 1},
	{"SCO-", 12},
	{"FRI-", 6},
	{"CAR-", 5},
	{"EXP-K", 4},
	{"EXP-R", 8},
	{"EXP-P", 8},
	{"EXP-S", 5},
	{"EXP-G", 7},
	{"EXP-A", 2},
	{"EXP-Z", 2},
	{"EXP-L", 1},
	{"RUL-", 22},
}

func load(t *testing.T, lang string) *rulebook.Book {
	t.Helper()
	book, err := rulebook.Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func TestNoSuchLanguage(t *testing.T) {
	want := `unknown language "la"; the rulebook is available in ` + strings.Join(rulebook.Languages(), ", ")
	if _, err := rulebook.Load("la"); err == nil || err.Error() != want {
		t.Errorf("Load(la): error %v, want %s", err, want)
	}
}

// TestTranslations checks that every translation has exactly the rules, versions, figures, words, ids and numbers of the
// English book, and that all references exist.
func TestTranslations(t *testing.T) {
	english := load(t, rulebook.English)
	for _, lang := range rulebook.Languages() {
		book := load(t, lang)
		for _, p := range slices.Concat(rulebook.Compare(english, book, lang), rulebook.References(book, lang)) {
			t.Error(p)
		}
	}
}

func TestBookHasExactlyTheRules(t *testing.T) {
	var want, got []string
	for _, r := range ranges {
		for n := 1; n <= r.last; n++ {
			want = append(want, fmt.Sprintf("%s%d", r.prefix, n))
		}
	}
	for _, rule := range load(t, rulebook.English).Rules() {
		got = append(got, rule.ID)
	}
	if !slices.Equal(got, want) {
		t.Errorf("rules of the book:\n got %v\nwant %v", got, want)
	}
}

// TestEngineCitesTheBook checks that every rule that the engine can cite can be looked up in any language.
func TestEngineCitesTheBook(t *testing.T) {
	var want []string
	for _, rule := range engine.AllRules() {
		want = append(want, rule.String())
	}
	for _, lang := range rulebook.Languages() {
		var got []string
		for _, rule := range load(t, lang).Rules() {
			got = append(got, rule.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: rules of the book:\n got %v\nwant %v", lang, got, want)
		}
	}
}

func TestRulesAreShort(t *testing.T) {
	for _, lang := range rulebook.Languages() {
		for _, rule := range load(t, lang).Rules() {
			within(t, lang+" "+rule.ID+" text", rule.Whole(), 40, 900)
			within(t, lang+" "+rule.ID+" example", rule.Example, 15, 450)
			if n := len(strings.Fields(rule.Title)); n < 1 || n > 8 {
				t.Errorf("%s %s: title %q has %d words, want 1 to 8", lang, rule.ID, rule.Title, n)
			}
		}
	}
}

// within checks a text's length in characters, and that it ends as a sentence does.
func within(t *testing.T, what, text string, least, most int) {
	t.Helper()
	if n := utf8.RuneCountInString(text); n < least || n > most {
		t.Errorf("%s has %d characters, want %d to %d", what, n, least, most)
	}
	for _, p := range rulebook.Paragraphs(text) {
		if !strings.ContainsAny(p[len(p)-1:], ".:!?)") {
			t.Errorf("%s: %q does not end as a sentence does", what, p)
		}
	}
}

func TestIntroductions(t *testing.T) {
	for _, lang := range rulebook.Languages() {
		book := load(t, lang)
		for _, c := range book.Chapters() {
			within(t, lang+" "+c.Family, c.Intro, 40, 1000)
		}
		for _, s := range book.Overview().Sections {
			within(t, lang+" "+s.Key, s.Text, 40, 1200)
		}
		if book.Overview().Title == "" {
			t.Errorf("%s: the overview has no title", lang)
		}
	}
}

// TestReadings checks that the common text of several values of an option is listed once.
func TestReadings(t *testing.T) {
	rule := rulebook.Rule{Versions: []rulebook.Version{
		{Option: "library", Value: "later", Text: "Classic."},
		{Option: "library", Value: "book", Text: "Deluxe."},
		{Option: "library", Value: "on-advance", Text: "Classic."},
		{Option: "landing", Value: "after-taking", Text: "Classic."},
	}}
	want := []rulebook.Reading{
		{Option: "library", Values: []string{"later", "on-advance"}, Text: "Classic."},
		{Option: "library", Values: []string{"book"}, Text: "Deluxe."},
		{Option: "landing", Values: []string{"after-taking"}, Text: "Classic."},
	}
	if got := rule.Readings(); !reflect.DeepEqual(got, want) {
		t.Errorf("readings %+v, want %+v", got, want)
	}
}

// TestVersions checks that a rule with versions for an option has one for each of its values.
func TestVersions(t *testing.T) {
	for _, rule := range load(t, rulebook.English).Rules() {
		values := map[string][]string{}
		for _, v := range rule.Versions {
			values[v.Option] = append(values[v.Option], v.Value)
		}
		for id, got := range values {
			option, ok := edition.OptionByID(id)
			if !ok {
				t.Errorf("%s: there is no option %s", rule.ID, id)
			}
			if !slices.Equal(got, option.Values) {
				t.Errorf("%s has versions for %s of %v, want %v", rule.ID, id, option.Values, got)
			}
		}
	}
}

// TestOptionsAreTold checks that the rule that an option changes describes the change.
func TestOptionsAreTold(t *testing.T) {
	book := load(t, rulebook.English)
	for _, option := range edition.Options() {
		if slices.Equal(option.Values, []string{"off", "on"}) && strings.HasPrefix(option.Rules[0], "EXP-") {
			continue // an expansion is described by its whole chapter
		}
		if !slices.ContainsFunc(option.Rules, func(id string) bool { return tells(book, id, option.ID) }) {
			t.Errorf("none of %v has versions for option %s", option.Rules, option.ID)
		}
	}
}

func tells(book *rulebook.Book, id, option string) bool {
	rule, _ := book.Rule(id)
	return slices.ContainsFunc(rule.Versions, func(v rulebook.Version) bool { return v.Option == option })
}

// TestExamplesFitTheBoard checks the roads, zones and values mentioned in examples.
func TestExamplesFitTheBoard(t *testing.T) {
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	board := lib.Boards()[0]
	for _, road := range []string{ // ACT-3 ACT-8 MOV-1 MOV-4 MOV-5 MOV-6 MOV-8 PLC-4 RUL-2 RUL-3
		"torino asti genova", "torino milano venezia", "siena roma", "palermo catania", "genova lucca", "napoli montecassino",
		"napoli salerno cosenza fiore", "parma bologna firenze", "parma genova lucca firenze", "padova venezia milano parma",
	} {
		stops := strings.Fields(road)
		for i, to := range stops[1:] {
			from := board.Place(stops[i])
			if !slices.ContainsFunc(from.Neighbours, func(n edition.Value[string]) bool { return n.Is == to }) {
				t.Errorf("no road leads from %s to %s", from.ID.Is, to)
			}
		}
	}
	for _, place := range []struct { // ACT-3 ACT-8 MSS-3 ORI-2 PLC-1 RID-1 SCO-7 EXP-P1 EXP-Z1
		id, zone          string
		ducats, knowledge int
	}{
		{"roma", "yellow", 8, 15},
		{"milano", "blue", 25, 0},
		{"venezia", "blue", 15, 0},
		{"firenze", "pink", 15, 9},
		{"genova", "blue", 20, 0},
		{"asti", "orange", 15, 0},
		{"padova", "blue", 0, 6},
		{"siena", "pink", 10, 3},
	} {
		p := board.Place(place.id)
		if p.Zone.Is.String() != place.zone || p.Ducats.Is != place.ducats || p.Knowledge.Is != place.knowledge {
			t.Errorf("%s is %v with %d ducats and %d knowledge", place.id, p.Zone.Is, p.Ducats.Is, p.Knowledge.Is)
		}
	}
}

func TestRule(t *testing.T) {
	book := load(t, rulebook.English)
	rule, ok := book.Rule("EXP-L1")
	if !ok || rule.ID != "EXP-L1" || rule.Chapter != "Library tile" || rule.Title != "Eleventh library tile" {
		t.Errorf("Rule(EXP-L1) = %+v, %v", rule, ok)
	}
	if rule, ok := book.Rule("CUB-99"); ok || rule.ID != "" {
		t.Errorf("Rule(CUB-99) = %+v, %v, want none", rule, ok)
	}
}

func TestSearch(t *testing.T) {
	book := load(t, rulebook.English)
	for _, test := range []struct {
		words string
		first string // the first rule found
		also  string
	}{
		{"mov-2", "MOV-2", "FRI-5"},
		{"Psalter", "PSA-1", "ACT-2"},
		{"SHLASINGER knowledge", "CAR-4", "RUL-11"},
		{"arnaúlt", "EXP-K1", "EXP-S2"},
	} {
		found := book.Search(test.words)
		if len(found) == 0 || found[0].ID != test.first {
			t.Errorf("Search(%s) begins with %v, want %s", test.words, found[:min(len(found), 1)], test.first)
		}
		if test.also != "" && !slices.ContainsFunc(found, func(r rulebook.Rule) bool { return r.ID == test.also }) {
			t.Errorf("Search(%s) does not find %s", test.words, test.also)
		}
	}
	for _, nothing := range []string{"", "  ", "zebra", "psalter zebra"} {
		if found := book.Search(nothing); len(found) > 0 {
			t.Errorf("Search(%q) found %d rules", nothing, len(found))
		}
	}
}

func TestWord(t *testing.T) {
	book := load(t, rulebook.English)
	if got := book.Word("points"); got != "points" {
		t.Errorf("Word(points) = %q", got)
	}
	if got := book.Word("zebra"); got != "zebra" {
		t.Errorf("Word(zebra) = %q, want the key", got)
	}
	book.Words()["points"] = "changed"
	if got := book.Word("points"); got == "changed" {
		t.Error("changing the result of Words changed the book")
	}
}

func TestRulesIsACopy(t *testing.T) {
	book := load(t, rulebook.English)
	book.Rules()[0].Title = "changed"
	if got := book.Rules()[0].Title; got == "changed" {
		t.Error("changing the result of Rules changed the book")
	}
}

// TestChaptersOfPartAreAdjacent checks that the chapters of a part are adjacent, and that the parts are in the order of the contents.
func TestChaptersOfPartAreAdjacent(t *testing.T) {
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
