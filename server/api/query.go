package api

import (
	"cmp"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
)

// Query parses the parameters of a request. It refuses unknown and duplicate ones.
func Query(r *http.Request, known ...string) (url.Values, error) {
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, NewProblem("bad-request", "the query is malformed")
	}
	for name, all := range values {
		if !slices.Contains(known, name) {
			return nil, BadField(name, "unknown parameter; accepted are: "+cmp.Or(strings.Join(known, ", "), "none"))
		}
		if len(all) > 1 {
			return nil, BadField(name, "duplicate parameter")
		}
	}
	return values, nil
}

// Number parses a parameter as a number from least to most. It returns without if the parameter is absent.
func Number(q url.Values, name string, without, least, most int) (int, error) {
	text := q.Get(name)
	if !q.Has(name) {
		return without, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, BadField(name, fmt.Sprintf("must be a number from %d to %d", least, most))
	}
	return n, nil
}

// Bool parses a parameter as true or false. An absent one is false.
func Bool(q url.Values, name string) (bool, error) {
	switch q.Get(name) {
	case "true":
		return true, nil
	case "false":
		return false, nil
	case "":
		if !q.Has(name) {
			return false, nil
		}
	}
	return false, BadField(name, "must be true or false")
}

// NeedSeat returns the problem with a colour that names no seat, or nil.
func NeedSeat(colour string) *Problem {
	if _, ok := engine.ParseSeat(colour); ok && colour == strings.ToLower(colour) {
		return nil
	}
	return BadField("seat", "must be a seat: yellow, red, black, grey or green")
}
