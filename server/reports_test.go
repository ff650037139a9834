package server

import (
	"context"
	"net/http"
	"testing"
	"time"

	"volgare/store"
)

// TestReportsOfMany: a flood of reports about a table, under any number of names, does not displace the reports of a player
// there.
func TestReportsOfMany(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "me").ID
	report := func(b *browser) {
		b.post(at("%s/reports", id), object{"comment": "Is that so?", "step": 0}).is(http.StatusCreated)
	}
	report(ann)
	for range store.MaxReports {
		eve := r.browser()
		eve.patch("/api/me", object{"name": "Eve"})
		report(eve)
		r.clock.move(time.Second)
	}
	kept, err := r.store.Reports(t.Context(), id)
	if err != nil || len(kept) != 1+store.MaxReportsEach {
		t.Fatalf("%d reports, %v", len(kept), err)
	}
	if kept[0].By == "" || kept[1].By != "" {
		t.Errorf("the reports are of %q and %q", kept[0].By, kept[1].By)
	}
}

// TestOldReportsAreDeleted: a server deletes old reports when it starts and while it runs.
func TestOldReportsAreDeleted(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "me").ID
	report := func() { ann.post(at("%s/reports", id), object{"comment": "?", "step": 0}).is(http.StatusCreated) }
	left := func(want int) {
		t.Helper()
		r.waitFor(func() bool {
			kept, err := r.store.Reports(t.Context(), id)
			return err == nil && len(kept) == want
		})
	}
	report()
	r.clock.move(store.ReportsFor)
	report()
	r.clock.move(time.Second)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { defer close(ended); r.server.tidy(ctx, time.Millisecond) }()
	left(1)
	r.clock.move(store.ReportsFor)
	left(0)
	stop()
	<-ended
}
