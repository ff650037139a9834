package storetest

import (
	"bytes"
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/store"
)

func numbering(t *testing.T, s store.Store) {
	ctx := context.Background()
	put(t, s, commit("a", 0, 0, "1", "2"))
	put(t, s, commit("b", 0, 0, "one"))
	put(t, s, commit("a", 2, 1, "3"))
	put(t, s, commit("a", 3, 2, "4", "", "6"))
	wantLog(t, s, "a", "1", "2", "3", "4", "", "6")
	wantLog(t, s, "b", "one")
	for after, n := range map[int64]int{-1: 6, 0: 6, 1: 5, 5: 1, 6: 0, 99: 0} {
		list := get(s.Entries(ctx, "a", after))
		want(t, fmt.Sprintf("entries after %d", after), len(list), n)
		if n > 0 {
			want(t, "the first of them", list[0].Seq, max(after, 0)+1)
		}
	}
	c := commit("a", 3, 2, "4", "", "6")
	want(t, "summary", get(s.Summary(ctx, "a")), c.Summary)
}

// hidden: hidden entries count for the length of a log, but not for the number of entries that everybody sees.
func hidden(t *testing.T, s store.Store) {
	ctx := t.Context()
	for i, h := range []int64{0, 1, 1, 2} {
		c := commit("a", int64(i), i, strconv.Itoa(i))
		c.Summary.Seq, c.Summary.Hidden, c.Summary.State, c.Summary.Public = int64(i)+1-h, h, "playing", true
		c.Summary.Due = noon
		if i == 0 {
			c.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: "anna"}}
		}
		put(t, s, c)
		want(t, "summary", get(s.Summary(ctx, "a")), c.Summary)
		want(t, "in a list", get(s.Summaries(ctx, store.Query{Identity: "anna", Limit: 1})), []store.Summary{c.Summary})
		want(t, "in the public list", get(s.Summaries(ctx, store.Query{Public: true, Limit: 1})), []store.Summary{c.Summary})
		want(t, "length", get(s.Lengths(ctx, []string{"a"}))["a"], store.Length{Seq: c.Summary.Seq, Hidden: h})
		want(t, "mark", get(s.Marks(ctx, "anna", 1))[0].Seq, c.Summary.Seq)
	}
	wantLog(t, s, "a", "0", "1", "2", "3")
	want(t, "entries after two", len(get(s.Entries(ctx, "a", 2))), 2)
	wantError(t, "nothing due at an earlier end", s.NothingDue(ctx, "a", 2), nil)
	wantDue(t, s, store.Due{Table: "a", At: noon})
	wantError(t, "nothing due", s.NothingDue(ctx, "a", 4), nil)
	wantDue(t, s)
	c := commit("a", 2, 0, "no")
	c.Summary.Seq, c.Summary.Hidden = 2, 1
	wantError(t, "commit that expects as many entries as everybody sees", s.Commit(ctx, follow(t, s, c)), store.ErrConflict)
}

// lengths: Lengths accepts very many tables at once, even if few of them exist.
func lengths(t *testing.T, s store.Store) {
	ctx := context.Background()
	put(t, s, commit("a", 0, 0, "1", "2"))
	put(t, s, commit("b", 0, 0, "1"))
	put(t, s, commit("c", 0, 0, "1"))
	put(t, s, commit("b", 1, 0, "2", "3", "4"))
	for _, c := range []struct {
		asked []string
		far   string
	}{
		{nil, "map[]"},
		{[]string{"nothing"}, "map[]"},
		{[]string{"b", "b"}, "map[b:{4 0}]"},
		{[]string{"a", "nothing", "b", `c"`, "c'", "", "null"}, "map[a:{2 0} b:{4 0}]"},
	} {
		want(t, fmt.Sprintf("of %q", c.asked), fmt.Sprint(get(s.Lengths(ctx, c.asked))), c.far)
	}
	asked := []string{"a"}
	for i := range 20_000 {
		asked = append(asked, fmt.Sprintf("table%d", i))
	}
	far := get(s.Lengths(ctx, append(asked, "c")))
	want(t, "tables that exist", len(far), 2)
	want(t, "a", far["a"], store.Length{Seq: 2})
	want(t, "c", far["c"], store.Length{Seq: 1})
}

