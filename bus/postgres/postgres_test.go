package postgres_test

import (
	"log/slog"
	"os"
	"testing"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/bus/postgres"
	"volgare/store/postgres/postgrestest"
)

func TestMain(m *testing.M) { os.Exit(postgrestest.Main(m)) }

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
	b, err := postgres.Open(url, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func TestBus(t *testing.T) {
	bustest.RunCluster(t, func(t *testing.T) bustest.Cluster { return cluster{postgrestest.Start(t)} })
}

// TestDeaf: a line on which nothing comes any more, though nobody has hung up, is given up for
// another one, and what was lost on it is told.
func TestDeaf(t *testing.T) {
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

// TestAddress: what is no connection string is told at once.
func TestAddress(t *testing.T) {
	if b, err := postgres.Open("postgres://a b", slog.New(slog.DiscardHandler)); err == nil {
		_ = b.Close()
		t.Error("it is none")
	}
}
