package server

import (
	"fmt"
	"hash/fnv"
	"maps"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
)

// TestSecretsFindsLeaks plants leaks of each kind into the responses of both games: data that depends on the whole position.
// The comparison of TestSecrets must find each of them, or it would prove nothing.
func TestSecretsFindsLeaks(t *testing.T) {
	p := pairOf(t, 0)
	const moves = 12 // the deals differ from the beginning
	for _, leak := range leaks() {
		t.Run(leak.name, func(t *testing.T) {
			left, right := bothSides(t, p, moves, leak.plant)
			found := 0
			for i := range left.watchers {
				if !left.watchers[i].inside && difference(left.watchers[i].sent(), right.watchers[i].sent()) != "" {
					found++
				}
			}
			if found == 0 {
				t.Error("the leak was not noticed")
			}
		})
	}
	t.Run("none", func(t *testing.T) {
		left, right := bothSides(t, p, moves, nil)
		for i := range left.watchers {
			a, b := left.watchers[i], right.watchers[i]
			if where := difference(a.sent(), b.sent()); where != "" && !a.inside {
				t.Errorf("%s: %s", a.name, where)
			}
		}
	})
}

// leak is a planted fault: where it appears, and how it changes a response.
type leak struct {
	name  string
	shows func(path string, status int) bool
	alter func(h http.Header, body, secret string) string
}

func leaks() []leak {
	in := func(part string) func(string, int) bool {
		return func(path string, status int) bool { return strings.Contains(path, part) && status < 400 }
	}
	insert := func(_ http.Header, body, secret string) string {
		return strings.Replace(body, "{", `{"hint":"`+secret+`",`, 1)
	}
	return []leak{
		{"view", in("/position"), insert},
		{"picture", in("/preview.png"), func(_ http.Header, body, secret string) string { return body + secret }},
		{"head", in("/t/"), func(_ http.Header, body, secret string) string {
			return strings.Replace(body, "<title>", "<title>"+secret, 1)
		}},
		{"snapshot", in("/snapshot"), insert},
		{"log", in("/log"), insert},
		{"error", func(_ string, status int) bool { return status >= 400 }, insert},
		{"record", in("/record"), func(_ http.Header, body, secret string) string { return body + "; " + secret + "\n" }},
		{"list", in("/api/tables"), insert},
		{"progress", in("/progress"), insert},
		{"page", in("/t/"), func(_ http.Header, body, secret string) string { return body + "<!-- " + secret + " -->" }},
		{"etag", in("/position"), func(h http.Header, body, secret string) string {
			h.Set("ETag", `W/"`+secret+`"`)
			return body
		}},
		{"header", in("/api/"), func(h http.Header, body, secret string) string {
			h.Set("Server-Timing", "fold;desc="+secret)
			return body
		}},
		{"length", in("/position"), func(_ http.Header, body, secret string) string {
			return body + strings.Repeat(" ", 1+int(secret[0])%31+int(secret[1])%31)
		}},
		{"stream", in("/api/stream"), nil},
	}
}

// plant returns the middleware with the leak.
func (l *leak) plant(s *side) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case r.URL.Path == "/api/stream" && l.alter == nil:
				next.ServeHTTP(&leaking{w, s}, r)
				return
			case r.URL.Path == "/api/stream", l.alter == nil:
				next.ServeHTTP(w, r)
				return
			}
			rec := httptest.NewRecorder()
			r.Header.Del("Accept-Encoding")
			next.ServeHTTP(rec, r)
			body := rec.Body.String()
			if l.shows(r.URL.Path, rec.Code) && s.id != "" {
				body = l.alter(rec.Header(), body, s.hidden()) //nolint:contextcheck // the test's own question
			}
			maps.Copy(w.Header(), rec.Header())
			if rec.Code != http.StatusNotModified {
				w.Header().Set("Content-Length", strconv.Itoa(len(body)))
			}
			w.WriteHeader(rec.Code)
			if rec.Code != http.StatusNotModified {
				_, _ = w.Write([]byte(body))
			}
		})
	}
}

// hidden returns a text that depends on the whole position, including secrets.
func (s *side) hidden() string {
	snap, err := s.rig.tables.Look(s.t.Context(), s.id)
	if err != nil {
		return "none"
	}
	sum := fnv.New64a()
	fmt.Fprint(sum, *snap.StateAt(snap.Steps()))
	return fmt.Sprintf("%016x", sum.Sum64())
}

// leaking is the writer of a stream with a leak.
type leaking struct {
	http.ResponseWriter

	s *side
}

func (l *leaking) Write(b []byte) (int, error) {
	_, err := l.ResponseWriter.Write(append([]byte(": "+l.s.hidden()+"\n"), b...))
	return len(b), err
}

func (l *leaking) Unwrap() http.ResponseWriter { return l.ResponseWriter }
