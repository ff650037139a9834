package server

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"os"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/middleware"
	"volgare/server/preview"
	"volgare/store"
)

// TestPages covers the files and the addresses of the interface.
func TestPages(t *testing.T) {
	r := newRig(t, how{})
	b := r.browser()
	id := b.create("me", "open").ID
	seat := read[identity.Link](b.post(at("%s/seats/red/link", id), nil)).Path
	device := read[identity.Link](b.post("/api/me/device", nil)).Path
	for _, where := range []string{
		"/", "/t/" + id, "/t/" + id + "?at=57", seat, device, "/new", "/help", "/help/terms", "/rules", "/rules/overview", "/rules/MOV", "/rules/MOV-2",
		"/box", "/box/deluxe", "/learn/caravan", "/index.html",
	} {
		a := b.get(where).is(http.StatusOK)
		if !strings.HasPrefix(string(a.body), "<!doctype html>") || a.header.Get("Cache-Control") != "no-cache, private" {
			t.Errorf("%s: %v", where, a.header)
		}
		b.get(where, "If-None-Match", a.header.Get("ETag")).is(http.StatusNotModified)
	}
	page := b.get("/t/" + id)
	if told, want := page.header.Get("Link"), `</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`; told != want {
		t.Errorf("the Link header of a page is %s, want %s", told, want)
	}
	want := `<template id="later">` +
		`<link rel="preload" as="fetch" href="/assets/en.ftl" crossorigin />` +
		`<link rel="modulepreload" href="/assets/table-1.js" crossorigin />` +
		`<link rel="preload" as="style" href="/assets/table-1.css" crossorigin fetchpriority="low" />` +
		`<link rel="modulepreload" href="/assets/map-1.js" crossorigin />` +
		`<link rel="preload" as="fetch" href="/assets/map-1.json" crossorigin />` +
		`<link rel="modulepreload" href="/assets/page-1.js" crossorigin />` +
		`</template>`
	if !strings.Contains(string(page.body), want) {
		t.Errorf("the page of a table needs\n%s\nbut is\n%s", want, page.body)
	}
	if a := b.get("/help"); strings.Contains(string(a.body), "table-1") {
		t.Errorf("/help: %s", a.body)
	}
	b.get("/manifest.json").code("unknown-page")
	b.get("/frames/t-x.en.html").code("unknown-page")
	a := b.get("/assets/index-1a2b3c.js", "Accept-Encoding", "br;q=1, gzip;q=0.8").is(http.StatusOK)
	if a.header.Get("Cache-Control") != "public, max-age=31536000, immutable" || a.header.Get("Content-Encoding") != "gzip" ||
		a.header.Get("Content-Type") != "text/javascript; charset=utf-8" {
		t.Errorf("asset: %v", a.header)
	}
	if plain := unzip(t, a.body); !strings.HasPrefix(plain, "export") {
		t.Errorf("asset: %.50s", plain)
	}
	if a := b.get("/assets/index-1a2b3c.js", "Accept-Encoding", "gzip;q=0"); a.header.Get("Content-Encoding") != "" {
		t.Errorf("asset: %v", a.header)
	}
	b.get("/assets/index-1a2b3c.js.gz").code("unknown-page")
	if a := b.get("/icon.svg"); a.header.Get("Content-Type") != "image/svg+xml" || a.header.Get("Cache-Control") != "no-cache" {
		t.Errorf("icon: %v", a.header)
	}
	if a := b.send(http.MethodHead, "/", nil); a.header.Get("Content-Length") == "" || len(a.body) > 0 {
		t.Errorf("head: %v", a.header)
	}
	id = b.create("me", "me").ID
	zipped := b.get(at("%s/position", id), "Accept-Encoding", "gzip")
	if zipped.header.Get("Content-Encoding") != "gzip" || !strings.HasPrefix(unzip(t, zipped.body), `{"seq":`) {
		t.Errorf("position: %v", zipped.header)
	}
}

