// Package bustest has the tests that every bus must pass.
package bustest

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"volgare/bus"
)

// Run tests a bus within one node. open must return a new bus each time.
func Run(t *testing.T, open func(t *testing.T) bus.Bus) {
	t.Helper()
	for _, test := range []struct {
		name string
		run  func(t *testing.T, b bus.Bus)
	}{
		{"at once", atOnce},
		{"order", order},
		{"many listeners", manyListeners},
		{"stop", stopping},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, open(t)) })
	}
}

// Cluster is a set of nodes whose connection a test can interrupt.
type Cluster interface {
	// Join returns the bus of another node. It is closed when the test ends.
	Join(t *testing.T) bus.Bus
	// Cut disconnects all nodes from one another. Heal reconnects them.
	Cut(t *testing.T)
	Heal(t *testing.T)
}

// RunCluster tests a bus of several nodes; Run is part of it.
func RunCluster(t *testing.T, open func(t *testing.T) Cluster) {
	t.Helper()
	Run(t, func(t *testing.T) bus.Bus { return open(t).Join(t) })
	for _, test := range []struct {
		name string
		run  func(t *testing.T, c Cluster)
	}{
		{"nodes", nodes},
		{"once", once},
		{"flood", flood},
		{"slow listener", slowListener},
		{"outage", outage},
		{"without a carrier", withoutCarrier},
		{"words", words},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, open(t)) })
	}
}

// patience is the maximum time a test waits for an event.
const patience = time.Minute

// ear is a subscriber that keeps all notes.
type ear struct {
	t    *testing.T
	mu   sync.Mutex
	all  []bus.Note
	stop func()
}

func listen(t *testing.T, b bus.Bus) *ear {
	t.Helper()
	e := &ear{t: t}
	e.stop = b.Listen(func(n bus.Note) {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.all = append(e.all, n)
	})
	t.Cleanup(e.stop)
	return e
}

// heard returns all notes, except warnings that something may have been lost, which may come at any time.
func (e *ear) heard() []bus.Note {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(e.all), bus.Note.Missed)
}

// warnedOf reports whether a warning that something may have been lost came before a note.
func (e *ear) warnedOf(n bus.Note) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	warned, came := slices.IndexFunc(e.all, bus.Note.Missed), slices.Index(e.all, n)
	return 0 <= warned && warned < came
}

// warned reports whether a warning came that something may have been lost.
func (e *ear) warned() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.ContainsFunc(e.all, bus.Note.Missed)
}

// until waits for a condition.
func (e *ear) until(what string, is func() bool) {
	e.t.Helper()
	for end := time.Now().Add(patience); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			e.t.Fatalf("%s has not come; heard: %v", what, e.heard())
		}
	}
}

// knows waits for a note of an entry of a table, or of a later entry.
func (e *ear) knows(table string, seq int64) {
	e.t.Helper()
	e.until(fmt.Sprintf("%s %d", table, seq), func() bool {
		return slices.ContainsFunc(e.heard(), func(n bus.Note) bool { return n.Table == table && n.Seq >= seq })
	})
}

// ordered checks that the seq of no table decreases.
func (e *ear) ordered() {
	e.t.Helper()
	newest := map[string]int64{}
	for _, n := range e.heard() {
		if n.Seq < newest[n.Table] {
			e.t.Errorf("%v after %d", n, newest[n.Table])
		}
		newest[n.Table] = n.Seq
	}
}

// want compares all notes.
func (e *ear) want(want ...bus.Note) {
	e.t.Helper()
	if got := e.heard(); !slices.Equal(got, want) {
		e.t.Errorf("heard %v, want %v", got, want)
	}
}

// tableOf returns the id of one of many tables.
func tableOf(i int) string { return fmt.Sprintf("table%011d", i) }
