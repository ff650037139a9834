package server

import (
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/bus"
	buspostgres "volgare/bus/postgres"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
	"volgare/store/sqlite"
)

// many names how many servers there are over one PostgreSQL wherever a test has no other wish: make cluster-test.
const many = "VOLGARE_TEST_NODES"

// spread is how many servers over one database there are to be, 0 for one over a file.
func (h *how) spread() int {
	if h.nodes > 0 {
		return h.nodes
	}
	if h.alone || h.steady || h.store != nil || h.bus != nil {
		return 0
	}
	n, _ := strconv.Atoi(os.Getenv(many))
	return n
}

// each tries what is to be the same at one server over a file and at two over one database.
func each(t *testing.T, test func(t *testing.T, nodes int)) {
	t.Helper()
	t.Run("one", func(t *testing.T) { test(t, 0) })
	t.Run("two", func(t *testing.T) { test(t, 2) })
}

// databases are those of directories.
var databases sync.Map

// shared returns what servers over one database are made of.
func (r *rig) shared(n int) (all []base) {
	r.t.Helper()
	url, known := databases.Load(r.dir)
	if !known {
		url = postgrestest.URL(r.t)
		databases.Store(r.dir, url)
	}
	for range n {
		st, err := postgres.Open(r.t.Context(), url.(string), postgres.Options{})
		r.must(err)
		notes, err := buspostgres.Open(url.(string), []byte(r.dir), slog.New(slog.DiscardHandler))
		r.must(err)
		r.t.Cleanup(func() { _ = notes.Close() })
		all = append(all, base{store: st, shared: true, bus: &counting{Bus: notes}})
	}
	return all
}

// file is the database of a rig that has one in a file.
func (r *rig) file() string {
	r.t.Helper()
	if len(r.nodes) > 1 {
		r.t.Skip("it is about a database in a file")
	}
	return filepath.Join(r.dir, sqlite.Name)
}

// counting is a bus that knows how many notes it was given.
type counting struct {
	bus.Bus

	published atomic.Int64
}

func (c *counting) Publish(n bus.Note) {
	c.published.Add(1)
	c.Bus.Publish(n)
}

// spread gives each request to another server, once that has heard what has happened at the others: tests ask what became of
// what they have done, as a page does that has been told of it.
type spread struct {
	*rig

	mu    sync.Mutex
	next  int
	heard map[[2]int]int64 // by a server, of another: so many notes
}

func (s *spread) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.next = (s.next + 1) % len(s.nodes)
	here := s.next
	for there := range s.nodes {
		s.hears(here, there)
	}
	s.mu.Unlock()
	s.nodes[here].server.ServeHTTP(w, r)
}

// mark is the table of notes that only say how far others have come.
const mark = "mark"

// hears waits until a server has heard all that another has published: notes come in their order.
func (s *spread) hears(here, there int) {
	from, way := s.nodes[there].bus.(*counting), [2]int{here, there}
	n := from.published.Load()
	if here == there || s.heard[way] == n {
		return
	}
	come := make(chan struct{}, 1)
	stop := s.nodes[here].bus.Listen(func(note bus.Note) {
		if note == (bus.Note{Table: mark, Seq: n, Holder: strconv.Itoa(there)}) {
			select {
			case come <- struct{}{}:
			default: // it was told so to another too
			}
		}
	})
	defer stop()
	from.Bus.Publish(bus.Note{Table: mark, Seq: n, Holder: strconv.Itoa(there)})
	select {
	case <-come:
		s.heard[way] = n
	case <-time.After(patience):
		s.t.Errorf("server %d does not hear what server %d says", here, there)
	}
}
