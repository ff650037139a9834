package server

import (
	"context"
	"database/sql"
	"errors"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"volgare/server/play"
	"volgare/server/tables"
	"volgare/store"
)

// losing changes the rules of a table, in the file of a stopped server, to rules that no version can build.
func losing(t *testing.T, file, id, hash string) {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`UPDATE entries SET data = CAST(replace(CAST(data AS TEXT), ?, ?) AS BLOB) WHERE tab = ? AND seq = 1`,
		hash, strings.Repeat("0", len(hash)), id)
	if err == nil {
		_, err = db.Exec(`UPDATE tables SET data = x'3f' WHERE title = 'no card'`)
	}
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
}

// TestRulesUnavailable: a table whose rules are unavailable in this version can be read. Except for the archive and the record, requests for
// it are refused with rules-unavailable. Neither the lobby nor other tables are affected.
func TestRulesUnavailable(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	lost, other, blank := ann.create("me", "me"), ann.create("me", "me"), ann.create("me", "me")
	ann.patch(at("%s", blank.ID), object{"name": "no card"}).is(http.StatusOK)
	var moves []string
	for range 30 {
		moves = append(moves, ann.move(lost.ID, nil))
	}
	link := read[map[string]string](ann.post(at("%s/seats/yellow/link", lost.ID), nil))["path"]
	cookie := ann.cookie()
	r.close()
	losing(t, r.file(), lost.ID, lost.Rules.Hash)

	again := newRig(t, how{dir: r.dir})
	back := again.browser()
	back.cookieIs(cookie)
	for _, path := range []string{
		"", "/position", "/position?seat=yellow", "/log", "/progress", "/setup", "/components", "/board",
	} {
		back.get(at("%s%s", lost.ID, path)).code("rules-unavailable")
	}
	for path, body := range map[string]object{
		"/moves": {"seat": "yellow", "seq": 1, "moves": []string{"end"}}, "/undo": {"seat": "yellow", "seq": 1},
		"/redo": {"seat": "yellow", "seq": 1}, "/chat": {"text": "hm"}, "/start": nil, "/rematch": nil,
		"/check": {"seat": "yellow", "moves": []string{"end"}}, "/simulate": {"seat": "yellow", "moves": []string{"end"}},
		"/seats/yellow": {"do": "resign"}, "/seats/yellow/link": nil, "/reports": {"comment": "hm", "step": 1},
	} {
		if p := back.post(at("%s%s", lost.ID, path), body).code("rules-unavailable"); p.Detail != "" {
			t.Errorf("%s: the detail is %q", path, p.Detail)
		}
	}
	back.patch(at("%s", lost.ID), object{"name": "x"}).code("rules-unavailable")
	back.get("/api/links/" + strings.TrimPrefix(link, "/s/")).code("rules-unavailable")
	wantArchive(t, back, lost.ID, moves)

	back.move(other.ID, nil)
	back.get(at("%s/archive", other.ID)).code("unknown-page")
	back.get(at("%s/archive", "abcdefghij")).code("unknown-table")
	wantReadOnly(t, back, map[string]bool{lost.ID: true, other.ID: false, blank.ID: true})
}

// readCounter is a store that counts the reads of logs.
type readCounter struct {
	store.Store
	reads atomic.Int64
}

func (c *readCounter) Entries(ctx context.Context, id string, after int64) ([]store.Entry, error) {
	c.reads.Add(1)
	return c.Store.Entries(ctx, id, after)
}

// TestArchiveReadOnce: a read-only table is read once for each caller, and refused requests read nothing.
func TestArchiveReadOnce(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	lost := ann.create("me", "me")
	r.close()
	losing(t, r.file(), lost.ID, lost.Rules.Hash)
	counter := &readCounter{}
	again := newRig(t, how{dir: r.dir, store: func(st store.Store) store.Store { counter.Store = st; return counter }})
	bob := again.browser()
	bob.get(at("%s", lost.ID)).code("rules-unavailable")
	for range 3 {
		before := counter.reads.Load()
		bob.get(at("%s/archive", lost.ID)).is(http.StatusOK)
		bob.get(at("%s/snapshot", lost.ID)).code("rules-unavailable")
		if n := counter.reads.Load() - before; n != 1 {
			t.Errorf("the log was read %d times", n)
		}
	}
}

func wantArchive(t *testing.T, b *browser, id string, moves []string) {
	t.Helper()
	got := read[play.ReadOnlyTable](b.get(at("%s/archive", id)))
	if got.ID != id || got.State != "playing" || got.Preset != "deluxe" || len(got.Seats) != 2 || !got.Seats[0].Mine || got.Over {
		t.Errorf("%+v", got)
	}
	if len(got.Moves) != len(moves) || len(got.Score) != 2 {
		t.Fatalf("%d moves, want %d; score %v", len(got.Moves), len(moves), got.Score)
	}
	a := b.get(at("%s/record", id)).is(http.StatusOK)
	for i, m := range got.Moves {
		if shown, _ := strings.CutSuffix(m.Move, "?"); !strings.HasPrefix(moves[i], shown) || !strings.Contains(string(a.body), m.Move) {
			t.Errorf("move %d is %q, was %q", i+1, m.Move, moves[i])
		}
	}
	if name := a.header.Get("Content-Disposition"); !strings.Contains(name, id) || strings.Contains(string(a.body), "[Seed") {
		t.Errorf("%s: %s", name, a.body)
	}
}

// wantReadOnly checks which tables the lobby lists as read-only.
func wantReadOnly(t *testing.T, b *browser, want map[string]bool) {
	t.Helper()
	cards := read[tables.List](b.get("/api/tables")).Tables
	for _, c := range cards {
		if lost, ok := want[c.ID]; !ok || lost != c.ReadOnly {
			t.Errorf("%s: read-only %v", c.ID, c.ReadOnly)
		}
	}
	if len(cards) != len(want) {
		t.Errorf("%d tables, want %d", len(cards), len(want))
	}
}
