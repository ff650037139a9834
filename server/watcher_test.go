package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"sync"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/server/identity"
	"volgare/store"
	"volgare/table"
)

// watcher is a browser at one of two paired games. It keeps every byte that the server sends to it.
type watcher struct {
	s      *side
	name   string
	seat   engine.Seat
	inside bool // it may see a difference
	http   *http.Client
	stream *http.Client
	tags   map[string]string // last entity tag by address
	asked  int
	looked int

	news  chan struct{} // signals data in the stream
	mu    sync.Mutex
	bytes [2]bytes.Buffer // of responses, of the stream
}

func newWatcher(s *side, name string, seat engine.Seat) *watcher {
	w := &watcher{s: s, name: name, seat: seat, tags: map[string]string{}, news: make(chan struct{}, 1)}
	jar, _ := cookiejar.New(nil)
	client := func(which int) *http.Client {
		tr := &http.Transport{DisableCompression: true, MaxConnsPerHost: 1, DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
			c, err := new(net.Dialer).DialContext(ctx, network, addr)
			return &heard{Conn: c, w: w, which: which}, err
		}}
		s.t.Cleanup(tr.CloseIdleConnections)
		return &http.Client{Jar: jar, Transport: tr}
	}
	w.http, w.stream = client(0), client(1)
	return w
}

// heard is a connection that keeps all data that it reads.
type heard struct {
	net.Conn

	w     *watcher
	which int
}

func (h *heard) Read(b []byte) (int, error) {
	n, err := h.Conn.Read(b)
	h.w.mu.Lock()
	defer h.w.mu.Unlock()
	h.w.bytes[h.which].Write(b[:n])
	if h.which == 1 {
		select {
		case h.w.news <- struct{}{}:
		default: // the last signal is still pending
		}
	}
	return n, err
}

// sent returns all data that the server has sent.
func (w *watcher) sent() [][]byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	return [][]byte{bytes.Clone(w.bytes[0].Bytes()), bytes.Clone(w.bytes[1].Bytes())}
}

