package socket_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"volgare/bot/remote"
	"volgare/bot/remote/socket"
	"volgare/protocol/lines"
)

var _ remote.Conn = (*socket.Conn)(nil)

// referee starts a server and returns its address and the server ends of the connections.
func referee(t *testing.T, limits socket.Limits) (address string, came <-chan *socket.Conn) {
	t.Helper()
	conns := make(chan *socket.Conn, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer secret" || r.URL.RawQuery != "" {
			http.Error(w, `{"title":"There is no such token."}`, http.StatusNotFound)
			return
		}
		conn, err := socket.Accept(w, r, limits) //nolint:contextcheck // the connection outlives the request
		if err != nil {
			t.Error(err)
			return
		}
		conns <- conn
		<-conn.Done()
	}))
	t.Cleanup(server.Close)
	return server.URL, conns
}

// free limits only the length of a message.
var free = socket.Limits{Longest: lines.Max, PerSecond: rate.Inf}

// pair returns both ends of a connection.
func pair(t *testing.T) (ours, bots *socket.Conn) {
	t.Helper()
	address, came := referee(t, free)
	bots, err := socket.Dial(t.Context(), address+"?token=secret")
	if err != nil {
		t.Fatal(err)
	}
	ours = <-came
	t.Cleanup(func() { ours.Close(); bots.Close() })
	return ours, bots
}

func within(t *testing.T, d time.Duration) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), d)
	t.Cleanup(cancel)
	return ctx
}

// TestLinesBothWays checks that lines go both ways, including the longest, and that the end is received.
func TestLinesBothWays(t *testing.T) {
	ours, bots := pair(t)
	for _, text := range []string{"one\n", "two", strings.Repeat("x", lines.Max)} {
		for _, way := range [][2]*socket.Conn{{ours, bots}, {bots, ours}} {
			if err := way[0].Send(t.Context(), []byte(text)); err != nil {
				t.Fatal(err)
			}
			if got, err := way[1].Receive(within(t, 20*time.Second)); err != nil || string(got) != text {
				t.Errorf("%.20q for %.20q, %v", got, text, err)
			}
		}
	}
	if _, err := bots.Receive(within(t, 20*time.Millisecond)); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if !ours.Finish(within(t, 20*time.Second)) {
		t.Error("the bot did not receive the end of the connection")
	}
	if _, err := bots.Receive(t.Context()); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
	if done, refused := bots.Ended(); !done || refused != nil {
		t.Errorf("%v, %v", done, refused)
	}
}

// TestRefusedBotReceivesReason checks that a refused bot receives the reason, both before it is admitted and afterwards.
func TestRefusedBotReceivesReason(t *testing.T) {
	address, _ := referee(t, free)
	for _, query := range []string{"", "?token=other"} {
		_, err := socket.Dial(t.Context(), address+query)
		if refused, ok := errors.AsType[*socket.RefusedError](err); !ok || refused.Status != 404 || refused.Title != "There is no such token." {
			t.Errorf("%q: %v", query, err)
		}
	}
	ours, bots := pair(t)
	ours.Refuse(within(t, 20*time.Second), errors.New(strings.Repeat("why ", 50)))
	if done, refused := bots.Ended(); done || refused == nil || !strings.Contains(refused.Error(), `"why why`) {
		t.Errorf("%v, %v", done, refused)
	}
}

