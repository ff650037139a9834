package server

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/notify/jobs"
	"volgare/server/api"
	"volgare/server/middleware"
	"volgare/server/notifications"
	"volgare/server/play"
	"volgare/server/tables"
	"volgare/store"
	"volgare/store/sqlite"
	"volgare/table/live"
)

var library = sync.OnceValues(edition.Builtin)

// rig is a whole server: a listener, handlers, tables, a store on disk. It may be several servers (see many); store, tables and
// server then belong to the first.
type rig struct {
	t      *testing.T
	dir    string
	store  store.Store
	tables *live.Service
	server *Server
	nodes  []*node
	http   *httptest.Server
	clock  *clock
	log    *bytes.Buffer
	logger *slog.Logger
	down   bool
}

// node is one server with its base.
type node struct {
	base

	tables *live.Service
	server *Server
	queue  *jobs.Queue // of notifications; nil if nothing is sent
}

// base is the store and bus of a server.
type base struct {
	store  store.Store
	shared bool   // other servers use the store too
	place  string // directory or database of the store
	bus    bus.Bus
}

// clock is a clock that only advances when a test moves it.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func newClock() *clock { return &clock{now: time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)} }

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) move(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// dice is a source of random bytes that are always the same.
type dice struct {
	mu  sync.Mutex
	rng *rand.ChaCha8
}

func newDice(seed string) *dice {
	var key [32]byte
	copy(key[:], seed)
	return &dice{rng: rand.NewChaCha8(key)}
}

func (d *dice) Read(b []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.rng.Read(b)
}

// how describes the differences of a rig from the usual one.
type how struct {
	config func(*Config)
	tables func(*live.Options)
	store  func(store.Store) store.Store
	wrap   func(http.Handler) http.Handler
	dir    string
	bus    bus.Bus
	steady bool                         // ids, tokens and headers are always the same
	alone  bool                         // the test needs a single process
	notify func(*notifications.Options) // nil: no notifications are sent
	nodes  int                          // number of servers over PostgreSQL; 0 for one over a file, or the number in many
}

func newRig(t *testing.T, h how) *rig {
	t.Helper()
	r := &rig{t: t, dir: h.dir, clock: newClock(), log: &bytes.Buffer{}}
	if r.dir == "" {
		r.dir = t.TempDir()
	}
	r.open(h)
	t.Cleanup(r.close)
	return r
}

// testFrame returns a prerendered page as made by the build.
func testFrame(lang string) *fstest.MapFile {
	return &fstest.MapFile{Data: []byte(`<!doctype html><html lang="` + lang + `"><head><!--told--><script>go()</script><style>p{}</style></head>` +
		`<body><p>@told@</p><template id="later"><!--later--></template>` + strings.Repeat("<p>page</p>", 200) + `</body></html>`)}
}

var testScript = []byte(strings.Repeat("export {};\n", 300))

func zip(plain []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(plain) // writing to memory cannot fail
	_ = z.Close()
	return b.Bytes()
}

var testUI = fstest.MapFS{
	"index.html":                {Data: []byte("<!doctype html>")},
	"frames/pages.json":         {Data: []byte(`{"index": "lobby", "rules": "rules", "rules-x": "rules", "learn-x": "lesson", "box": "box", "box-x": "box", "new": "new", "help": "help", "help-x": "help", "d-x": "link", "t-x": "table", "s-x": "link", "x": "lost"}`)},
	"frames/index.en.html":      testFrame("en"),
	"frames/index.it.html":      testFrame("it"),
	"frames/rules.en.html":      testFrame("en"),
	"frames/rules-x.en.html":    testFrame("en"),
	"frames/learn-x.en.html":    testFrame("en"),
	"frames/box.en.html":        testFrame("en"),
	"frames/box-x.en.html":      testFrame("en"),
	"frames/new.en.html":        testFrame("en"),
	"frames/help.en.html":       testFrame("en"),
	"frames/help-x.en.html":     testFrame("en"),
	"frames/d-x.en.html":        testFrame("en"),
	"frames/t-x.en.html":        testFrame("en"),
	"frames/t-x.it.html":        testFrame("it"),
	"frames/s-x.en.html":        testFrame("en"),
	"frames/s-x.it.html":        testFrame("it"),
	"frames/x.en.html":          testFrame("en"),
	"frames/x.it.html":          testFrame("it"),
	"icon.svg":                  {Data: []byte("<svg/>")},
	"assets/index-1a2b3c.js":    {Data: testScript},
	"assets/index-1a2b3c.js.gz": {Data: zip(testScript)},
	"manifest.json": {Data: []byte(`{
		"index.html": {"file": "assets/index-1a2b3c.js", "isEntry": true, "imports": ["_core"], "assets": ["assets/a.woff2", "assets/en.ftl"]},
		"src/style/fonts/alegreya-500.woff2": {"file": "assets/a.woff2"},
		"src/i18n/words/en.ftl": {"file": "assets/en.ftl"},
		"_core": {"file": "assets/core-1.js"},
		"_table": {"file": "assets/table-1.js", "imports": ["_core"], "css": ["assets/table-1.css"]},
		"src/table/TablePage.svelte": {"file": "assets/page-1.js", "imports": ["_table", "_map"]},
		"_map": {"file": "assets/map-1.js", "imports": ["_core", "_table"], "assets": ["assets/map-1.json"]}}`)},
}

func (r *rig) open(h how) {
	r.logger = newTestLogger(r.log)
	for _, b := range r.bases(h) {
		r.nodes = append(r.nodes, r.node(h, b))
	}
	first := r.nodes[0]
	r.store, r.tables, r.server = first.store, first.tables, first.server
	var handler http.Handler = r.server
	if len(r.nodes) > 1 {
		handler = &spread{rig: r, heard: map[[2]int]int64{}}
	}
	if h.wrap != nil {
		handler = h.wrap(handler)
	}
	if h.steady {
		handler = timeless(handler)
	}
	r.http = httptest.NewServer(handler)
	r.down = false
}

// bases returns the bases of the servers of a rig.
func (r *rig) bases(h how) []base {
	if n := h.spread(); n > 0 {
		return r.shared(n)
	}
	st, err := sqlite.Open(r.t.Context(), r.dir, sqlite.Options{})
	r.must(err)
	b := base{store: st, bus: &bus.Local{}, place: r.dir}
	if h.store != nil {
		b.store = h.store(st)
	}
	if h.bus != nil {
		b.bus = h.bus
	}
	return []base{b}
}

// node opens a server.
func (r *rig) node(h how, b base) *node {
	lib, err := library()
	r.must(err)
	metrics := middleware.NewMetrics()
	seed := r.t.Name()
	if n := len(r.nodes); n > 0 { // give each further node its own seed, so that its ids differ
		seed += strconv.Itoa(n)
	}
	to := live.Options{
		Now: r.clock.Now, Random: newDice(seed), BotGrace: -1, Observer: metrics,
	}
	if b.shared {
		among(&to)
	}
	if h.steady {
		to.Random = newDice("tables")
	}
	if h.tables != nil {
		h.tables(&to)
	}
	n := &node{base: b}
	notifier := n.notify(r, h.notify, &to)
	n.tables = live.New(lib, b.store, b.bus, to)
	c := Config{
		Lib: lib, Tables: n.tables, Store: b.store, Bus: b.bus, UI: testUI, Build: "test", Now: r.clock.Now, Secure: true,
		Limits: &middleware.Limits{Off: true}, Metrics: metrics, Logger: r.logger, Notifier: notifier,
		Heartbeat: time.Hour, // otherwise a beat may come between on a slow machine
		Pace:      time.Hour, // and so may presence
	}
	if b.shared {
		n.tables.Resume()
		c.Sweep = time.Hour
	}
	if h.steady {
		c.Random = newDice("server")
	}
	if h.config != nil {
		h.config(&c)
	}
	n.server, err = New(c)
	r.must(err)
	if n.queue != nil {
		metrics.Add(n.queue.Metrics())
		r.must(n.queue.Start(context.Background()))
	}
	return n
}

// notify opens the queue of notifications of a server.
func (n *node) notify(r *rig, change func(*notifications.Options), to *live.Options) *notifications.Notifier {
	if change == nil {
		return nil
	}
	o := notifications.Options{Store: n.store, Now: r.clock.Now}
	change(&o)
	notifier, err := notifications.New(o)
	r.must(err)
	n.queue, err = jobs.Open(r.t.Context(), n.place, jobs.Options{
		Recipients: notifier, Senders: notifier.Senders(), Log: r.logger, Now: r.clock.Now,
	})
	r.must(err)
	to.Notify = n.queue.Queue
	return notifier
}

// timeless removes the Date header, which net/http sets by its own clock.
func timeless(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header()["Date"] = nil
		next.ServeHTTP(w, r)
	})
}

