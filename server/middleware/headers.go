package middleware

import (
	"net/http"

	"volgare/server/api"
)

// policy is the content security policy: a page may use scripts, styles and connections of this server only.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Headers returns the name and value of each header that all responses have.
func Headers() [][2]string {
	return [][2]string{
		{"Content-Security-Policy", policy},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
		{"Referrer-Policy", "no-referrer"}, // a link is a capability: its address must not reach other sites
		{"X-Content-Type-Options", "nosniff"},
		{"X-Frame-Options", "DENY"},
		{"X-Robots-Tag", "noindex, nofollow"}, // package pages removes it from public pages
	}
}

// secured sets the headers of all responses.
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

// sameOrigin refuses requests from other sites that change something.
func sameOrigin(next http.Handler) http.Handler {
	guard := http.NewCrossOriginProtection()
	guard.AddInsecureBypassPattern("/confirm/")     // links of mails contain a secret, and need no cookie
	guard.AddInsecureBypassPattern("/unsubscribe/") // likewise; mail programs send such requests
	guard.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		api.Refuse(w, r, api.NewProblem("cross-origin", ""))
	}))
	return guard.Handler(next)
}
