package storetest

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"

	"volgare/store"
)

// winner is rivals with one store.
func winner(t *testing.T, s store.Store) { rivals(t, s, s) }

// crowd has many tables grow at once, some of the commits wrong; each reads what it
// has written as soon as that is acknowledged.
func crowd(t *testing.T, s store.Store) {
	const tables, commits = 16, 30
	ctx := context.Background()
	var group sync.WaitGroup
	for i := range tables {
		group.Go(func() {
			name := fmt.Sprint("t", i)
			var log []string
			for len(log) < commits {
				n := int64(len(log))
				wrong := commit(name, n+1, 0, "wrong")
				if err := s.Commit(ctx, wrong); !errors.Is(err, store.ErrConflict) {
					t.Errorf("%s: error %v, want a conflict", name, err)
				}
				c := commit(name, n, int(n), fmt.Sprint(name, " ", n), "and")
				if n > 0 {
					c.Last = store.Sum([]byte("and"))
				}
				if err := s.Commit(ctx, c); err != nil {
					t.Error(err)
					return
				}
				log = append(log, fmt.Sprint(name, " ", n), "and")
				want(t, "summary", get(s.Summary(ctx, name)), c.Summary)
				want(t, "the new entries", len(get(s.Entries(ctx, name, n))), 2)
			}
			wantLog(t, s, name, log...) //nolint:contextcheck // reads on its own
		})
	}
	group.Wait()
}

func unknown(t *testing.T, s store.Store) {
	ctx := context.Background()
	put(t, s, commit("a", 0, 0, "1"))
	for what, f := range map[string]func() error{
		"entries":  func() error { _, err := s.Entries(ctx, "b", 0); return err },
		"summary":  func() error { _, err := s.Summary(ctx, "b"); return err },
		"rules":    func() error { _, err := s.Rules(ctx, "b"); return err },
		"server":   func() error { _, err := s.Secret(ctx, store.ServerKey); return err },
		"channel":  func() error { _, err := s.Channel(ctx, "b"); return err },
		"identity": func() error { _, err := s.Identity(ctx, "b"); return err },
		"nobody":   func() error { _, err := s.Identity(ctx, ""); return err },
		"secret":   func() error { _, err := s.IdentityBySecret(ctx, hash("b")); return err },
		"recovery": func() error { _, err := s.IdentityByRecovery(ctx, hash("b")); return err },
		"link":     func() error { _, err := s.Link(ctx, hash("b"), noon); return err },
		"no link":  func() error { _, err := s.Link(ctx, nil, noon); return err },
	} {
		wantError(t, what, f(), store.ErrUnknown)
	}
	for range 2 {
		if err := errors.Join(s.Ping(ctx), s.Well(ctx)); err != nil {
			t.Errorf("ping: %v", err)
		}
	}
}

// contexts that have ended stop what has not begun; one that ends later leaves
// either all of the commit or nothing, and the error says which.
func contexts(t *testing.T, s store.Store) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	wantError(t, "commit", s.Commit(ended, commit("a", 0, 0, "1")), context.Canceled)
	wantError(t, "ping", s.Ping(ended), context.Canceled)
	wantError(t, "well", s.Well(ended), context.Canceled)
	_, err := s.Entries(ended, "a", 0)
	wantError(t, "entries", err, context.Canceled)
	_, err = s.Summaries(ended, store.Query{Public: true, Limit: 1})
	wantError(t, "summaries", err, context.Canceled)
	_, err = s.Summary(context.Background(), "a")
	wantError(t, "summary", err, store.ErrUnknown)

	var group sync.WaitGroup
	var stored atomic.Int64
	for i := range 200 {
		group.Go(func() {
			ctx, cancel := context.WithCancel(context.Background())
			group.Go(cancel)
			name := fmt.Sprint("t", i)
			err := s.Commit(ctx, commit(name, 0, 0, "1", "2"))
			if err != nil {
				wantError(t, "commit", err, context.Canceled)
				_, err = s.Summary(context.Background(), name)
				wantError(t, "summary of what was not begun", err, store.ErrUnknown)
				return
			}
			stored.Add(1)
			wantLog(t, s, name, "1", "2")
		})
	}
	group.Wait()
	t.Logf("%d of 200 commits were faster than their contexts", stored.Load())
}

