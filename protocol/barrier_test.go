package protocol

import (
	"encoding/json"
	"slices"
	"testing"

	"volgare/view"
)

// lastTurn is the last turn; what closed screens leave of it ends in a choice that
// red has, with nothing shown but that nobody stands for election.
const lastTurn = `new deluxe 2 seed a
option ritmo on
turn 13
order yellow red
papal red red white white white
seat yellow place roma
seat red place roma riddle 5 ritmo blue blue
to-move red
`

// TestElectionReveals: that nobody has the votes to stand shows what lies behind
// the screens, so that the end of the turn before says that it reveals. // SET-1 ELE-1
func TestElectionReveals(t *testing.T) {
	load, err := json.Marshal(map[string]string{"do": "load", "position": lastTurn})
	if err != nil {
		t.Fatal(err)
	}
	replies := ask(t, string(load), `{"do":"legal"}`, `{"do":"play","move":"end"}`)
	moves := result[legalResult](t, replies[1]).Legal
	i := slices.IndexFunc(moves, func(m view.Legal) bool { return m.Notation == "end" })
	if p := result[playResult](t, replies[2]); p.Decision != "ritmo-choice" {
		t.Fatalf("the end of the turn leads to %s", p.Decision)
	}
	if !moves[i].Reveals {
		t.Error("the end of the last turn is said to reveal nothing")
	}
}
