package middleware

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"

	"volgare/server/api"
)

// ConnectionLimits limits the connections of one address. 0 means no limit.
type ConnectionLimits struct {
	All     int // open at once; a further connection gets 429 and is closed
	Waiting int // open without a request, new or kept alive; beyond that the oldest is closed
}

// Connections counts the connections to a server by client address.
type Connections struct {
	limits  ConnectionLimits
	proxies Proxies

	refusals chan struct{} // holds an element for each refusal that is being sent

	mu   sync.Mutex
	from map[string]*connections
}

// connections counts the connections of one address.
type connections struct {
	all     int
	waiting []*counted // connections waiting for a request, oldest first
}

// counted is an accepted connection. It is counted until it is closed.
type counted struct {
	*net.TCPConn

	all     *Connections
	address string
	left    bool // it is closed, and no longer counted
}

// Close implements net.Conn.
func (c *counted) Close() error {
	c.all.leave(c)
	return c.TCPConn.Close()
}

// NewConnections returns a Connections for a listener and the server that uses it. Connections of trusted proxies are not counted,
// because many clients share them.
func NewConnections(l ConnectionLimits, trusted Proxies) *Connections {
	return &Connections{limits: l, proxies: trusted, refusals: make(chan struct{}, maxRefusals), from: map[string]*connections{}}
}

// Listen returns a listener that accepts connections within the limits and refuses others.
func (all *Connections) Listen(ln net.Listener) net.Listener { return &listener{ln, all} }

type listener struct {
	net.Listener

	all *Connections
}

// Accept implements net.Listener.
func (l *listener) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		tcp, ok := conn.(*net.TCPConn)
		if err != nil || !ok {
			return conn, err
		}
		ip, _ := parseAddress(conn.RemoteAddr().String()) // it has an address
		if l.all.proxies.trusts(ip) {
			return conn, nil
		}
		if c := l.all.enter(tcp, Origin(ip)); c != nil {
			return c, nil
		}
		l.all.startRefusal(tcp)
	}
}

// enter starts to count a connection. It returns nil if its address has too many.
func (all *Connections) enter(conn *net.TCPConn, address string) *counted {
	all.mu.Lock()
	defer all.mu.Unlock()
	from := all.from[address]
	if from == nil {
		from = &connections{}
		all.from[address] = from
	}
	if beyond(all.limits.All, from.all+1) {
		return nil
	}
	from.all++
	return &counted{TCPConn: conn, all: all, address: address}
}

// leave stops counting a closed connection. Further calls do nothing.
func (all *Connections) leave(c *counted) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if c.left {
		return
	}
	from := all.from[c.address]
	from.remove(c)
	c.left = true
	if from.all--; from.all == 0 {
		delete(all.from, c.address)
	}
}

func (of *connections) remove(c *counted) {
	if i := slices.Index(of.waiting, c); i >= 0 {
		of.waiting = slices.Delete(of.waiting, i, i+1)
	}
}

// State is the ConnState of the server. It closes the connection that has waited longest for a request if its address has too many.
func (all *Connections) State(conn net.Conn, state http.ConnState) {
	c, ok := conn.(*counted)
	if !ok || state == http.StateClosed {
		return
	}
	if oldest := all.note(c, state == http.StateNew || state == http.StateIdle); oldest != nil {
		_ = oldest.Close() // it has no request
	}
}

// note records whether a connection waits for a request. If too many of its address wait, it removes and returns the oldest.
func (all *Connections) note(c *counted, waits bool) (oldest *counted) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if c.left { // closed by another goroutine while it was answered
		return nil
	}
	from := all.from[c.address]
	if from.remove(c); !waits {
		return nil
	}
	if from.waiting = append(from.waiting, c); beyond(all.limits.Waiting, len(from.waiting)) {
		oldest = from.waiting[0]
		from.remove(oldest)
	}
	return oldest
}

const (
	maxRefusals     = 256 // sent at once; further connections are closed without one
	refuseWithin    = time.Second
	retryConnection = 10 // seconds after which a refused client may try again
)

// startRefusal refuses a connection without blocking.
func (all *Connections) startRefusal(conn *net.TCPConn) {
	select {
	case all.refusals <- struct{}{}:
		go func() {
			refuse(conn)
			<-all.refusals
		}()
	default:
		_ = conn.Close()
	}
}

// refuse answers a connection of an address that has too many. Then it reads until the client closes its side, for at most
// refuseWithin, before it closes the connection: closing one with unread data resets it, and the client may lose the answer.
func refuse(conn *net.TCPConn) {
	defer conn.Close() //nolint:errcheck // an error is of no use here
	p := api.ProblemOf(api.TooMany("this address has too many connections open", retryConnection))
	body, err := json.Marshal(p)
	if err != nil {
		return
	}
	_ = conn.SetDeadline(time.Now().Add(refuseWithin))
	_, _ = fmt.Fprintf(conn, "HTTP/1.1 %d %s\r\nConnection: close\r\nRetry-After: %d\r\nCache-Control: no-store\r\n"+
		"Content-Type: %s\r\nContent-Length: %d\r\n\r\n%s",
		p.Status, http.StatusText(p.Status), p.RetryAfter, api.KindProblem, len(body), body) // the client may have gone
	_ = conn.CloseWrite()
	_, _ = io.Copy(io.Discard, conn)
}
