package terminal

import (
	"strings"
	"testing"

	"volgare/bot"
	"volgare/words"
)

// TestHint checks that hints show three ideas, in the language of the table or in English; that on demand the best is shown
// first; and that there are no hints if two people play.
func TestHint(t *testing.T) {
	for _, lang := range []string{"de"} {
		s := speaking(t, lang, against(t, "deluxe", 2, "hint", "greedy"))
		say := func(id string) string { return s.Style.say(id, nil) }
		own := say("tty-cmd-hint")
		out, err := talk(t, s, own+"\nhint\n")
		if err != nil {
			t.Fatalf("%s: %v", lang, err)
		}
		if strings.Contains(out, "hint.") || strings.Contains(out, "hint-") {
			t.Errorf("%s: a message is missing:\n%s", lang, out)
		}
		idea := func(letter string) string { return s.Style.say("hint-idea", words.Args{"letter": letter}) }
		// One idea is the best. It is marked the second time, and shown first.
		best := strings.Count(out, say("hint-best")) + strings.Count(out, say("hint-best.maybe"))
		first := max(strings.Index(out, say("hint-best")), strings.Index(out, say("hint-best.maybe")))
		before := 0
		for _, letter := range []string{"A", "B", "C"} {
			before += strings.Count(out[:max(first, 0)], idea(letter))
		}
		if best != 1 || before != 4 || strings.Count(out, idea("C")) != 2 {
			t.Errorf("%s:\n%s", lang, out)
		}
	}
	s := against(t, "deluxe", 2, "hint", "greedy")
	s.Bots = [len(s.Bots)]bot.Player{}
	if _, err := talk(t, s, "hint\n"); err == nil || !strings.Contains(err.Error(), "alone against bots") {
		t.Errorf("two people: %v", err)
	}
}
