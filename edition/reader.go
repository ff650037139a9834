package edition

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// reader reads one data file and collects its faults.
type reader struct {
	file    string
	faults  Faults   // the first ones
	number  int      // number of faults, including those not kept
	sources []Source // codes that values may use
	stored  bool     // the file was accepted and stored earlier
}

// most returns the bounds of the file.
func (r *reader) most() bounds {
	if r.stored {
		return kept
	}
	return taken
}

func (r *reader) faultf(n *node, format string, args ...any) { r.lineFaultf(n.line, format, args...) }

func (r *reader) lineFaultf(line int, format string, args ...any) {
	if r.next() {
		r.faults = append(r.faults, Fault{File: r.file, Line: line, Text: fmt.Sprintf(format, args...)})
	}
}

// fields are the values of a mapping by key.
type fields struct {
	r  *reader
	at *node
	by map[string]*node
}

// fields reads a mapping that may have the given keys. what is its name in faults.
func (r *reader) fields(n *node, what string, keys ...string) fields {
	f := fields{r, n, map[string]*node{}}
	if n.form != mapping {
		r.faultf(n, "%s: a mapping is expected, not %s", what, formNames[n.form])
		return f
	}
	for i, key := range n.keys {
		switch {
		case !slices.Contains(keys, key.text):
			r.faultf(key, "%s: unknown key %q; %s", what, key.text, oneOf(keys))
		case f.by[key.text] != nil:
			r.faultf(key, "%s: duplicate key %q", what, key.text)
		default:
			f.by[key.text] = n.items[i]
		}
	}
	return f
}

// need returns a required value; if it is missing, it returns nil and adds a fault.
func (f fields) need(what, key string) *node {
	n := f.by[key]
	if n == nil && f.at.form == mapping {
		f.r.faultf(f.at, "%s: %s is missing", what, key)
	}
	return n
}

// section reads a required mapping within a mapping.
func (f fields) section(what, key string, keys ...string) fields {
	n := f.need(what, key)
	if n == nil {
		return fields{f.r, &node{line: f.at.line}, nil}
	}
	return f.r.fields(n, key, keys...)
}

// items returns the items of a list, or adds a fault.
func (r *reader) items(n *node, what string) []*node {
	if n == nil {
		return nil
	}
	if n.form != list {
		r.faultf(n, "%s: a list is expected, not %s", what, formNames[n.form])
		return nil
	}
	return n.items
}

// plain reads a text without provenance.
func (r *reader) plain(n *node, what string) string {
	if n == nil {
		return ""
	}
	s, err := text(n)
	if err != nil {
		r.refuse(n, what, err)
	}
	return s
}

// text parses any text that is not empty.
func text(n *node) (string, error) {
	if n.form != scalar {
		return "", fmt.Errorf("a text is expected, not %s", formNames[n.form])
	}
	if s := strings.TrimSpace(n.text); s != "" {
		return s, nil
	}
	return "", &misfit{kind: noText}
}

// word parses an identifier: lower case letters, digits and hyphens.
func word(n *node) (string, error) {
	s, err := text(n)
	if err != nil {
		return "", err
	}
	if !isWord(s) {
		return "", &misfit{noWord, []any{s}}
	}
	return s, nil
}

func isWord(s string) bool {
	for i, c := range []byte(s) {
		letter := 'a' <= c && c <= 'z'
		if !letter && (i == 0 || c != '-' && (c < '0' || c > '9')) {
			return false
		}
	}
	return s != "" && len(s) <= 32
}

// between parses a whole number from low to high.
func between(low, high int) func(*node) (int, error) {
	return func(n *node) (int, error) {
		i, err := strconv.Atoi(n.text)
		if err != nil || n.form != scalar || i < low || i > high {
			return 0, &misfit{outOfRange, []any{low, high, n}}
		}
		return i, nil
	}
}

// named parses a name with the given function.
func named[T any](what string, parse func(string) (T, bool), names []string) func(*node) (T, error) {
	return func(n *node) (T, error) {
		v, ok := parse(n.text)
		if !ok || n.form != scalar {
			return v, fmt.Errorf("unknown %s %s; %s", what, n, oneOf(names))
		}
		return v, nil
	}
}

// String returns the node as shown in a fault.
func (n *node) String() string {
	switch {
	case n.form != scalar:
		return formNames[n.form]
	case n.text == "":
		return "nothing"
	}
	return strconv.Quote(n.text)
}
