package sqlite_test

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/sqlite"
)

// The test binary started with this variable is a server on a directory: it commits
// without end and prints every commit that is acknowledged.
const childDir = "VOLGARE_STORE_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		if err := serve(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

// childTables is on how many tables the child commits, each with a goroutine.
const childTables = 6

func childTable(i int) string { return "t" + strconv.Itoa(i) }

func serve(dir string) error {
	s, err := sqlite.Open(context.Background(), dir, sqlite.Options{})
	if err != nil {
		return err
	}
	var group sync.WaitGroup
	errs := make(chan error, childTables)
	for i := range childTables {
		group.Go(func() { errs <- grow(s, childTable(i)) })
	}
	err = <-errs
	group.Wait()
	return err
}

// grow commits one to three entries at a time. Each entry contains its number, and the only seat that is held is named after the
// last one.
func grow(s store.Store, table string) error {
	ctx := context.Background()
	list, err := s.Entries(ctx, table, 0)
	if len(list) == 0 && err != nil && !strings.Contains(err.Error(), "unknown") {
		return err
	}
	seat := func(n int64) []store.SeatHolding {
		return []store.SeatHolding{{Table: table, Seat: strconv.FormatInt(n, 10), Identity: table}}
	}
	data := func(n int64) []byte { return []byte(fmt.Sprint(table, " ", n, strings.Repeat(" long", int(n%40)))) }
	for n := int64(len(list)); ; {
		c := store.Commit{Expect: n, Release: seat(n), Hold: seat(n + n%3 + 1)}
		if n > 0 {
			c.Last = store.Sum(data(n))
		}
		for range n%3 + 1 {
			n++
			c.Entries = append(c.Entries, data(n))
		}
		c.Summary = store.Summary{Table: table, Seq: n, Data: []byte(strconv.FormatInt(n, 10))}
		if err := s.Commit(ctx, c); err != nil {
			return err
		}
		if _, err := os.Stdout.WriteString(table + " " + strconv.FormatInt(n, 10) + "\n"); err != nil {
			return err
		}
	}
}

// child is a running server.
type child struct {
	cmd     *exec.Cmd
	ended   chan struct{} // its output has been read to the end
	mu      sync.Mutex
	commits int              // acknowledged
	acked   map[string]int64 // the last of each table
	more    *sync.Cond       // acked has changed, or the output has ended
	over    bool             // it has
}

func start(t *testing.T, dir string) *child {
	t.Helper()
	c := &child{ended: make(chan struct{}), acked: map[string]int64{}}
	c.more = sync.NewCond(&c.mu)
	c.cmd = exec.Command(os.Args[0])
	c.cmd.Env = append(os.Environ(), childDir+"="+dir)
	c.cmd.Stderr = os.Stderr
	out, err := c.cmd.StdoutPipe()
	if err == nil {
		err = c.cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(c.ended)
		defer c.end()
		for lines := bufio.NewScanner(out); lines.Scan(); {
			table, n, _ := strings.Cut(lines.Text(), " ")
			c.mu.Lock()
			c.acked[table], _ = strconv.ParseInt(n, 10, 64)
			c.commits++
			c.mu.Unlock()
			c.more.Broadcast()
		}
	}()
	return c
}

func (c *child) end() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.over = true
	c.more.Broadcast()
}

// after waits until the given number of further commits are acknowledged, or no more can be. It returns the acknowledged
// entries.
func (c *child) after(commits int) map[string]int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	for until := c.commits + commits; c.commits < until && !c.over; {
		c.more.Wait()
	}
	return maps.Clone(c.acked)
}

// kill ends the server at once and returns what it has acknowledged.
func (c *child) kill(t *testing.T) map[string]int64 {
	t.Helper()
	if err := c.cmd.Process.Kill(); err != nil {
		t.Error(err)
	}
	<-c.ended
	if err := c.cmd.Wait(); err == nil || !strings.Contains(err.Error(), "killed") {
		t.Fatalf("the server ended by itself: %v", err)
	}
	return c.acked
}

// wantWhole checks the database in a directory: sound, all that was acknowledged is
// there, logs without gaps, indexes that follow them. It returns how many entries
// there are.
func wantWhole(t *testing.T, dir string, acked map[string]int64) int {
	t.Helper()
	s := open(t, dir)
	defer s.Close()
	ctx := context.Background()
	total := 0
	for i := range childTables {
		table := childTable(i)
		list, err := s.Entries(ctx, table, 0)
		n := int64(len(list))
		if n < acked[table] {
			t.Errorf("%s: %d entries are left of %d acknowledged, %v", table, n, acked[table], err)
		}
		if n == 0 {
			continue
		}
		for i, e := range list {
			if e.Seq != int64(i)+1 || !strings.HasPrefix(string(e.Data)+" ", fmt.Sprint(table, " ", i+1, " ")) {
				t.Fatalf("%s: entry %d is %d %q", table, i+1, e.Seq, e.Data)
			}
		}
		sum, err := s.Summary(ctx, table)
		if err != nil || sum.Seq != n || string(sum.Data) != strconv.FormatInt(n, 10) {
			t.Errorf("%s: %d entries, summary of %d %s, %v", table, n, sum.Seq, sum.Data, err)
		}
		held, err := s.Holdings(ctx, table)
		if err != nil || len(held) != 1 || held[0].Seat != strconv.FormatInt(n, 10) {
			t.Errorf("%s: %d entries, holdings %v, %v", table, n, held, err)
		}
		total += int(n)
	}
	wantSound(t, dir)
	return total
}

// wantSound has SQLite check a database.
func wantSound(t *testing.T, dir string) {
	t.Helper()
	db, err := sql.Open("sqlite", dir+"/"+sqlite.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var said string
	if err := db.QueryRow(`PRAGMA integrity_check`).Scan(&said); err != nil || said != "ok" {
		t.Errorf("integrity check: %s, %v", said, err)
	}
}

// Nothing acknowledged is lost when the server is killed, whatever it is doing:
// opening, making its tables or committing.
func TestKill(t *testing.T) {
	dir := t.TempDir()
	var total, idle int
	for i := range 24 {
		if i == 8 {
			dir = t.TempDir()
		}
		c := start(t, dir)
		if i%2 == 0 {
			c.after(1 + rand.IntN(60))
		} else { // at any time while it opens, since it does not report its progress
			time.Sleep(time.Duration(rand.IntN(60_000)) * time.Microsecond)
		}
		acked := c.kill(t)
		if len(acked) == 0 {
			idle++
		}
		total = wantWhole(t, dir, acked)
	}
	t.Logf("%d entries after 16 kills; %d of 24 servers had acknowledged nothing", total, idle)
}

// TestBackup: a backup can be made while a server keeps committing. It contains at least everything acknowledged before it
// began.
func TestBackup(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	c := start(t, dir)
	defer c.cmd.Process.Kill()
	for i := range 4 {
		acked, to := c.after(100), t.TempDir()
		if err := sqlite.Backup(ctx, dir, to+"/"+sqlite.Name); err != nil {
			t.Fatal(err)
		}
		if names, err := os.ReadDir(to); err != nil || len(names) != 1 {
			t.Errorf("%v beside the backup, %v", names, err)
		}
		t.Logf("backup %d of %d entries", i, wantWhole(t, to, acked))
	}
	if _, err := sqlite.Open(ctx, dir, sqlite.Options{}); err == nil || !strings.Contains(err.Error(), sqlite.ErrLocked.Error()) {
		t.Errorf("a second server: %v", err)
	}
	t.Logf("the server went on to %v", c.kill(t))
}