// TestLostConnectionIsNeitherDoneNorRefused checks that a lost connection is reported neither as done nor as refused.
func TestLostConnectionIsNeitherDoneNorRefused(t *testing.T) {
	ours, bots := pair(t)
	ours.Close()
	if done, refused := bots.Ended(); done || refused != nil {
		t.Errorf("%v, %v", done, refused)
	}
	if _, err := bots.Receive(t.Context()); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// TestTooLongMessageIsLast checks that a message over the limit is reported, and is the last.
func TestTooLongMessageIsLast(t *testing.T) {
	ours, bots := pair(t)
	_ = bots.Send(t.Context(), make([]byte, lines.Max+1)) // the connection may be closed while it is sent
	if _, err := ours.Receive(within(t, 20*time.Second)); !errors.Is(err, lines.ErrTooLong) {
		t.Error(err)
	}
	if _, err := ours.Receive(within(t, 20*time.Second)); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// TestSendToDeafSideEndsWithContext checks that a side that does not read blocks the other only until the context ends.
func TestSendToDeafSideEndsWithContext(t *testing.T) {
	address, came := referee(t, socket.Limits{}) // it never reads
	bots, err := socket.Dial(t.Context(), address+"?token=secret")
	if err != nil {
		t.Fatal(err)
	}
	defer (<-came).Close()
	defer bots.Close()
	ctx := within(t, 100*time.Millisecond)
	for err == nil {
		err = bots.Send(ctx, make([]byte, lines.Max))
	}
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

// TestMessagesAreReadAtLimitedRate checks that messages are read no faster than the limit allows.
func TestMessagesAreReadAtLimitedRate(t *testing.T) {
	const burst = 30
	address, came := referee(t, socket.Limits{Longest: lines.Max, PerSecond: 1e-6, Burst: burst})
	bots, err := socket.Dial(t.Context(), address+"?token=secret")
	if err != nil {
		t.Fatal(err)
	}
	ours := <-came
	defer ours.Close()
	defer bots.Close()
	for i := range 2 * burst {
		if err := bots.Send(t.Context(), fmt.Appendf(nil, "%02d", i)); err != nil {
			t.Fatal(err)
		}
	}
	last := fmt.Sprint(burst - 1)
	for line := []byte(nil); string(line) != last; {
		if line, err = ours.Receive(within(t, 20*time.Second)); err != nil || string(line) > last {
			t.Fatalf("%s, %v", line, err)
		}
	}
	if line, err := ours.Receive(within(t, 20*time.Millisecond)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%s, %v", line, err)
	}
}

// floods writes a frame again and again until the connection ends. It returns the status and reason of the other side.
func floods(t *testing.T, address string, frame []byte, came <-chan *socket.Conn) (frames int, status websocket.StatusCode, reason string) {
	t.Helper()
	wire, answer := handshake(t, address)
	ours := <-came
	defer ours.Close()
	ended := make(chan []byte, 1)
	go func() {
		rest, _ := io.ReadAll(answer) // until the connection is closed
		ended <- rest
	}()
	burst := bytes.Repeat(frame, 100)
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); frames += 100 {
		_ = wire.SetWriteDeadline(time.Now().Add(20 * time.Second))
		if _, err := wire.Write(burst); err != nil {
			break
		}
	}
	select {
	case rest := <-ended:
		status, reason = closing(rest)
	case <-time.After(20 * time.Second):
		t.Error("the connection does not end")
	}
	return frames, status, reason
}

// handshake opens a WebSocket by hand, so that a test can send any frame.
func handshake(t *testing.T, address string) (net.Conn, *bufio.Reader) {
	t.Helper()
	wire, err := net.Dial("tcp", strings.TrimPrefix(address, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = wire.Close() })
	fmt.Fprint(wire, "GET / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"+
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
	answer := bufio.NewReader(wire)
	resp, err := http.ReadResponse(answer, nil) //nolint:bodyclose // it has no body
	if err != nil || resp.StatusCode != http.StatusSwitchingProtocols {
		t.Fatalf("%v, %v", resp, err)
	}
	return wire, answer
}

// closing parses the close frame among the short frames of a server.
func closing(frames []byte) (status websocket.StatusCode, reason string) {
	for len(frames) >= 2 {
		size := min(int(frames[1]), len(frames)-2)
		if payload := frames[2 : 2+size]; frames[0] == 0x88 && size >= 2 {
			return websocket.StatusCode(binary.BigEndian.Uint16(payload)), string(payload[2:])
		}
		frames = frames[2+size:]
	}
	return 0, ""
}

// TestFrameFlood checks that frames other than messages count against the limit too. A connection that exceeds it is closed
// with the reason.
func TestFrameFlood(t *testing.T) {
	t.Parallel()
	mask := []byte{1, 2, 3, 4}
	for name, frame := range map[string][]byte{
		"pings":      append([]byte{0x89, 0x80}, mask...),
		"pongs":      append([]byte{0x8a, 0x80}, mask...),
		"long pings": append([]byte{0x89, 0x80 + 125}, make([]byte, 4+125)...),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address, came := referee(t, socket.Limits{Longest: lines.Max, PerSecond: 20, Burst: 40})
			frames, status, reason := floods(t, address, frame, came)
			if status != websocket.StatusPolicyViolation || !strings.Contains(reason, "pings") {
				t.Errorf("after %d frames it ends with %d %q", frames, status, reason)
			}
		})
	}
}

// TestFragmentFlood checks that an endless message of empty fragments is read no faster than other messages.
func TestFragmentFlood(t *testing.T) {
	address, came := referee(t, socket.Limits{Longest: 4096, PerSecond: 20, Burst: 40})
	wire, _ := handshake(t, address)
	ours := <-came
	defer ours.Close()
	_, _ = wire.Write([]byte{0x01, 0x80, 0, 0, 0, 0})
	burst, written := bytes.Repeat([]byte{0x00, 0x80, 0, 0, 0, 0}, 1000), 0
	_ = wire.SetWriteDeadline(time.Now().Add(2 * time.Second))
	for err := error(nil); err == nil; {
		var n int
		n, err = wire.Write(burst)
		written += n
	}
	const buffers = 8 << 20 // of both ends of the connection
	if written > buffers {
		t.Errorf("%d bytes are read in 2 s", written)
	}
}
