package live

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/edition/editiontest"
	"volgare/store"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
	"volgare/store/sqlite"
	"volgare/table"
	"volgare/workshop/soak"
)

// Tables of TestMeasureClocks: their deadlines follow one another at an interval.
const (
	clockTables   = 10_000
	clockInterval = 250 * time.Millisecond
)

// TestMeasureClocks measures 10,000 tables with clocks: how long a node takes to find that nothing is due, and how late the time-outs
// are that come in the ten seconds after a restart. Each must come once.
func TestMeasureClocks(t *testing.T) {
	soak.Measure(t)
	for _, c := range []struct {
		name  string
		nodes int
		open  func(t *testing.T) func() store.Whole // of one database
	}{
		{"SQLite, 1 node", 1, func(t *testing.T) func() store.Whole {
			t.Helper()
			st, err := sqlite.Open(t.Context(), t.TempDir(), sqlite.Options{})
			return func() store.Whole { return opened(t, st, err) }
		}},
		{"PostgreSQL, 3 nodes", 3, func(t *testing.T) func() store.Whole {
			t.Helper()
			at := postgrestest.Start(t).URL()
			return func() store.Whole {
				st, err := postgres.Open(t.Context(), at, postgres.Options{})
				return opened(t, st, err)
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) { measureClocks(t, c.nodes, c.open(t)) })
	}
}

// opened returns a store that is closed when the test ends.
func opened(t *testing.T, st store.Whole, err error) store.Whole {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = st.Close() })
	return st
}

func measureClocks(t *testing.T, nodes int, open func() store.Whole) {
	t.Helper()
	first := open()
	stores := []store.Whole{first}
	for len(stores) < nodes {
		stores = append(stores, open())
	}
	timeTables(t, first)
	page, err := first.Due(t.Context(), store.Due{}, store.MaxLimit)
	if err != nil || len(page) < store.MaxLimit {
		t.Fatalf("%d tables have a deadline, %v", len(page), err)
	}
	ticks := tickTimes(t, first)
	begin := page[0].At.Add(-time.Second)
	// Otherwise the time since the tables were created would be an outage.
	if err := first.Restore(t.Context(), store.Things{Outages: []store.Outage{{From: begin}}}); err != nil {
		t.Fatal(err)
	}

	shift := time.Until(begin)
	o := Options{Now: func() time.Time { return time.Now().Add(shift) }, Sweep: 2 * time.Second}
	before := runtime.NumGoroutine()
	wire := &bustest.Wire{}
	var group sync.WaitGroup
	all := make([]*acting, nodes)
	for i, st := range stores {
		group.Go(func() { all[i] = join(t, wire, st, o) })
	}
	group.Wait()
	running := runtime.NumGoroutine() - before
	time.Sleep(time.Until(begin.Add(-shift).Add(12 * time.Second)))
	end := begin.Add(10 * time.Second)
	late := lateness(t, first, page, end)
	for _, n := range all {
		_ = n.Close()
	}
	t.Logf("%d goroutines a node; %d queries for due tables: median %v, slowest %v; %d time-outs in 10 s after the start: median %v late, latest %v",
		running/nodes, len(ticks), ticks[len(ticks)/2], ticks[len(ticks)-1], len(late), late[len(late)/2], late[len(late)-1])
	if ticks[len(ticks)/2] > time.Millisecond {
		t.Errorf("a query for due tables takes %v, 1 ms is allowed", ticks[len(ticks)/2])
	}
	if late[len(late)-1] > time.Second {
		t.Errorf("a time-out is %v late, 1 s is allowed", late[len(late)-1])
	}
}

// timeTables creates the tables.
func timeTables(t *testing.T, st store.Store) {
	t.Helper()
	from := time.Now().Add(-clockTables * clockInterval)
	lib := editiontest.Library(t)
	const hands = 32
	var group sync.WaitGroup
	for hand := range hands {
		group.Go(func() {
			now := from
			s := New(lib, st, &bus.Local{}, Options{Now: func() time.Time { return now }})
			for i := hand; i < clockTables; i += hands {
				now = from.Add(time.Duration(i) * clockInterval)
				by := table.Identity{ID: fmt.Sprint("host ", i), Name: "Host"}
				plan := table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}}, Seed: fmt.Sprint(i), Clock: halfDay(), Start: true}
				if _, err := s.Create(t.Context(), by, plan); err != nil {
					t.Error(err)
					break
				}
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
}

// tickTimes returns how long a node takes to find that nothing is due, shortest first.
func tickTimes(t *testing.T, st store.Store) (all []time.Duration) {
	t.Helper()
	h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: st}}
	h.serve(&bus.Local{}, Options{Now: func() time.Time { return store.Epoch }})
	d := &dueLoader{env: h.env, tables: h.tables}
	for range 200 {
		from := time.Now()
		if _, err := d.loadAll(nil); err != nil {
			t.Fatal(err)
		}
		all = append(all, time.Since(from))
		time.Sleep(5 * time.Millisecond)
	}
	slices.Sort(all)
	return all
}

// lateness returns how late the time-outs were that were due until a time, shortest first. Each must have come once, and no other.
func lateness(t *testing.T, st store.Store, due []store.Due, until time.Time) (all []time.Duration) {
	t.Helper()
	for _, d := range due {
		entries, err := st.Entries(t.Context(), d.Table, 0)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, e := range entries {
			var entry table.Entry
			if err := json.Unmarshal(e.Data, &entry); err != nil {
				t.Fatal(err)
			}
			if entry.Kind == "timeout" {
				n++
				all = append(all, time.UnixMilli(entry.At).Sub(d.At))
			}
			if entry.Kind == "credit" {
				t.Errorf("table %s was credited an outage", d.Table)
			}
		}
		if isDue := !d.At.After(until); n > 1 || isDue && n == 0 || n == 1 && d.At.After(until.Add(3*time.Second)) {
			t.Errorf("table %s, due %v before the end: %d time-outs", d.Table, until.Sub(d.At), n)
		}
	}
	if slices.Sort(all); len(all) == 0 {
		t.Fatal("there are no time-outs")
	}
	return all
}
