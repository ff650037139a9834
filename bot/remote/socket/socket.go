// Package socket carries the lines of the bot protocol over WebSocket, a text message a line: the side
// of the referee, and the side of the bot.
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
	// queued is how many messages wait to be received. Of more the eldest are dropped: who has
	// not waited for them has not asked.
	queued = 8
	// pulse is how often it is asked whether the other side is there, and for how long.
	pulse = 20 * time.Second
	// farewell bounds the sending of the reason for which a connection ends.
	farewell = time.Second
)

// Limits bound what the other side may send.
type Limits struct {
	Longest   int        // bytes of a message; a longer one is the last
	PerSecond rate.Limit // messages that are read, in the long run; pings and pongs besides, of which one more ends the connection
	Burst     int        // and at once
}

// errPings ends a connection over which more pings and pongs come than the limit allows.
var errPings = errors.New("too many pings and pongs")

// Conn is a connection by WebSocket. Its Send and its Receive are each used by one goroutine at
// a time.
type Conn struct {
	ws    *websocket.Conn
	most  int           // bytes of a message
	limit *rate.Limiter // of messages
	pings *rate.Limiter // of pings and pongs
	heard chan lines.Received
	ctx   context.Context //nolint:containedctx // that of its goroutines
	stop  context.CancelFunc
	once  sync.Once

	flooded sync.Once // by pings
	ended   error     // why nothing more comes, once heard is closed
}

// Accept accepts a WebSocket. If it returns an error, the request has been answered.
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

// begin listens to a WebSocket.
func (c *Conn) begin(ws *websocket.Conn) *Conn {
	c.ws = ws
	ws.SetReadLimit(int64(c.most))
	go c.listen()
	go c.beat()
	return c
}

// pinged counts a ping or a pong, and ends the connection if there are too many. It reports whether a ping is to be answered.
func (c *Conn) pinged(ctx context.Context, _ []byte) (answer bool) {
	if c.pings.Allow() {
		return true
	}
	c.flooded.Do(func() { go c.refuseFlood() }) //nolint:contextcheck // the context of the ping ends with it

	<-ctx.Done() // nothing more is read
	return false
}

// refuseFlood ends the connection because of its pings.
func (c *Conn) refuseFlood() {
	ctx, cancel := context.WithTimeout(c.ctx, farewell)
	defer cancel()
	c.Refuse(ctx, errPings)
}

// listen reads messages until there are no more. One that is too long is the last.
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
			c.ended = errors.New("a message is no text")
			_ = c.ws.Close(websocket.StatusUnsupportedData, "messages are text") // it ends either way
		default:
			c.put(lines.Received{Text: text})
		}
	}
}

// put keeps a message until it is received, in the place of the eldest if there is none.
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

// beat asks again and again whether the other side is there, and ends the connection if not:
// so one that has died is noticed, and none dies of silence on the way.
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

// Send sends a line as a message. After an error, as when the other side does not read until
// the context ends, it can only be closed.
func (c *Conn) Send(ctx context.Context, line []byte) error {
	err := c.ws.Write(ctx, websocket.MessageText, line)
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// Receive returns the next message. The error is a lines.ErrTooLong for one that was not read, io.EOF
// once there are no more, or the context's, after which it can be asked again.
func (c *Conn) Receive(ctx context.Context) ([]byte, error) {
	return lines.Receive(ctx, c.heard)
}

// Done is closed once the connection has ended.
func (c *Conn) Done() <-chan struct{} { return c.ctx.Done() }

// Ended waits until the connection has ended, and tells whether the other side has ended it because all was
// done, or why it refuses to go on, a *RefusedError; neither, where the connection was lost.
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

// Finish ends the connection because all is done, and reports whether the other side has heard of
// it before the context ends.
func (c *Conn) Finish(ctx context.Context) bool { return c.end(ctx, websocket.StatusNormalClosure, "") }

// Refuse ends the connection and says why, in at most 120 bytes.
func (c *Conn) Refuse(ctx context.Context, why error) {
	c.end(ctx, websocket.StatusPolicyViolation, fmt.Sprintf("%.120s", why))
}

// Leave ends the connection because this side goes away: the other side may connect again, here or to another node. It says why, in
// at most 120 bytes.
func (c *Conn) Leave(ctx context.Context, why error) {
	c.end(ctx, websocket.StatusGoingAway, fmt.Sprintf("%.120s", why))
}

// end ends the connection with a word.
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

// Close ends the connection without a word.
func (c *Conn) Close() {
	c.once.Do(func() {
		c.stop()
		_ = c.ws.CloseNow() // it may have ended
	})
}
