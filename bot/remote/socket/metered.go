package socket

import (
	"bufio"
	"net"
	"net/http"

	"golang.org/x/time/rate"
)

// metered is a response whose connection is read at a limited rate of bytes. A message may be split into any number of
// frames, which a limit on messages does not count.
type metered struct {
	http.ResponseWriter

	c     *Conn
	bytes *rate.Limiter
}

// bytes returns the limit on all data read: half of the longest message per second, with bursts of four such messages.
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

// Read reads data and then waits as long as the limit requires.
func (c *meteredConn) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b[:min(len(b), max(c.m.bytes.Burst(), 1))])
	if err == nil {
		err = c.m.bytes.WaitN(c.m.c.ctx, n)
	}
	return n, err
}