// call sends a request and returns the status and the body.
func (w *watcher) call(method, path, kind, body string, headers ...string) (int, []byte, error) {
	r, err := http.NewRequestWithContext(w.s.t.Context(), method, w.s.rig.http.URL+path, strings.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	r.Host = "volgare.test" // pages contain the host name, which must not depend on the port
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := w.http.Do(r)
	if err != nil {
		return 0, nil, err
	}
	defer resp.Body.Close()
	if tag := resp.Header.Get("ETag"); tag != "" {
		w.tags[path] = tag
	}
	data, err := io.ReadAll(resp.Body)
	return resp.StatusCode, data, err
}

// want is call for a request that must succeed. into may be nil.
func (w *watcher) want(method, path, kind, body string, into any) error {
	status, data, err := w.call(method, path, kind, body)
	if err != nil {
		return err
	}
	if status >= 300 {
		return fmt.Errorf("%s: %s %s: %d %s", w.name, method, path, status, data)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(data, into)
}

// ask sends a request. Every third response may be compressed.
func (w *watcher) ask(q question) error {
	kind := ""
	if q.body != "" {
		kind = "application/json"
	}
	var headers []string
	if w.asked++; w.asked%3 == 0 {
		headers = append(headers, "Accept-Encoding", "gzip")
	}
	if tag := w.tags[q.path]; q.tag != "" && tag != "" {
		headers = append(headers, "If-None-Match", tag)
	}
	_, _, err := w.call(q.method, q.path, kind, q.body, headers...)
	return err
}

// sameRules provides the rules of one table for any configuration.
type sameRules struct{ *edition.Table }

func (s sameRules) Make(edition.Config) (*edition.Table, error) { return s.Table, nil }

func (s sameRules) Restore(*record.Game, string) (*edition.Table, error) { return s.Table, nil }

// make creates a table from a record. An import would derive the id from the whole record, including hidden information. So
// make stores the entries under an id that is the same on both sides.
func (w *watcher) make(text string) error {
	var me identity.Me
	if err := w.want(http.MethodPatch, "/api/me", "application/json", `{"name":"Host"}`, &me); err != nil {
		return err
	}
	w.s.id = "apairofgames"
	entries, err := table.MakeOf(table.Identity{ID: *me.ID, Name: "Host"}, text, "", table.House{Rules: sameRules{w.s.p.table}})
	if err != nil {
		return err
	}
	c := store.Commit{Summary: store.Summary{Table: w.s.id, Seq: int64(len(entries)), State: "playing", Host: *me.ID}}
	for _, e := range entries {
		e.At = w.s.rig.clock.Now().UnixMilli()
		data, err := e.Encode()
		if err != nil {
			return err
		}
		c.Entries = append(c.Entries, data)
	}
	c.Hold = append(c.Hold, store.SeatHolding{Table: w.s.id, Seat: store.HostSeat, Identity: *me.ID})
	for seat := range engine.Seat(w.s.p.table.Rules.Seats) {
		c.Hold = append(c.Hold, store.SeatHolding{Table: w.s.id, Seat: seat.String(), Identity: *me.ID})
	}
	if err := w.s.rig.store.Commit(w.s.t.Context(), c); err != nil {
		return err
	}
	return w.want(http.MethodPatch, "/api/tables/"+w.s.id, "application/json", `{"public":true,"name":"Pair","key":"pair-key"}`, nil)
}

// sit takes the seat over from the host.
func (w *watcher) sit(host *watcher) error {
	var way identity.Link
	if err := host.want(http.MethodPost, "/api/tables/"+w.s.id+"/seats/"+w.seat.String()+"/link", "", "", &way); err != nil {
		return err
	}
	address := "/api/links/" + strings.TrimPrefix(way.Path, "/s/")
	if err := w.want(http.MethodGet, address, "", "", nil); err != nil {
		return err
	}
	return w.want(http.MethodPost, address, "application/json", `{"name":"`+w.name+`","key":"sit-here"}`, nil)
}

// move makes a move. Its response is compared too.
func (w *watcher) move(id string, seat engine.Seat, seq int64, text string) error {
	body := fmt.Sprintf(`{"seat":%q,"seq":%d,"moves":[%q],"key":"move-key-%d"}`, seat, seq, text, seq)
	return w.want(http.MethodPost, "/api/tables/"+id+"/moves", "application/json", body, nil)
}

// waver undoes the last move, if possible, and redoes it.
func (w *watcher) waver(id string) error {
	for _, what := range []string{"undo", "redo"} {
		snap, err := w.s.rig.tables.Look(w.s.t.Context(), id)
		if err != nil {
			return err
		}
		body := fmt.Sprintf(`{"seat":%q,"seq":%d,"key":"waver-%d"}`, w.seat, snap.Seq, snap.Seq)
		status, data, err := w.call(http.MethodPost, "/api/tables/"+id+"/"+what, "application/json", body)
		if err != nil {
			return err
		}
		if status != http.StatusOK {
			if what == "redo" {
				return fmt.Errorf("redo: %d %s", status, data)
			}
			return nil
		}
	}
	return nil
}

// listen opens the stream, and returns when it has begun.
func (w *watcher) listen() error {
	r, err := http.NewRequestWithContext(w.s.t.Context(), http.MethodGet, w.s.rig.http.URL+"/api/stream?tables="+w.s.id, nil)
	if err != nil {
		return err
	}
	resp, err := w.stream.Do(r)
	if err != nil {
		return err
	}
	w.s.t.Cleanup(func() { resp.Body.Close() })
	go func() { _, _ = io.Copy(io.Discard, resp.Body) }()
	if !w.hears("event: hello") {
		return errors.New("no hello")
	}
	w.s.notes.settle = w.s.settle
	return nil
}

// hears waits until the stream contains a text.
func (w *watcher) hears(text string) bool {
	for late := time.After(patience); ; {
		w.mu.Lock()
		all := w.bytes[1].Bytes()
		found := bytes.Contains(all[max(0, len(all)-2000):], []byte(text))
		w.mu.Unlock()
		if found {
			return true
		}
		select {
		case <-w.news:
		case <-late:
			return false
		}
	}
}

// settle waits until all streams have reported an entry.
func (s *side) settle(n bus.Note) {
	for _, w := range s.watchers {
		w.mu.Lock()
		listens := w.bytes[1].Len() > 0
		w.mu.Unlock()
		if listens && !w.hears(fmt.Sprintf(`"seq":%d}`, n.Seq)) {
			s.t.Errorf("the stream of %s has not reported entry %d", w.name, n.Seq)
		}
	}
}
