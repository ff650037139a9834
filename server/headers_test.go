package server

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"volgare/server/middleware"
)

// TestHeadersOfAllRoutes asks for every address that can be read, in every way: GET, HEAD, with the entity tag of
// before, and for something that is not there. Security, caching and indexing are the same in each.
func TestHeadersOfAllRoutes(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "me").ID
	waiting := ann.create("me", "open").ID
	link := ann.linkTo(waiting, "red")
	lesson := read[[]struct {
		ID string `json:"id"`
	}](ann.get("/api/lessons"))[0].ID
	values := strings.NewReplacer("lessons/{id}", "lessons/"+lesson, "rules/{id}", "rules/MOV-2", "{id}", id, "{preset}", "deluxe",
		"links/{token}", strings.TrimPrefix(link, "/api/"), "{name}", "map")
	paths := []string{
		"/", "/index.html", "/rules", "/t/" + id, "/t/abcdefghij", "/s/" + link[strings.LastIndex(link, "/")+1:], "/s/unknown", "/settings", "/icon.svg",
		"/assets/index-1a2b3c.js", "/api/openapi.yaml", "/view/schema.json", "/healthz", "/metrics",
	}
	for _, op := range r.nodes[0].server.operations() {
		if path, ok := strings.CutPrefix(op.Pattern, "GET "); ok {
			paths = append(paths, values.Replace(path))
		}
	}
	for _, path := range paths {
		got := ann.get(path)
		if got.status >= 500 || strings.Contains(path, "{") {
			t.Errorf("%s: status %d", path, got.status)
		}
		kept(t, path+", 200", path, got.header)
		head := ann.send(http.MethodHead, path, nil)
		if head.status != got.status || len(head.body) > 0 {
			t.Errorf("HEAD %s: status %d and %d bytes, GET: status %d", path, head.status, len(head.body), got.status)
		}
		same(t, "HEAD "+path, got.header, head.header)
		if tag := got.header.Get("ETag"); tag != "" {
			again := ann.get(path, "If-None-Match", tag).is(http.StatusNotModified)
			kept(t, path+", 304", path, again.header)
			same(t, path+", 304", got.header, again.header, "Content-Type", "Content-Length", "Content-Encoding", "Accept-Ranges")
		}
		kept(t, path+", other method", "", ann.send(http.MethodDelete, path, nil).header)
	}
	for _, path := range []string{"/api/none", "/assets/none.js", "/none.txt", "/api/tables/abcdefghij", "/api/links/" + strings.Repeat("x", 20)} {
		kept(t, path, "", ann.get(path).header)
		kept(t, "HEAD "+path, "", ann.send(http.MethodHead, path, nil).header)
	}
}

// forAll is an address that search engines may list.
var forAll = regexp.MustCompile(`^/(index\.html|rules)?$`)

// kept checks the headers of every answer.
func kept(t *testing.T, what, path string, got http.Header) {
	t.Helper()
	for _, h := range middleware.Headers() {
		want, is := h[1], got.Get(h[0])
		switch {
		case h[0] == "X-Robots-Tag" && forAll.MatchString(path):
			want = ""
		case h[0] == "Cross-Origin-Resource-Policy" && strings.HasSuffix(path, "/preview.png"): // other sites show it with a link
			want = "cross-origin"
		case h[0] == "Content-Security-Policy": // a page allows its own script too
			is = regexp.MustCompile(` 'sha256-[^']*'`).ReplaceAllString(is, "")
		}
		if is != want {
			t.Errorf("%s: %s is %q, want %q", what, h[0], is, want)
		}
	}
	if got.Get("Cache-Control") == "" {
		t.Errorf("%s: no Cache-Control", what)
	}
}

// same checks that two answers have the same headers, but for some.
func same(t *testing.T, what string, want, got http.Header, but ...string) {
	t.Helper()
	for _, name := range slices.Sorted(func(yield func(string) bool) {
		for _, one := range []http.Header{want, got} {
			for name := range one {
				if !yield(name) {
					return
				}
			}
		}
	}) {
		if a, b := strings.Join(want[name], "|"), strings.Join(got[name], "|"); a != b && name != "Date" && !slices.Contains(but, name) {
			t.Errorf("%s: %s is %q, with GET and 200 it is %q", what, name, b, a)
		}
	}
}

// TestCitedTableIsNotIndexed: a public page with a table in its address is not public.
func TestCitedTableIsNotIndexed(t *testing.T) {
	b := newRig(t, how{}).browser()
	if got := b.get("/rules?table=abcdefghij").header.Get("X-Robots-Tag"); !strings.Contains(got, "noindex") {
		t.Errorf("X-Robots-Tag is %q", got)
	}
}
