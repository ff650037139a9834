package record_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/record"
)

// manglings are changes that mail, editors, web pages and people make to a record. A record that can no longer be read must
// be rejected with the position of the first fault and the reason.
var manglings = []struct {
	name   string
	mangle func(text string) string
	refuse string // "" if the same game is read
}{
	{"as it was", func(text string) string { return text }, ""},
	{"byte order mark", func(text string) string { return "\uFEFF" + text }, ""},
	{"lines of Windows", all("\n", "\r\n"), ""},
	{"lines of old machines", all("\n", "\r"), ""},
	{"no end of the last line", func(text string) string { return strings.TrimRight(text, "\n") }, ""},
	{"no-break blanks", outside(" ", "\u00A0"), ""},
	{"narrow blanks", outside(" ", "\u202F"), ""},
	{"ideographic blanks", outside(" ", "\u3000"), ""},
	{"tabs", outside(" ", "\t"), ""},
	{"two blanks", outside(" ", "  "), ""},
	{"blanks without width", outside(" ", " \u200B"), ""},
	{"marks of direction", all("\n", "\u200F\n\u200E"), ""},
	{"blanks at the ends", all("\n", "  \n"), ""},
	{"blanks before lines", all("\n", "\n    "), ""},
	{"empty lines", all("\n", "\n\n"), ""},
	{"curly quotes", quotes(`“`, `”`), ""},
	{"quotes of German", quotes(`„`, `“`), ""},
	{"quotes of French", quotes("«\u00A0", "\u00A0»"), ""},
	{"blanks within tags", func(text string) string {
		return strings.ReplaceAll(strings.ReplaceAll(text, "[", "[ "), "\"]", "\" ]")
	}, ""},
	{"tags in capitals", tags(strings.ToUpper), ""},
	{"tags in small letters", tags(strings.ToLower), ""},
	{"moves in capitals", moves(strings.ToUpper), ""},
	{"no blanks after semicolons", outside("; ", ";"), ""},
	{"marks of a mail", func(text string) string { return "> " + strings.ReplaceAll(text, "\n", "\n> ") }, `line 1, column 1: expected the tags of a game, [Preset "deluxe"] among them, found ">"`},
	{"another encoding", func(text string) string { return "[Preset \"per\xF2\"]\n" + text }, "line 1, column 13: a byte that is no UTF-8: save the text as UTF-8"},
	{"UTF-16", func(string) string { return "\xFF\xFE[\x00P\x00" }, "line 1, column 1: the text is in UTF-16: save it as UTF-8"},
	{"no brackets", all("[", ""), `line 1, column 1: expected the tags of a game, [Preset "deluxe"] among them, found "preset"`},
	{"an apostrophe for a quote", func(text string) string { return strings.ReplaceAll(text, `[Preset "`, `[Preset '`) }, `line 1, column 1: expected a tag, [Name "value"], found "[Preset '`},
	{"something behind a tag", func(text string) string { return strings.Replace(text, "\"]", "\"] x", 1) }, "expected the end of the line, found \"x\""},
	{"a bracket lost", func(text string) string { return strings.Replace(text, "\"]", "\"", 1) }, "expected ] at the end of the tag, found the end of the line"},
}

func all(old, with string) func(string) string {
	return func(text string) string { return strings.ReplaceAll(text, old, with) }
}

// eachLine changes the lines of a text, those of tags or the others.
func eachLine(text string, tag, other func(string) string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, "[") {
			lines[i] = tag(line)
		} else {
			lines[i] = other(line)
		}
	}
	return strings.Join(lines, "\n")
}

func same(line string) string { return line }

// outside changes only text outside quotation marks and braces, so that texts written by people stay.
func outside(old, with string) func(string) string {
	return func(text string) string {
		return eachLine(text, func(line string) string {
			name, value, _ := strings.Cut(line, `"`)
			return strings.ReplaceAll(name, old, with) + `"` + value
		}, func(line string) string {
			line, comment, found := strings.Cut(line, "{")
			if line = strings.ReplaceAll(line, old, with); found {
				comment, line = "{"+comment, strings.TrimRight(line, " ")
			}
			return line + comment
		})
	}
}

// quotes replaces the quotation marks around the values of tags.
func quotes(open, closed string) func(string) string {
	return func(text string) string {
		return eachLine(text, func(line string) string {
			return strings.Replace(strings.Replace(line, ` "`, " "+open, 1), `"]`, closed+"]", 1)
		}, same)
	}
}

// tags changes the names of all tags with a meaning.
func tags(change func(string) string) func(string) string {
	return func(text string) string {
		return eachLine(text, func(line string) string {
			name, value, _ := strings.Cut(line, " ")
			if name == "[Event" {
				return line
			}
			return change(name) + " " + value
		}, same)
	}
}

// moves changes everything except tags and comments.
func moves(change func(string) string) func(string) string {
	return func(text string) string {
		return eachLine(text, same, func(line string) string {
			line, comment, found := strings.Cut(line, "{")
			if line = change(line); found {
				return line + "{" + comment
			}
			return line
		})
	}
}

// TestMangledRecordIsSameGameOrRejected checks that mangling a record either does not change its game, or is rejected with a position.
func TestMangledRecordIsSameGameOrRejected(t *testing.T) {
	games, err := filepath.Glob("../testdata/games/*.game")
	if err != nil || len(games) < 30 {
		t.Fatal("the golden games are elsewhere", err)
	}
	tables := record.Keep(editiontest.Library(t).Table)
	for i, name := range games {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		// A tag value and a comment written by a person.
		whole := strings.Replace(string(text), "\"]\n", "\"]\n[Event \"The club's “great” evening, II\"]\n", 1)
		whole = strings.TrimRight(whole, "\n") + " {una bella  partita: “bis”}\n"
		want, err := record.ParseGame(tables, whole)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for n, m := range manglings {
			if n%6 != i%6 && m.refuse == "" {
				continue // each game is mangled in some ways, each way is used on some games
			}
			got, err := record.ParseGame(tables, m.mangle(whole))
			switch {
			case m.refuse != "":
				if err == nil || !strings.Contains(err.Error(), m.refuse) {
					t.Errorf("%s, %s: %v, want %s", name, m.name, err, m.refuse)
				}
			case err != nil:
				t.Errorf("%s, %s: %v", name, m.name, err)
			case !reflect.DeepEqual(got, want):
				t.Errorf("%s, %s: another game is read\n%+v\n%+v", name, m.name, got.Tags, want.Tags)
			}
		}
	}
}

// TestWrittenAsRead checks that the tags and comments of others are written unchanged.
func TestWrittenAsRead(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 3)
	g := randomGame(table, "of others", nil)
	g.Tags = []record.Tag{{Name: "Event", Value: "“Great”\u00A0evening"}, {Name: "date", Value: "1304-07-20"}, {Name: "White", Value: `\`}, {Name: "x.y", Value: ""}}
	g.Comment, g.Steps[4].Comment = "«tutto»; [all] \"of\" it\\", "{} \u2028 \u200D"
	text := string(record.AppendGame(nil, table.Rules, g))
	got, err := record.ParseGame(keep(table), text)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got.Tags, g.Tags) || got.Comment != g.Comment || got.Steps[4].Comment != g.Steps[4].Comment {
		t.Errorf("%q %q %q come back as %q %q %q", g.Tags, g.Comment, g.Steps[4].Comment, got.Tags, got.Comment, got.Steps[4].Comment)
	}
	if again := string(record.AppendGame(nil, table.Rules, got)); again != text {
		t.Errorf("another text comes back:\n%s\n%s", text, again)
	}
}
