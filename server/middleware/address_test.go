package middleware

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// TestAddress believes an own proxy only, and of what it passes on only what it has
// added itself: the last.
func TestAddress(t *testing.T) {
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.RemoteAddr = "192.0.2.1:4000"
	r.Header["X-Forwarded-For"] = []string{"198.51.100.1", "198.51.100.2, 203.0.113.7"}
	for proxied, want := range map[bool]string{false: "192.0.2.1", true: "203.0.113.7"} {
		if got := Address(r, proxied); got != want {
			t.Errorf("proxied %t: %s, want %s", proxied, got, want)
		}
	}
}