// TestUnknownPages: an address that the interface does not have is answered with 404, to people with a page in their language.
func TestUnknownPages(t *testing.T) {
	b := newRig(t, how{}).browser()
	for _, where := range []string{"/nothing", "/nothing/at/all", "/new/x", "/t", "/t/abcdefghij/x", "/t/abc.def", "/s/a/b", "/robots.txt", "/wp-login.php", "/t/x.php", "/icon.png"} {
		a := b.get(where, "Accept", "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language", "it").is(http.StatusNotFound)
		if !strings.Contains(string(a.body), `<html lang="it">`) || a.header.Get("ETag") != "" {
			t.Errorf("%s: %v %.60s", where, a.header, a.body)
		}
		head := b.send(http.MethodHead, where, nil, "Accept", "text/html")
		if head.status != http.StatusNotFound || len(head.body) > 0 {
			t.Errorf("HEAD %s: %d", where, head.status)
		}
	}
	b.get("/icon.png").code("unknown-page")
	b.get("/assets/none.js", "Accept", "text/html").code("unknown-page")
}

// TestPagesOfUnknownThings: the page of a table, link, rule, lesson, box or topic that does not exist has its own frame and the status
// 404. An address that cannot be an id is answered without the store.
func TestPagesOfUnknownThings(t *testing.T) {
	reads := &countedReads{}
	r := newRig(t, how{alone: true, store: func(st store.Store) store.Store { reads.Store = st; return reads }})
	b := r.browser()
	id := b.create("me", "program").ID
	token := b.botToken(id, "red")
	for where, most := range map[string]int64{
		"/t/aaaaaaaaaaaaaaaa": 1, "/t/abc": 0, "/t/..a": 0, "/s/aaaaaaaaaaaaaaaaaaaa": 1, "/d/aaaaaaaaaaaaaaaaaaaa": 1, "/s/short": 0, "/s/aaaaaaaaaaaaaaaaaaa!": 0,
		"/s/" + strings.Repeat("a", 65): 0, "/s/" + token: 1, "/rules/XYZ": 0, "/rules/MOV-99": 0, "/learn/none": 0, "/box/none": 0, "/help/none": 0, "/t/abc?at=5": 0,
	} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			reads.n.Store(0)
			a := r.browser().send(method, where, nil, "Accept", "text/html").is(http.StatusNotFound)
			if method == http.MethodGet && !strings.HasPrefix(string(a.body), "<!doctype html>") || a.header.Get("ETag") != "" {
				t.Errorf("%s %s: %v %.60s", method, where, a.header, a.body)
			}
			if n := reads.n.Load(); n > most {
				t.Errorf("%s %s reads the store %d times", method, where, n)
			}
		}
	}
	reads.fails = store.ErrUnavailable
	for _, where := range []string{"/t/bbbbbbbbbbbbbbbb", "/s/bbbbbbbbbbbbbbbbbbbb"} {
		b.get(where).is(http.StatusOK) // the page reports it itself
	}
}

// countedReads is a store that counts the reads of links and logs, and can fail them.
type countedReads struct {
	store.Store

	n     atomic.Int64
	fails error
}

// Link implements store.Store.
func (c *countedReads) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	if c.n.Add(1); c.fails != nil {
		return store.Link{}, c.fails
	}
	return c.Store.Link(ctx, hash, now)
}

// Entries implements store.Store.
func (c *countedReads) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	if c.n.Add(1); c.fails != nil {
		return nil, c.fails
	}
	return c.Store.Entries(ctx, table, after)
}

// TestLinkPagesAreLimited: the status of a page cannot be used to guess links beyond the rate limit. A limited page is still sent, but
// neither its status nor its head shows whether the link exists.
func TestLinkPagesAreLimited(t *testing.T) {
	limits := middleware.DefaultLimits()
	limits.Rates[api.Guessing] = middleware.Rate{PerSecond: 0.001, Burst: 4}
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Limits = limits }})
	b := r.browser()
	link := read[identity.Link](b.post(at("%s/seats/red/link", b.create("me", "open").ID), nil)).Path
	guess := "/s/aaaaaaaaaaaaaaaaaaaa"
	for range 2 {
		r.browser().get(guess).is(http.StatusNotFound)
		b.get(link).is(http.StatusOK)
	}
	unknown, known := r.browser().get(guess).is(http.StatusOK), b.get(link).is(http.StatusOK)
	if same := strings.ReplaceAll(string(known.body), link, guess); same != string(unknown.body) {
		t.Errorf("a limited page differs:\n%s\n%s", same, unknown.body)
	}
	r.browser().get("/api/links/aaaaaaaaaaaaaaaaaaaa").code("too-many-requests")
}

