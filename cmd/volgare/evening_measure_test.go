package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/internal/times"
	"volgare/workshop/hostile"
	"volgare/workshop/soak"
)

const (
	mostSlower = 2                // times what slow answers of a quiet server take, beside one hostile address
	spell      = 10 * time.Second // of an evening that is quiet, or is not
	spells     = 6                // of each kind

	clubAddress    = "198.51.100.7"
	hostileAddress = "203.0.113.9"
)

// TestMeasureEvening measures what the people of a club wait for moves and for lists, forty of one address at twelve tables, while
// another address does all that it can, and before it does: of a hundred answers the slowest.
func TestMeasureEvening(t *testing.T) {
	soak.Measure(t)
	address, process := startLimited(t, t.TempDir())
	c := newClub(t, address)
	e := newNeighbour(t, address)
	quiet, beside := &waited{}, &waited{}
	// What the hostile address has begun goes on afterwards: nothing is quiet any more.
	for range spells {
		c.plays(t, quiet, func() {})
	}
	for range spells {
		c.plays(t, beside, e.rages)
	}
	for _, kind := range []struct {
		name          string
		quiet, beside []time.Duration
	}{{"moves", quiet.moves, beside.moves}, {"lists", quiet.lists, beside.lists}} {
		before, after := times.Sum(kind.quiet).P99, times.Sum(kind.beside).P99
		ratio := after / before
		t.Logf("p99 of %d %s on a quiet server %.1f ms, of %d beside a hostile address %.1f ms: %.2f times",
			len(kind.quiet), kind.name, before, len(kind.beside), after, ratio)
		if ratio > mostSlower {
			t.Errorf("%s take %.2f times as long, at most %d are wanted", kind.name, ratio, mostSlower)
		}
	}
	t.Logf("the hostile address was answered: %s", e.says(t))
	stopServer(t, process)
}

// waited is how long people waited.
type waited struct {
	mu           sync.Mutex
	moves, lists []time.Duration
}

// from is a way to a server from an address, as its proxy tells of it.
type from struct {
	address string
	over    http.RoundTripper
}

func (f from) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("X-Forwarded-For", f.address)
	return f.over.RoundTrip(r)
}

// watched notes how long some requests take.
type watched struct {
	over http.RoundTripper
	in   *waited
}

func (w *watched) RoundTrip(r *http.Request) (*http.Response, error) {
	began := time.Now()
	resp, err := w.over.RoundTrip(r)
	took := time.Since(began)
	w.in.mu.Lock()
	defer w.in.mu.Unlock()
	switch {
	case strings.HasSuffix(r.URL.Path, "/moves"):
		w.in.moves = append(w.in.moves, took)
	case r.URL.Path == "/api/tables" && r.Method == http.MethodGet:
		w.in.lists = append(w.in.lists, took)
	}
	return resp, err
}

// club is people of one address: twelve play, each for a table, the others look.
type club struct {
	address string
	people  []*http.Client
	notes   []*watched
	games   []*killed
}

func newClub(t *testing.T, address string) *club {
	t.Helper()
	c := &club{address: address}
	for i := range 40 {
		note := &watched{over: from{clubAddress, &http.Transport{}}, in: &waited{}}
		c.people, c.notes = append(c.people, newClient(note)), append(c.notes, note)
		if i < 12 {
			c.games = append(c.games, newKilled(t, c.people[i], address))
		}
	}
	return c
}

// plays is a spell of the evening, in which all do in seconds what takes them minutes.
func (c *club) plays(t *testing.T, into *waited, beside func()) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), spell)
	defer stop()
	var wait sync.WaitGroup
	beside()
	for i, person := range c.people {
		c.notes[i].in = into
		looker := &killed{client: person, address: c.address}
		wait.Go(func() {
			for n := i; ctx.Err() == nil; n++ {
				if i < len(c.games) {
					if err := c.turn(t, i); err != nil {
						t.Error(err)
						return
					}
				}
				if i >= len(c.games) || n%4 == 0 {
					if err := looker.call(http.MethodGet, "/api/tables", "", &struct{}{}); err != nil {
						t.Error(err)
						return
					}
				}
				select {
				case <-ctx.Done():
				case <-time.After(time.Duration(200+37*(n%11)) * time.Millisecond):
				}
			}
		})
	}
	wait.Wait()
}

// turn has a move made at a table; a game that is over is followed by another.
func (c *club) turn(t *testing.T, i int) error {
	g := c.games[i]
	if g.fault = g.turn(); errors.Is(g.fault, errOver) {
		g.verify(t)
		c.games[i] = newKilled(t, c.people[i], c.address)
		return nil
	}
	return g.fault
}

// neighbour is a process that is hostile: what asking costs is not the server's, so it has the lowest priority.
type neighbour struct {
	in  io.WriteCloser
	out *bufio.Reader
}

func newNeighbour(t *testing.T, address string) *neighbour {
	t.Helper()
	c := exec.CommandContext(t.Context(), "nice", "-n", "19", "hostile", address)
	c.Stderr = os.Stderr
	in, err := c.StdinPipe()
	out, other := c.StdoutPipe()
	if err := errors.Join(err, other, c.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Wait() }) // its input has ended, or the test has
	n := &neighbour{in, bufio.NewReader(out)}
	n.hears(t) // it is there
	return n
}

// rages begins a spell.
func (n *neighbour) rages() { fmt.Fprintln(n.in, spell) }

// says ends it, and returns how it was answered.
func (n *neighbour) says(t *testing.T) string {
	t.Helper()
	_ = n.in.Close()
	return n.hears(t)
}

