package lessons

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"volgare/words"
)

// TestFigures checks that each number in the texts of a puzzle matches the game, in every language.
func TestFigures(t *testing.T) {
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		for _, name := range []string{".task", ".hint", ".done"} {
			told(t, l.Title()+name, countAll(t, l.Begin(), l.figures[l.Title()+name]))
		}
	})
	each(t, Tutorial, func(t *testing.T, l *Lesson) {
		for _, name := range []string{".about", ".done"} {
			told(t, l.Title()+name, countAll(t, l.Begin(), l.figures[l.Title()+name]))
		}
	})
}

// figures checks that the figures of a step are the same on every way to it, and match its text.
func (w *walker) figures(runs []*Run) {
	w.Helper()
	id := w.step.Says
	all := countAll(w.T, runs[0], runs[0].figures[id])
	for _, r := range runs[1:] {
		if other := countAll(w.T, r, r.figures[id]); !slices.Equal(all, other) {
			w.Errorf("%s: %v on one way, %v on another", id, all, other)
		}
	}
	told(w.T, id, all)
	for _, lang := range words.Languages() {
		for _, n := range numbers(w.T, lang, id+".wants") {
			if !slices.Contains(all, n.is) && !n.maybe {
				w.Errorf("%s: %s.wants says %d", lang, id, n.is)
			}
		}
	}
}

// told checks that a message contains exactly the given figures. Zero, and one, which can be an article, may be left out.
func told(t *testing.T, id string, figures []int) {
	t.Helper()
	figures = slices.DeleteFunc(slices.Clone(figures), func(n int) bool { return n < 2 })
	slices.Sort(figures)
	for _, lang := range words.Languages() {
		left := slices.Clone(figures)
		for _, n := range numbers(t, lang, id) {
			i := slices.Index(left, n.is)
			if i < 0 && !n.maybe && n.is > 1 {
				t.Errorf("%s: %s says %d, the figures are %v", lang, id, n.is, figures)
			}
			if i >= 0 {
				left = slices.Delete(left, i, i+1)
			}
		}
		if len(left) > 0 {
			t.Errorf("%s: %s does not say %v", lang, id, left)
		}
	}
}

// number is a number in a message; maybe means that the word can have another meaning.
type number struct {
	is    int
	maybe bool
}

// inWords are the numbers from 2 that are written in letters.
var inWords = map[string][]string{
	"en": {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
	"it": {"due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"},
	"es": {"dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"},
	"de": {"zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"},
	"fr": {"deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"},
}

// aWord matches a word or a number in digits.
var aWord = regexp.MustCompile(`\d+|\p{L}+`)

// numbers returns the numbers in a message, in digits or in letters.
func numbers(t *testing.T, lang, id string) (all []number) {
	t.Helper()
	c, err := words.Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	if !c.Has(id) {
		return nil
	}
	for _, word := range aWord.FindAllString(strings.ToLower(c.Say(id, nil)), -1) {
		if n, err := strconv.Atoi(word); err == nil {
			all = append(all, number{is: n})
		} else if i := slices.Index(inWords[lang], word); i >= 0 {
			all = append(all, number{is: i + 2, maybe: lang == "it" && word == "sei"}) // "sei" also means "you are"
		}
	}
	return all
}

// countAll evaluates figures of a lesson's file in a run.
func countAll(t *testing.T, r *Run, texts []string) (all []int) {
	t.Helper()
	for _, text := range texts {
		n, err := r.count(text)
		if err != nil {
			t.Errorf("%s: %q: %v", r.ID, text, err)
		}
		all = append(all, n)
	}
	return all
}
