package main

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"volgare/workshop/hostile"
)

// mostHeader is about the maximum size of a request without its body, in bytes.
const mostHeader = 15_000

// The headers that operations read, and those of page requests.
var (
	ownHeaders  = []string{"Cookie", "If-None-Match", "Last-Event-ID"}
	everyHeader = append([]string{"Accept-Language", "Accept-Encoding", "Accept", "Range", "X-Forwarded-For", "X-Unknown"}, ownHeaders...)
)

// queriesOf returns the attacks on everything that can be read: every operation of a server's contract without a body, and
// the pages that depend on the request.
func (c *target) queriesOf(address, table string) (all []attack) {
	for _, page := range []string{"/", "/rules", "/t/" + table, "/learn"} {
		all = append(all, requests("page "+page, address+page, []string{"at", "seat", "lang"}, everyHeader)...)
	}
	paths := c.contract["paths"].(part)
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		item := paths[path].(part)
		if op, ok := item["get"].(part); ok {
			names := append(c.queries(item), c.queries(op)...)
			all = append(all, requests("GET "+path, address+addressOf(path, table), names, ownHeaders)...)
		}
	}
	return all
}

// queries returns the names of the query parameters of an operation, or of all operations of a path.
func (c *target) queries(of part) (names []string) {
	parameters, _ := of["parameters"].([]any)
	for _, one := range parameters {
		if p := c.resolve(one.(part)); p["in"] == "query" {
			names = append(names, p["name"].(string))
		}
	}
	return names
}

// requests returns the attacks on an address without a body: through each query parameter, the path, and headers.
func requests(name, address string, queries, headers []string) (all []attack) {
	get := func(what, more string, header http.Header) {
		all = append(all, attack{name: name + ": " + what, method: http.MethodGet, url: address, more: more, header: header})
	}
	for _, query := range queries {
		for _, h := range hostileValues() {
			get(query+" "+h.Name, "?"+query+"="+url.QueryEscape(h.Text), nil)
		}
		get("many "+query, "?"+strings.Repeat(query+"=1&", mostHeader/(len(query)+3)), nil)
	}
	for _, h := range hostileQueries() {
		get(h.Name, "?"+h.Text, nil)
	}
	get("a long path", strings.Repeat("/x", mostHeader/2), nil)
	get("an escaped path", "/"+strings.Repeat("%2e%2e%2f", mostHeader/9), nil)
	for _, header := range headers {
		for _, h := range hostileHeaders() {
			get(header+" "+h.Name, "", http.Header{header: {h.Text}})
		}
	}
	return all
}

// hostileValues returns values of one query parameter: of maximum length, and malformed numbers and names.
func hostileValues() []hostile.Text {
	return []hostile.Text{
		{Name: "long", Text: strings.Repeat("x", mostHeader)},
		{Name: "commas", Text: strings.Repeat(",", mostHeader/3)},
		{Name: "many", Text: strings.Repeat("aaaaaaaaaa,", mostHeader/13)},
		{Name: "digits", Text: strings.Repeat("9", mostHeader)},
		{Name: "large", Text: "9223372036854775807"},
		{Name: "larger", Text: "18446744073709551616"},
		{Name: "small", Text: "-9223372036854775808"},
		{Name: "exponent", Text: "1e308"},
		{Name: "zeros", Text: strings.Repeat("\x00", mostHeader/3)},
		{Name: "no letters", Text: strings.Repeat("\xff", mostHeader/3)},
		{Name: "marks", Text: "a" + strings.Repeat("\u0300", mostHeader/6)},
		{Name: "brackets", Text: strings.Repeat("[", mostHeader/3)},
	}
}

// hostileQueries returns complete hostile queries.
func hostileQueries() []hostile.Text {
	var keys strings.Builder
	for i := 0; keys.Len() < mostHeader; i++ {
		fmt.Fprintf(&keys, "k%d&", i)
	}
	return []hostile.Text{
		{Name: "keys", Text: keys.String()},
		{Name: "ampersands", Text: strings.Repeat("&", mostHeader)},
		{Name: "semicolons", Text: strings.Repeat(";", mostHeader)},
		{Name: "broken escapes", Text: strings.Repeat("%", mostHeader)},
		{Name: "escapes", Text: strings.Repeat("%61", mostHeader/3)},
		{Name: "longer than is read", Text: strings.Repeat("x", 300_000)},
	}
}

// hostileHeaders returns hostile values of headers that may contain a list.
func hostileHeaders() []hostile.Text {
	return []hostile.Text{
		{Name: "long", Text: strings.Repeat("x", mostHeader)},
		{Name: "commas", Text: strings.Repeat(",", mostHeader)},
		{Name: "languages", Text: strings.Repeat("de-Latn-DE-x-y;q=0.1,", mostHeader/21)},
		{Name: "subtags", Text: strings.Repeat("x-", mostHeader/2)},
		{Name: "underscores", Text: strings.Repeat("_", mostHeader)},
		{Name: "tags", Text: strings.Repeat(`W/"x",`, mostHeader/6)},
		{Name: "ranges", Text: "bytes=" + strings.Repeat("0-,", mostHeader/3)},
		{Name: "pairs", Text: strings.Repeat("volgare=x; ", mostHeader/11)},
		{Name: "quotes", Text: strings.Repeat(`"`, mostHeader)},
		{Name: "longer than is read", Text: strings.Repeat("x", 100_000)},
	}
}
