package postgres

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"volgare/store/postgres/postgrestest"
)

// TestFrozenServer: while a server accepts connections but does not answer, a store under load leaves few of them in its queue, and it
// works as soon as the server answers.
func TestFrozenServer(t *testing.T) {
	const many = 16
	c := postgrestest.Start(t)
	s, err := Open(t.Context(), c.URL(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	s.answer = time.Second
	lost := backends(t, s, many)
	postgrestest.Exec(t, c.URL(), `ALTER SYSTEM SET log_connections = on`)
	postgrestest.Exec(t, c.URL(), `SELECT pg_reload_conf()`)
	main, err := os.ReadFile(filepath.Join(c.Dir(), "postmaster.pid"))
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(strings.Fields(string(main))[0])
	if err != nil {
		t.Fatal(err)
	}
	signal := func(pid int, sent syscall.Signal) {
		if err := syscall.Kill(pid, sent); err != nil {
			t.Error(err)
		}
	}
	signal(pid, syscall.SIGSTOP)
	for backend := range lost {
		signal(int(backend), syscall.SIGTERM)
	}
	ctx, end := context.WithTimeout(t.Context(), 4*connectWithin)
	defer end()
	var writers sync.WaitGroup
	for i := range 2 * many {
		writers.Go(func() {
			for ctx.Err() == nil {
				_ = s.Commit(ctx, nth(fmt.Sprint(i), 1))
			}
		})
	}
	writers.Wait()
	signal(pid, syscall.SIGCONT)
	s.answer = answerWithin
	if err := s.Commit(t.Context(), nth("a", 1)); err != nil {
		t.Error(err)
	}
	backends(t, s, many)
	log, err := os.ReadFile(filepath.Join(c.Dir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	const most = 2*connecting*(4+2) + many + vital // two pools try again after each connectWithin; then they are filled
	if n := bytes.Count(log, []byte("connection received")); n > most {
		t.Errorf("%d connections came to the server, want at most %d", n, most)
	}
}
