package postgres_test

import (
	"bytes"
	"log/slog"
	"math"
	"net/url"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/bus/postgres"
	"volgare/store/postgres/postgrestest"
)

func TestMain(m *testing.M) { os.Exit(postgrestest.Main(m)) }

var key = []byte("the key of the servers")

// cluster is nodes at a database.
type cluster struct{ *postgrestest.Cluster }

func (c cluster) Join(t *testing.T) bus.Bus { return join(t, c.URL()) }

func (c cluster) Cut(t *testing.T) {
	t.Helper()
	if err := c.Crash(); err != nil {
		t.Fatal(err)
	}
}

func (c cluster) Heal(t *testing.T) {
	t.Helper()
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
}

func join(t *testing.T, url string) *postgres.Bus {
	t.Helper()
	b, err := postgres.Open(url, key, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func TestBus(t *testing.T) {
	bustest.RunCluster(t, func(t *testing.T) bustest.Cluster { return cluster{postgrestest.Start(t)} })
}

// TestSilentConnectionIsReplaced: a connection on which nothing arrives any more, though it is open, is replaced, and the
// node hears that it may have missed something.
func TestSilentConnectionIsReplaced(t *testing.T) {
	url := postgrestest.URL(t)
	line := postgrestest.NewProxy(t, url)
	far, near := join(t, line.URL()), join(t, url)
	heard, missed := make(chan bus.Note, 1000), make(chan struct{}, 1000)
	defer far.Listen(func(n bus.Note) {
		if n.Missed() {
			missed <- struct{}{}
			return
		}
		heard <- n
	})()
	publishUntil(t, near, heard)
	line.Silence()
	near.Publish(bus.Note{Table: "lost", Seq: 1})
	for len(missed) > 0 {
		<-missed
	}
	select {
	case <-missed:
	case <-time.After(time.Minute):
		t.Fatal("it does not notice that it is deaf")
	}
	publishUntil(t, near, heard)
}

// publishUntil publishes until a note is heard.
func publishUntil(t *testing.T, b bus.Bus, heard <-chan bus.Note) {
	t.Helper()
	for len(heard) > 0 {
		<-heard
	}
	for end := time.Now().Add(time.Minute); time.Now().Before(end); {
		b.Publish(bus.Note{Table: "hello", Seq: time.Now().UnixNano()})
		select {
		case n := <-heard:
			if n.Table == "hello" {
				return
			}
		case <-time.After(20 * time.Millisecond):
		}
	}
	t.Fatal("nothing is heard")
}

// TestFailover: where the connection string names a standby first, nodes listen and send at the primary, even after their
// connections were ended; after a failover, at the new one.
func TestFailover(t *testing.T) {
	primary := postgrestest.Start(t)
	standby := primary.Standby(t, "second")
	url := standby.URL(primary) + "&pool_max_conns=50" // as the store may have it
	near, far := join(t, url), join(t, url)
	heard := make(chan bus.Note, 1000)
	defer far.Listen(func(n bus.Note) {
		select {
		case heard <- n:
		default:
		}
	})()
	publishUntil(t, near, heard)
	postgrestest.Exec(t, primary.URL(), `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'volgare notes'`)
	publishUntil(t, near, heard)
	if err := primary.Crash(); err != nil {
		t.Fatal(err)
	}
	if err := standby.Promote(); err != nil {
		t.Fatal(err)
	}
	publishUntil(t, near, heard)
}

// TestSenderAndListenerOnDifferentServers: the sender of a node has moved to another server, but its listener still hears
// others at the old one. The node notices that it does not hear itself, and listens at the other server too.
func TestSenderAndListenerOnDifferentServers(t *testing.T) {
	before, after := postgrestest.Start(t), postgrestest.Start(t)
	line := postgrestest.NewProxy(t, before.URL())
	both := strings.Replace(line.URL(), "&", url.QueryEscape(","+after.Dir())+"&", 1) // host is the first parameter
	stays, moves := join(t, before.URL()), join(t, both)
	heard := make(chan bus.Note, 1000)
	defer moves.Listen(func(n bus.Note) { heard <- n })()
	publishUntil(t, stays, heard)
	line.Refuse(true)
	line.CutAt("pg_notify", 1)
	publishUntil(t, join(t, after.URL()), heard)
}

// TestForgedNotificationIsIgnored: a notification that another role sends reaches no listener.
func TestForgedNotificationIsIgnored(t *testing.T) {
	url := postgrestest.URL(t)
	near, far := join(t, url), join(t, url)
	heard, forged := make(chan bus.Note, 1000), atomic.Bool{}
	defer far.Listen(func(n bus.Note) {
		forged.Store(forged.Load() || n.Seq == math.MaxInt64)
		heard <- n
	})()
	publishUntil(t, near, heard)
	// Whoever has the role of the nodes can see on which channel they listen.
	postgrestest.Exec(t, url, `SELECT pg_notify(channel, 'notes other' || chr(10) || 'hello 9223372036854775807')
		FROM (SELECT DISTINCT substring(query FROM '^LISTEN (\w+)$') AS channel FROM pg_stat_activity) AS listeners WHERE channel IS NOT NULL`)
	publishUntil(t, near, heard) // it comes after the forged note
	if forged.Load() {
		t.Error("a forged note is heard")
	}
}

// TestStatus: a node knows whether it is connected, and when it last heard a node.
func TestStatus(t *testing.T) {
	c := postgrestest.Start(t)
	b := join(t, c.URL())
	until := func(what string, is func(bus.Status) bool) {
		t.Helper()
		for end := time.Now().Add(time.Minute); !is(b.Status()); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s: %+v", what, b.Status())
			}
		}
	}
	until("it does not connect", func(s bus.Status) bool { return s.Connected })
	before := b.Status().Heard
	until("it does not hear itself", func(s bus.Status) bool { return s.Heard.After(before) })
	if err := c.Crash(); err != nil {
		t.Fatal(err)
	}
	until("it is still connected", func(s bus.Status) bool { return !s.Connected && s.Dropped > 0 })
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	until("it does not connect again", func(s bus.Status) bool { return s.Connected })
}

