package lessons

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"volgare/words"
)

// mostWords is the maximum number of words in a step: the less people must read, the more of them continue.
const mostWords = 30

// TestWords checks that the messages of lessons exist in every language, and are short.
func TestWords(t *testing.T) {
	for _, lang := range words.Languages() {
		c, err := words.Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		said := func(id string) {
			t.Helper()
			text := c.Say(id, nil)
			if !c.Has(id) || len(strings.Fields(text)) > mostWords {
				t.Errorf("%s: %s says %d words: %s", lang, id, len(strings.Fields(text)), text)
			}
		}
		for _, l := range slices.Concat(builtin(t, Tutorial), builtin(t, Puzzle)) {
			for _, id := range l.messages() {
				said(id)
			}
		}
		for _, name := range Measures() {
			if !c.Has("goal-" + name) {
				t.Errorf("%s: no message goal-%s", lang, name)
			}
		}
	}
}

// TestLessonMessagesAreChecked plays each lesson with right and wrong moves. All of its messages must be among those that
// TestWords checks.
func TestLessonMessagesAreChecked(t *testing.T) {
	for _, l := range slices.Concat(builtin(t, Tutorial), builtin(t, Puzzle)) {
		known := append(l.messages(), "lesson-next")
		for _, way := range append(l.tries, l.solution) {
			for _, id := range saidBy(t, l.Begin(), way) {
				if !slices.Contains(known, id) {
					t.Errorf("%s says %s", l.ID, id)
				}
			}
		}
	}
}

// saidBy returns the messages of a run at each step, with the given moves first, including the answer to a move that it did not ask for.
func saidBy(t *testing.T, r *Run, way []string) (all []string) {
	t.Helper()
	for i := 0; ; i++ {
		all = append(all, r.Says())
		if step := r.Step(); step == nil || !step.Tells() {
			all = append(all, refusal(t, r, Next).Says)
		}
		if r.Done() {
			return all
		}
		answer := someAnswer(r)
		if i < len(way) {
			answer = way[i]
		}
		if err := r.Play([]string{answer}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTaughtTopicsAreTips checks that each topic taught by a step is a tip of the guide, and taught once.
func TestTaughtTopicsAreTips(t *testing.T) {
	tips, err := words.Guide()
	if err != nil {
		t.Fatal(err)
	}
	each(t, Tutorial, func(t *testing.T, l *Lesson) {
		var taught []string
		for i := range l.steps {
			for _, name := range l.steps[i].Teaches {
				if slices.Contains(taught, name) || !slices.ContainsFunc(tips, func(s words.Step) bool { return s.Name == name }) {
					t.Errorf("step %d: %q is no tip of the guide, or was taught before", i+1, name)
				}
				taught = append(taught, name)
			}
		}
	})
}

// messages returns the messages of a lesson, including those of its entry in the list.
func (l *Lesson) messages() []string {
	all := []string{l.Title(), l.Title() + ".done"}
	if l.Kind == Puzzle {
		return append(all, l.Title()+".task", l.Title()+".hint", fmt.Sprintf("learn-hard-%d", l.Difficulty))
	}
	all = append(all, l.Title()+".about")
	for i := range l.steps {
		all = append(all, l.steps[i].Says, l.steps[i].Wants())
	}
	return all
}