func conflict(t *testing.T, s store.Store) {
	ctx := context.Background()
	first := commit("a", 0, 0, "1", "2")
	first.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: "anna"}}
	put(t, s, first)
	for _, expect := range []int64{0, 1, 3} {
		c := commit("a", expect, 9, "no", "no", "no")
		c.Summary.Name = "changed"
		c.Release = first.Hold
		c.Hold = []store.SeatHolding{{Table: "a", Seat: "blue", Identity: "anna"}}
		wantError(t, fmt.Sprintf("commit expecting %d of 2", expect), s.Commit(ctx, c), store.ErrConflict)
	}
	wantLog(t, s, "a", "1", "2")
	want(t, "summary", get(s.Summary(ctx, "a")), first.Summary)
	want(t, "holdings", get(s.Holdings(ctx, "anna")), first.Hold)

	wantError(t, "commit to a table that is not there", s.Commit(ctx, commit("b", 1, 0, "2")), store.ErrConflict)
	_, err := s.Summary(ctx, "b")
	wantError(t, "summary of it", err, store.ErrUnknown)
}

// anotherLast: a commit of the right length is refused if its writer has read another last entry. Nothing of it is stored. An
// empty entry is one too, and the first commit of a table has none before it.
func anotherLast(t *testing.T, s store.Store) {
	ctx := context.Background()
	first := commit("a", 0, 0, "1", "2")
	first.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: "anna"}}
	put(t, s, first)
	for _, read := range []string{"", "1", "other"} {
		for _, held := range [][]store.SeatHolding{nil, {{Table: "a", Seat: "blue", Identity: "anna"}}} {
			c := commit("a", 2, 9, "no")
			c.Last, c.Release, c.Hold = store.Sum([]byte(read)), held, held
			wantError(t, fmt.Sprintf("commit after %q", read), s.Commit(ctx, c), store.ErrConflict)
		}
	}
	wantLog(t, s, "a", "1", "2")
	want(t, "summary", get(s.Summary(ctx, "a")), first.Summary)
	want(t, "holdings", get(s.Holdings(ctx, "anna")), first.Hold)
	for n, read := range []string{"2", "", "x"} {
		c := commit("a", int64(n)+2, 0, []string{"", "x", "last"}[n])
		c.Last = store.Sum([]byte(read))
		wantError(t, fmt.Sprintf("commit after %q", read), s.Commit(ctx, c), nil)
	}
	wantLog(t, s, "a", "1", "2", "", "x", "last")
	c := commit("b", 0, 0, "1")
	c.Last = store.Sum(nil)
	wantError(t, "a first commit after an entry", s.Commit(ctx, c), store.ErrInvalid)
	c.Last = []byte{}
	wantError(t, "a first commit after an empty sum", s.Commit(ctx, c), store.ErrInvalid)
	c = commit("a", 5, 0, "no")
	c.Last = nil
	wantError(t, "a later commit after none", s.Commit(ctx, c), store.ErrInvalid)
}

func invalid(t *testing.T, s store.Store) {
	ctx := context.Background()
	for name, spoil := range map[string]func(c *store.Commit){
		"no table":         func(c *store.Commit) { c.Summary.Table = "" },
		"no entries":       func(c *store.Commit) { c.Entries, c.Summary.Seq = nil, 0 },
		"all hidden":       func(c *store.Commit) { c.Summary.Seq, c.Summary.Hidden = 0, 1 },
		"less than none":   func(c *store.Commit) { c.Summary.Seq, c.Summary.Hidden = 2, -1 },
		"summary too far":  func(c *store.Commit) { c.Summary.Seq++ },
		"negative":         func(c *store.Commit) { c.Expect, c.Summary.Seq = -1, 0 },
		"another's seat":   func(c *store.Commit) { c.Hold = []store.SeatHolding{{Table: "b", Seat: "red", Identity: "anna"}} },
		"nobody's seat":    func(c *store.Commit) { c.Release = []store.SeatHolding{{Table: "a", Seat: "red"}} },
		"seat of no color": func(c *store.Commit) { c.Hold = []store.SeatHolding{{Table: "a", Identity: "anna"}} },
	} {
		c := commit("a", 0, 0, "1")
		spoil(&c)
		wantError(t, name, s.Commit(ctx, c), store.ErrInvalid)
	}
	_, err := s.Summary(ctx, "a")
	wantError(t, "summary", err, store.ErrUnknown)
	none, empty := store.Identity{ID: "anna"}, store.Identity{ID: "anna", Secrets: [][]byte{{}}}
	wantError(t, "identity without secret", s.ChangeIdentity(ctx, store.Identity{}, none), store.ErrInvalid)
	wantError(t, "empty secret", s.ChangeIdentity(ctx, store.Identity{}, empty), store.ErrInvalid)
	wantError(t, "short hash", s.PutLink(ctx, store.Link{Hash: hash("x")[1:], Identity: "anna"}), store.ErrInvalid)
	wantError(t, "link to nothing", s.PutLink(ctx, store.Link{Hash: hash("x")}), store.ErrInvalid)
	wantError(t, "link to half a seat", s.PutLink(ctx, store.Link{Hash: hash("x"), Table: "a"}), store.ErrInvalid)
	wantError(t, "link to both", s.PutLink(ctx, store.Link{Hash: hash("x"), Table: "a", Seat: "red", Identity: "anna"}), store.ErrInvalid)
	wantError(t, "report of no table", s.PutReport(ctx, store.Report{ID: "1"}), store.ErrInvalid)
}

