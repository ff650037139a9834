package postgres_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/bus"
	"volgare/edition/editiontest"
	"volgare/store/postgres/postgrestest"
	"volgare/table"
	"volgare/table/live"
	"volgare/table/tabletest"
)

// clubNode is a node that hears nothing of the others.
type clubNode struct {
	*live.Service
	s lasting
	t *testing.T
}

func newNode(t *testing.T, url string) clubNode {
	t.Helper()
	s := open(t, url)
	n := clubNode{live.New(editiontest.Library(t), s, &bus.Local{}, live.Options{Sweep: time.Hour}), s, t}
	t.Cleanup(func() {
		_ = n.Close()
		_ = s.Close()
	})
	return n
}

var host = table.Identity{ID: "anna", Name: "Anna"}

// nthMove returns the command for the nth of the legal moves of a table, from the last if n is negative.
func nthMove(s *table.Snapshot, n int, key string) table.Command {
	seat, _ := s.Decider()
	legal := tabletest.Legal(s.Table.Rules, s.History().Now())
	move := legal[(n+len(legal))%len(legal)]
	return table.Command{By: host, Seq: s.Seq, Key: key, Action: table.Play{Seat: seat.String(), Moves: []string{move}}}
}

// plays makes a move.
func (n clubNode) plays(s *table.Snapshot, move int, key string) *table.Snapshot {
	n.t.Helper()
	next, err := n.Do(n.t.Context(), s.ID, nthMove(s, move, key))
	if err != nil {
		n.t.Fatal(err)
	}
	return next
}

// newest returns a table as the node reads it from the database.
func (n clubNode) newest(id string) *table.Snapshot {
	n.t.Helper()
	s, err := n.LookSince(n.t.Context(), id, live.Newest)
	if err != nil {
		n.t.Fatal(err)
	}
	return s
}

// wantLoss expects a command to be refused because entries are lost.
func (n clubNode) wantLoss(s *table.Snapshot, what string, c table.Command) {
	n.t.Helper()
	done, err := n.Act(n.t.Context(), s.ID, c)
	if table.CodeOf(err) != table.Unavailable || !strings.Contains(err.Error(), "has lost entries") {
		n.t.Errorf("%s: %+v, %v", what, done, err)
	}
}

// replicated waits until a standby has all entries of a table.
func replicated(t *testing.T, standby *postgrestest.Cluster, s *table.Snapshot) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), standby.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.Background())
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		var n int64
		if err := conn.QueryRow(t.Context(), `SELECT count(*) FROM entries WHERE tab = $1`, []byte(s.ID)).Scan(&n); err != nil {
			t.Fatal(err)
		}
		if n == s.Seq {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the standby has %d entries of %d", n, s.Seq)
		}
	}
}

// TestReplacedEntry: an asynchronous standby without the last entries of two tables is promoted. Another node appends another entry of
// that number to the first. The nodes that have written and read the lost entries append nothing after them, do not answer a repeated
// command from them, and continue after they have loaded the tables again.
func TestReplacedEntry(t *testing.T) {
	primary := postgrestest.Start(t)
	standby := primary.Standby(t, "second")
	url := primary.URL(standby)
	a, b := newNode(t, url), newNode(t, url)
	var kept, lost [2]*table.Snapshot
	for i := range kept {
		s, err := a.Create(t.Context(), host, table.NewTable{Preset: "deluxe", Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}}, Start: true})
		if err != nil {
			t.Fatal(err)
		}
		kept[i] = a.plays(s, 0, "the-first-move")
		replicated(t, standby, kept[i])
	}
	if err := standby.Stop(); err != nil {
		t.Fatal(err)
	}
	for i := range lost {
		lost[i] = a.plays(kept[i], 0, "the-lost-move")
		b.newest(lost[i].ID)
	}
	if err := primary.Crash(); err != nil {
		t.Fatal(err)
	}
	if err := standby.Start(); err != nil {
		t.Fatal(err)
	}
	if err := standby.Promote(); err != nil {
		t.Fatal(err)
	}
	for _, n := range []clubNode{a, b} {
		for end := time.Now().Add(patience); n.s.Ping(t.Context()) != nil; time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("a node does not reach the new primary")
			}
		}
	}
	c := newNode(t, url)
	now := [2]*table.Snapshot{c.plays(c.newest(kept[0].ID), -1, "another-move"), kept[1]}
	for i, s := range now {
		a.wantLoss(s, "the lost command again", nthMove(kept[i], 0, "the-lost-move"))
		b.wantLoss(s, "a move after the lost entry", nthMove(lost[i], 0, "the-next-move"))
		replicated(t, standby, s)
		for name, n := range map[string]clubNode{"writer": a, "reader": b} {
			if is := n.newest(s.ID); !tabletest.SameGame(is.History(), s.History()) {
				t.Errorf("table %d: the %s of the lost entry has another game", i, name)
			}
		}
		b.plays(a.plays(s, 0, "the-next-move"), 0, "the-move-after-it")
	}
}
