package words

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// glossaryColumns is the first line of a glossary. In a row, english, word and forbidden are regular
// expressions that ignore case. english matches whole words, also with a plural s. word matches all forms
// of the translation. No message may match forbidden, which may be empty. except lists the ids of messages
// that have the English term and need no match of word.
const glossaryColumns = "english\tword\tforbidden\tsource\tnote\texcept"

// gap replaces arguments and other messages in a text.
const gap = "\uFFFC"

// TestGlossary checks that every message that translates an English term uses the word of its language for it, and that no
// message uses a forbidden one.
func TestGlossary(t *testing.T) {
	english := texts(t, English)
	for _, lang := range Languages() {
		if lang == English {
			continue
		}
		name := "glossary/" + lang + ".tsv"
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		head, rows, _ := strings.Cut(strings.Trim(string(file), "\n"), "\n")
		if head != glossaryColumns {
			t.Fatalf("%s: the first line is %q, want %q", name, head, glossaryColumns)
		}
		translated := texts(t, lang)
		for i, row := range strings.Split(rows, "\n") {
			where := name + ":" + strconv.Itoa(i+2)
			fields := strings.Split(row, "\t")
			if len(fields) != 6 || fields[0] == "" || fields[1] == "" || fields[3] == "" {
				t.Errorf("%s: %q, want 6 fields, of which english, word and source are not empty", where, row)
				continue
			}
			checkTerm(t, where, lang, fields, english, translated)
		}
	}
}

// checkTerm checks the messages of a language against a row of its glossary.
func checkTerm(t *testing.T, where, lang string, row []string, english, translated map[string]string) {
	term := expression(t, where, `\b(?:`+row[0]+`)(?:s|es)?\b`)
	word, forbidden := expression(t, where, row[1]), expression(t, where, row[2])
	except := strings.Fields(row[5])
	used := false
	for _, id := range slices.Sorted(maps.Keys(translated)) {
		text := translated[id]
		if row[2] != "" && forbidden.MatchString(text) {
			t.Errorf("%s: %s %s: has %q, forbidden for %q, which is %s (%s): %s", where, lang, id, forbidden.FindString(text), row[0], row[1], row[3], text)
		}
		translates := term.MatchString(english[id])
		used = used || translates
		lacks := translates && !word.MatchString(text)
		switch excepted := slices.Contains(except, id); {
		case lacks && !excepted:
			t.Errorf("%s: %s %s: translates %q without %s (%s): %s", where, lang, id, row[0], row[1], row[3], text)
		case excepted && !lacks:
			t.Errorf("%s: %s %s: needs no exception for %q", where, lang, id, row[0])
		}
	}
	for _, id := range except {
		if _, ok := translated[id]; !ok {
			t.Errorf("%s: %s: there is no message %s to except", where, lang, id)
		}
	}
	if !used {
		t.Errorf("%s: %s: no English message has %q", where, lang, row[0])
	}
}

// expression compiles a regular expression of a glossary.
func expression(t *testing.T, where, text string) *regexp.Regexp {
	t.Helper()
	e, err := regexp.Compile("(?i)" + text)
	if err != nil {
		t.Fatalf("%s: %v", where, err)
	}
	return e
}

// texts returns the messages of a language by id, each with all its variants.
func texts(t *testing.T, lang string) map[string]string {
	t.Helper()
	c, err := Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for id, p := range c.messages {
		var text strings.Builder
		addText(&text, p)
		all[id] = text.String()
	}
	return all
}

// addText appends the text of a pattern. Each variant of a choice becomes a line.
func addText(to *strings.Builder, p pattern) {
	for _, e := range p {
		switch {
		case e.choice != nil:
			for _, v := range e.choice.variants {
				to.WriteString("\n")
				addText(to, v.text)
			}
			to.WriteString("\n")
		case e.arg != "" || e.message != "":
			to.WriteString(gap)
		default:
			to.WriteString(e.text)
		}
	}
}

