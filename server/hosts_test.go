package server

import (
	"net/http"
	"strings"
	"testing"
)

// TestHosts asks under names that lead here and under others, as a page does that has
// its own name lead to this machine.
func TestHosts(t *testing.T) {
	r := newRig(t, how{config: func(c *Config) { c.Hosts = []string{"localhost", "127.0.0.1", "::1", "Club.example"} }})
	b := r.browser()
	for _, host := range []string{"localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080", "[::1]", "club.example", "club.example.:443"} {
		b.get("/api/presets", "Host", host).is(http.StatusOK)
	}
	for _, host := range []string{"evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.5:8080", "0.0.0.0:8080", "[::2]:8080", "xlocalhost"} {
		for _, path := range []string{"/", "/api/presets", "/api/stream", "/healthz", "/metrics"} {
			if p := b.get(path, "Host", host).code("wrong-host"); !strings.Contains(p.Detail, "club.example") {
				t.Errorf("%s is told %q", host, p.Detail)
			}
		}
		b.send(http.MethodPost, "/api/tables", []byte(`{"seats":[{"who":"me"},{"who":"me"}]}`), "Host", host).code("wrong-host")
	}
	open := newRig(t, how{}).browser()
	open.get("/api/presets", "Host", "anything.example").is(http.StatusOK)
}
