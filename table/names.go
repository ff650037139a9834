package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Limits of what people may send.
const (
	MaxName    = 40     // characters of a name, of a person or a table
	MaxChat    = 500    // characters of a remark
	MaxMoves   = 64     // moves of one command
	MaxKey     = 64     // bytes of the key of a command
	MaxRecord  = 400000 // bytes of a record that becomes a table, its board included
	MaxSteps   = 9000   // moves of such a record
	MaxEntries = 25000  // entries of a table
	MaxTables  = 100    // tables whose game is not over at which one person sits, or is the host
)

// Identity is the sender of a command. The zero Identity is an anonymous one, such as the operator of the server.
type Identity struct {
	ID    string // of a store.Identity, "" if anonymous
	Name  string
	From  string   // address of the sender, "" if not known: tables are counted by it
	Spare []string // other names for a guest who has given none, if Name shares a word with a name at the table
}

// personName is the name that a person takes at the table.
func personName(by Identity, name string) (string, error) {
	name, ok := CleanName(cmp.Or(name, by.Name))
	if !ok || name == "" {
		return "", Refuse(BadName)
	}
	return name, nil
}

// CleanName returns a name of a person or a table as it is kept: composed (NFC), without space around it. It
// returns false if that has more than MaxName characters, or some that cannot be seen. An empty name is one.
func CleanName(name string) (string, bool) {
	name = strings.TrimSpace(norm.NFC.String(name))
	return name, legible(name, MaxName)
}

// The most marks on one letter: of the marks that can be put on any letter, and of all marks. Scripts that need more
// than two marks on a letter have marks for that script alone.
const (
	maxFreeMarks = 2
	maxMarks     = 4
)

// legible reports whether a text has at most the given number of characters, and all of them
// are visible: no invisible characters, none that changes the direction of the line, no pile
// of marks on a letter, and no mark without a letter.
func legible(text string, most int) bool {
	if !utf8.ValidString(text) || utf8.RuneCountInString(text) > most {
		return false
	}
	free, all, before := 0, maxMarks, rune(' ')
	for _, r := range text {
		switch {
		case hidden(r) && (!selectsVariation(r) || !unicode.IsSymbol(before)):
			return false
		case !unicode.Is(unicode.M, r):
			free, all = 0, 0
			if r == ' ' {
				all = maxMarks // a mark needs a letter
			}
		default:
			if all++; unicode.Is(unicode.Inherited, r) {
				free++
			}
		}
		if free > maxFreeMarks || all > maxMarks {
			return false
		}
		before = r
	}
	return true
}

// hidden reports whether a character has no form that can be seen.
func hidden(r rune) bool {
	return !unicode.IsPrint(r) || r == '\u2800' || // BRAILLE PATTERN BLANK
		unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// selectsVariation reports whether a character says in which form the symbol before it is
// shown, as many pictures have it.
func selectsVariation(r rune) bool { return r == '\uFE0E' || r == '\uFE0F' }

// alikes are characters that look like others, in pairs of the character and its
// replacement: small letters of other scripts, capitals that look different, digits.
const alikes = "аaеeоoрpсcуyхxіiѕsјjһhԁdԛqԝwкkмmтtвbнhгrпnьbЬbВbНhРpСcУyХxТtМmКkЕeАaОoІiЈjЅs" +
	"αaβbεeηnιiκkνvοoρpτtυuχxγyωwΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx" +
	"օoոnսuհhցgıiɑaɡgſs0o1i|iliLiIi5s"

var lookalike = inPairs(alikes)

func inPairs(text string) map[rune]rune {
	all := map[rune]rune{}
	for pair := range slices.Chunk([]rune(text), 2) {
		all[pair[0]] = pair[1]
	}
	return all
}

// skeleton is a name without marks, signs, spaces and letter case, with one letter for all
// letters that look alike. Names with the same skeleton can be mistaken for each other.
func skeleton(name string) string {
	var s strings.Builder
	for _, r := range norm.NFKD.String(name) {
		if other, ok := lookalike[r]; ok {
			r = other
		}
		if unicode.In(r, unicode.L, unicode.N, unicode.So) {
			s.WriteRune(unicode.ToLower(unicode.ToUpper(r)))
		}
	}
	return strings.NewReplacer("rn", "m", "vv", "w").Replace(s.String())
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
	letters := []rune(name)
	return strings.TrimSpace(string(letters[:min(len(letters), MaxName-len(number))])) + number
}
