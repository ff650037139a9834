package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"

	"volgare/plain"
)

// Limits of what people may send. Characters are counted as readers do: see plain.Length.
const (
	MaxName    = 40     // characters of a name, of a person or a table
	MaxChat    = 500    // characters of a chat message
	MaxMoves   = 64     // moves of one command
	MaxKey     = 64     // bytes of the key of a command
	MaxRecord  = 400000 // bytes of a record that becomes a table, its board included
	MaxSteps   = 9000   // moves of such a record
	MaxEntries = 28000  // entries of a table
	MaxTables  = 100    // unfinished tables at which one person has a seat or is the host
)

// Identity is the sender of a command. The zero Identity is an anonymous one, such as the operator of the server.
type Identity struct {
	ID    string // of a store.Identity, "" if anonymous
	Name  string
	From  string   // address of the sender, "" if not known: tables are counted by it
	Spare []string // other names for a guest who has given none, if Name shares a word with a name at the table
	Guest []string // of a person who has given a name: the names by which tables may know them from before
}

// personName returns the name that a person takes at the table.
func personName(by Identity, name string) (string, error) {
	name, err := CleanName(cmp.Or(name, by.Name))
	if err == nil && name == "" {
		err = Refuse(BadName)
	}
	return name, err
}

// CleanName returns the stored form of the name of a person or a table (see plain.CleanLine), of at most MaxName
// characters. The name of a table may be empty. The error is a *Refusal.
func CleanName(name string) (string, error) {
	name, err := plain.CleanLine(name, MaxName)
	if err != nil {
		return "", RefuseFor(BadName, err)
	}
	return name, nil
}

// alikes extends Unicode's list of confusable characters (UTS #39) with pairs of a character and its replacement: small
// capitals, small letters with the form of capitals, digits, and characters that look alike in some typefaces only. It is
// applied to the result of prototype.
const alikes = "ᴀaʙbᴅdᴇeꜰfɢgʜhᴊjĸkʟiʍmɴnᴘpᴛtⲀaⲁaꞓeßbπnωw5sliLi"

var lookalike = inPairs(alikes)

func inPairs(text string) map[rune]rune {
	all := map[rune]rune{}
	for pair := range slices.Chunk([]rune(text), 2) {
		all[pair[0]] = pair[1]
	}
	return all
}

// skeleton returns a name without marks, signs, spaces and letter case, with one letter for all
// letters that look alike. Names with the same skeleton can be mistaken for each other.
func skeleton(name string) string {
	var s strings.Builder
	for _, written := range norm.NFKD.String(name) {
		for _, r := range prototype(written) {
			if other, ok := lookalike[r]; ok {
				r = other
			}
			if unicode.In(r, unicode.L, unicode.N, unicode.So) {
				s.WriteRune(unicode.ToLower(unicode.ToUpper(r)))
			}
		}
	}
	return strings.NewReplacer("rn", "m", "vv", "w").Replace(s.String())
}

// prototype returns Unicode's replacement for a confusable character or, if there is none, for its capital. A replacement
// without letters is not used: yod, for example, only resembles a sign, and names in its script would become alike.
func prototype(r rune) string {
	for _, form := range []rune{r, unicode.ToUpper(r)} {
		if letters := confusable.GetReplacement(form); strings.ContainsFunc(letters, unicode.IsLetter) {
			return letters
		}
	}
	return string(r)
}

// wordsOf returns the skeletons of the words of a name that distinguish it from others: "da" is too short for that.
func wordsOf(name string) []string {
	words := slices.DeleteFunc(strings.Fields(name), func(word string) bool { return utf8.RuneCountInString(word) < 3 })
	for i, word := range words {
		words[i] = skeleton(word)
	}
	return words
}

// numbered appends a number to a name, which is cut if it is too long.
func numbered(name string, n int) string {
	number := fmt.Sprint(" ", n)
	return plain.Shorten(name, MaxName-len(number)) + number
}
