package lessons

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"volgare/words"
)

// mostWords is how many words a step says: the less people must read, the more of them go on.
const mostWords = 30

// TestWords wants what lessons say in every language, and short.
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

// TestSays goes through each lesson, right and wrong: whatever it says on the way is one of the
// messages that TestWords wants in every language.
func TestSays(t *testing.T) {
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

// saidBy is what a run says from step to step, first the given ones, also to an answer for which
// it has not asked.
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

// TestTeaches wants what a step teaches to be a tip of the guide, and taught once.
func TestTeaches(t *testing.T) {
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

// messages are those that a lesson says, and those that the list of lessons says of it.
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
