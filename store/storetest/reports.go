package storetest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"volgare/store"
)

func reports(t *testing.T, s store.Store) {
	ctx := context.Background()
	second := store.Report{ID: "1", Table: "a", Seq: 4, Created: noon, Data: []byte("doubt")}
	third := store.Report{ID: "2", Table: "a", Seq: 3, Created: noon}
	first := store.Report{ID: "3", Table: "a", Seq: 9, Created: noon.Add(-time.Second), Data: []byte("earlier")}
	other := store.Report{ID: "4", Table: "b", Created: noon}
	for _, r := range []store.Report{third, second, other, first, second} {
		if err := s.PutReport(ctx, r); err != nil {
			t.Fatal(err)
		}
	}
	want(t, "of a", get(s.Reports(ctx, "a")), []store.Report{first, second, third})
	want(t, "of b", get(s.Reports(ctx, "b")), []store.Report{other})
	want(t, "of none", get(s.Reports(ctx, "c")), nil)
}

// oldReports: only the last of a table are kept, and none for ever.
func oldReports(t *testing.T, s store.Store) {
	ctx := context.Background()
	at := func(table string, n int, when time.Time) store.Report {
		r := store.Report{ID: fmt.Sprintf("%s%03d", table, n), Table: table, Created: when}
		if err := s.PutReport(ctx, r); err != nil {
			t.Fatal(err)
		}
		return r
	}
	old := at("b", 0, noon.Add(time.Second-store.ReportsFor))
	at("b", 1, noon.Add(-store.ReportsFor-time.Millisecond))
	var list []store.Report
	for n := range store.MaxReports + 3 {
		list = append(list, at("a", n, noon.Add(time.Duration(n/5)*time.Millisecond)))
	}
	want(t, "the last of a", get(s.Reports(ctx, "a")), list[3:])
	want(t, "of b what is not too old", get(s.Reports(ctx, "b")), []store.Report{old})
	last := at("c", 0, noon.Add(store.ReportsFor+time.Minute))
	want(t, "of a half a year later", get(s.Reports(ctx, "a")), nil)
	want(t, "of c", get(s.Reports(ctx, "c")), []store.Report{last})
}
