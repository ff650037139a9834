// Package storetest has the tests that every store must pass.
package storetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"reflect"
	"testing"
	"time"

	"volgare/store"
)

// Reopener is a store that outlives its process: Reopen closes it and opens again
// what is on disk.
type Reopener interface {
	store.Store
	Reopen(t *testing.T) store.Store
}

// Run tests an implementation. Each call of open makes an empty store, which Run
// closes.
func Run(t *testing.T, open func(t *testing.T) store.Store) {
	t.Helper()
	for _, test := range []struct {
		name string
		run  func(t *testing.T, s store.Store)
	}{
		{"numbering", numbering},
		{"lengths", lengths},
		{"hidden", hidden},
		{"conflict", conflict},
		{"another last entry", anotherLast},
		{"invalid", invalid},
		{"summaries", summaries},
		{"marks", marks},
		{"due", due},
		{"nothing due", nothingDue},
		{"shares", shares},
		{"limits", limits},
		{"pages", pages},
		{"rules", rules},
		{"server secrets", serverSecrets},
		{"pulse", pulse},
		{"holdings", holdings},
		{"aliasing", aliasing},
		{"large", large},
		{"texts", texts},
		{"times", times},
		{"winner", winner},
		{"crowd", crowd},
		{"identities", identities},
		{"changes", changes},
		{"creations", creations},
		{"secrets", secrets},
		{"links", links},
		{"expiry", expiry},
		{"reports", reports},
		{"many reports", manyReports},
		{"aged reports", agedReports},
		{"channels", channels},
		{"channel conflicts", channelConflicts},
		{"many channels", manyChannels},
		{"changed channel", changedByOne},
		{"notes", notes},
		{"unkept", unkept},
		{"derived", derived},
		{"many derived", manyDerived},
		{"unknown", unknown},
		{"context", contexts},
		{"close", closing},
		{"reopen", reopening},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := open(t)
			defer shut(t, s)
			test.run(t, s)
		})
	}
	t.Run("model", func(t *testing.T) { model(t, open) })
	t.Run("whole", func(t *testing.T) { whole(t, open) })
	runPairs(t, open)
}

// noon is when the tests happen.
var noon = time.Date(2026, 3, 7, 12, 0, 0, 0, time.UTC)

// commit returns a commit that appends entries to a table at a time in milliseconds after noon. It lacks the sum of the entry
// before, which follow adds.
func commit(table string, expect int64, ms int, entries ...string) store.Commit {
	c := store.Commit{Expect: expect, Summary: store.Summary{
		Table: table, Seq: expect + int64(len(entries)), State: "seating", Data: []byte("about " + table),
		Created: noon, Changed: noon.Add(time.Duration(ms) * time.Millisecond),
	}}
	for _, e := range entries {
		c.Entries = append(c.Entries, []byte(e))
	}
	if expect > 0 {
		c.Last = store.Sum([]byte("an entry of no table"))
	}
	return c
}

// follow returns a commit that names the entry before it, as a store has it.
func follow(t tb, s store.Store, c store.Commit) store.Commit {
	t.Helper()
	if c.Expect == 0 {
		return c
	}
	list, err := s.Entries(context.Background(), c.Summary.Table, c.Expect-1)
	if err != nil || len(list) == 0 {
		t.Fatalf("entry %d of %s: %d entries, %v", c.Expect, c.Summary.Table, len(list), err)
	}
	c.Last = store.Sum(list[0].Data)
	return c
}

// put commits what has to succeed.
func put(t tb, s store.Store, c store.Commit) {
	t.Helper()
	if err := s.Commit(context.Background(), follow(t, s, c)); err != nil {
		t.Fatalf("commit to %s: %v", c.Summary.Table, err)
	}
}

// wantLog compares the whole log of a table.
func wantLog(t tb, s store.Store, table string, want ...string) {
	t.Helper()
	list, err := s.Entries(context.Background(), table, 0)
	if err != nil {
		t.Fatalf("entries of %s: %v", table, err)
	}
	got := make([]string, len(list))
	for i, e := range list {
		if e.Seq != int64(i)+1 {
			t.Errorf("%s: entry %d has number %d", table, i+1, e.Seq)
		}
		got[i] = string(e.Data)
	}
	if fmt.Sprintf("%q", got) != fmt.Sprintf("%q", want) {
		t.Errorf("log of %s: %q, want %q", table, got, want)
	}
}

// wantError checks which error it is.
func wantError(t tb, what string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%s: error %v, want %v", what, err, want)
	}
}

// get returns an answer without its error, which has to be nil.
func get[T any](answer T, err error) T {
	if err != nil {
		panic(err)
	}
	return answer
}

// want compares an answer; empty bytes and lists are the same as none.
func want[T any](t tb, what string, got, want T) {
	t.Helper()
	if !same(reflect.ValueOf(got), reflect.ValueOf(want)) {
		t.Errorf("%s:\n got %+v\nwant %+v", what, got, want)
	}
}

// same is reflect.DeepEqual for the types of package store, but takes nil for what
// is empty.
func same(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !same(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Struct:
		if a.Type() == reflect.TypeFor[time.Time]() {
			return a.Interface() == b.Interface() // nothing but UTC is equal
		}
		for i := range a.NumField() {
			if !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	default:
		return a.Equal(b)
	}
}

// hash is 32 bytes made of a name.
func hash(name string) []byte {
	return bytes.Repeat([]byte(name+"."), 32)[:32]
}

func shut(t tb, s store.Store) {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
}

// tb is what the helpers need of a test, also of one of package rapid.
type tb interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}