// TestHelpTopics: the server knows the topics of the help that the interface has.
func TestHelpTopics(t *testing.T) {
	page, err := os.ReadFile("../web/src/help/HelpPage.svelte")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`const parts = \["", (.*)\] as const;`).FindSubmatch(page)
	if list == nil {
		t.Fatal("the page has no list of topics")
	}
	topics := regexp.MustCompile(`[a-z]+`).FindAllString(string(list[1]), -1)
	if len(topics) < 3 || preview.HelpTopic("") {
		t.Errorf("topics: %q", topics)
	}
	for _, topic := range topics {
		if !preview.HelpTopic(topic) {
			t.Errorf("there is no topic %s", topic)
		}
	}
}

// TestOnlyThisMachineGetsAddresses: only this machine gets the addresses for other machines.
func TestOnlyThisMachineGetsAddresses(t *testing.T) {
	b := newRig(t, how{config: func(c *Config) { c.Addresses = []string{"http://192.168.1.5:8080"} }}).browser()
	if got := string(b.get("/api/addresses").is(http.StatusOK).body); !strings.Contains(got, `["http://192.168.1.5:8080"]`) {
		t.Errorf("this machine gets %s", got)
	}
	if got := string(b.get("/api/addresses", "X-Forwarded-For", "203.0.113.1").is(http.StatusOK).body); strings.Contains(got, "192.168") {
		t.Errorf("a visitor gets %s", got)
	}
}

// TestHeadIsAnsweredLikeGet: HEAD is answered like GET, without the body.
func TestHeadIsAnsweredLikeGet(t *testing.T) {
	b := newRig(t, how{alone: true}).browser()
	id := b.create("me", "me").ID
	for _, where := range []string{
		"/", "/t/" + id, "/nothing", "/icon.svg", "/icon.png", "/assets/index-1a2b3c.js", "/assets/none.js", "/healthz", "/metrics", "/view/schema.json",
		"/api/openapi.yaml", "/api/me", "/api/none", "/api/tables", "/api/tables/none", at("%s/position", id), at("%s/record", id), at("%s/preview.png", id), "/api/preview.png",
		"/api/presets", "/api/lessons", "/api/tables/import", "//x", "/x/../y",
	} {
		got, head := b.get(where), b.send(http.MethodHead, where, nil)
		if head.status != got.status || len(head.body) > 0 {
			t.Errorf("%s: HEAD %d, GET %d", where, head.status, got.status)
		}
		for _, name := range []string{"Content-Type", "ETag", "Cache-Control", "Allow", "Content-Encoding"} {
			if h, g := head.header.Get(name), got.header.Get(name); h != g {
				t.Errorf("%s: %s of HEAD is %q, of GET %q", where, name, h, g)
			}
		}
	}
}

// TestPageLanguage: pages are in the language chosen in the browser, else in the first accepted language.
func TestPageLanguage(t *testing.T) {
	r := newRig(t, how{})
	for _, c := range []struct{ accept, cookie, want string }{
		{"", "", "en"},
		{"it-IT,it;q=0.9,en;q=0.8", "", "it"},
		{"la-VA,it;q=0.5,en;q=0.4", "", "it"},
		{"en-GB,it;q=0.9", "", "en"},
		{"en", "it", "it"},
		{"it", "xx", "it"},
		{"*;q=;,,", "", "en"},
	} {
		a := r.browser().get("/", "Accept-Language", c.accept, "Cookie", "language="+c.cookie).is(http.StatusOK)
		if !strings.Contains(string(a.body), `<html lang="`+c.want+`">`) || !strings.Contains(a.header.Get("Vary"), "Accept-Language") {
			t.Errorf("%+v: %.60s", c, a.body)
		}
	}
}

func unzip(t *testing.T, b []byte) string {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(plain)
}

