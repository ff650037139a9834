package rulebook_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/engine"
	"volgare/rulebook"
)

// manuscripts are the kinds of each level, from level 1, and the tiles of each kind. // SET-6
var manuscripts = [4]struct{ kinds, each int }{{5, 3}, {5, 3}, {5, 3}, {10, 1}}

// TestFiguresFitTheBoxes checks that the numbers of tracks, tiles and cards in the rules match the boxes. The English text
// is enough, since the translations have the same numbers.
func TestFiguresFitTheBoxes(t *testing.T) {
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	classic, deluxe := lib.Components(engine.Classic), lib.Components(engine.Deluxe)
	book := load(t, rulebook.English)
	for _, box := range []*edition.Components{classic, deluxe} {
		says(t, book, "SET-5", series("or", numbersOf(box.Canticle)))
		says(t, book, "MSS-2", "Levels 2 to 8 begin on spaces "+series("and", numbersOf(box.LevelStarts)[1:]))
		steps, vp := marked(box.RiddleVP.Is)
		says(t, book, "SCO-5", series("or", vp)+" VP")
		says(t, book, "SCO-5", "stand on spaces "+series("and", steps))
		for level, kinds := range box.Manuscripts {
			want := manuscripts[level]
			if len(kinds.Is) != want.kinds || slices.ContainsFunc(kinds.Is, func(k edition.Kind) bool { return k.Count != want.each }) {
				t.Errorf("level %d has %v, SET-6 says otherwise", level+1, kinds.Is)
			}
		}
	}
	steps, draws := marked(classic.LibraryDraw.Is)
	says(t, book, "LIB-1", series("and", draws)+" stand on spaces "+series("and", steps))
	length := lengths(deluxe)
	says(t, book, "RUL-1", fmt.Sprintf("The knowledge track has %d spaces; riddle and canticle have %d, messenger, orient and rest %d, the library %d in classic and %d in Deluxe.",
		deluxe.KnowledgeSpaces.Is, length[engine.Riddle], length[engine.Messenger], lengths(classic)[engine.Library], length[engine.Library]))
	if length[engine.Canticle] != length[engine.Riddle] || length[engine.Orient] != length[engine.Messenger] || length[engine.Rest] != length[engine.Messenger] {
		t.Errorf("RUL-1 calls tracks equally long that are not: %v", length)
	}
	for id, decks := range map[string][]engine.CardDeck{"EXP-S5": {engine.Scuola, engine.Arnault}, "EXP-G7": {engine.Glossario}} {
		for _, deck := range decks {
			values := numbersOf(deluxe.Cards[deck])
			says(t, book, id, fmt.Sprintf("%d to %d VP", slices.Min(values), slices.Max(values)))
		}
	}
}

// says checks that the text of a rule has these words.
func says(t *testing.T, book *rulebook.Book, id, words string) {
	t.Helper()
	rule, _ := book.Rule(id)
	if !strings.Contains(rule.Text, words) {
		t.Errorf("%s does not say %q", id, words)
	}
}

// series returns "4, 5 and 6".
func series(and string, all []int) string {
	var words []string
	for _, n := range all {
		words = append(words, fmt.Sprint(n))
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + and + " " + words[last]
}

func numbersOf[T ~int](values []edition.Value[T]) []int {
	var all []int
	for _, v := range values {
		all = append(all, int(v.Is))
	}
	return all
}

// marked returns the marked spaces of a track and the values on them.
func marked(steps []engine.Step) (spaces, on []int) {
	for _, s := range steps {
		spaces, on = append(spaces, int(s.Space)), append(on, int(s.Value))
	}
	return spaces, on
}

// lengths returns the number of spaces of each track of a box.
func lengths(box *edition.Components) map[engine.Track]int {
	all := map[engine.Track]int{}
	for _, track := range box.Tracks {
		all[track.Track] = track.Spaces.Is
	}
	return all
}
