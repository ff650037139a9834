package middleware

import (
	"net/http"
	"net/netip"
	"strings"
)

// Address is where a request comes from: for IPv6 the network, which is one home. Behind
// a proxy of one's own it is what that says.
func Address(r *http.Request, proxied bool) string {
	text := r.RemoteAddr
	if proxied {
		if list := strings.Join(r.Header.Values("X-Forwarded-For"), ","); list != "" {
			text = strings.TrimSpace(list[strings.LastIndexByte(list, ',')+1:])
		}
	}
	return network(text)
}

// network is the address of a client, with or without a port: of IPv6 the network.
func network(text string) string {
	ip, err := parseAddress(text)
	if err != nil {
		return "unknown"
	}
	if ip = ip.Unmap(); ip.Is4() {
		return ip.String()
	}
	prefix, _ := ip.WithZone("").Prefix(64) // it fails only beyond 128 bits
	return prefix.String()
}

// parseAddress reads an address with or without a port.
func parseAddress(text string) (netip.Addr, error) {
	if with, err := netip.ParseAddrPort(text); err == nil {
		return with.Addr(), nil
	}
	return netip.ParseAddr(text)
}

// Local reports whether a request comes from this machine itself, not through a
// proxy on it.
func Local(r *http.Request) bool {
	ip, err := parseAddress(r.RemoteAddr)
	through := r.Header.Get("X-Forwarded-For") != "" || r.Header.Get("Forwarded") != ""
	return err == nil && ip.Unmap().IsLoopback() && !through
}
