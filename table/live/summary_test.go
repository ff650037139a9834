package live

import (
	"slices"
	"testing"

	"volgare/table"
)

// TestCommitStoresHoldersAndSummary: each commit stores the holders of seats and the summary for lists.
func TestCommitStoresHoldersAndSummary(t *testing.T) {
	h := open(t, Options{})
	s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "open"}}, Public: true})
	holds := func(by table.Identity, want ...string) {
		t.Helper()
		held, err := h.st.Holdings(t.Context(), by.ID)
		var seats []string
		for _, one := range held {
			seats = append(seats, one.Seat)
		}
		if err != nil || !slices.Equal(seats, want) {
			t.Errorf("%s holds %v: %v", by.Name, seats, err)
		}
	}
	holds(anna, "host", "yellow")
	h.do(s.ID, bert, table.Sit{Seat: "red"})
	holds(bert, "red")
	h.do(s.ID, bert, table.Leave{Seat: "red"})
	holds(bert)
	h.do(s.ID, anna, table.Rename{Name: "Renamed"})
	sum, err := h.st.Summary(t.Context(), s.ID)
	if err != nil {
		t.Fatal(err)
	}
	card, err := table.CardOf(sum.Data)
	if err != nil || sum.Name != "Renamed" || !sum.Public || sum.Open != 1 || card.Players != 2 || card.Seats[0].Name != "Anna" {
		t.Errorf("summary %+v, %+v: %v", sum, card, err)
	}
}
