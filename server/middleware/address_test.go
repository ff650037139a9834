package middleware

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// networks parses trusted proxies.
func networks(t *testing.T, names ...string) (all Proxies) {
	t.Helper()
	for _, name := range names {
		var n Network
		if err := n.UnmarshalText([]byte(name)); err != nil {
			t.Fatal(err)
		}
		all = append(all, n)
	}
	return all
}

// TestClientBehindTrustedProxies: through any number of trusted proxies a client has its own address, whatever it writes into the header.
func TestClientBehindTrustedProxies(t *testing.T) {
	for _, c := range []struct {
		name    string
		trusted []string
		peer    string
		header  []string
		want    string
	}{
		{"no proxy", nil, "192.0.2.1:4000", nil, "192.0.2.1"},
		{"a header of the client without a proxy", nil, "192.0.2.1:4000", []string{"198.51.100.1"}, "192.0.2.1"},
		{"a header of a client that is not the proxy", []string{"10.0.0.1"}, "192.0.2.1:4000", []string{"198.51.100.1"}, "192.0.2.1"},
		{"one proxy", []string{"10.0.0.1"}, "10.0.0.1:4000", []string{"203.0.113.7"}, "203.0.113.7"},
		{"a forged entry before one proxy", []string{"10.0.0.1"}, "10.0.0.1:4000", []string{"198.51.100.1, 203.0.113.7"}, "203.0.113.7"},
		{"https proxy and HAProxy on this machine", []string{"127.0.0.0/8", "::1"}, "127.0.0.1:4000", []string{"203.0.113.7", "127.0.0.1"}, "203.0.113.7"},
		{"the same with a forged entry", []string{"127.0.0.0/8"}, "127.0.0.1:4000", []string{"127.0.0.1, 198.51.100.1, 203.0.113.7", "127.0.0.1"}, "203.0.113.7"},
		{"around the outer proxy", []string{"10.0.0.0/24"}, "10.0.0.2:4000", []string{"198.51.100.1,10.0.0.1", "203.0.113.7"}, "203.0.113.7"},
		{"an outer proxy that is not trusted", []string{"10.0.0.2"}, "10.0.0.2:4000", []string{"203.0.113.7, 10.0.0.1"}, "10.0.0.1"},
		{"from the proxy itself", []string{"127.0.0.0/8"}, "127.0.0.1:4000", []string{"127.0.0.1"}, "127.0.0.1"},
		{"a proxy without the header", []string{"10.0.0.1"}, "10.0.0.1:4000", nil, "10.0.0.1"},
		{"a proxy that does not know", []string{"10.0.0.1"}, "10.0.0.1:4000", []string{"unknown"}, "10.0.0.1"},
		{"garbage of a client", []string{"10.0.0.1"}, "10.0.0.1:4000", []string{"<x>,,", "203.0.113.7"}, "203.0.113.7"},
		{"with a port", []string{"10.0.0.1"}, "10.0.0.1:4000", []string{"203.0.113.7:9"}, "203.0.113.7"},
		{"IPv6 is a network", []string{"::1"}, "[::1]:4000", []string{"2001:db8:1:2:3:4:5:6"}, "2001:db8:1:2::/64"},
		{"IPv6 in brackets", []string{"::1"}, "[::1]:4000", []string{"[2001:db8:1:2:3:4:5:6]:9"}, "2001:db8:1:2::/64"},
		{"IPv4 in IPv6", []string{"127.0.0.1"}, "[::ffff:127.0.0.1]:4000", []string{"::ffff:203.0.113.7"}, "203.0.113.7"},
		{"no address", []string{"127.0.0.1"}, "@", []string{"203.0.113.7"}, "unknown"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = c.peer
		r.Header["X-Forwarded-For"] = c.header
		client, _ := networks(t, c.trusted...).Client(r)
		if got := Origin(client); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestInvalidNetworkIsRefused: anything but an address or a network is refused with the reason, and so is a network of all addresses.
func TestInvalidNetworkIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"10.0.0.7": "10.0.0.7/32", "::ffff:10.0.0.7": "10.0.0.7/32", "10.0.0.0/8": "10.0.0.0/8", "fd00::/8": "fd00::/8", "::1": "::1/128",
	} {
		var n Network
		if err := n.UnmarshalText([]byte(text)); err != nil || n.String() != want {
			t.Errorf("%s: %v, %v", text, n, err)
		}
	}
	for text, says := range map[string]string{
		"": "neither", "2": "neither", "localhost": "neither", "10.0.0.0/33": "neither", "fe80::1%eth0": "neither", "::ffff:10.0.0.0/104": "neither",
		"10.0.0.7/8": "give 10.0.0.7 or 10.0.0.0/8", "0.0.0.0/0": "every address", "::/0": "every address",
	} {
		var n Network
		if err := n.UnmarshalText([]byte(text)); err == nil || !strings.Contains(err.Error(), says) || n.IsValid() {
			t.Errorf("%q: %v, %v", text, n, err)
		}
	}
}

// TestProxiedRequestIsNotLocal: a request that came through a proxy on this machine is not of this machine.
func TestProxiedRequestIsNotLocal(t *testing.T) {
	for _, c := range []struct {
		peer, header string
		want         bool
	}{
		{"127.0.0.1:1", "", true},
		{"[::1]:1", "", true},
		{"192.0.2.1:1", "", false},
		{"127.0.0.1:1", "X-Forwarded-For", false},
		{"127.0.0.1:1", "Forwarded", false},
		{"127.0.0.1:1", "X-Forwarded-Proto", false},
		{"127.0.0.1:1", "X-Real-IP", false},
		{"127.0.0.1:1", "Via", false},
	} {
		r := httptest.NewRequest(http.MethodGet, "/metrics", nil)
		r.RemoteAddr = c.peer
		if c.header != "" {
			r.Header.Set(c.header, "x")
		}
		if got := Local(r); got != c.want {
			t.Errorf("%+v: %t", c, got)
		}
	}
}