func summaries(t *testing.T, s store.Store) {
	anna := func(table string) []store.SeatHolding {
		return []store.SeatHolding{{Table: table, Seat: "red", Identity: "anna"}, {Table: table, Seat: "host", Identity: "anna"}}
	}
	for i, one := range []struct {
		table, state string
		public       bool
		open         int
		held         bool
	}{
		{"seats", "seating", true, 2, false},
		{"full", "seating", true, 0, false},
		{"private", "playing", false, 1, true},
		{"playing", "playing", true, 0, true},
		{"over", "over", true, 0, true},
		{"closed", "closed", true, 0, false},
	} {
		c := commit(one.table, 0, i, "1")
		c.Summary.State, c.Summary.Public, c.Summary.Open = one.state, one.public, one.open
		if one.held {
			c.Hold = anna(one.table)
		}
		put(t, s, c)
	}
	wantTables(t, s, store.Query{Limit: 10}, "")
	wantTables(t, s, store.Query{Public: true, Limit: 10}, "seats playing")
	wantTables(t, s, store.Query{Identity: "anna", Limit: 10}, "playing private over")
	wantTables(t, s, store.Query{Identity: "berta", Limit: 10}, "")
	wantTables(t, s, store.Query{Identity: "anna", Public: true, Limit: 2}, "playing private") // her own

	c := commit("seats", 1, 50, "2") // moves to the front of the running tables
	c.Summary.Public, c.Summary.State = true, "playing"
	put(t, s, c)
	wantTables(t, s, store.Query{Public: true, Limit: 10}, "seats playing")
	c = commit("full", 1, 50, "2") // can be joined by now, which comes first
	c.Summary.Public, c.Summary.Open = true, 1
	put(t, s, c)
	wantTables(t, s, store.Query{Public: true, Limit: 10}, "full seats playing")
	c = commit("another", 0, 50, "1") // at the same time: by table
	c.Summary.Public, c.Summary.Open = true, 1
	put(t, s, c)
	wantTables(t, s, store.Query{Public: true, Limit: 10}, "another full seats playing")
	c = commit("playing", 1, 60, "2")
	c.Release = anna("playing")
	put(t, s, c)
	wantTables(t, s, store.Query{Public: true, Limit: 10}, "another full seats")
	wantTables(t, s, store.Query{Identity: "anna", Limit: 10}, "private over")
}

// due are the tables at which something is, what comes first before the rest; what is said with the last commit counts.
func due(t *testing.T, s store.Store) {
	at := func(ms int) time.Time { return noon.Add(time.Duration(ms) * time.Millisecond) }
	grow := func(table string, expect int64, due time.Time) {
		t.Helper()
		c := commit(table, expect, 0, "1")
		c.Summary.Due = due
		put(t, s, c)
		want(t, "summary", get(s.Summary(t.Context(), table)), c.Summary)
	}
	is := func(ms int, table string) store.Due { return store.Due{Table: table, At: at(ms)} }
	wantDue(t, s)
	grow("later", 0, at(9))
	grow("b", 0, at(5))
	grow("never", 0, time.Time{})
	grow("unknown", 0, store.Epoch)
	grow("a", 0, at(5))
	grow("first", 0, at(-5))
	unknown := store.Due{Table: "unknown", At: store.Epoch}
	wantDue(t, s, unknown, is(-5, "first"), is(5, "a"), is(5, "b"), is(9, "later"))
	grow("b", 1, at(20))
	grow("a", 1, time.Time{})
	grow("never", 1, at(7))
	wantDue(t, s, unknown, is(-5, "first"), is(7, "never"), is(9, "later"), is(20, "b"))
	c := commit("later", 0, 0, "no")
	wantError(t, "a commit that is too late", s.Commit(t.Context(), c), store.ErrConflict)
	wantDue(t, s, unknown, is(-5, "first"), is(7, "never"), is(9, "later"), is(20, "b"))
}

