package storetest

import (
	"context"
	"strings"
	"testing"

	"volgare/store"
)

// notes: each person has one note at each table, the last one that was stored. An empty one is none.
func notes(t *testing.T, s store.Store) {
	ctx := context.Background()
	wantNote := func(table, identity, text string) {
		t.Helper()
		want(t, "note of "+identity+" at "+table, get(s.Note(ctx, table, identity)), text)
	}
	wantNote("a", "anna", "")
	for _, n := range []store.PrivateNote{
		{Table: "a", Identity: "anna", Text: "Bari, then\nRoma"},
		{Table: "a", Identity: "berta", Text: "ò\x01'\""},
		{Table: "b", Identity: "anna", Text: strings.Repeat("ò", store.MaxNote/2)},
		{Table: "b", Identity: "berta"},
	} {
		for range 2 {
			wantError(t, "put", s.PutNote(ctx, n), nil)
		}
		wantNote(n.Table, n.Identity, n.Text)
	}
	wantError(t, "replace", s.PutNote(ctx, store.PrivateNote{Table: "a", Identity: "anna", Text: "Roma"}), nil)
	wantError(t, "delete", s.PutNote(ctx, store.PrivateNote{Table: "a", Identity: "berta"}), nil)
	wantNote("a", "anna", "Roma")
	wantNote("a", "berta", "")
	for _, bad := range []store.PrivateNote{
		{Identity: "anna", Text: "x"}, {Table: "a", Text: "x"}, {Table: "a", Identity: "anna", Text: strings.Repeat("x", store.MaxNote+1)},
	} {
		wantError(t, "put what is invalid", s.PutNote(ctx, bad), store.ErrInvalid)
	}
	wantNote("a", "anna", "Roma")
}
