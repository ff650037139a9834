package server

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"volgare/server/identity"
	"volgare/server/seats"
)

// TestDisconnectIsNotServerError: a request whose client has hung up is no error of the server. It is logged at the debug
// level and counted as status 499, whatever the operation waited for.
func TestDisconnectIsNotServerError(t *testing.T) {
	r := newRig(t, how{alone: true})
	ann := r.browser()
	id := ann.create("me", "me").ID
	cookie := ann.cookie()
	r.close()
	again := newRig(t, how{dir: r.dir, alone: true}) // nothing is in memory
	gone, hangUp := context.WithCancel(t.Context())
	hangUp()
	for _, c := range []struct {
		op, method, path string
		body             any
	}{
		{"tables", http.MethodGet, "/api/tables", nil},
		{"me", http.MethodGet, "/api/me", nil},
		{"rename", http.MethodPatch, "/api/me", object{"name": "Ann"}},
		{"create", http.MethodPost, "/api/tables", plan("me", "open")},
		{"table", http.MethodGet, at("%s", id), nil},
		{"getSnapshot", http.MethodGet, at("%s/snapshot", id), nil},
		{"stream", http.MethodGet, "/api/stream", nil},
		{"play", http.MethodPost, at("%s/moves", id), object{"seat": "yellow", "seq": 1, "moves": []string{"end"}}},
		{"connectBot", http.MethodGet, seats.ConnectPath + "?token=p" + strings.Repeat("a", 34), nil},
		{"getLink", http.MethodGet, "/api/links/" + strings.Repeat("a", 34), nil},
	} {
		var body []byte
		if c.body != nil {
			body = keyed(t, c.method, c.path, c.body)
		}
		req := httptest.NewRequestWithContext(gone, c.method, again.http.URL+c.path, bytes.NewReader(body))
		req.AddCookie(&http.Cookie{Name: identity.CookieName, Value: cookie})
		req.Header.Set("Content-Type", "application/json")
		again.server.ServeHTTP(httptest.NewRecorder(), req)
		figures := string(again.browser().get("/metrics").is(http.StatusOK).body)
		if want := fmt.Sprintf(`volgare_http_requests_total{op=%q,status="499"} 1`, c.op); !strings.Contains(figures, want) {
			t.Errorf("%s %s: no %s", c.method, c.path, want)
		}
		if strings.Contains(figures, `volgare_refusals_total{code="storage"}`) {
			t.Errorf("%s %s: counted as a failure of the store", c.method, c.path)
		}
	}
	again.close()
	for line := range strings.Lines(again.log.String()) {
		if strings.Contains(line, "level=ERROR") || strings.Contains(line, "level=WARN") ||
			strings.Contains(line, "status=499") != strings.Contains(line, "level=DEBUG") {
			t.Errorf("logged: %s", line)
		}
	}
}