// wantDue checks at which tables something is due, from each of them on and by each number of them.
func wantDue(t *testing.T, s store.Store, all ...store.Due) {
	t.Helper()
	for limit := range len(all) + 2 {
		want(t, fmt.Sprintf("the first %d that are due", limit), get(s.Due(t.Context(), store.Due{}, limit)), all[:min(limit, len(all))])
	}
	for i, one := range all {
		want(t, "due after "+one.Table, get(s.Due(t.Context(), one, store.MaxLimit+1)), all[i+1:])
	}
	want(t, "due of no number", get(s.Due(t.Context(), store.Due{}, -1)), nil)
}

// nothingDue is said of the table as it is, or not at all.
func nothingDue(t *testing.T, s store.Store) {
	for _, name := range []string{"a", "b"} {
		c := commit(name, 0, 0, "1", "2")
		c.Summary.Due = noon
		put(t, s, c)
	}
	both := []store.Due{{Table: "a", At: noon}, {Table: "b", At: noon}}
	for _, seq := range []int64{0, 1, 3} {
		wantError(t, "said of another entry", s.NothingDue(t.Context(), "a", seq), nil)
		wantDue(t, s, both...)
	}
	wantError(t, "said of no table", s.NothingDue(t.Context(), "c", 2), nil)
	for range 2 {
		wantError(t, "said", s.NothingDue(t.Context(), "a", 2), nil)
		wantDue(t, s, both[1])
	}
	want(t, "summary", get(s.Summary(t.Context(), "a")), commit("a", 0, 0, "1", "2").Summary)
	c := commit("a", 2, 0, "3")
	c.Summary.Due = noon
	put(t, s, c)
	wantDue(t, s, both...)
}

// marks: Marks returns the last entry and the seats of the tables of a person, in the order of Summaries.
func marks(t *testing.T, s store.Store) {
	ctx := context.Background()
	for i, state := range []string{"over", "playing", "closed", "seating", "playing"} {
		c := commit(fmt.Sprint("t", i), 0, i, "1")
		c.Summary.State = state
		for _, seat := range []string{"red", "host"} {
			c.Hold = append(c.Hold, store.SeatHolding{Table: c.Summary.Table, Seat: seat, Identity: "anna"})
		}
		c.Hold = append(c.Hold, store.SeatHolding{Table: c.Summary.Table, Seat: "blue", Identity: "bert"})
		put(t, s, c)
	}
	put(t, s, commit("other", 0, 9, "1"))
	mark := func(table, state string) store.Mark {
		return store.Mark{Table: table, State: state, Seq: 1, Seats: []string{"host", "red"}}
	}
	all := []store.Mark{mark("t3", "seating"), mark("t4", "playing"), mark("t1", "playing"), mark("t0", "over"), mark("t2", "closed")}
	want(t, "marks", get(s.Marks(ctx, "anna", 9)), all)
	want(t, "two marks", get(s.Marks(ctx, "anna", 2)), all[:2])
	want(t, "no marks", get(s.Marks(ctx, "anna", 0)), nil)
	want(t, "nobody's marks", get(s.Marks(ctx, "", 9)), nil)
	for i, m := range all {
		want(t, m.State+" runs", m.Running(), i < 3)
	}
}

