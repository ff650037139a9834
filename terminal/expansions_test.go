package terminal

import (
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/record"
)

// cardsOn begins a position with all cards of the expansions in play.
const cardsOn = "new deluxe 3 seed a\noption ritmo on\noption placiti on\noption poeti on\noption glossario on\n"

// from is a session of people that begins with a position.
func from(t *testing.T, position string) *Session {
	t.Helper()
	table, s, err := record.ParsePosition(editiontest.Library(t), position)
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Game: GameFrom(table, s)}
}

// says runs a script from a position and returns what was said, all of it in one line.
func says(t *testing.T, position, script string) string {
	t.Helper()
	out, err := talk(t, from(t, position), script)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	narrow(t, script, out)
	return strings.Join(strings.Fields(out), " ")
}

// lastMajority is a last turn in which red has a choice on either majority.
const lastMajority = cardsOn + `turn 14
order red yellow black
papal red white red white white
seat red place roma riddle 7 canticle 5 ritmo blue blue pink placiti placito placito
seat yellow place brindisi riddle 5 canticle 4 ritmo blue
seat black place roma placiti placito
to-move black
points 0
`

// TestScoreIsMoveAndCommand: the choice at the end is typed as it is listed, and the
// word alone shows the score. // EXP-R8 EXP-P8
func TestScoreIsMoveAndCommand(t *testing.T) {
	said := says(t, lastMajority, "end\nscore\nscore cards\nsc t\n")
	for _, part := range []string{"if the game ended now", "scores the cards; scores the track.", "Final score"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is missing:\n%s", part, said)
		}
	}
}