// TestRunning: a node at a database is noticed as long as it listens, also through a pooler, with its key and with no other. The
// connection string may have settings of the store's pool.
func TestRunning(t *testing.T) {
	url := postgrestest.URL(t)
	pooled := postgrestest.Pooler(t, url)
	running := func(key []byte, want bool) {
		t.Helper()
		for _, way := range []string{url, pooled, url + "&pool_max_conns=9"} {
			is, err := postgres.Running(t.Context(), way, key)
			for end := time.Now().Add(10 * time.Second); err == nil && is != want && time.Now().Before(end); time.Sleep(time.Millisecond) {
				is, err = postgres.Running(t.Context(), way, key)
			}
			if err != nil || is != want {
				t.Errorf("running: %v, %v, want %v", is, err, want)
			}
		}
	}
	running(key, false)
	b := join(t, url+"&pool_max_conns=50")
	running(key, true)
	running([]byte("of another store"), false)
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	running(key, false)
}

// TestLockOfOthersMakesNoNodeDeaf: a node hears others although another role holds the lock of the nodes for itself. The log says so.
func TestLockOfOthersMakesNoNodeDeaf(t *testing.T) {
	c := postgrestest.Start(t)
	holder, err := pgx.Connect(t.Context(), c.URL())
	if err == nil {
		_, err = holder.Exec(t.Context(), `SELECT pg_advisory_lock($1)`, postgres.LockOf(key))
	}
	if err != nil {
		t.Fatal(err)
	}
	defer holder.Close(t.Context())
	var log bytes.Buffer
	near := join(t, c.URL())
	far, err := postgres.Open(c.URL(), key, slog.New(slog.NewTextHandler(&log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	heard := make(chan bus.Note, 1000)
	stop := far.Listen(func(n bus.Note) { heard <- n })
	publishUntil(t, near, heard)
	stop()
	if err := far.Close(); err != nil {
		t.Error(err)
	}
	if !strings.Contains(log.String(), "advisory lock") {
		t.Errorf("the log: %s", &log)
	}
}

// TestAddress: an invalid connection string is an error at once, which does not quote it.
func TestAddress(t *testing.T) {
	for _, url := range []string{
		"postgres://a b", "postgres://me:secret@[::1/x", "postgres://me:secret@host:x/y", "host=x password='secret", "postgres://h/x?password=secret&%",
		"postgres://h/x?password=secret&connect_timeout=soon", "postgres://h/x?password=secret&pool_max_conns=many", "postgres://me:%zz-secret@h/x",
		"postgres://me:1/secret@127.0.0.1:1/x",
	} {
		b, err := postgres.Open(url, key, slog.New(slog.DiscardHandler))
		if err == nil {
			_ = b.Close()
			t.Errorf("%s is accepted", url)
		} else if strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", url, err)
		}
	}
}
