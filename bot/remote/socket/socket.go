// Package socket transports the lines of the bot protocol over WebSocket, one text message per line, for the referee and
// for the bot.
package socket

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"volgare/protocol/lines"
)

const (
	// queued is the number of messages that wait to be received. If there are more, the oldest are dropped: a side that has
	// not read them was not waiting for an answer.
	queued = 8
	// pulse is the interval of the pings that check whether the other side is alive, and the time limit of each.
	pulse = 20 * time.Second
	// farewell bounds the time for sending the reason of a close.
	farewell = time.Second
)

// Limits bounds the messages of the other side.
type Limits struct {
	Longest   int        // bytes of a message; a longer one ends the connection
	PerSecond rate.Limit // sustained rate of messages read; pings and pongs have an equal limit of their own, which ends the connection
	Burst     int        // burst of messages
}

// errPings ends a connection with more pings and pongs than the limit allows.
var errPings = errors.New("too many pings and pongs")

// Conn is a WebSocket connection. Send and Receive may each be used by one goroutine at a time.
type Conn struct {
	ws    *websocket.Conn
	most  int           // maximum bytes of a message
	limit *rate.Limiter // of messages
	pings *rate.Limiter // of pings and pongs
	heard chan lines.Received
	ctx   context.Context //nolint:containedctx // for its goroutines
	stop  context.CancelFunc
	once  sync.Once

	flooded sync.Once // flooded by pings
	ended   error     // why the connection ended, once heard is closed
}

// Accept accepts a WebSocket. If it returns an error, it has answered the request.
func Accept(w http.ResponseWriter, r *http.Request, l Limits) (*Conn, error) {
	c := newConn(l)
	ws, err := websocket.Accept(&metered{w, c, l.bytes()}, r, &websocket.AcceptOptions{
		OnPingReceived: c.pinged, OnPongReceived: func(ctx context.Context, b []byte) { c.pinged(ctx, b) },
	})
	if err != nil {
		return nil, err
	}
	return c.begin(ws), nil
}

func newConn(l Limits) *Conn {
	c := &Conn{most: l.Longest, heard: make(chan lines.Received, queued)}
	c.limit, c.pings = rate.NewLimiter(l.PerSecond, l.Burst), rate.NewLimiter(l.PerSecond, l.Burst)
	c.ctx, c.stop = context.WithCancel(context.Background())
	return c
}

// begin starts to read from a WebSocket.
func (c *Conn) begin(ws *websocket.Conn) *Conn {
	c.ws = ws
	ws.SetReadLimit(int64(c.most))
	go c.listen()
	go c.beat()
	return c
}

// pinged counts a ping or pong, and ends the connection if there are too many. It reports whether to answer a ping.
func (c *Conn) pinged(ctx context.Context, _ []byte) (answer bool) {
	if c.pings.Allow() {
		return true
	}
	c.flooded.Do(func() { go c.refuseFlood() }) //nolint:contextcheck // the context of the ping ends with the connection

	<-ctx.Done() // nothing more is read
	return false
}

// refuseFlood ends the connection because of too many pings.
func (c *Conn) refuseFlood() {
	ctx, cancel := context.WithTimeout(c.ctx, farewell)
	defer cancel()
	c.Refuse(ctx, errPings)
}

// listen reads messages until there are no more. A message that is too long is the last.
func (c *Conn) listen() {
	defer c.stop()
	defer close(c.heard)
	for c.ended == nil {
		if c.ended = c.limit.Wait(c.ctx); c.ended != nil {
			return
		}
		kind, text, err := c.ws.Read(c.ctx)
		switch {
		case errors.Is(err, websocket.ErrMessageTooBig):
			c.ended = err
			c.put(lines.Received{Err: lines.TooLong(c.most)})
		case err != nil:
			c.ended = err
		case kind != websocket.MessageText:
			c.ended = errors.New("the message is not text")
			_ = c.ws.Close(websocket.StatusUnsupportedData, "messages are text") // the connection ends either way
		default:
			c.put(lines.Received{Text: text})
		}
	}
}

// put stores a message until it is received. If the queue is full, it replaces the oldest.
func (c *Conn) put(m lines.Received) {
	for {
		select {
		case c.heard <- m:
			return
		default:
		}
		select {
		case <-c.heard:
		default:
		}
	}
}

// beat checks regularly whether the other side is alive, and ends the connection if not. This detects dead connections, and
// keeps idle ones alive.
func (c *Conn) beat() {
	again := time.NewTicker(pulse)
	defer again.Stop()
	for {
		select {
		case <-again.C:
		case <-c.ctx.Done():
			return
		}
		ctx, cancel := context.WithTimeout(c.ctx, pulse)
		err := c.ws.Ping(ctx)
		cancel()
		if err != nil {
			c.Close()
			return
		}
	}
}

// Send sends a line as a message. It returns an error if the other side does not read it before the context ends. After an
// error the connection can only be closed.
func (c *Conn) Send(ctx context.Context, line []byte) error {
	err := c.ws.Write(ctx, websocket.MessageText, line)
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// Receive returns the next message. The error is lines.ErrTooLong for a message that was skipped, io.EOF at the end, or the
// context's error, after which Receive may be called again.
func (c *Conn) Receive(ctx context.Context) ([]byte, error) {
	return lines.Receive(ctx, c.heard)
}

// Done returns a channel that is closed once the connection has ended.
func (c *Conn) Done() <-chan struct{} { return c.ctx.Done() }

// Ended waits until the connection has ended. done reports that the other side closed it because all is done. refused is a
// *RefusedError with the reason if the other side refused to continue. Neither is set if the connection was lost.
func (c *Conn) Ended() (done bool, refused error) {
	for range c.heard {
	}
	said, ok := errors.AsType[websocket.CloseError](c.ended)
	switch {
	case ok && said.Code == websocket.StatusNormalClosure:
		return true, nil
	case ok && said.Code == websocket.StatusPolicyViolation:
		return false, &RefusedError{Status: int(said.Code), Title: said.Reason}
	}
	return false, nil
}

// Finish closes the connection because all is done, and reports whether the other side has confirmed it before the context
// ends.
func (c *Conn) Finish(ctx context.Context) bool { return c.end(ctx, websocket.StatusNormalClosure, "") }

// Refuse closes the connection with a reason of at most 120 bytes.
func (c *Conn) Refuse(ctx context.Context, why error) {
	c.end(ctx, websocket.StatusPolicyViolation, fmt.Sprintf("%.120s", why))
}

// Leave closes the connection because this side shuts down, with a reason of at most 120 bytes. The other side may connect
// again, here or to another node.
func (c *Conn) Leave(ctx context.Context, why error) {
	c.end(ctx, websocket.StatusGoingAway, fmt.Sprintf("%.120s", why))
}

// end closes the connection with a status and a reason.
func (c *Conn) end(ctx context.Context, code websocket.StatusCode, word string) bool {
	defer c.Close()
	said := make(chan error, 1)
	go func() { said <- c.ws.Close(code, word) }()
	select {
	case err := <-said:
		return err == nil
	case <-ctx.Done():
		return false
	}
}

// Close closes the connection without a status.
func (c *Conn) Close() {
	c.once.Do(func() {
		c.stop()
		_ = c.ws.CloseNow() // it may have ended
	})
}