func (n *neighbour) hears(t *testing.T) string {
	t.Helper()
	line, err := n.out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(line)
}

// hostileMain is that process: it rages for as long as each line of its input says.
func hostileMain() {
	e := &eve{address: os.Args[1], answered: map[string]int{}}
	e.client = newClient(e.way())
	if err := e.comes(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println("here")
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		d, _ := time.ParseDuration(in.Text())
		ctx, stop := context.WithTimeout(context.Background(), d)
		e.rages(ctx)
		stop()
	}
	fmt.Println(e.answered)
}

// eve is somebody hostile at one address, under ever new names.
type eve struct {
	address  string
	client   *http.Client   // who has tables
	tables   []string       // of it
	open     string         // one that has not begun
	answered map[string]int // deeds, by what they were answered
	mu       sync.Mutex
}

// comes makes tables, at which very much is said.
func (e *eve) comes() error {
	for range 9 {
		g := &killed{client: e.client, address: e.address}
		var made struct{ ID string }
		seats := `{"seats":[{"who":"me"},{"who":"me"},{"who":"me"}]}`
		if len(e.tables) == 8 {
			seats = `{"seats":[{"who":"me"},{"who":"open"}]}`
		}
		if err := g.call("POST", "/api/tables", seats, &made); err != nil {
			return err
		}
		if len(e.tables) == 8 {
			e.open = made.ID
			break
		}
		e.tables = append(e.tables, made.ID)
		for range 200 {
			e.does(context.Background(), e.client, "POST", "/api/tables/"+made.ID+"/chat", fmt.Sprintf(`{"text":%q}`, strings.Repeat("x", 500)))
		}
	}
	return nil
}

func (e *eve) way() http.RoundTripper {
	return from{hostileAddress, &http.Transport{MaxConnsPerHost: 400, MaxIdleConnsPerHost: 400}}
}

// comesAnew does something under a name of its own.
func (e *eve) comesAnew(ctx context.Context, method, path, body string) {
	client := newClient(e.way())
	defer client.CloseIdleConnections()
	e.does(ctx, client, method, path, body)
}

// does sends a request, and notes how it was answered. Who is refused comes again soon: what a refusal costs is little, and
// here the time of who asks is taken from the server too.
func (e *eve) does(ctx context.Context, client *http.Client, method, path, body string) {
	kind := "application/json"
	switch {
	case strings.HasSuffix(path, "/import"):
		kind, path = "text/plain", path+"?key="+rand.Text()
	case strings.HasSuffix(path, "/read"):
		kind = "text/plain"
	default:
		body = withKey(method, path, body)
	}
	r, err := http.NewRequestWithContext(ctx, method, e.address+path, strings.NewReader(body))
	if err != nil {
		return
	}
	r.Header.Set("Content-Type", kind)
	resp, err := client.Do(r)
	if err != nil {
		return // the spell is over
	}
	defer resp.Body.Close()
	_, _ = io.Copy(io.Discard, resp.Body)
	e.mu.Lock()
	e.answered[fmt.Sprint(method, " ", kindOf(path), " ", resp.StatusCode)]++
	e.mu.Unlock()
	if resp.StatusCode == http.StatusTooManyRequests {
		select {
		case <-ctx.Done():
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// kindOf is the last word of a path.
func kindOf(path string) string {
	path, _, _ = strings.Cut(path, "?")
	return path[strings.LastIndex(path, "/")+1:]
}

// rages does all that was seen to harm others, at once, until a spell is over.
func (e *eve) rages(ctx context.Context) {
	const bots = `[{"who":"bot","bot":"greedy"},{"who":"bot","bot":"greedy"},{"who":"bot","bot":"greedy"},{"who":"bot","bot":"greedy"}]`
	board := hostile.Boards(60_000)[10].Text
	record := hostile.Record(board)
	var wait sync.WaitGroup
	again := func(times int, deed func(n int)) {
		for range times {
			wait.Go(func() {
				for n := 0; ctx.Err() == nil; n++ {
					deed(n)
				}
			})
		}
	}
	at := func(n int, what string) string { return "/api/tables/" + e.tables[n%len(e.tables)] + what }
	streams := "/api/stream?tables=" + strings.Join(e.tables, ",")
	again(32, func(int) { e.does(ctx, e.client, "GET", streams, "") })
	again(224, func(int) { e.comesAnew(ctx, "GET", streams, "") })
	again(2, func(int) { e.comesAnew(ctx, "POST", "/api/tables", `{"public":true,"seats":`+bots+`}`) })
	again(2, func(int) {
		e.does(ctx, e.client, "POST", "/api/tables", `{"public":true,"seats":[{"who":"me"},{"who":"open"}]}`)
	})
	again(2, func(n int) {
		e.does(ctx, e.client, "GET", at(n, "/preview.png"), "")
	})
	again(2, func(int) { e.does(ctx, e.client, "POST", "/api/boards/read", board) })
	again(2, func(int) { e.does(ctx, e.client, "POST", "/api/tables/import", record) })
	again(2, func(n int) {
		e.does(ctx, e.client, "POST", "/api/tables/"+e.open+"/seats/red", fmt.Sprintf(`{"do":%q}`, []string{"sit", "leave"}[n%2]))
	})
	again(2, func(n int) {
		e.does(ctx, e.client, "POST", at(n, "/chat"), fmt.Sprintf(`{"text":%q}`, strings.Repeat("y", 500)))
	})
	again(2, func(n int) { e.does(ctx, e.client, "GET", at(n, "/snapshot"), "") })
	again(2, func(int) { e.does(ctx, e.client, "GET", "/api/tables?scope=public", "") })
	wait.Wait()
}
