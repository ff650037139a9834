package storetest

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"volgare/store"
)

func reports(t *testing.T, s store.Store) {
	ctx := context.Background()
	second := store.Report{ID: "1", Table: "a", By: "anna", Seq: 4, Created: noon, Data: []byte("doubt")}
	third := store.Report{ID: "2", Table: "a", Seq: 3, Created: noon}
	first := store.Report{ID: "3", Table: "a", Seq: 9, Created: noon.Add(-time.Second), Data: []byte("earlier")}
	other := store.Report{ID: "4", Table: "b", Created: noon}
	for _, r := range []store.Report{third, second, other, first, second} {
		wantError(t, "put", s.PutReport(ctx, r), nil)
	}
	want(t, "of a", get(s.Reports(ctx, "a")), []store.Report{first, second, third})
	want(t, "of b", get(s.Reports(ctx, "b")), []store.Report{other})
	want(t, "of none", get(s.Reports(ctx, "c")), nil)
}

// manyReports: the number of reports is limited for a table, and for a person at a table. A report of the person with the most is
// deleted first, so that no one can displace the reports of others.
func manyReports(t *testing.T, s store.Store) {
	n := 0
	put := func(table, by string) store.Report {
		r := store.Report{ID: fmt.Sprintf("%04d", n), Table: table, By: by, Created: noon.Add(time.Duration(n/5) * time.Millisecond)}
		wantError(t, "put", s.PutReport(context.Background(), r), nil)
		n++
		return r
	}
	several := func(k int, by string) (list []store.Report) {
		for range k {
			list = append(list, put("a", by))
		}
		return list
	}
	wantReports := func(what string, lists ...[]store.Report) {
		t.Helper()
		want(t, what, get(s.Reports(context.Background(), "a")), slices.Concat(lists...))
	}
	elsewhere := put("b", "anna")
	one := several(1, "anna")
	flood := several(store.MaxReportsEach+5, "")
	wantReports("beside a flood", one, flood[5:])
	berta := several(store.MaxReportsEach, "berta")
	rest := several(store.MaxReports-2*store.MaxReportsEach-1, "carla")
	wantReports("when all is full", one, flood[5:], berta, rest)
	dora := several(3, "dora") // two have most by turns; the older report goes first
	wantReports("one more each", one, flood[7:], berta[1:], rest, dora)
	same := berta[4]
	same.Data = []byte("again")
	wantError(t, "put again", s.PutReport(context.Background(), same), nil)
	berta[4] = same
	wantReports("the same again", one, flood[7:], berta[1:], rest, dora)
	want(t, "at another table", get(s.Reports(context.Background(), "b")), []store.Report{elsewhere})
}

// agedReports: none is kept for ever, whether others come or not.
func agedReports(t *testing.T, s store.Store) {
	ctx := context.Background()
	at := func(table string, when time.Time) store.Report {
		r := store.Report{ID: table + when.String(), Table: table, Created: when}
		wantError(t, "put", s.PutReport(ctx, r), nil)
		return r
	}
	drop := func(now time.Time) {
		t.Helper()
		wantError(t, "drop", s.DropReports(ctx, now), nil)
	}
	drop(noon)
	at("a", noon.Add(-time.Millisecond))
	a, b := at("a", noon), at("b", noon.Add(time.Second))
	drop(noon.Add(store.ReportsFor))
	want(t, "of a what is not too old", get(s.Reports(ctx, "a")), []store.Report{a})
	want(t, "of b", get(s.Reports(ctx, "b")), []store.Report{b})
	drop(noon)
	want(t, "of b in an earlier hour", get(s.Reports(ctx, "b")), []store.Report{b})
	drop(noon.Add(store.ReportsFor + time.Minute))
	want(t, "of a half a year later", get(s.Reports(ctx, "a")), nil)
	want(t, "of b half a year later", get(s.Reports(ctx, "b")), nil)
}
