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

// many is the environment variable with the default number of servers over one PostgreSQL: see make cluster-test.
const many = "VOLGARE_TEST_NODES"

// spread returns the number of servers over one database, 0 for one server over a file.
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

// each runs a test with one server over a file and with two servers over one database.
func each(t *testing.T, test func(t *testing.T, nodes int)) {
	t.Helper()
	t.Run("one", func(t *testing.T) { test(t, 0) })
	t.Run("two", func(t *testing.T) { test(t, 2) })
}

// databases holds the database of each directory.
var databases sync.Map

// shared returns the bases of servers over one database.
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
		all = append(all, base{store: st, shared: true, place: url.(string), bus: &counting{Bus: notes}})
	}
	return all
}

// file returns the database file of a rig.
func (r *rig) file() string {
	r.t.Helper()
	if len(r.nodes) > 1 {
		r.t.Skip("it is about a database in a file")
	}
	return filepath.Join(r.dir, sqlite.Name)
}

// counting is a bus that counts published notes.
type counting struct {
	bus.Bus

	published atomic.Int64
}

func (c *counting) Publish(n bus.Note) {
	c.published.Add(1)
	c.Bus.Publish(n)
}

// spread sends each request to another server, after that server has received all notes of the others. So tests see their own
// changes, as a page does after a notification.
type spread struct {
	*rig

	mu    sync.Mutex
	next  int
	heard map[[2]int]int64 // number of notes that a server has received from another
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

// mark is the table of notes that only mark the progress of a server.
const mark = "mark"

// hears waits until a server has received all notes of another. Notes arrive in order.
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
			default: // the mark was sent for another server too
			}
		}
	})
	defer stop()
	from.Bus.Publish(bus.Note{Table: mark, Seq: n, Holder: strconv.Itoa(there)})
	select {
	case <-come:
		s.heard[way] = n
	case <-time.After(patience):
		s.t.Errorf("server %d does not receive the notes of server %d", here, there)
	}
}
