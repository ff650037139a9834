package plain

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/clipperhouse/uax29/v2/graphemes"
	"golang.org/x/text/unicode/norm"
)

// TextError reports why CleanLine or CleanText refuses a text.
type TextError struct {
	Character rune   // the first refused character, 0 if the fault is the length or the encoding
	Why       string // why Character is refused
	Most      int    // of a text that is too long: the maximum length, in characters as readers count them
}

// Error names the fault and what is accepted.
func (e *TextError) Error() string {
	switch {
	case e.Character != 0 || e.Why != "":
		return fmt.Sprintf("the character %U %s", e.Character, e.Why)
	case e.Most > 0:
		return fmt.Sprintf("the text is too long: at most %d characters and %d code points are accepted", e.Most, MaxPoints*e.Most)
	}
	return "the text is not UTF-8"
}

// CleanLine returns the form in which a line that a person wrote is stored and shown. The line is composed (NFC).
// Every kind of white space becomes a plain space, and there is none at either end. Invisible characters are removed,
// but not joiners, variation selectors and tags where an emoji or a word needs them. A line is refused with a
// *TextError if it has a control character, a character without a known form, a change of the direction of writing, a
// pile of accents, or more than most characters as readers count them (grapheme clusters).
func CleanLine(text string, most int) (string, error) { return cleanWithin(text, most, false) }

// CleanText is CleanLine for a text of several lines: line breaks stay, as line feeds.
func CleanText(text string, most int) (string, error) { return cleanWithin(text, most, true) }

// Shorten returns a line cleaned as by CleanLine. It removes content that CleanLine would refuse.
func Shorten(text string, most int) string {
	c := cleaner{lenient: true}
	text = text[:min(len(text), utf8.UTFMax*MaxPoints*most)]
	text = c.clean(strings.ToValidUTF8(text, "")) // the cut may be within a code point
	return c.clean(text[:bytesOf(text, most)])
}

// Length returns the number of characters of a text as readers count them: its grapheme clusters.
func Length(text string) int {
	n := 0
	for all := graphemes.FromString(text); all.Next(); {
		n++
	}
	return n
}

// bytesOf returns the length in bytes of the first characters of a text, as readers count them.
func bytesOf(text string, most int) int {
	end := 0
	for all := graphemes.FromString(text); most > 0 && all.Next(); most-- {
		end = all.End()
	}
	return end
}

func cleanWithin(text string, most int, lines bool) (string, error) {
	if !utf8.ValidString(text) {
		return "", &TextError{}
	}
	if utf8.RuneCountInString(text) > MaxPoints*most {
		return "", &TextError{Most: most}
	}
	c := cleaner{lines: lines}
	text = c.clean(text)
	if c.fault != nil {
		return "", c.fault
	}
	if Length(text) > most {
		return "", &TextError{Most: most}
	}
	return text, nil
}

// Limits of one character as readers count them, against texts that cover others or are far longer than they look.
const (
	maxFreeMarks = 2 // marks that fit any letter; scripts that need more have their own
	maxMarks     = 4 // all marks on a letter
)

// MaxPoints is the most code points of one character as readers count them. The longest emoji, a family or a kiss, have
// up to 11.
const MaxPoints = 16

// cleaner cleans one text.
type cleaner struct {
	lines   bool // line breaks stay
	lenient bool // invalid content is removed instead of refused
	fault   *TextError

	out       strings.Builder
	last      rune // written before, ' ' at first
	free, all int  // marks on the letter written last: marks that fit any letter, and all marks
}

// clean returns the clean form of valid UTF-8. Removing a character may bring others together that compose, or that have a
// joint meaning, so it repeats until nothing changes.
func (c *cleaner) clean(text string) string {
	for {
		before := text
		text = c.pass(norm.NFC.String(strings.ReplaceAll(text, "\r\n", "\n")))
		if c.fault != nil || text == before {
			return text
		}
	}
}

func (c *cleaner) pass(text string) string {
	c.out.Reset()
	c.last, c.free, c.all = ' ', 0, maxMarks
	for all := graphemes.FromString(text); c.fault == nil && all.Next(); {
		switch one := all.Value(); {
		case utf8.RuneCountInString(one) > MaxPoints:
			first, _ := utf8.DecodeRuneInString(one)
			c.refuse(first, fmt.Sprintf("begins a group of more than %d that are shown as one", MaxPoints))
		case !strings.ContainsFunc(one, isBlank) && emoji.MatchString(one):
			c.out.WriteString(one)
			c.last, _ = utf8.DecodeLastRuneInString(one)
			c.free, c.all = 0, 0
		default:
			c.takeAll(text, all.Start(), all.End())
		}
	}
	return Trim(c.out.String())
}

// refuse records the first fault.
func (c *cleaner) refuse(r rune, why string) {
	if !c.lenient {
		c.fault = &TextError{Character: r, Why: why}
	}
}