// TestBuildWithoutInterface serves a build that has no interface.
func TestBuildWithoutInterface(t *testing.T) {
	for _, ui := range []fs.FS{nil} {
		r := newRig(t, how{config: func(c *Config) { c.UI = ui }})
		if a := r.browser().get("/").is(http.StatusOK); !strings.Contains(string(a.body), "make build") {
			t.Errorf("%s", a.body)
		}
		r.browser().get("/assets/x.js").code("unknown-page")
	}
}

// TestFiguresOfTheMap: the rulebook shows the map that the interface was built with.
func TestFiguresOfTheMap(t *testing.T) {
	newRig(t, how{}).browser().get("/api/rules/figures/map").code("unknown-page") // testUI has none
	geometry, err := os.ReadFile("../web/src/map/geometry.json")
	if err != nil {
		t.Skip("the interface is not built")
	}
	ui := maps.Clone(testUI)
	ui["assets/geometry-1.json"] = &fstest.MapFile{Data: geometry}
	ui["manifest.json"] = &fstest.MapFile{Data: []byte(`{"src/map/geometry.json": {"file": "assets/geometry-1.json"}}`)}
	r := newRig(t, how{config: func(c *Config) { c.UI = ui }})
	figure := string(r.browser().get("/api/rules/figures/map").is(http.StatusOK).body)
	var drawn struct{ Land string }
	if err := json.Unmarshal(geometry, &drawn); err != nil || !strings.Contains(figure, drawn.Land) {
		t.Errorf("another Italy: %v", err)
	}
}

// TestResponsesHaveSecurityHeaders: all kinds of responses have the security headers.
func TestResponsesHaveSecurityHeaders(t *testing.T) {
	r := newRig(t, how{})
	b := r.browser()
	for _, where := range []string{"/api/me", "/api/nothing", "/assets/none.js", "/icon.svg", "/healthz"} {
		a := b.get(where)
		for _, h := range middleware.Headers() {
			if a.header.Get(h[0]) != h[1] {
				t.Errorf("%s: %s is %q", where, h[0], a.header.Get(h[0]))
			}
		}
	}
	a := b.get("/")
	policy := a.header.Get("Content-Security-Policy")
	if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
		t.Error(policy)
	}
	for _, inline := range []string{"go()", "p{}"} { // inline elements are allowed only by their hash
		sum := sha256.Sum256([]byte(inline))
		if !strings.Contains(policy, "'self' 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"';") {
			t.Errorf("%s is not allowed: %s", inline, policy)
		}
	}
}

// TestContractIsServed: a client can read the contract, and the schema by the relative reference in the contract.
func TestContractIsServed(t *testing.T) {
	r := newRig(t, how{})
	b := r.browser()
	text, err := yaml.YAMLToJSON(b.get("/api/openapi.yaml").is(http.StatusOK).body)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	views, err := jsonschema.UnmarshalJSON(bytes.NewReader(b.get("/view/schema.json").is(http.StatusOK).body))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	for where, doc := range map[string]any{r.http.URL + "/api/openapi.yaml": doc, r.http.URL + "/view/schema.json": views} {
		if err := c.AddResource(where, doc); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := c.Compile(r.http.URL + "/api/openapi.yaml#/components/schemas/Position"); err != nil {
		t.Error(err)
	}
}

// TestMetrics: only this machine can read the metrics.
func TestMetrics(t *testing.T) {
	r := newRig(t, how{alone: true})
	b := r.browser()
	id := b.create("me", "me").ID
	b.move(id, nil)
	b.play(id, "red", 99, "x")
	text := string(b.get("/metrics").is(http.StatusOK).body)
	for _, line := range []string{
		`volgare_http_requests_total{op="create",status="201"} 1`, `volgare_http_request_seconds_count{op="play"} 2`,
		"volgare_live_tables 1", "volgare_streams 0", "volgare_refusals_total", "go_goroutines",
	} {
		if !strings.Contains(text, line) {
			t.Errorf("%s is not there", line)
		}
	}
	b.get("/metrics", "X-Forwarded-For", "1.2.3.4").code("unknown-page")
	b.get("/healthz").is(http.StatusOK)
}
