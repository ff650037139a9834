package load

import (
	"bufio"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
	"time"
)

// answering is a connection to one that answers each request with the next of the texts, and then ends it.
func answering(t *testing.T, texts ...string) *conn {
	t.Helper()
	here, there := net.Pipe()
	t.Cleanup(func() {
		if err := here.Close(); err != nil {
			t.Error(err)
		}
	})
	go func() {
		defer there.Close()
		requests := bufio.NewReader(there)
		for _, text := range texts {
			for line := ""; line != "\r\n"; {
				var err error
				if line, err = requests.ReadString('\n'); err != nil {
					return
				}
			}
			if _, err := there.Write([]byte(text)); err != nil {
				return
			}
		}
	}()
	return &conn{addr: "table", net: here, in: bufio.NewReader(here), used: time.Now()}
}

// TestStale: what has lain idle is dialled again, as a proxy may have ended it, and so is what was broken; what was not goes on.
func TestStale(t *testing.T) {
	var mu sync.Mutex
	from := map[string]bool{}
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		from[r.RemoteAddr] = true
	}))
	defer server.Close()
	c, err := dial(t.Context(), server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.net.Close() }()
	for i, want := range []int{1, 1, 2} {
		if i == 2 {
			server.CloseClientConnections()
			c.used = c.used.Add(-2 * stale)
		}
		if status, _, err := c.get("/"); status != http.StatusOK || err != nil || len(from) != want {
			t.Errorf("request %d: status %d, %v, by %d connections, want %d", i+1, status, err, len(from), want)
		}
	}
	server.CloseClientConnections()
	if _, _, err := c.get("/"); err == nil {
		t.Error("a connection that was broken has answered")
	}
	if status, _, err := c.get("/"); status != http.StatusOK || err != nil || len(from) != 3 {
		t.Errorf("after a fault: status %d, %v, by %d connections", status, err, len(from))
	}
}

// TestAnswer: a proxy may write the names of headers small, as HAProxy does, and send in pieces what came whole.
func TestAnswer(t *testing.T) {
	const whole = "HTTP/1.1 200 OK\r\ncontent-length: 4\r\nset-cookie: volgare=anna; Path=/\r\n\r\nRoma"
	const pieces = "HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n2\r\nRo\r\n2\r\nma\r\n0\r\n\r\n"
	c := answering(t, whole, pieces)
	for _, want := range []int{200, 404} {
		status, body, err := c.get("/")
		if status != want || string(body) != "Roma" || err != nil || c.cookie != "anna" {
			t.Errorf("want %d: %d %q, cookie %q, %v", want, status, body, c.cookie, err)
		}
	}
}

// TestEvents: an event is whole, wherever a proxy has cut the stream.
func TestEvents(t *testing.T) {
	c := answering(t, "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\ndata: Ven\r\n5\r\nezia\n\r\nd\r\n\ndata: Roma\n\n\r\n0\r\n\r\n")
	var told []string
	if err := c.events("/", func(data []byte) { told = append(told, string(data)) }); err == nil {
		t.Error("the end of a stream is no error")
	}
	if want := []string{"Venezia\n", "Roma\n"}; !slices.Equal(told, want) {
		t.Errorf("told %q, want %q", told, want)
	}
}
