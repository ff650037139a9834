package socket

import (
	"bufio"
	"net"
	"net/http"

	"golang.org/x/time/rate"
)

// metered is a response whose connection is read no faster than a limit of bytes. A message may come in any number of frames, which a
// limit of messages does not count.
type metered struct {
	http.ResponseWriter

	c     *Conn
	bytes *rate.Limiter
}

// bytes is the limit of all that is read: half of the longest message a second, and four of them at once.
func (l *Limits) bytes() *rate.Limiter { return rate.NewLimiter(rate.Limit(l.Longest)/2, 4*l.Longest) }

// Hijack implements http.Hijacker.
func (m *metered) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, buffers, err := http.NewResponseController(m.ResponseWriter).Hijack()
	return &meteredConn{conn, m}, buffers, err
}

type meteredConn struct {
	net.Conn

	m *metered
}

// Read reads, and waits as long as the limit wants.
func (c *meteredConn) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b[:min(len(b), max(c.m.bytes.Burst(), 1))])
	if err == nil {
		err = c.m.bytes.WaitN(c.m.c.ctx, n)
	}
	return n, err
}
