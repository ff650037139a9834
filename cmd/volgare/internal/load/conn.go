package load

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"volgare/edition"
	"volgare/record"
)

// conn is a connection that sends one request after the other, plainly: what the client costs is taken from the server where
// they share processors. Answers are read by the standard library, since proxies frame them in their own ways.
type conn struct {
	addr   string
	cookie string // "" until the server has given one
	net    net.Conn
	in     *bufio.Reader
	buf    []byte
	used   time.Time // last
}

const (
	within = 30 * time.Second
	// stale is for how long a connection may lie idle: proxies end such, some after ten seconds.
	stale = 5 * time.Second
)

func dial(ctx context.Context, addr string) (*conn, error) {
	line, err := new(net.Dialer).DialContext(ctx, "tcp", addr)
	if err != nil {
		return nil, err
	}
	c := &conn{addr: addr}
	c.take(line)
	return c, nil
}

// again makes the connection anew.
func (c *conn) again() error {
	_ = c.net.Close()
	line, err := net.DialTimeout("tcp", c.addr, within) //nolint:noctx // it has as long as any exchange
	if err == nil {
		c.take(line)
	}
	return err
}

// take makes a new line that of the connection.
func (c *conn) take(line net.Conn) { c.net, c.in, c.used = line, bufio.NewReader(line), time.Now() }

// head writes the request line and the headers into the buffer.
func (c *conn) head(method, path string) {
	c.buf = append(c.buf[:0], method...)
	c.buf = append(c.buf, ' ')
	c.buf = append(c.buf, path...)
	c.buf = append(c.buf, " HTTP/1.1\r\nHost: "...)
	c.buf = append(c.buf, c.addr...)
	if c.cookie != "" {
		c.buf = append(c.buf, "\r\nCookie: volgare="...)
		c.buf = append(c.buf, c.cookie...)
	}
	c.buf = append(c.buf, "\r\n"...)
}

// post sends a body and returns the status and the body of the answer.
func (c *conn) post(path, kind, body string) (int, []byte, error) {
	c.head("POST", path)
	c.buf = append(c.buf, "Content-Type: "...)
	c.buf = append(c.buf, kind...)
	c.buf = append(c.buf, "\r\nContent-Length: "...)
	c.buf = strconv.AppendInt(c.buf, int64(len(body)), 10)
	c.buf = append(c.buf, "\r\n\r\n"...)
	c.buf = append(c.buf, body...)
	return c.exchange()
}

// importGame makes a table of a game, and says where it stands.
func (c *conn) importGame(t *edition.Table, g *record.Game) (id string, seq int64, err error) {
	status, body, err := c.post("/api/tables/import?key="+rand.Text(), "text/plain", string(record.AppendGame(nil, t.Rules, g)))
	if err := wanted(201)(status, body, err); err != nil {
		return "", 0, fmt.Errorf("import: %w", err)
	}
	var made struct {
		ID  string `json:"id"`
		Seq int64  `json:"seq"`
	}
	err = json.Unmarshal(body, &made)
	return made.ID, made.Seq, err
}

// wanted makes an error of an answer with another status.
func wanted(want int) func(status int, body []byte, err error) error {
	return func(status int, body []byte, err error) error {
		if err == nil && status != want {
			err = fmt.Errorf("status %d: %s", status, body)
		}
		return err
	}
}

// get returns the status and the body of a page.
func (c *conn) get(path string) (int, []byte, error) {
	c.head("GET", path)
	c.buf = append(c.buf, "\r\n"...)
	return c.exchange()
}

// exchange sends the buffer and reads the answer, by a new connection where the last one may be of no more use.
func (c *conn) exchange() (status int, body []byte, err error) {
	if time.Since(c.used) > stale {
		if err := c.again(); err != nil {
			return 0, nil, err
		}
	}
	defer func() {
		if err != nil {
			c.used = time.Time{} // what comes still is the answer to nothing
		}
	}()
	c.used = time.Now()
	if err := c.net.SetDeadline(c.used.Add(within)); err != nil {
		return 0, nil, err
	}
	if _, err := c.net.Write(c.buf); err != nil {
		return 0, nil, err
	}
	return c.answer()
}

// answer reads an answer, however a proxy has framed it.
func (c *conn) answer() (int, []byte, error) {
	answer, err := c.headers()
	if err != nil {
		return 0, nil, err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if answer.Close {
		c.used = time.Time{}
	}
	return answer.StatusCode, body, err
}

// headers reads the head of an answer, and keeps a cookie.
func (c *conn) headers() (*http.Response, error) {
	answer, err := http.ReadResponse(c.in, nil)
	if err != nil {
		return nil, err
	}
	for _, cookie := range answer.Cookies() {
		if cookie.Name == "volgare" {
			c.cookie = cookie.Value
		}
	}
	return answer, nil
}

// events asks for the stream and calls f with the data of every event until the
// connection ends.
func (c *conn) events(path string, f func(data []byte)) error {
	c.head("GET", path)
	c.buf = append(c.buf, "Accept: text/event-stream\r\n\r\n"...)
	if _, err := c.net.Write(c.buf); err != nil {
		return err
	}
	answer, err := c.headers()
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("stream: status %d", answer.StatusCode)
	}
	for lines := bufio.NewReader(answer.Body); ; {
		line, err := lines.ReadSlice('\n')
		if err != nil {
			return err
		}
		if text, ok := strings.CutPrefix(string(line), "data: "); ok {
			f([]byte(text))
		}
	}
}
