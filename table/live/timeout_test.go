package live

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus/bustest"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/clock"
)

// halfDay are rules of half a day a turn, after which a bot takes over.
func halfDay() *clock.Rules {
	return &clock.Rules{Kind: clock.Correspondence, Turn: 12 * clock.Hour, TimeOut: clock.BotTakesOver, Bot: "random"}
}

const halfDayAndGrace = 12*time.Hour + time.Minute // after which a turn of halfDay times out

// timed creates a running game of Anna with two seats and a clock.
func (h *house) timed() *table.Snapshot {
	h.t.Helper()
	return h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me", Name: "Aunt"}}, Clock: halfDay(), Start: true})
}

// entriesOf counts the entries of a kind in the log of a table.
func entriesOf(t *testing.T, st store.Store, id, kind string) (n int) {
	t.Helper()
	all, err := st.Entries(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if strings.Contains(string(e.Data), `"k":"`+kind+`"`) {
			n++
		}
	}
	return n
}

// TestTimeOutOfUnusedTable: a table that waits for a time-out is not kept in use, and is loaded when the time is up.
func TestTimeOutOfUnusedTable(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		a := started(t, st)
		id := a.timed().ID
		time.Sleep(time.Hour)
		synctest.Wait()
		if a.tables.find(id) != nil {
			t.Error("the table is in use although nobody has used it for an hour")
		}
		time.Sleep(halfDayAndGrace - time.Hour - time.Millisecond)
		synctest.Wait()
		if n := entriesOf(t, st, id, "timeout"); n != 0 {
			t.Error("the time is up too early")
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if n := entriesOf(t, st, id, "timeout"); n != 1 {
			t.Errorf("%d time-outs a second after the deadline", n)
		}
		_ = a.Close()
	})
}

// TestTimeOutOfUsedTable: the same while people look at the table, and after a pause that ends before the deadline.
func TestTimeOutOfUsedTable(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		a := started(t, st)
		id := a.timed().ID
		look := func(d time.Duration) {
			t.Helper()
			for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(5 * time.Minute) {
				a.look(id)
			}
			synctest.Wait()
		}
		for _, seat := range []string{"yellow", "red"} {
			a.do(id, anna, table.Pause{Seat: seat})
		}
		look(30 * time.Hour)
		a.do(id, anna, table.Resume{Seat: "red"})
		if look(halfDayAndGrace - 6*time.Minute); entriesOf(t, st, id, "timeout") != 0 {
			t.Error("the time is up too early")
		}
		if look(10 * time.Minute); entriesOf(t, st, id, "timeout") != 1 {
			t.Error("no time-out")
		}
		_ = a.Close()
	})
}

// TestTimeOutHappensOnceOnThreeNodes: whichever nodes have the tables in use.
func TestTimeOutHappensOnceOnThreeNodes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, st := &bustest.Wire{}, storetest.Memory(t)
		var all []*acting
		for range 3 {
			all = append(all, join(t, wire, st, Options{}))
		}
		var ids []string
		for i := range 30 {
			ids = append(ids, all[i%3].timed().ID)
		}
		time.Sleep(halfDayAndGrace - time.Minute)
		for i, id := range ids { // some are in use at one node, some at all, some at none
			for n := range i % 4 {
				all[n].look(id)
			}
		}
		time.Sleep(time.Minute + 5*time.Second)
		synctest.Wait()
		for i, id := range ids {
			if n := entriesOf(t, st, id, "timeout"); n != 1 {
				t.Errorf("table %d: %d time-outs", i, n)
			}
		}
		closeAll(all)
	})
}

// TestOutageIsCreditedBeforeTimeOuts: a server that starts after an outage credits it to the clocks, and then ends the time of those who had
// too little before.
func TestOutageIsCreditedBeforeTimeOuts(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		a := started(t, st)
		id := a.timed().ID
		time.Sleep(8 * time.Hour)
		_ = a.Close()
		time.Sleep(50 * time.Hour)
		a = started(t, st)
		time.Sleep(3 * time.Hour)
		synctest.Wait()
		if credits, outs := entriesOf(t, st, id, "credit"), entriesOf(t, st, id, "timeout"); credits != 1 || outs != 0 {
			t.Errorf("%d credits, %d time-outs", credits, outs)
		}
		time.Sleep(2 * time.Hour)
		synctest.Wait()
		if outs := entriesOf(t, st, id, "timeout"); outs != 1 {
			t.Errorf("%d time-outs in the end", outs)
		}
		_ = a.Close()
	})
}

// TestOutageOfTheStoreIsCredited: the same if the nodes run on, but cannot reach the store.
func TestOutageOfTheStoreIsCredited(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		a := started(t, st)
		id := a.timed().ID
		for range 100 { // it is in use
			time.Sleep(time.Minute)
			a.look(id)
		}
		a.st.full.Store(true)
		for range 100 {
			time.Sleep(time.Minute)
			a.look(id)
		}
		a.st.full.Store(false)
		time.Sleep(time.Minute)
		synctest.Wait()
		if n := entriesOf(t, st, id, "credit"); n != 1 {
			t.Errorf("%d credits", n)
		}
		_ = a.Close()
	})
}

// TestOutageAroundDeadlineIsCredited: a time-out that could not be written while the store was unreachable is not written before the outage is
// credited, whether the table is in use or not.
func TestOutageAroundDeadlineIsCredited(t *testing.T) {
	t.Parallel()
	for _, used := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			st := storetest.Memory(t)
			a := started(t, st)
			id := a.timed().ID
			time.Sleep(halfDayAndGrace - 10*time.Minute + pulseInterval/2) // the store returns between two pulses
			if used {
				a.look(id)
			}
			a.st.full.Store(true)
			time.Sleep(20 * time.Minute)
			a.st.full.Store(false)
			time.Sleep(5 * time.Minute)
			synctest.Wait()
			if credits, outs := entriesOf(t, st, id, "credit"), entriesOf(t, st, id, "timeout"); credits != 1 || outs != 0 {
				t.Errorf("in use: %v: %d credits, %d time-outs", used, credits, outs)
			}
			time.Sleep(10 * time.Minute)
			synctest.Wait()
			if outs := entriesOf(t, st, id, "timeout"); outs != 1 {
				t.Errorf("in use: %v: %d time-outs in the end", used, outs)
			}
			_ = a.Close()
		})
	}
}
