package middleware

import (
	"net"
	"net/http"
	"slices"
	"strings"

	"volgare/server/api"
)

// Another site can make its own host name resolve to this machine (DNS rebinding). A browser then takes requests
// to this server for same-site requests, but sends the name of that site. So a server for this machine only accepts
// the names of this machine. The port is not checked: a tunnel changes it, and a foreign page cannot choose the host
// name anyway.

// named refuses requests for other host names than the server has.
func named(hosts []string, next http.Handler) http.Handler {
	if len(hosts) == 0 {
		return next
	}
	known := make([]string, len(hosts))
	for i, name := range hosts {
		known[i] = hostName(name)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !slices.Contains(known, hostName(r.Host)) {
			api.Refuse(w, r, api.NewProblem("wrong-host", "it answers to "+strings.Join(known, ", ")+"; volgare serve --host adds a name"))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// hostName returns the name in a Host header, without port and brackets.
func hostName(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}
