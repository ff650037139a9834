package storetest

import (
	"context"
	"testing"
	"time"

	"volgare/store"
)

func links(t *testing.T, s store.Store) {
	red := store.Link{Hash: hash("red"), Table: "a", Seat: "red", Expires: noon.Add(time.Hour)}
	blue := store.Link{Hash: hash("blue"), Table: "a", Seat: "blue"}
	other := store.Link{Hash: hash("other"), Table: "b", Seat: "red"}
	phone := store.Link{Hash: hash("phone"), Identity: "anna"}
	tablet := store.Link{Hash: hash("tablet"), Identity: "berta"}
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

	for _, l := range []store.Link{blue, tablet} {
		wantError(t, "drop", s.DropLink(context.Background(), l.Hash), nil)
		wantNoLink(t, s, l.Hash)
	}
	for _, l := range []store.Link{blue, red} {
		wantError(t, "drop what is not there", s.DropLink(context.Background(), l.Hash), store.ErrUnknown)
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