// shares are how many of the listed tables one host and one origin have; of the rest nothing is seen.
func shares(t *testing.T, s store.Store) {
	for i, by := range []struct{ host, origin string }{
		{"eve", "north"},
		{"eve", "north"},
		{"eve", "north"},
		{"mallory", "north"},
		{"mallory", "north"},
		{"anna", "south"},
		{"eve", "west"},
	} {
		c := commit(fmt.Sprint("t", i), 0, i, "1")
		c.Summary.Public, c.Summary.Open, c.Summary.Host, c.Summary.Origin = true, 1, by.host, by.origin
		put(t, s, c)
	}
	q := store.Query{Public: true, Limit: 9}
	wantTables(t, s, q, "t6 t5 t4 t3 t2 t1 t0")
	q.Share = store.Share{Host: 2}
	wantTables(t, s, q, "t6 t5 t4 t3 t2")
	q.Share = store.Share{Origin: 2}
	wantTables(t, s, q, "t6 t5 t4 t3")
	q.Share = store.Share{Host: 1, Origin: 1}
	wantTables(t, s, q, "t6 t5 t4")
	c := commit("t0", 1, 0, "2") // the oldest is running now: tables that can be joined come first, also within shares
	c.Summary.Public, c.Summary.State, c.Summary.Host, c.Summary.Origin = true, "playing", "anna", "south"
	put(t, s, c)
	wantTables(t, s, q, "t6 t5 t4")
	q.Share.Origin, q.Share.Host = 2, 2
	wantTables(t, s, q, "t6 t5 t4 t3 t0")
}

// wantTables checks the tables that a query selects, that each summary is complete, and that the query can continue after each of
// them.
func wantTables(t *testing.T, s store.Store, q store.Query, names string) {
	t.Helper()
	all := get(s.Summaries(context.Background(), q))
	var got []string
	for _, sum := range all {
		got = append(got, sum.Table)
		want(t, "summary of "+sum.Table, sum, get(s.Summary(context.Background(), sum.Table)))
	}
	want(t, fmt.Sprintf("tables of %+v", q), strings.Join(got, " "), names)
	for i := range all {
		rest := q
		rest.After, rest.Limit = all[i].Place(), q.Limit-i-1
		want(t, "tables behind "+all[i].Table, get(s.Summaries(context.Background(), rest)), all[i+1:])
	}
}

func limits(t *testing.T, s store.Store) {
	const tables = store.MaxLimit + 5
	for i := range tables {
		c := commit(fmt.Sprintf("t%03d", i), 0, i, "1")
		c.Summary.Public, c.Summary.Open = true, 1
		put(t, s, c)
	}
	for limit, n := range map[int]int{-1: 0, 0: 0, 1: 1, 7: 7, 500: 500, 501: 500, 1 << 40: 500} {
		list := get(s.Summaries(context.Background(), store.Query{Public: true, Limit: limit}))
		want(t, fmt.Sprintf("tables at limit %d", limit), len(list), n)
		for i, sum := range list {
			want(t, "table", sum.Table, fmt.Sprintf("t%03d", tables-1-i))
		}
	}
}

// pages has all tables by name.
func pages(t *testing.T, s store.Store) {
	ctx := context.Background()
	want(t, "tables of an empty store", get(s.Tables(ctx, "", 9)), nil)
	for i, name := range []string{"c", "a", "d", "b"} {
		put(t, s, commit(name, 0, i, "1"))
	}
	for _, page := range []struct {
		after string
		limit int
		names string
	}{
		{"", 9, "a b c d"},
		{"", 2, "a b"},
		{"b", 2, "c d"},
		{"bb", 1, "c"},
		{"d", 9, ""},
		{"", 0, ""},
		{"", -1, ""},
		{"", store.MaxLimit + 1, "a b c d"},
	} {
		var names []string
		for _, sum := range get(s.Tables(ctx, page.after, page.limit)) {
			names = append(names, sum.Table)
			want(t, "summary of "+sum.Table, sum, get(s.Summary(ctx, sum.Table)))
		}
		want(t, fmt.Sprintf("%d tables after %q", page.limit, page.after), strings.Join(names, " "), page.names)
	}
}

// rules stay what they were when they were stored first.
func rules(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, data := range []string{"box", "another box"} {
		given := []byte(data)
		wantError(t, "put rules", s.PutRules(ctx, "ab12", given), nil)
		wipe(given)
	}
	for range 2 {
		got := get(s.Rules(ctx, "ab12"))
		want(t, "rules", string(got), "box")
		wipe(got)
	}
	_, err := s.Rules(ctx, "AB12")
	wantError(t, "other rules", err, store.ErrUnknown)
	wantError(t, "rules without a hash", s.PutRules(ctx, "", []byte("box")), store.ErrInvalid)
	wantError(t, "rules without content", s.PutRules(ctx, "cd34", nil), store.ErrInvalid)
}

