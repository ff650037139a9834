package terminal

import (
	"errors"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// lastTurn is the last turn, with red having the votes of a Banker.
const lastTurn = `new it2010 2 seed a
turn 13
order yellow red
papal red red white white white
seat yellow place roma
seat red place roma cubes politicians 2 abbesses 1
to-move red
`

// TestElectionCannotBeUndone checks that the end of the turn before an election is final: that red may run reveals the votes
// behind its screen. // SET-1 ELE-1
func TestElectionCannotBeUndone(t *testing.T) {
	tab, s, err := record.ParsePosition(editiontest.Library(t).Table, lastTurn)
	if err != nil {
		t.Fatal(err)
	}
	g := GameFrom(tab, s)
	if why := g.Play(engine.Move{Kind: engine.End}); !why.Legal() || g.State().Decision != engine.Election {
		t.Fatalf("%v: %v", why, g.State().Decision)
	}
	if err := g.Undo(s.Seat); !errors.Is(err, game.ErrInformationRevealed) {
		t.Errorf("undo after the election has come: %v", err)
	}
}
