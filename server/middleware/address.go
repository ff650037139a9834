package middleware

import (
	"fmt"
	"net/http"
	"net/netip"
	"strings"
)

// Network is an address or a network of trusted proxies.
type Network struct{ netip.Prefix }

// UnmarshalText parses an address such as 10.0.0.7 or a network such as 10.0.0.0/8.
func (n *Network) UnmarshalText(text []byte) error {
	p, err := ParseNetwork(string(text))
	if err == nil && p.Bits() == 0 {
		err = fmt.Errorf("%s contains every address, so that any client could forge its own: give the proxies only", p)
	}
	if err == nil {
		n.Prefix = p
	}
	return err
}

// ParseNetwork parses an address such as 10.0.0.7, which is a network by itself, or a network such as 10.0.0.0/8.
func ParseNetwork(name string) (netip.Prefix, error) {
	if ip, err := netip.ParseAddr(name); err == nil && ip.Zone() == "" {
		ip = ip.Unmap()
		return netip.PrefixFrom(ip, ip.BitLen()), nil
	}
	p, err := netip.ParsePrefix(name)
	switch {
	case err != nil || p.Addr().Is4In6():
		return netip.Prefix{}, fmt.Errorf("%q is neither an address such as 10.0.0.7 nor a network such as 10.0.0.0/8", name)
	case p != p.Masked():
		return netip.Prefix{}, fmt.Errorf("%s is neither one address nor a whole network: give %s or %s", name, p.Addr(), p.Masked())
	}
	return p, nil
}

// Proxies are the networks of the trusted proxies in front of the server. A trusted proxy appends the address of its client
// to X-Forwarded-For. Other entries of that header are ignored. The zero value trusts no proxy.
type Proxies []Network

// trusts reports whether an address belongs to a trusted proxy.
func (p Proxies) trusts(ip netip.Addr) bool {
	for _, network := range p {
		if network.Contains(ip) {
			return true
		}
	}
	return false
}

// Client returns the address of the client that sent a request. It reads the addresses from the connection back through
// X-Forwarded-For, and returns the first one that is not of a trusted proxy, so that a client cannot forge its address. If all
// are of trusted proxies, it returns the one farthest from this server. The address is invalid if the connection has none. more
// reports whether the header has further addresses, which are ignored.
func (p Proxies) Client(r *http.Request) (client netip.Addr, more bool) {
	ip, err := parseAddress(r.RemoteAddr)
	if err != nil {
		return netip.Addr{}, false
	}
	chain := strings.Join(r.Header.Values("X-Forwarded-For"), ",")
	for chain != "" && p.trusts(ip) {
		at := strings.LastIndexByte(chain, ',')
		next, err := parseAddress(strings.TrimSpace(chain[at+1:]))
		if err != nil {
			return ip, false // the proxy does not know the address of its client
		}
		ip, chain = next, chain[:max(at, 0)]
	}
	return ip, chain != ""
}

// Origin returns the key by which a client is counted: its IPv4 address, or its IPv6 network of 64 bits, which one household shares.
func Origin(client netip.Addr) string {
	switch {
	case !client.IsValid():
		return "unknown"
	case client.Is4():
		return client.String()
	}
	network, _ := client.Prefix(64) // it fails only beyond 128 bits
	return network.String()
}

// parseAddress parses an address with or without a port or brackets. IPv4 mapped to IPv6 becomes IPv4, and a zone is dropped.
func parseAddress(text string) (netip.Addr, error) {
	with, err := netip.ParseAddrPort(text)
	ip := with.Addr()
	if err != nil {
		ip, err = netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(text, "["), "]"))
	}
	return ip.Unmap().WithZone(""), err
}

// forwarding are the headers by which a proxy can be recognized.
var forwarding = []string{"X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-Ip", "Forwarded", "Via"}

// Local reports whether a request comes from this machine, and not through a proxy on it.
func Local(r *http.Request) bool {
	for _, name := range forwarding {
		if r.Header.Get(name) != "" {
			return false
		}
	}
	ip, err := parseAddress(r.RemoteAddr)
	return err == nil && ip.IsLoopback()
}
