package postgrestest

import (
	"bytes"
	"errors"
	"maps"
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
)

// Proxy is a proxy between a store and a server that cuts connections at chosen moments.
type Proxy struct {
	dir, to string
	query   url.Values
	ln      net.Listener

	mu      sync.Mutex
	refuse  bool
	mark    []byte
	marks   int    // requests to cut
	answers []byte // text of requests whose answers are cut
	left    int    // answers to cut
	awaited []byte // text of a request before which do is called, once
	do      func()
	cuts    int
	trips   int
	asked   bool // a request is waiting for its answer
	open    []*link
	silent  chan struct{} // closed to silence the open connections
}

// NewProxy returns a proxy for the server of a URL.
func NewProxy(tb testing.TB, to string) *Proxy {
	tb.Helper()
	u, err := url.Parse(to)
	if err != nil {
		tb.Fatal(err)
	}
	p := &Proxy{dir: tb.TempDir(), to: filepath.Join(u.Query().Get("host"), socket), query: u.Query(), silent: make(chan struct{})}
	if p.ln, err = net.Listen("unix", filepath.Join(p.dir, socket)); err != nil { //nolint:noctx // it is there at once
		tb.Fatal(err)
	}
	go p.accept()
	tb.Cleanup(func() {
		_ = p.ln.Close()
		p.Refuse(true)
	})
	return p
}

// URL returns a URL of the database through the proxy.
func (p *Proxy) URL() string {
	q := maps.Clone(p.query)
	q.Set("host", p.dir)
	return "postgres:///postgres?" + q.Encode()
}

// CutAt cuts the connection instead of passing on a request that contains a text, the given number of times.
func (p *Proxy) CutAt(text string, times int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.mark, p.marks = []byte(text), times
}

// CutAnswers cuts the connection n times instead of passing on the answer to a request that contains a text.
func (p *Proxy) CutAnswers(text string, n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.answers, p.left = []byte(text), n
}

// Before makes the proxy call do once, just before it forwards the next request that contains text.
func (p *Proxy) Before(text string, do func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.awaited, p.do = []byte(text), do
}

// due returns the function that is to be called before a request, nil for none.
func (p *Proxy) due(part []byte) (do func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.do != nil && bytes.Contains(part, p.awaited) {
		do, p.do = p.do, nil
	}
	return do
}

// Refuse makes the proxy refuse or accept new connections. Open connections stay open.
func (p *Proxy) Refuse(yes bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refuse = yes
}

// Silence stops all traffic on the open connections without closing them. New connections work.
func (p *Proxy) Silence() {
	p.mu.Lock()
	defer p.mu.Unlock()
	close(p.silent)
	p.silent = make(chan struct{})
}

// HangUp closes the open connections.
func (p *Proxy) HangUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, l := range p.open {
		_, _ = l.client.Close(), l.server.Close()
	}
	p.open = nil
}

// Hold delays the requests on the open connections until letGo is called, even if their clients have disconnected by then.
func (p *Proxy) Hold() (letGo func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	free := make(chan struct{})
	for _, l := range p.open {
		l.free = free
	}
	return func() { close(free) }
}

// link is a client connection and its server connection.
type link struct {
	client, server net.Conn
	free           <-chan struct{} // closed while requests of the client are passed on; guarded by Proxy.mu
	cut            bool            // the answer to the last request must be cut; guarded by Proxy.mu
}

// through returns a channel that is closed when requests of a client are passed on.
func (p *Proxy) through(l *link) <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	return l.free
}

// free is a closed channel.
var free = func() <-chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}()

// Trips returns the number of round trips, provided that requests are not concurrent.
func (p *Proxy) Trips() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.trips
}

// Cuts returns the number of connections that were cut.
func (p *Proxy) Cuts() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.cuts
}

func (p *Proxy) accept() {
	for {
		client, err := p.ln.Accept()
		if err != nil {
			return
		}
		p.mu.Lock()
		refuse, silent := p.refuse, p.silent
		p.mu.Unlock()
		server, err := net.Dial("unix", p.to) //nolint:noctx // of this machine
		if err != nil || refuse {
			_ = client.Close()
			continue
		}
		l := &link{client: client, server: server, free: free}
		p.mu.Lock()
		p.open = append(p.open, l)
		p.mu.Unlock()
		go p.pass(client, server, silent, func(part []byte) bool {
			<-p.through(l)
			if p.request(l, part) {
				return true
			}
			if do := p.due(part); do != nil {
				do()
			}
			return false
		})
		go p.pass(server, client, silent, func([]byte) bool { return p.answer(l) })
	}
}

// pass copies data until one side closes or a part must be cut.
func (p *Proxy) pass(from, to net.Conn, silent <-chan struct{}, cut func(part []byte) bool) {
	defer from.Close() //nolint:errcheck // nothing is left to be said
	defer to.Close()   //nolint:errcheck // nothing is left to be said
	part := make([]byte, 1<<16)
	for {
		n, err := from.Read(part)
		if n > 0 && cut(part[:n]) {
			return
		}
		select {
		case <-silent:
			n = 0
		default:
		}
		_, err2 := to.Write(part[:n])
		if errors.Join(err, err2) != nil {
			return
		}
	}
}

func (p *Proxy) request(l *link, part []byte) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.asked {
		p.trips++
	}
	p.asked = true
	l.cut = len(p.answers) > 0 && bytes.Contains(part, p.answers)
	return p.count(&p.marks, len(p.mark) > 0 && bytes.Contains(part, p.mark))
}

func (p *Proxy) answer(l *link) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked = false
	return p.count(&p.left, l.cut)
}

func (p *Proxy) count(left *int, found bool) bool {
	if !found || *left == 0 {
		return false
	}
	*left--
	p.cuts++
	return true
}
