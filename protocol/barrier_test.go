package protocol

import (
	"encoding/json"
	"slices"
	"testing"

	"volgare/view"
)

// lastTurn is the last turn. If the screens stay closed, it ends with a choice of red, and nothing is revealed but that no
// player runs for an office.
const lastTurn = `new deluxe 2 seed a
option ritmo on
turn 13
order yellow red
papal red red white white white
seat yellow place roma
seat red place roma riddle 5 ritmo blue blue
to-move red
`

// TestElectionReveals checks that the end of the turn before an election is marked as revealing: that no player has the
// votes to run for an office reveals what is behind the screens. // SET-1 ELE-1
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
