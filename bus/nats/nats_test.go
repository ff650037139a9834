package nats_test

import (
	"bufio"
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/bus/nats"
)

// cluster is nodes at a NATS server in this process.
type cluster struct {
	port   int // the same from the first server on
	server *server.Server
}

func TestBus(t *testing.T) {
	bustest.RunCluster(t, func(t *testing.T) bustest.Cluster {
		c := &cluster{port: server.RANDOM_PORT}
		c.Heal(t)
		t.Cleanup(func() { c.Cut(t) })
		return c
	})
}

func (c *cluster) Join(t *testing.T) bus.Bus {
	t.Helper()
	b, err := nats.Open(fmt.Sprintf("nats://127.0.0.1:%d", c.port), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func (c *cluster) Cut(t *testing.T) {
	t.Helper()
	c.server.Shutdown()
	c.server.WaitForShutdown()
}

func (c *cluster) Heal(t *testing.T) {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: c.port, NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	if !s.ReadyForConnections(time.Minute) {
		t.Fatal("the server does not start")
	}
	c.server, c.port = s, s.Addr().(*net.TCPAddr).Port
}

// TestAddress: what is no address is told at once.
func TestAddress(t *testing.T) {
	if b, err := nats.Open("nats://a b:1", slog.New(slog.DiscardHandler)); err == nil {
		_ = b.Close()
		t.Error("it is none")
	}
}

// TestNobodyThere: where no server is, that is what the log says.
func TestNobodyThere(t *testing.T) {
	read, log := io.Pipe()
	b, err := nats.Open("nats://127.0.0.1:1", slog.New(slog.NewTextHandler(log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	b.Publish(bus.Note{Table: "a", Seq: 1})
	told := bufio.NewScanner(read)
	if !told.Scan() || !strings.Contains(told.Text(), "NATS is not reached") {
		t.Errorf("told %q", told.Text())
	}
	_ = read.Close()
	if err := b.Close(); err != nil {
		t.Error(err)
	}
}
