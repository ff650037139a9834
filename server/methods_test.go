package server

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"volgare/server/api"
)

// operationPaths returns every path of the contract with an address of it, and the addresses outside the contract that the
// server answers too.
func operationPaths(t *testing.T, table, link string) map[string]string {
	t.Helper()
	c, err := theContract()
	if err != nil {
		t.Fatal(err)
	}
	fill := strings.NewReplacer("/links/{token}", "/links/"+link, "/lessons/{id}", "/lessons/half-a-purse", "/rules/{id}", "/rules/CUB-1",
		"{channel}", strings.Repeat("x", 22), "{id}", table, "{seat}", "yellow", "{preset}", "deluxe", "{name}", "place")
	all := map[string]string{}
	for path := range c.paths {
		if all[path] = fill.Replace(path); strings.Contains(all[path], "{") {
			t.Fatalf("%s: the test knows no value of a parameter", path)
		}
	}
	return all
}

// allowed returns the methods that the contract has at a path, in the order of the Allow header.
func allowed(t *testing.T, path string) []string {
	t.Helper()
	c, err := theContract()
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for method := range c.paths[path] {
		if method == "parameters" {
			continue
		}
		if list = append(list, strings.ToUpper(method)); method == "get" {
			list = append(list, http.MethodHead)
		}
	}
	slices.Sort(list)
	return list
}

var allMethods = []string{
	http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions, http.MethodTrace, "BREW",
}

// problem checks that an answer is a problem with a code, as all are: of its media type, stored by no cache, without a body
// only for HEAD.
func (a answer) problem(method, code string) {
	a.t.Helper()
	if kind := a.header.Get("Content-Type"); kind != api.KindProblem {
		a.t.Errorf("%d has the content type %q, want %q", a.status, kind, api.KindProblem)
	}
	if cache := a.header.Get("Cache-Control"); cache != "no-store" {
		a.t.Errorf("%d has Cache-Control %q, want no-store", a.status, cache)
	}
	if method != http.MethodHead {
		a.code(code)
	}
}

// eachAddress runs a test for every path of the contract, in its order.
func eachAddress(t *testing.T, test func(t *testing.T, b *browser, path, address string)) {
	t.Helper()
	r := newRig(t, how{})
	ann := r.browser()
	table := ann.create("me", "random").ID
	link := strings.Repeat("x", 20)
	all := operationPaths(t, table, link)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		t.Run(strings.ReplaceAll(strings.TrimPrefix(path, "/"), "/", " "), func(t *testing.T) {
			b := *ann
			b.t = t
			test(t, &b, path, all[path])
		})
	}
}

// TestUnknownMethodIsRefused: a method that the contract lacks at a path is refused with 405, and Allow lists the others.
func TestUnknownMethodIsRefused(t *testing.T) {
	eachAddress(t, func(t *testing.T, b *browser, path, address string) {
		has := allowed(t, path)
		for _, method := range allMethods {
			if slices.Contains(has, method) {
				continue
			}
			a := b.send(method, address, nil).is(http.StatusMethodNotAllowed)
			a.problem(method, "method")
			if got, want := a.header.Get("Allow"), strings.Join(has, ", "); got != want {
				t.Errorf("%s: Allow is %q, want %q", method, got, want)
			}
		}
	})
}

// TestAddressesBelow: nothing is below a path of the contract but other paths of it.
func TestAddressesBelow(t *testing.T) {
	eachAddress(t, func(t *testing.T, b *browser, _, address string) {
		for _, method := range allMethods {
			for _, below := range []string{"/nowhere/at/all", "/"} {
				b.send(method, address+below, nil).is(http.StatusNotFound).problem(method, "unknown-page")
			}
		}
	})
}

// TestHeadOfEveryOperation: HEAD is answered like GET, without the body, at once.
func TestHeadOfEveryOperation(t *testing.T) {
	eachAddress(t, func(t *testing.T, b *browser, path, address string) {
		if !slices.Contains(allowed(t, path), http.MethodGet) {
			return
		}
		head := b.send(http.MethodHead, address, nil)
		if len(head.body) > 0 {
			t.Errorf("HEAD is answered with %q", head.body)
		}
		if cache := head.header.Get("Cache-Control"); cache == "" {
			t.Error("no Cache-Control")
		}
		if path == "/api/stream" { // GET has no end
			head.is(http.StatusOK)
			return
		}
		get := b.send(http.MethodGet, address, nil).is(head.status)
		for _, name := range []string{"Content-Type", "Content-Length", "Cache-Control", "Etag", "Vary", "Content-Disposition"} {
			if a, b := head.header.Get(name), get.header.Get(name); a != b {
				t.Errorf("%s is %q for HEAD and %q for GET", name, a, b)
			}
		}
	})
}

// TestBadRequestsEverywhere: whatever is wrong with a request, the answer is a problem.
func TestBadRequestsEverywhere(t *testing.T) {
	eachAddress(t, func(t *testing.T, b *browser, path, address string) {
		unknown, kind := "?nothing=of-the-kind", "application/json"
		switch path {
		case "/api/boards/read":
			kind = api.KindText
		case "/api/tables/import":
			kind, address, unknown = api.KindText, address+"?key="+freshKey(), "&nothing=of-the-kind"
		case "/api/bots/connect": // where a token is wanted first
			b.get(address+unknown).is(http.StatusBadRequest).problem(http.MethodGet, "bad-request")
			return
		}
		for _, method := range allowed(t, path) {
			if method == http.MethodPost || method == http.MethodPatch || method == http.MethodPut {
				b.send(method, address, []byte("{"), "Content-Type", "image/png").is(http.StatusUnsupportedMediaType).problem(method, "unsupported-type")
				b.send(method, address, []byte("{}"), "Sec-Fetch-Site", "cross-site").is(http.StatusForbidden).problem(method, "cross-origin")
				if p := b.send(method, address+unknown, []byte("{}"), "Content-Type", kind).code("bad-request"); p.Field != "nothing" {
					t.Errorf("%s: an unknown parameter is told of as %+v", method, p)
				}
				continue
			}
			b.send(method, address, nil, "Accept", "audio/ogg").is(http.StatusNotAcceptable).problem(method, "not-acceptable")
			b.send(method, address+unknown, nil).is(http.StatusBadRequest).problem(method, "bad-request")
		}
	})
}
