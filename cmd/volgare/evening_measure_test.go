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
	mostSlower = 2                // maximum factor on slow answers through one hostile address, compared with a quiet server
	spell      = 10 * time.Second // length of a quiet or hostile period
	spells     = 6                // of each kind

	clubAddress    = "198.51.100.7"
	hostileAddress = "203.0.113.9"
)

// TestMeasureEvening measures the wait for moves and lists of forty people from one address at twelve tables, with and
// without another address that sends hostile requests. It compares the slowest hundredth of the answers.
func TestMeasureEvening(t *testing.T) {
	soak.Measure(t)
	address, process := startLimited(t, t.TempDir())
	c := newClub(t, address)
	e := newNeighbour(t, address)
	quiet, beside := &waited{}, &waited{}
	// The effects of hostile requests last, so quiet periods come first.
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

// waited holds the waiting times of people.
type waited struct {
	mu           sync.Mutex
	moves, lists []time.Duration
}

// from is a transport for requests from an address, as reported by the server's proxy.
type from struct {
	address string
	over    http.RoundTripper
}

func (f from) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("X-Forwarded-For", f.address)
	return f.over.RoundTrip(r)
}

// watched measures the time of some requests.
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

// club is a group of people from one address: twelve play at a table each, the others browse.
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

// plays is one period, in which everyone does in seconds what normally takes minutes.
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

// turn makes a move at a table. A finished game is followed by another.
func (c *club) turn(t *testing.T, i int) error {
	g := c.games[i]
	if g.fault = g.turn(); errors.Is(g.fault, errOver) {
		g.verify(t)
		c.games[i] = newKilled(t, c.people[i], c.address)
		return nil
	}
	return g.fault
}

// neighbour is a hostile process. It has the lowest priority, so that its own computation does not slow down the server.
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
	n.hears(t) // wait until it is ready
	return n
}

// rages starts a hostile period.
func (n *neighbour) rages() { fmt.Fprintln(n.in, spell) }

// says ends the period and returns how the requests were answered.
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

// hostileMain is the hostile process: for each line of its input, it sends hostile requests for that time.
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

// eve is a hostile person at one address with ever new identities.
type eve struct {
	address  string
	client   *http.Client   // the host of the tables
	tables   []string       // tables of client
	open     string         // a table that has not started
	answered map[string]int // number of requests by answer
	mu       sync.Mutex
}

// comes creates tables with a great number of chat messages.
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

// comesAnew sends a request with a new identity.
func (e *eve) comesAnew(ctx context.Context, method, path, body string) {
	client := newClient(e.way())
	defer client.CloseIdleConnections()
	e.does(ctx, client, method, path, body)
}

// does sends a request and counts its answer. After a refusal it pauses only briefly: a refusal costs the server little,
// and here the client takes processor time from the server too.
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
		return // the period is over
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

// kindOf returns the last segment of a path.
func kindOf(path string) string {
	path, _, _ = strings.Cut(path, "?")
	return path[strings.LastIndex(path, "/")+1:]
}

// rages sends all kinds of requests known to harm others, concurrently, until the period is over.
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
