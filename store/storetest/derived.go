package storetest

import (
	"context"
	"fmt"
	"strconv"
	"testing"

	"volgare/store"
)

// derived: derived data is stored by name, and found as long as its inputs are the same.
func derived(t *testing.T, s store.Store) {
	ctx := context.Background()
	own := store.Derived{Table: "a", Name: "review own", Of: "7 build", Data: []byte("one")}
	open := store.Derived{Table: "a", Name: "review open", Of: "7 build", Data: []byte("two")}
	other := store.Derived{Table: "b", Name: "review own", Of: "7 build", Data: []byte("three")}
	for _, d := range []store.Derived{own, open, other} {
		wantError(t, "put "+d.Name, s.PutDerived(ctx, d), nil)
	}
	for _, d := range []store.Derived{own, open, other} {
		want(t, d.Name, get(s.Derived(ctx, d.Table, d.Name, d.Of)), d.Data)
	}
	for _, d := range []store.Derived{
		{Table: "a", Name: "review own", Of: "8 build"},
		{Table: "a", Name: "x", Of: "7 build"},
		{Table: "c", Name: "review own", Of: "7 build"},
	} {
		_, err := s.Derived(ctx, d.Table, d.Name, d.Of)
		wantError(t, fmt.Sprintf("%+v", d), err, store.ErrUnknown)
	}
	own.Of, own.Data = "8 build", []byte("later")
	wantError(t, "put again", s.PutDerived(ctx, own), nil)
	want(t, "made again", get(s.Derived(ctx, "a", own.Name, "8 build")), own.Data)
	_, err := s.Derived(ctx, "a", own.Name, "7 build")
	wantError(t, "of before", err, store.ErrUnknown)
	for _, d := range []store.Derived{
		{}, {Table: "a", Name: "x"}, {Table: "a", Name: "x", Data: make([]byte, store.MaxDerivedData+1)}, {Name: "x", Data: []byte("x")},
	} {
		wantError(t, "nothing of it", s.PutDerived(ctx, d), store.ErrInvalid)
	}
}

// manyDerived: only MaxDerived are kept, and the oldest are deleted.
func manyDerived(t *testing.T, s store.Store) {
	ctx := context.Background()
	put := func(n int) {
		t.Helper()
		wantError(t, "put", s.PutDerived(ctx, store.Derived{Table: strconv.Itoa(n), Name: "x", Of: "y", Data: []byte("z")}), nil)
	}
	for n := range store.MaxDerived {
		put(n)
	}
	put(0) // stored again, so it is the newest
	put(store.MaxDerived)
	for n, there := range map[int]bool{0: true, 1: false, 2: true, store.MaxDerived: true} {
		if _, err := s.Derived(ctx, strconv.Itoa(n), "x", "y"); (err == nil) != there {
			t.Errorf("%d: %v, want it there: %v", n, err, there)
		}
	}
}
