package enginetest

import (
	"testing"

	"volgare/engine"
)

// TestSlowPayments checks the slow reference itself on the example of a Banker with
// three kinds of cube. // RUL-6
func TestSlowPayments(t *testing.T) {
	got := SlowPayments([engine.NumCubes]uint8{2, 2, 1, 9}, 7)
	want := [][3]uint8{{2, 0, 1}, {1, 2, 0}, {2, 1, 0}}
	for _, paid := range want {
		if !got[paid] {
			t.Errorf("%v is missing", paid)
		}
	}
	if len(got) != len(want) {
		t.Errorf("payments: %v", got)
	}
}

// TestSlowStacksOrderDiscs checks the slow stacks: the lower disc is further ahead, an arriving disc goes on top, and a
// disc that does not move stays. // SET-9
func TestSlowStacksOrderDiscs(t *testing.T) {
	r := presetTables(t)[1].rules
	s := r.New(r.Deal("stacks"), nil)
	for i := range s.Tracks[engine.Riddle].Ahead[:3] {
		s.Tracks[engine.Riddle].Ahead[i] = engine.Seat(i)
	}
	st := NewStacks(r, &s)
	st.Move(engine.Riddle, 2, 3)
	st.Move(engine.Riddle, 0, 3)
	st.Move(engine.Riddle, 2, 0)
	if got := st.Ahead(engine.Riddle); got[0] != 2 || got[1] != 0 || got[2] != 1 {
		t.Errorf("ahead: %v", got)
	}
}

// TestSlowReferenceFindsSeaJourney checks the slow reference on the attested journey by sea. // MOV-3
func TestSlowReferenceFindsSeaJourney(t *testing.T) {
	r := presetTables(t)[0].rules
	s := r.New(r.Deal("ways"), nil)
	no := map[string]engine.PlaceNo{}
	for i, p := range r.Box.Places {
		no[p.ID] = engine.PlaceNo(i)
	}
	s.Players[0].Place = no["brindisi"]
	land, sea := SlowWays(r, &s, 0)
	if land[no["venezia"]] != 3 || land[no["milano"]] != 4 || sea[no["brindisi"]] != 1 {
		t.Errorf("venezia %d, milano %d, to sea %d", land[no["venezia"]], land[no["milano"]], sea[no["brindisi"]])
	}
	s.Players[0].Place, s.Players[0].Left = r.SeaPlace(engine.Adriatico), no["brindisi"]
	if land, _ = SlowWays(r, &s, 0); land[no["venezia"]] != 1 || land[no["brindisi"]] == 1 {
		t.Errorf("landing: venezia %d, brindisi %d", land[no["venezia"]], land[no["brindisi"]])
	}
}
