package rulebook_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

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
	{"RUL-", 18},
}

func load(t *testing.T) *rulebook.Book {
	t.Helper()
	book, err := rulebook.Load()
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func TestBookHasExactlyTheRules(t *testing.T) {
	var want, got []string
	for _, r := range ranges {
		for n := 1; n <= r.last; n++ {
			want = append(want, fmt.Sprintf("%s%d", r.prefix, n))
		}
	}
	for _, rule := range load(t).Rules() {
		got = append(got, rule.ID)
	}
	if !slices.Equal(got, want) {
		t.Errorf("rules of the book:\n got %v\nwant %v", got, want)
	}
}

func TestRulesAreShort(t *testing.T) {
	for _, rule := range load(t).Rules() {
		if n := utf8.RuneCountInString(rule.Text); n <= 20 || n > 500 {
			t.Errorf("%s: text has %d characters, want 21 to 500", rule.ID, n)
		}
		if n := len(strings.Fields(rule.Title)); n < 1 || n > 6 {
			t.Errorf("%s: title %q has %d words, want 1 to 6", rule.ID, rule.Title, n)
		}
		if !strings.HasSuffix(rule.Text, ".") {
			t.Errorf("%s: text does not end with a full stop", rule.ID)
		}
	}
}

func TestRulesReferToRules(t *testing.T) {
	book := load(t)
	cited := regexp.MustCompile(`\b[A-Z]{3}-[A-Z]{0,2}[0-9]+\b`)
	for _, rule := range book.Rules() {
		for _, id := range cited.FindAllString(rule.Text, -1) {
			if _, ok := book.Rule(id); !ok || id == rule.ID {
				t.Errorf("%s refers to %s", rule.ID, id)
			}
		}
	}
}

func TestRule(t *testing.T) {
	book := load(t)
	rule, ok := book.Rule("EXP-L1")
	if !ok || rule.ID != "EXP-L1" || rule.Chapter != "Library tile" || rule.Title != "Eleventh library tile" {
		t.Errorf("Rule(EXP-L1) = %+v, %v", rule, ok)
	}
	if rule, ok := book.Rule("CUB-99"); ok || rule != (rulebook.Rule{}) {
		t.Errorf("Rule(CUB-99) = %+v, %v, want none", rule, ok)
	}
}

func TestRulesIsACopy(t *testing.T) {
	book := load(t)
	book.Rules()[0].Title = "changed"
	if got := book.Rules()[0].Title; got == "changed" {
		t.Error("changing the result of Rules changed the book")
	}
}

func TestIsExpansion(t *testing.T) {
	for id, want := range map[string]bool{"EXP-K1": true, "EXP-Z2": true, "CUB-1": false, "RUL-14": false, "": false} {
		if got := rulebook.IsExpansion(id); got != want {
			t.Errorf("IsExpansion(%q) = %v, want %v", id, got, want)
		}
	}
}
