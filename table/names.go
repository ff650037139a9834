package table

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// CleanName returns a name of a person or a table as it is kept: composed (NFC), without space around it. It
// returns false if that has more than MaxName characters, or some that cannot be seen. An empty name is one.
func CleanName(name string) (string, bool) {
	name = strings.TrimSpace(norm.NFC.String(name))
	return name, legible(name, MaxName)
}

// The most marks on one letter: those that go on any letter, and all of them. Scripts
// that need more than two of one letter have their own.
const (
	maxFreeMarks = 2
	maxMarks     = 4
)

// legible reports whether a text has at most so many characters, and all of them can
// be seen: none without a form of its own, none that turns the line round, no pile of
// marks on a letter, and none on nothing.
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
				all = maxMarks // nothing to stand on
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

// alikes are characters that look like others, each pair the one and what stands for
// it: small letters of other scripts, capitals where they look otherwise, figures.
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

// skeleton is what is left of a name for a quick eye: without marks, signs, spaces
// and the case of letters, and with one letter for all that look like it. Names with
// one skeleton are taken for each other.
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

// others are the names at the table that are not of an identity itself.
func (s *seating) others(identity string) []string {
	var names []string
	if identity != s.Host {
		names = append(names, s.HostName)
	}
	for _, at := range s.Seats {
		if at.Name != "" && at.Identity != identity {
			names = append(names, at.Name)
		}
	}
	return names
}

// unshared is the first name of a guest that has no word with anybody else at the table in
// common: a Lapa who comes to another Lapa, or from the same town, is told apart by more than half a name.
func (s *seating) unshared(guest Identity) string {
	taken := map[string]bool{}
	for _, name := range s.others(guest.ID) {
		for _, word := range telling(name) {
			taken[word] = true
		}
	}
	free := func(name string) bool {
		return !slices.ContainsFunc(telling(name), func(word string) bool { return taken[word] })
	}
	names := append([]string{guest.Name}, guest.Spare...)
	return names[max(0, slices.IndexFunc(names, free))]
}

// telling is the words of a name that tell it from another, as a quick eye sees them: "da" does not.
func telling(name string) []string {
	words := slices.DeleteFunc(strings.Fields(name), func(word string) bool { return utf8.RuneCountInString(word) < 3 })
	for i, word := range words {
		words[i] = skeleton(word)
	}
	return words
}

// distinct is a name that nobody else at the table is taken for: that of an identity
// itself, or the same with a number.
func (s *seating) distinct(identity, name string) string {
	taken := map[string]bool{}
	for _, other := range s.others(identity) {
		taken[skeleton(other)] = true
	}
	one := name
	for n := 2; taken[skeleton(one)]; n++ {
		one = numbered(name, n)
	}
	return one
}

// numbered puts a number behind a name, which is cut if it is too long.
func numbered(name string, n int) string {
	number := fmt.Sprint(" ", n)
	letters := []rune(name)
	return strings.TrimSpace(string(letters[:min(len(letters), MaxName-len(number))])) + number
}