func (r *rig) close() {
	if r.down {
		return
	}
	r.down = true
	for _, n := range r.nodes {
		n.server.Stop()
	}
	r.http.CloseClientConnections()
	r.http.Close()
	for _, n := range r.nodes {
		if err := n.tables.Close(); err != nil {
			r.t.Errorf("close tables: %v", err)
		}
		if n.queue != nil {
			if err := n.queue.Close(context.Background()); err != nil {
				r.t.Errorf("close queue: %v", err)
			}
		}
		if err := n.store.Close(); err != nil {
			r.t.Errorf("close store: %v", err)
		}
	}
}

func (r *rig) must(err error) {
	r.t.Helper()
	if err != nil {
		r.t.Fatal(err)
	}
}

// browser is a client that keeps cookies, and checks every response against the contract.
type browser struct {
	t    *testing.T
	base string
	http *http.Client
}

func (r *rig) browser() *browser { return newBrowser(r.t, r.http.URL) }

func newBrowser(t *testing.T, base string) *browser {
	jar, _ := cookiejar.New(nil)
	transport := &http.Transport{DisableCompression: true}
	t.Cleanup(transport.CloseIdleConnections)
	return &browser{t: t, base: base, http: &http.Client{
		Jar: jar, Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// answer is a response that has been read.
type answer struct {
	t      *testing.T
	status int
	header http.Header
	body   []byte
}

// send sends a request; headers are name, value, ...
func (b *browser) send(method, path string, body []byte, headers ...string) answer {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), method, b.base+path, bytes.NewReader(body))
	if err != nil {
		b.t.Fatal(err)
	}
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(headers); i += 2 {
		if r.Header.Set(headers[i], headers[i+1]); headers[i] == "Host" {
			r.Host = headers[i+1] // net/http ignores Host in the headers
		}
	}
	resp, err := b.http.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	if resp.Header.Get("Content-Encoding") == "" {
		c, err := theContract()
		if err != nil {
			b.t.Fatal(err)
		}
		c.check(b.t, r, resp, data)
	}
	return answer{b.t, resp.StatusCode, resp.Header, data}
}

func (b *browser) get(path string, headers ...string) answer {
	b.t.Helper()
	return b.send(http.MethodGet, path, nil, headers...)
}

func (b *browser) post(path string, body any) answer {
	b.t.Helper()
	return b.send(http.MethodPost, path, keyed(b.t, http.MethodPost, path, body))
}

func (b *browser) patch(path string, body any) answer {
	b.t.Helper()
	return b.send(http.MethodPatch, path, keyed(b.t, http.MethodPatch, path, body))
}

// importText creates a table from the text of a record.
func (b *browser) importText(text string) answer {
	b.t.Helper()
	return b.send(http.MethodPost, "/api/tables/import?key="+freshKey(), []byte(text), "Content-Type", "text/plain")
}

var keysUsed atomic.Int64

// freshKey returns an idempotency key that no other request of the tests has.
func freshKey() string { return fmt.Sprintf("fresh-key-%d", keysUsed.Add(1)) }

// keyed encodes a body. It gets a fresh key if the contract requires one and it has none.
func keyed(t *testing.T, method, path string, body any) []byte {
	t.Helper()
	c, err := theContract()
	if err != nil {
		t.Fatal(err)
	}
	data := asJSON(t, body)
	if !c.needsKey(method, path) {
		return data
	}
	var fields map[string]json.RawMessage
	if data != nil {
		if err := json.Unmarshal(data, &fields); err != nil {
			t.Fatal(err)
		}
	}
	if fields == nil {
		fields = map[string]json.RawMessage{}
	}
	if _, ok := fields["key"]; !ok {
		fields["key"] = asJSON(t, strconv.Quote(freshKey()))
	}
	return asJSON(t, fields)
}

func asJSON(t *testing.T, v any) []byte {
	t.Helper()
	switch v := v.(type) {
	case nil:
		return nil
	case string:
		return []byte(v)
	}
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// is checks the status.
func (a answer) is(status int) answer {
	a.t.Helper()
	if a.status != status {
		a.t.Fatalf("status %d, want %d: %.500s", a.status, status, a.body)
	}
	return a
}

// code checks the code of a problem.
func (a answer) code(code string) api.Problem {
	a.t.Helper()
	var p api.Problem
	if a.status < 400 {
		a.t.Fatalf("status %d, want the problem %s: %.300s", a.status, code, a.body)
	}
	if err := json.Unmarshal(a.body, &p); err != nil {
		a.t.Fatal(err)
	}
	if p.Code != code || p.Status != a.status {
		a.t.Fatalf("status %d, %+v, want %s", a.status, p, code)
	}
	return p
}

// into reads the JSON of a success.
func (a answer) into(v any) {
	a.t.Helper()
	if a.status >= 300 {
		a.t.Fatalf("status %d: %.500s", a.status, a.body)
	}
	if err := json.Unmarshal(a.body, v); err != nil {
		a.t.Fatal(err)
	}
}

func read[T any](a answer) (v T) {
	a.t.Helper()
	a.into(&v)
	return v
}

// object is a JSON object written in tests.
type object = map[string]any

// plan returns the seats of a new table. Each is "me", "open" or the name of a bot.
func plan(seats ...string) object {
	var all []object
	for _, who := range seats {
		switch who {
		case "me", "open":
			all = append(all, object{"who": who})
		default:
			all = append(all, object{"who": "bot", "bot": who})
		}
	}
	return object{"seats": all}
}

// create makes a table.
func (b *browser) create(seats ...string) tables.Table {
	b.t.Helper()
	return read[tables.Table](b.post("/api/tables", plan(seats...)).is(http.StatusCreated))
}

// wirePosition is a position as a client decodes it.
type wirePosition struct {
	Seq        int64
	Step       int
	Steps      int
	State      string
	Undo       *play.UndoState
	BotDelayMs *int64
	View       struct {
		Seat     *string
		Decides  *string
		Decision string
		Turn     int
		Legal    []struct {
			Move    string
			Kind    string
			Reveals bool
		}
	}
}

func (b *browser) position(id, seat string) wirePosition {
	b.t.Helper()
	path := "/api/tables/" + id + "/position"
	if seat != "" {
		path += "?seat=" + seat
	}
	return read[wirePosition](b.get(path))
}

// decider returns the seat to move at a table.
func (b *browser) decider(id string) string {
	b.t.Helper()
	if d := read[tables.Table](b.get("/api/tables/" + id)).Decides; d != nil {
		return *d
	}
	return ""
}

// move makes the last legal move that f selects, for the seat to move, which b must hold. It returns the move.
func (b *browser) move(id string, f func(move string) bool) string {
	b.t.Helper()
	var p wirePosition
	for range 1000 {
		seat := b.decider(id)
		p = b.position(id, seat)
		for i := range p.View.Legal {
			m := p.View.Legal[len(p.View.Legal)-1-i] // "end" is the first
			if f == nil || f(m.Move) {
				b.play(id, seat, p.Seq, m.Move).is(http.StatusOK)
				return m.Move
			}
		}
		if len(p.View.Legal) > 0 {
			break
		} // otherwise a bot has moved meanwhile
	}
	b.t.Fatalf("no such move among %+v", p.View.Legal)
	return ""
}

func (b *browser) play(id, seat string, seq int64, moves ...string) answer {
	b.t.Helper()
	return b.post("/api/tables/"+id+"/moves", object{"seat": seat, "seq": seq, "moves": moves})
}

// finishedRecord returns the record of a whole random game.
func finishedRecord(t *testing.T, players int, seed string) string {
	t.Helper()
	return recordOf(t, players, seed, 1<<20)
}

func at(format string, a ...any) string { return fmt.Sprintf("/api/tables/"+format, a...) }

// lockedWriter is a writer that several goroutines may use.
type lockedWriter struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *lockedWriter) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}

// patience is the time after which a hanging test fails.
const patience = 2 * time.Minute

// waitFor waits for a condition.
func (r *rig) waitFor(is func() bool) {
	r.t.Helper()
	for until := time.Now().Add(patience); time.Now().Before(until); time.Sleep(2 * time.Millisecond) {
		if is() {
			return
		}
	}
	r.t.Fatal("the condition was never met")
}