// serverSecrets: each name keeps the secret that was stored first.
func serverSecrets(t *testing.T, s store.Store) {
	ctx := context.Background()
	wantError(t, "a secret without content", s.PutSecret(ctx, "x", nil), store.ErrInvalid)
	wantError(t, "a secret without a name", s.PutSecret(ctx, "", []byte("key")), store.ErrInvalid)
	var group sync.WaitGroup
	for n := range 8 {
		group.Go(func() {
			if err := s.PutSecret(ctx, store.ServerKey, fmt.Append(nil, "key ", n)); err != nil {
				t.Errorf("put a secret: %v", err)
			}
		})
	}
	group.Wait()
	first := string(get(s.Secret(ctx, store.ServerKey)))
	for name, want := range map[string]error{store.ServerKey: nil, "push": store.ErrUnknown, "Server": store.ErrUnknown} {
		_, err := s.Secret(ctx, name)
		wantError(t, name, err, want)
	}
	given := []byte("another key")
	wantError(t, "put a later secret", s.PutSecret(ctx, store.ServerKey, given), nil)
	wantError(t, "put another secret", s.PutSecret(ctx, "push", given), nil)
	wipe(given)
	for range 2 {
		for name, exp := range map[string]string{store.ServerKey: first, "push": "another key"} {
			got := get(s.Secret(ctx, name))
			want(t, name, string(got), exp)
			wipe(got)
		}
	}
}

