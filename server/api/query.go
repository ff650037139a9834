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

// Query reads the parameters of a request and refuses those that it does not know
// or finds twice.
func Query(r *http.Request, known ...string) (url.Values, error) {
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, NewProblem("bad-request", "the query is malformed")
	}
	for name, all := range values {
		if !slices.Contains(known, name) {
			return nil, BadField(name, "there is no such parameter; known are: "+cmp.Or(strings.Join(known, ", "), "none"))
		}
		if len(all) > 1 {
			return nil, BadField(name, "the parameter stands there more than once")
		}
	}
	return values, nil
}

// Number reads a parameter that is a number.
func Number(q url.Values, name string, without, least, most int) (int, error) {
	text := q.Get(name)
	if !q.Has(name) {
		return without, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, BadField(name, fmt.Sprintf("a number from %d to %d is wanted", least, most))
	}
	return n, nil
}

// Bool reads a parameter that is true or false.
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
	return false, BadField(name, "true or false is wanted")
}

// NeedSeat checks a colour.
func NeedSeat(colour string) *Problem {
	if _, ok := engine.ParseSeat(colour); ok && colour == strings.ToLower(colour) {
		return nil
	}
	return BadField("seat", "a seat is wanted: yellow, red, black, grey or green")
}
