package live

import (
	"errors"
	"slices"
	"sync"
	"testing"

	"volgare/store"
	"volgare/table"
)

// TestRepeatedRequestCreatesOneTable: if the result of a request for a table is unknown, a repetition with the same key
// makes or finds exactly one table.
func TestRepeatedRequestCreatesOneTable(t *testing.T) {
	for _, stored := range []bool{true, false} {
		h := open(t, Options{})
		plan := table.NewTable{Preset: "deluxe", Seats: all(2, table.SeatPlan{Who: "me"}), Start: true, Key: "this-table"}
		h.st.doubt.Store(&stored)
		if _, err := h.Create(t.Context(), anna, plan); !errors.Is(err, store.ErrUncertain) {
			t.Fatal(err)
		}
		first := h.create(anna, plan)
		if again := h.create(anna, plan); again.ID != first.ID {
			t.Errorf("stored at first: %t; it is made twice", stored)
		}
		other := plan
		other.Name = "another"
		if h.create(anna, other).ID == first.ID || h.create(bert, plan).ID == first.ID {
			t.Error("another table, or that of somebody else, is the same")
		}
	}
}

// TestConcurrentRequestsCreateOneTable: a request that arrives several times in the same moment, at one server or at two,
// makes one table.
func TestConcurrentRequestsCreateOneTable(t *testing.T) {
	h := open(t, Options{})
	both := []*house{h, h.second()}
	plan := table.NewTable{Preset: "deluxe", Seats: all(2, table.SeatPlan{Who: "me"}), Start: true, Key: "this-table"}
	var wait sync.WaitGroup
	var found [8]string
	for i := range found {
		wait.Go(func() {
			made, err := both[i%2].Create(t.Context(), anna, plan)
			if err != nil {
				t.Error(err)
				return
			}
			found[i] = made.ID
		})
	}
	wait.Wait()
	if slices.ContainsFunc(found[:], func(id string) bool { return id == "" || id != found[0] }) {
		t.Fatalf("several tables: %v", found)
	}
}
