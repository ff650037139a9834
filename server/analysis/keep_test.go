package analysis

import (
	"bytes"
	"context"
	"log/slog"
	"testing"

	"volgare/bot/bottest"
	"volgare/bot/review"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
	"volgare/game"
	"volgare/server/api"
	"volgare/server/tables"
	"volgare/store"
	"volgare/store/sqlite"
)

// over returns a short game that counts as finished for a review.
func over(t *testing.T) *game.History {
	t.Helper()
	table := editiontest.Table(t, "deluxe", 2)
	h := game.New(table, table.Rules.Deal("kept"))
	for !h.Over() {
		legal := table.Rules.AppendLegal(nil, h.Now())
		next, why := h.Play(h.Now().Seat, legal[len(legal)-1], game.Source{}, nil)
		if !why.Legal() {
			t.Fatal(why)
		}
		h = next
	}
	return &h
}

// open returns a service over the store of a directory.
func open(t *testing.T, dir, build string) (*Service, store.Store) {
	t.Helper()
	st, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := New(&tables.Service{Store: st}, build, slog.New(slog.DiscardHandler))
	t.Cleanup(s.Stop)
	return s, st
}

// TestFinishedReviewIsStored: a review is stored for the next server of the same build. Reviews from the two perspectives are
// stored separately.
func TestFinishedReviewIsStored(t *testing.T) {
	dir, h := t.TempDir(), over(t)
	s, st := open(t, dir, "one")
	done := &sheet{about: subject{table: "a"}, game: h}
	ctx, _ := bottest.Impatient(t.Context(), 20)
	review.New(roster.Reviewer(), h, review.Own, "a").Run(ctx, done.report, 1, func(r review.Report) { done.report = r })
	s.keep(done)
	want, err := api.Encode(Of(h, &done.report, "done"))
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}

	s, st = open(t, dir, "one")
	if body, err := s.kept(context.Background(), done.about, h); err != nil || !bytes.Equal(body, want) {
		t.Errorf("%.100s, want %.100s, %v", body, want, err)
	}
	for what, about := range map[string]subject{"with everything open": {table: "a", perspective: review.Open}, "of another table": {table: "b"}} {
		if body, err := s.kept(context.Background(), about, h); err != nil || body != nil {
			t.Errorf("%s: %.100s, %v", what, body, err)
		}
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	s, st = open(t, dir, "two")
	defer st.Close()
	if body, err := s.kept(context.Background(), done.about, h); err != nil || body != nil {
		t.Errorf("of another build: %.100s, %v", body, err)
	}
}