// takeAll takes the code points text[start:end], a grapheme cluster that is no emoji.
func (c *cleaner) takeAll(text string, start, end int) {
	for at, r := range text[start:end] {
		if c.fault != nil {
			return
		}
		next, _ := utf8.DecodeRuneInString(text[start+at+utf8.RuneLen(r):])
		c.take(r, next)
	}
}

func (c *cleaner) take(r, next rune) {
	switch {
	case r == '\u2028', r == '\u2029', r == '\u0085', r >= '\n' && r <= '\r':
		if c.lines {
			c.write('\n')
		} else {
			c.write(' ')
		}
	case unicode.IsSpace(r), isBlank(r):
		c.write(' ')
	case isJoiner(r):
		if unicode.In(c.last, joined...) && unicode.In(next, joined...) {
			c.write(r)
		}
	case unicode.Is(unicode.Variation_Selector, r):
		if unicode.In(c.last, varied...) {
			c.write(r)
		}
	case isInvisible(r):
	case r >= '\u202A' && r <= '\u202E':
		c.refuse(r, "changes the direction of writing; remove it")
	case unicode.IsControl(r):
		c.refuse(r, "is a control character; remove it")
	case !unicode.IsPrint(r) && !isPicture(r):
		c.refuse(r, "has no form that every reader sees; remove it")
	case unicode.Is(unicode.M, r):
		c.mark(r)
	default:
		c.write(r)
	}
}

// mark takes a mark on the preceding letter.
func (c *cleaner) mark(r rune) {
	free, all := c.free, c.all+1
	if unicode.Is(unicode.Inherited, r) {
		free++
	}
	if free > maxFreeMarks || all > maxMarks {
		c.refuse(r, fmt.Sprintf("is a mark on nothing, or too many on a letter; at most %d are accepted", maxFreeMarks))
		return
	}
	c.out.WriteRune(r)
	c.last, c.free, c.all = r, free, all
}

// write writes a character that is no mark.
func (c *cleaner) write(r rune) {
	c.out.WriteRune(r)
	if isJoiner(r) || unicode.Is(unicode.Variation_Selector, r) {
		c.last = r
		return
	}
	c.last, c.free, c.all = r, 0, 0
	if unicode.IsSpace(r) {
		c.all = maxMarks // there is no letter for a mark
	}
}

// isBlank reports whether a character looks like white space without being any: the empty forms of Braille, of musical notes
// and of hieroglyphs, and the object replacement character.
func isBlank(r rune) bool {
	return r == '\u2800' || r == '\uFFFC' || r == '\U0001D159' || r == '\U00013441' || r == '\U00013442'
}

// isJoiner reports whether a character joins its neighbours or keeps them apart (ZWJ, ZWNJ).
func isJoiner(r rune) bool { return r == '\u200D' || r == '\u200C' }

// isInvisible reports whether a character may be removed without a change that readers see, if it is no joiner and
// no variation selector: soft hyphens, marks and isolates of direction, fillers, tags.
func isInvisible(r rune) bool {
	return unicode.Is(unseen, r) && (r < '\u202A' || r > '\u202E') ||
		unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r) || r >= 0xE0000 && r <= 0xE0FFF
}

// isPicture reports whether a character is in the blocks of pictures, where new ones are added each year.
func isPicture(r rune) bool { return r >= 0x1F000 && r <= 0x1FAFF }

// joined are the scripts whose words need joiners.
var joined = []*unicode.RangeTable{
	unicode.Arabic, unicode.Syriac, unicode.Mongolian, unicode.Nko, unicode.Mandaic,
	unicode.Devanagari, unicode.Bengali, unicode.Gurmukhi, unicode.Gujarati, unicode.Oriya, unicode.Tamil, unicode.Telugu,
	unicode.Kannada, unicode.Malayalam, unicode.Sinhala, unicode.Khmer, unicode.Myanmar, unicode.Tibetan, unicode.Balinese,
	unicode.Javanese,
}

// varied are the characters that have forms chosen by variation selectors.
var varied = []*unicode.RangeTable{unicode.So, unicode.Han, unicode.Mongolian, unicode.Phags_Pa, unicode.Myanmar}

// emoji matches an emoji as defined by Unicode's UTS #51: flags, keycaps, and pictures with a form, a skin tone or tags,
// joined to others. It also matches symbols that are no pictures, which stay unchanged.
var emoji = func() *regexp.Regexp {
	const (
		picture = `[\p{So}\p{Sm}\x{1F000}-\x{1FAFF}\x{203C}\x{2049}\x{2139}\x{3030}]`
		form    = `[\x{FE0E}\x{FE0F}]`
		tone    = `[\x{1F3FB}-\x{1F3FF}]`
		tags    = `[\x{E0020}-\x{E007E}]+\x{E007F}`
		one     = picture + `(?:` + tone + `|` + form + `|` + tags + `)?`
	)
	return regexp.MustCompile(`^(?:[\x{1F1E6}-\x{1F1FF}]{2}|[0-9#*]` + form + `?\x{20E3}|` + one + `(?:\x{200D}` + one + `)*)$`)
}()
