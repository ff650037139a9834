package middleware

import (
	"net"
	"net/http"
	"slices"
	"strings"

	"volgare/server/api"
)

// A page of another site can have its own name lead to this machine (DNS rebinding):
// for the browser it then asks its own site, but it says that site's name. So a server
// for this machine alone answers only to names that lead here. The port does not
// count: who comes through a tunnel says another, and a stranger's page cannot choose
// the name of this machine.

// named refuses requests for other names than the server's.
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

// hostName is the name in a Host header, without port and brackets.
func hostName(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}
