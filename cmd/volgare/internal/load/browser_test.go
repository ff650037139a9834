package load

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// browserOf returns a browser of a server that ends with the test.
func browserOf(t *testing.T, f http.HandlerFunc) *browser {
	t.Helper()
	server := httptest.NewServer(f)
	r := &run{Config: Config{Addr: server.Listener.Addr().String()}, transport: newTransport()}
	t.Cleanup(func() {
		r.transport.CloseIdleConnections()
		server.Close()
	})
	return r.newBrowser()
}

// TestBrowserKeepsItsCookie: a browser sends the cookie that it was given, another browser does not.
func TestBrowserKeepsItsCookie(t *testing.T) {
	b := browserOf(t, func(w http.ResponseWriter, r *http.Request) {
		if cookie, err := r.Cookie("volgare"); err == nil {
			_, _ = w.Write([]byte(cookie.Value))
			return
		}
		http.SetCookie(w, &http.Cookie{Name: "volgare", Value: "anna", Path: "/"})
	})
	for i, want := range []string{"", "anna", "anna"} {
		if got, err := b.get(t.Context(), "/"); string(got) != want || err != nil {
			t.Errorf("request %d: %q, %v, want %q", i+1, got, err, want)
		}
	}
}

// TestStatusIsAnError: an answer with another status is an error that has its text.
func TestStatusIsAnError(t *testing.T) {
	b := browserOf(t, func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "no such table", http.StatusNotFound) })
	if _, err := b.get(t.Context(), "/"); err == nil || !strings.Contains(err.Error(), "status 404: no such table") {
		t.Errorf("get: %v", err)
	}
	if err := b.listen(t.Context(), func([]byte) {}); err == nil {
		t.Error("a stream with status 404 has begun")
	}
}

// TestEvents: an event is whole, however the server has written the stream.
func TestEvents(t *testing.T) {
	b := browserOf(t, func(w http.ResponseWriter, _ *http.Request) {
		for _, part := range []string{"data: Ven", "ezia\n\n", ": beat\n\ndata: Roma\n\n"} {
			_, _ = w.Write([]byte(part))
			_ = http.NewResponseController(w).Flush()
		}
	})
	events := make(chan string, 9)
	if err := b.listen(t.Context(), func(data []byte) { events <- string(data) }); err != nil {
		t.Error(err)
	}
	for _, want := range []string{"Venezia", "Roma"} {
		if got := <-events; got != want {
			t.Errorf("event %q, want %q", got, want)
		}
	}
	ended := browserOf(t, func(http.ResponseWriter, *http.Request) {})
	if err := ended.listen(t.Context(), func([]byte) {}); err == nil {
		t.Error("the end of a stream is no error")
	}
}