// pulse checks that a silence of all servers becomes an outage, once, and is forgotten in the end.
func pulse(t *testing.T, s store.Store) {
	ctx := context.Background()
	at := noon.Add
	down := store.Outage{From: at(store.MaxSilence), To: at(time.Hour)}
	for _, c := range []struct {
		at   time.Duration
		want []store.Outage
	}{
		{0, nil},
		{store.MaxSilence, nil},
		{store.MaxSilence / 2, nil}, // of a node whose clock is behind
		{time.Hour, []store.Outage{down}},
		{time.Hour, []store.Outage{down}},
		{time.Hour + store.OutagesFor, []store.Outage{down, {From: at(time.Hour), To: at(time.Hour + store.OutagesFor)}}},
		{time.Hour + store.OutagesFor + 1e6, []store.Outage{{From: at(time.Hour), To: at(time.Hour + store.OutagesFor)}}},
	} {
		want(t, fmt.Sprint("outages after ", c.at), get(s.Pulse(ctx, at(c.at))), c.want)
	}
	var group sync.WaitGroup
	for range 4 { // nodes that start together
		group.Go(func() {
			if _, err := s.Pulse(ctx, at(2*time.Hour+store.OutagesFor)); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if n := len(get(s.Pulse(ctx, at(2*time.Hour+store.OutagesFor)))); n != 2 {
		t.Errorf("%d outages after a concurrent start, want 2", n)
	}
}

func holdings(t *testing.T, s store.Store) {
	ctx := context.Background()
	hold := func(table, seat, identity string) store.SeatHolding {
		return store.SeatHolding{Table: table, Seat: seat, Identity: identity}
	}
	c := commit("b", 0, 0, "1")
	c.Hold = []store.SeatHolding{hold("b", "red", "anna"), hold("b", "host", "anna"), hold("b", "blue", "berta")}
	put(t, s, c)
	c = commit("a", 0, 0, "1")
	c.Hold = []store.SeatHolding{hold("a", "red", "anna"), hold("a", "red", "anna")}
	put(t, s, c)
	want(t, "anna's", get(s.Holdings(ctx, "anna")),
		[]store.SeatHolding{hold("a", "red", "anna"), hold("b", "host", "anna"), hold("b", "red", "anna")})
	want(t, "nobody's", get(s.Holdings(ctx, "carla")), nil)

	c = commit("b", 1, 0, "2") // a seat that is both released and held is held; releasing a free seat is allowed
	c.Release = []store.SeatHolding{hold("b", "red", "anna"), hold("b", "host", "anna"), hold("b", "green", "carla")}
	c.Hold = []store.SeatHolding{hold("b", "red", "berta"), hold("b", "host", "anna")}
	put(t, s, c)
	want(t, "anna's", get(s.Holdings(ctx, "anna")), []store.SeatHolding{hold("a", "red", "anna"), hold("b", "host", "anna")})
	want(t, "berta's", get(s.Holdings(ctx, "berta")), []store.SeatHolding{hold("b", "blue", "berta"), hold("b", "red", "berta")})
	c = commit("b", 2, 0, "3") // several people may hold the same seat
	c.Hold = []store.SeatHolding{hold("b", "red", "anna")}
	put(t, s, c)
	want(t, "berta's", get(s.Holdings(ctx, "berta")), []store.SeatHolding{hold("b", "blue", "berta"), hold("b", "red", "berta")})
}

// aliasing writes over all that was given and all that was returned.
func aliasing(t *testing.T, s store.Store) {
	ctx := context.Background()
	c := commit("a", 0, 0, "one", "two")
	sum := c.Summary
	sum.Data = bytes.Clone(sum.Data)
	put(t, s, c)
	wipe(append(c.Entries, c.Summary.Data)...)
	for range 2 {
		list := get(s.Entries(ctx, "a", 0))
		want(t, "entries", list, []store.Entry{{Seq: 1, Data: []byte("one")}, {Seq: 2, Data: []byte("two")}})
		got := get(s.Summary(ctx, "a"))
		want(t, "summary", got, sum)
		wipe(list[0].Data, list[1].Data, got.Data)
		_ = append(list[0].Data, "overflow"...)
	}
	b := store.Identity{ID: "anna", Secrets: [][]byte{hash("1"), hash("2")}, Recovery: hash("r"), Created: noon, Seen: noon}
	keep(t, s, b)
	wipe(append(b.Secrets, b.Recovery)...)
	b.Secrets, b.Recovery = [][]byte{hash("1"), hash("2")}, hash("r")
	for range 2 {
		got := get(s.Identity(ctx, "anna"))
		want(t, "identity", got, b)
		wipe(append(got.Secrets, got.Recovery)...)
		got.Secrets[0] = nil
	}
}

// wipe makes bytes worthless.
func wipe(list ...[]byte) {
	for _, b := range list {
		for i := range b {
			b[i] = '#'
		}
	}
}

// large has entries of many pages, and many of them.
func large(t *testing.T, s store.Store) {
	long := strings.Repeat("a whole board ", 20_000)
	entries := make([]string, 300)
	for i := range entries {
		entries[i] = fmt.Sprint(i, long[:i*i])
	}
	entries[0] = long
	put(t, s, commit("a", 0, 0, entries...))
	wantLog(t, s, "a", entries...)
}

func texts(t *testing.T, s store.Store) {
	ctx := context.Background()
	for i, text := range []string{
		"文言文", //nolint:gosmopolitan // foreign on purpose
		"Tavolo di Niccolò", "e\u0301 ≠ é", "🎲", "'; DROP TABLE entries; --", "%_\\\"", " a ", "nul\x00byte", "A", "a",
	} {
		c := commit(text, 0, i, text)
		c.Summary.Name, c.Summary.State, c.Summary.Decides, c.Summary.Data = text, text, text, []byte(text)
		c.Hold = []store.SeatHolding{{Table: text, Seat: text, Identity: text}}
		put(t, s, c)
		wantLog(t, s, text, text)
		want(t, "summary", get(s.Summary(ctx, text)), c.Summary)
		want(t, "holdings", get(s.Holdings(ctx, text)), c.Hold)
		wantTables(t, s, store.Query{Identity: text, Limit: 9}, text)
		b := store.Identity{ID: text, Name: text, Secrets: [][]byte{[]byte(text)}, Created: noon, Seen: noon}
		keep(t, s, b)
		want(t, "identity", get(s.IdentityBySecret(ctx, []byte(text))), b)
	}
	for _, name := range []string{"tavolo di niccolò", "e\u0301 ≠ e\u0301", "%", "a ", "nul"} {
		_, err := s.Summary(ctx, name)
		wantError(t, name, err, store.ErrUnknown)
	}
}

// times come back as UTC, cut to milliseconds.
func times(t *testing.T, s store.Store) {
	ctx := context.Background()
	east := time.FixedZone("east", 5*3600)
	for i, at := range []time.Time{
		{},
		time.Unix(0, 0), noon.Add(123456789), noon.In(east), time.Date(1321, 9, 14, 1, 2, 3, 4e6, time.UTC),
		time.Date(9999, 12, 31, 23, 59, 59, 999e6, east), time.Now(),
	} {
		cut := time.UnixMilli(at.UnixMilli()).UTC()
		c := commit(fmt.Sprint("t", i), 0, 0, "1")
		c.Summary.Created, c.Summary.Changed, c.Summary.Due = at, at.Add(time.Hour), at.Add(2*time.Hour)
		put(t, s, c)
		c.Summary.Created, c.Summary.Changed, c.Summary.Due = cut, cut.Add(time.Hour), cut.Add(2*time.Hour)
		want(t, "summary", get(s.Summary(ctx, c.Summary.Table)), c.Summary)
		b := store.Identity{ID: "anna", Secrets: [][]byte{hash("1")}, Created: at, Seen: at.Add(time.Hour)}
		keep(t, s, b)
		b.Created, b.Seen = cut, cut.Add(time.Hour)
		want(t, "identity", get(s.Identity(ctx, "anna")), b)
	}
}

// unkept: old unplayed tables without reports are deleted with all their data, oldest first.
func unkept(t *testing.T, s store.Store) {
	ctx := context.Background()
	for i, name := range []string{"played", "reported", "old", "older", "young"} {
		c := commit(name, 0, i, "1", "2")
		c.Summary.Kept = name == "played"
		c.Hold = []store.SeatHolding{{Table: name, Seat: "red", Identity: "anna"}}
		if name == "older" {
			c.Summary.Changed = noon.Add(-time.Hour)
		}
		put(t, s, c)
		wantError(t, "link", s.PutLink(ctx, store.Link{Hash: hash(name), Table: name, Seat: "red"}), nil)
		for _, c := range []store.Channel{{ID: name, Table: name, Target: "x"}, {ID: "of " + name, Identity: name, Target: "y"}} {
			wantError(t, "channel", s.ChangeChannel(ctx, store.Channel{}, c), nil)
		}
	}
	wantError(t, "report", s.PutReport(ctx, store.Report{ID: "1", Table: "reported", Created: noon}), nil)
	wantError(t, "derived", s.PutDerived(ctx, store.Derived{Table: "old", Name: "n", Of: "o", Data: []byte("d")}), nil)
	for _, name := range []string{"played", "old"} {
		wantError(t, "note", s.PutNote(ctx, store.PrivateNote{Table: name, Identity: "anna", Text: name}), nil)
	}
	now := noon.Add(store.UnkeptFor + 4*time.Millisecond)
	for _, n := range []int{0, 1, 1, 0} {
		want(t, "dropped", get(s.DropTables(ctx, now, n)), n)
		if n == 1 {
			_, err := s.Summary(ctx, "older")
			wantError(t, "the older", err, store.ErrUnknown)
		}
	}
	want(t, "all that can be dropped", get(s.DropTables(ctx, now, 9)), 0)
	var left []string
	for _, h := range get(s.Holdings(ctx, "anna")) {
		left = append(left, h.Table)
	}
	want(t, "what is left", strings.Join(left, " "), "played reported young")
	want(t, "channels of persons", len(get(s.ChannelsByTarget(ctx, "y"))), 5)
	left = nil
	for _, c := range get(s.ChannelsByTarget(ctx, "x")) {
		left = append(left, c.Table)
	}
	want(t, "tables with channels", strings.Join(left, " "), "played reported young")
	for _, name := range []string{"old", "older"} {
		_, err := s.Entries(ctx, name, 0)
		wantError(t, "entries of "+name, err, store.ErrUnknown)
		_, err = s.Link(ctx, hash(name), noon)
		wantError(t, "link to "+name, err, store.ErrUnknown)
		wantError(t, "commit to "+name, s.Commit(ctx, commit(name, 2, 0, "3")), store.ErrConflict)
	}
	_, err := s.Derived(ctx, "old", "n", "o")
	wantError(t, "derived of old", err, store.ErrUnknown)
	want(t, "note at old", get(s.Note(ctx, "old", "anna")), "")
	want(t, "note at played", get(s.Note(ctx, "played", "anna")), "played")
	put(t, s, commit("old", 0, 0, "1")) // which is another table
	wantLog(t, s, "old", "1")
}
