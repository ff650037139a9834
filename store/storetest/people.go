package storetest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"volgare/store"
)

func browsers(t *testing.T, s store.Store) {
	ctx := context.Background()
	anna := store.Browser{ID: "anna", Name: "Anna", Secrets: [][]byte{hash("2"), hash("1")}, Recovery: hash("r"), Created: noon, Seen: noon}
	berta := store.Browser{ID: "berta", Secrets: [][]byte{hash("3")}, Created: noon, Seen: noon}
	keep(t, s, anna)
	keep(t, s, berta)
	want(t, "by id", get(s.Browser(ctx, "anna")), anna)
	want(t, "by the first secret", get(s.BrowserBySecret(ctx, hash("2"))), anna)
	want(t, "by the second secret", get(s.BrowserBySecret(ctx, hash("1"))), anna)
	want(t, "by recovery", get(s.BrowserByRecovery(ctx, hash("r"))), anna)
	want(t, "the other", get(s.BrowserBySecret(ctx, hash("3"))), berta)
	for _, none := range [][]byte{nil, {}, hash("4"), hash("2")[:31]} {
		_, err := s.BrowserBySecret(ctx, none)
		wantError(t, "a secret of nobody", err, store.ErrUnknown)
		_, err = s.BrowserByRecovery(ctx, none)
		wantError(t, "a recovery code of nobody", err, store.ErrUnknown)
	}

	anna.Name, anna.Secrets, anna.Recovery, anna.Seen = "Anna B.", [][]byte{hash("1"), hash("5")}, hash("q"), noon.Add(time.Hour)
	keep(t, s, anna)
	want(t, "changed", get(s.Browser(ctx, "anna")), anna)
	want(t, "by the new secret", get(s.BrowserBySecret(ctx, hash("5"))), anna)
	want(t, "by the new code", get(s.BrowserByRecovery(ctx, hash("q"))), anna)
	_, err := s.BrowserBySecret(ctx, hash("2"))
	wantError(t, "by the old secret", err, store.ErrUnknown)
	_, err = s.BrowserByRecovery(ctx, hash("r"))
	wantError(t, "by the old code", err, store.ErrUnknown)
	anna.Recovery = nil
	keep(t, s, anna)
	_, err = s.BrowserByRecovery(ctx, hash("q"))
	wantError(t, "by the code given up", err, store.ErrUnknown)
}

// secrets go from one browser to another, as when a device joins it.
func secrets(t *testing.T, s store.Store) {
	ctx := context.Background()
	guest := store.Browser{ID: "guest", Secrets: [][]byte{hash("1"), hash("2")}, Recovery: hash("r"), Created: noon, Seen: noon}
	anna := store.Browser{ID: "anna", Secrets: [][]byte{hash("3"), hash("1")}, Recovery: hash("r"), Created: noon, Seen: noon}
	keep(t, s, guest)
	keep(t, s, anna)
	want(t, "the secret", get(s.BrowserBySecret(ctx, hash("1"))), anna)
	want(t, "the code", get(s.BrowserByRecovery(ctx, hash("r"))), anna)
	guest.Secrets, guest.Recovery = [][]byte{hash("2")}, nil
	want(t, "the guest", get(s.BrowserBySecret(ctx, hash("2"))), guest)
}

func keep(t tb, s store.Store, b store.Browser) {
	t.Helper()
	if err := s.PutBrowser(context.Background(), b); err != nil {
		t.Fatalf("put browser %s: %v", b.ID, err)
	}
}

func links(t *testing.T, s store.Store) {
	red := store.Link{Hash: hash("red"), Table: "a", Seat: "red", Expires: noon.Add(time.Hour)}
	blue := store.Link{Hash: hash("blue"), Table: "a", Seat: "blue"}
	other := store.Link{Hash: hash("other"), Table: "b", Seat: "red"}
	phone := store.Link{Hash: hash("phone"), Browser: "anna"}
	tablet := store.Link{Hash: hash("tablet"), Browser: "berta"}
	for _, l := range []store.Link{red, blue, other, phone, tablet} {
		issue(t, s, l)
	}
	wantLinks(t, s, red, blue, other, phone, tablet)

	renewed := store.Link{Hash: hash("renewed"), Table: "a", Seat: "red"}
	issue(t, s, renewed)
	wantNoLink(t, s, red.Hash)
	lost := phone
	phone.Hash = hash("new phone")
	issue(t, s, phone)
	wantNoLink(t, s, lost.Hash)
	wantLinks(t, s, renewed, blue, other, phone, tablet)

	phone.Expires = noon.Add(time.Minute) // the same again: changed
	issue(t, s, phone)
	blue.Seat = "green"
	issue(t, s, blue)
	wantLinks(t, s, renewed, blue, other, phone, tablet)

	for _, l := range []store.Link{blue, tablet, blue, red} {
		if err := s.DropLink(context.Background(), l.Hash); err != nil {
			t.Errorf("drop: %v", err)
		}
		wantNoLink(t, s, l.Hash)
	}
	wantLinks(t, s, renewed, other, phone)
}

func expiry(t *testing.T, s store.Store) {
	ctx := context.Background()
	l := store.Link{Hash: hash("red"), Table: "a", Seat: "red", Expires: noon}
	issue(t, s, l)
	want(t, "just before", get(s.Link(ctx, l.Hash, noon.Add(-time.Millisecond))), l)
	for _, late := range []time.Duration{0, time.Millisecond, time.Hour} {
		_, err := s.Link(ctx, l.Hash, noon.Add(late))
		wantError(t, late.String()+" late", err, store.ErrUnknown)
	}
	l.Expires = time.Time{}
	issue(t, s, l)
	want(t, "without end", get(s.Link(ctx, l.Hash, noon.AddDate(100, 0, 0))), l)
}

func issue(t tb, s store.Store, l store.Link) {
	t.Helper()
	if err := s.PutLink(context.Background(), l); err != nil {
		t.Fatalf("put link: %v", err)
	}
}

func wantLinks(t tb, s store.Store, list ...store.Link) {
	t.Helper()
	for _, l := range list {
		want(t, "link", get(s.Link(context.Background(), l.Hash, noon)), l)
	}
}

func wantNoLink(t tb, s store.Store, hash []byte) {
	t.Helper()
	_, err := s.Link(context.Background(), hash, noon)
	wantError(t, "link that is gone", err, store.ErrUnknown)
}

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
