package middleware

import (
	"net/http"

	"volgare/server/api"
)

// policy is what a page may do: its own scripts, styles and connections, nothing else.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Headers are on every answer: name and value.
func Headers() [][2]string {
	return [][2]string{
		{"Content-Security-Policy", policy},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
		{"Referrer-Policy", "no-referrer"}, // a link is a capability: its address is for nobody else
		{"X-Content-Type-Options", "nosniff"},
		{"X-Frame-Options", "DENY"},
		{"X-Robots-Tag", "noindex, nofollow"}, // package pages removes it from pages that are for everybody
	}
}

// secured puts the headers on every answer.
func secured(next http.Handler) http.Handler {
	all := Headers()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		for _, one := range all {
			h[one[0]] = []string{one[1]}
		}
		next.ServeHTTP(w, r)
	})
}

// sameOrigin refuses requests of other sites that change something.
func sameOrigin(next http.Handler) http.Handler {
	guard := http.NewCrossOriginProtection()
	guard.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		api.Refuse(w, r, api.NewProblem("cross-origin", ""))
	}))
	return guard.Handler(next)
}