// closing waits for commits under way and refuses others.
func closing(t *testing.T, s store.Store) {
	ctx := context.Background()
	var group sync.WaitGroup
	var begun sync.WaitGroup
	begun.Add(10)
	for i := range 10 {
		group.Go(func() {
			for n := int64(0); ; n++ {
				c := commit(fmt.Sprint("t", i), n, 0, "1")
				if n > 0 {
					c.Last = store.Sum([]byte("1"))
				}
				err := s.Commit(ctx, c)
				if n == 0 {
					begun.Done()
				}
				if err != nil {
					wantError(t, "commit", err, store.ErrUnavailable)
					return
				}
			}
		})
	}
	begun.Wait()
	shut(t, s)
	group.Wait()
	wantError(t, "ping", s.Ping(ctx), store.ErrUnavailable)
	wantError(t, "well", s.Well(ctx), store.ErrUnavailable)
	wantError(t, "commit", s.Commit(ctx, commit("a", 0, 0, "1")), store.ErrUnavailable)
	if _, err := s.Summary(ctx, "t0"); err == nil || errors.Is(err, store.ErrUnknown) {
		t.Errorf("summary after close: error %v", err)
	}
}

// reopening finds everything that was acknowledged.
func reopening(t *testing.T, s store.Store) {
	lasting, ok := s.(Reopener)
	if !ok {
		t.Skip("the store does not outlive its process")
	}
	ctx := context.Background()
	var last store.Commit
	for i := range 10 {
		last = commit("a", int64(i), i, strconv.Itoa(i))
		last.Summary.Public, last.Summary.Open, last.Summary.Turn, last.Summary.Decides = true, 3, i, "red"
		last.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: "anna"}}
		put(t, s, last)
	}
	b := store.Identity{ID: "anna", Name: "Anna", Secrets: [][]byte{hash("1")}, Recovery: hash("r"), Created: noon, Seen: noon}
	keep(t, s, b)
	l := store.Link{Hash: hash("red"), Table: "a", Seat: "red"}
	issue(t, s, l)
	r := store.Report{ID: "1", Table: "a", By: "anna", Seq: 2, Created: noon, Data: []byte("doubt")}
	wantError(t, "report", s.PutReport(ctx, r), nil)
	wantError(t, "rules", s.PutRules(ctx, "ab12", []byte("box")), nil)
	wantError(t, "secret", s.PutSecret(ctx, "push", []byte("key")), nil)
	phone := store.Channel{ID: "1", Identity: "anna", Target: "x", Data: []byte("phone")}
	wantError(t, "channel", s.ChangeChannel(ctx, store.Channel{}, phone), nil)

	s = lasting.Reopen(t)
	defer shut(t, s)
	wantLog(t, s, "a", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
	want(t, "summary", get(s.Summary(ctx, "a")), last.Summary)
	wantTables(t, s, store.Query{Public: true, Limit: 9}, "a")
	want(t, "holdings", get(s.Holdings(ctx, "anna")), last.Hold)
	want(t, "identity", get(s.IdentityBySecret(ctx, hash("1"))), b)
	want(t, "identity", get(s.IdentityByRecovery(ctx, hash("r"))), b)
	wantLinks(t, s, l)
	want(t, "reports", get(s.Reports(ctx, "a")), []store.Report{r})
	want(t, "rules", string(get(s.Rules(ctx, "ab12"))), "box")
	want(t, "secret", string(get(s.Secret(ctx, "push"))), "key")
	want(t, "channels", get(s.ChannelsOfIdentity(ctx, "anna")), []store.Channel{phone})
	wantError(t, "commit to an earlier end", s.Commit(ctx, commit("a", 9, 0, "no")), store.ErrConflict)
	put(t, s, commit("a", 10, 0, "10"))
	want(t, "summary", get(s.Summary(ctx, "a")).Seq, 11)
}