// faulty lists faults in typography by language ("" means all) with the expressions that find them.
var faulty = map[string]map[string]string{
	"": {
		"three dots, not an ellipsis":          `\.\.\.`,
		"two spaces":                           `[\pL\d,.;:!?][ \x{A0}\x{202F}]{2,}\S`,
		"a straight quotation mark":            `"|'`,
		"a hyphen, not a dash, between digits": `\b\d+-\d+\b`,
	},
	"de": {"not a German quotation mark": `[”«»‹›]|“\pL`},
	"es": {
		"not a Spanish quotation mark":     `[„‚‹›]`,
		"a question without its beginning": `^[^¿]*\pL\?`,
	},
	"fr": {"not a French quotation mark": `[„‚‹›]`},
	"it": {"not an Italian quotation mark": `[„‚‹›]`},
}

// formal has the expressions that find a formal address, by language. Words that can also mean
// something else are left out.
var formal = map[string]string{
	"de": `[\pL\d,;] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?:[^\pL]|$)`,
	"es": `(?i)\busted(?:es)?\b`,
	"fr": `(?i)(?:^|[^-\pL])(?:vous|votre|vos)\b`,
	"it": `[\pL\d,;] (?:Lei|Voi)\b|(?i)\bvostr[oaei]\b`,
}

// addressSeveral lists the messages that address several players.
var addressSeveral = []string{"lesson-first-game-alms"}

// TestTypography checks that messages and rulebooks use the quotation marks, spaces and form of address of their language.
func TestTypography(t *testing.T) {
	for _, lang := range Languages() {
		all := texts(t, lang)
		if formal[lang] != "" {
			checkFault(t, lang, "a formal address", formal[lang], all, addressSeveral)
		}
		maps.Copy(all, paragraphs(t, lang))
		for _, of := range []string{"", lang} {
			for name, fault := range faulty[of] {
				checkFault(t, lang, name, fault, all, nil)
			}
		}
		if lang == "fr" {
			checkFrenchSpaces(t, all)
		}
	}
}

// checkFault reports texts that match the expression of a fault, unless their ids are in except.
func checkFault(t *testing.T, lang, name, fault string, all map[string]string, except []string) {
	e := regexp.MustCompile(fault)
	for _, id := range slices.Sorted(maps.Keys(all)) {
		if found := e.FindString(all[id]); found != "" && !slices.Contains(except, id) {
			t.Errorf("%s %s: %s: %q in %s", lang, id, name, found, all[id])
		}
	}
}

// notText matches the parts of a line of a rulebook that are not text: indentation, keys and version names.
var notText = regexp.MustCompile(`(?m)^(?: +|see: .*|- [a-z\d-]+: |#+ \S+ |\{[a-z-]+=\S+\} )`)

// paragraphs returns the paragraphs of a rulebook by their number.
func paragraphs(t *testing.T, lang string) map[string]string {
	t.Helper()
	book, err := os.ReadFile("../rulebook/" + lang + ".md")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for i, text := range strings.Split(string(book), "\n\n") {
		all["paragraph "+strconv.Itoa(i+1)+" of the rulebook"] = notText.ReplaceAllString(text, "")
	}
	return all
}

// frenchMark matches a mark that needs a space, with the character in the place of that space.
var frenchMark = regexp.MustCompile(`([^(])([;:!?»])(?:[\s»)*]|$)|(«)(.)`)

// checkFrenchSpaces reports marks without a no-break space, and marks that have two kinds of them.
func checkFrenchSpaces(t *testing.T, all map[string]string) {
	t.Helper()
	const wide, narrow = "\u00A0", "\u202F"
	with := map[string]map[string][]string{} // ids by mark and space
	for _, id := range slices.Sorted(maps.Keys(all)) {
		for _, found := range frenchMark.FindAllStringSubmatch(all[id], -1) {
			mark, space := found[2]+found[3], found[1]+found[4]
			if space != wide && space != narrow {
				t.Errorf("fr %s: %q has %q, want a no-break space: %s", id, mark, space, all[id])
			}
			if with[mark] == nil {
				with[mark] = map[string][]string{}
			}
			with[mark][space] = append(with[mark][space], id)
		}
	}
	for mark, ids := range with {
		if len(ids[wide]) > 0 && len(ids[narrow]) > 0 {
			t.Errorf("fr: %q has %d wide no-break spaces and %d narrow ones, want one kind: wide in %q, narrow in %q",
				mark, len(ids[wide]), len(ids[narrow]), ids[wide][:min(5, len(ids[wide]))], ids[narrow][:min(5, len(ids[narrow]))])
		}
	}
}
