package edition

import (
	"slices"
	"strings"

	"volgare/internal/lists"
)

// value reads {is: VALUE, attested: CODES, note: TEXT}. If the key is missing it returns the zero Value.
func value[T any](r *reader, f fields, what, key string, parse func(*node) (T, error)) Value[T] {
	n := f.by[key]
	if n == nil {
		return Value[T]{}
	}
	what += ": " + key
	is, from := r.marked(n, what)
	v := Value[T]{Provenance: from, line: n.line}
	if is == nil {
		return v
	}
	is0, err := parse(is)
	if err != nil {
		r.refuse(is, what, err)
	}
	v.Is, v.line = is0, is.line
	return v
}

// needed is like value for a required key.
func needed[T any](r *reader, f fields, what, key string, parse func(*node) (T, error)) Value[T] {
	f.need(what, key)
	return value(r, f, what, key, parse)
}

// group is a list of values with one provenance.
type group struct {
	Provenance

	line  int
	items []*node
}

// groups reads one {is: [VALUES], attested: CODES} or a list of these.
func groups(r *reader, n *node, what string) []group {
	if n == nil {
		return nil
	}
	parts := []*node{n}
	if n.form == list {
		parts = n.items
	}
	all := make([]group, 0, len(parts))
	for _, part := range parts {
		is, from := r.marked(part, what)
		if is != nil {
			all = append(all, group{from, is.line, r.items(is, what)})
		}
	}
	return all
}

// values reads groups as values, each with the provenance of its group.
func values[T any](r *reader, n *node, what string, parse func(*node) (T, error)) []Value[T] {
	var all []Value[T]
	for _, g := range groups(r, n, what) {
		for _, item := range g.items {
			v, err := parse(item)
			if err != nil {
				r.refuse(item, what, err)
				continue
			}
			all = append(all, Value[T]{v, g.Provenance, item.line})
		}
	}
	return all
}

// label names an entry in faults by the value of a key, before the key is read.
func label(what string, n *node, key string) string {
	for _, name := range []string{key, "is"} {
		i := slices.IndexFunc(n.keys, func(k *node) bool { return k.text == name })
		if i < 0 {
			return what
		}
		n = n.items[i]
	}
	return strings.TrimSpace(what + " " + n.text)
}

// marked splits a marked value into its parts.
func (r *reader) marked(n *node, what string) (is *node, from Provenance) {
	if n.form != mapping {
		r.faultf(n, "%s: provenance is missing; write {is: %s, attested: CODES}, or inferred or proposed",
			what, strings.Trim(n.String(), `"`))
		return nil, from
	}
	f := r.fields(n, what, append([]string{"is", "note"}, markNames[:]...)...)
	if f.by["note"] != nil {
		from.Note = r.plain(f.by["note"], what+": note")
	}
	r.mark(f, what, &from)
	return f.need(what, "is"), from
}

// mark reads the single mark of a value and its codes.
func (r *reader) mark(f fields, what string, from *Provenance) {
	marks := 0
	for m, name := range markNames {
		if f.by[name] != nil {
			marks++
			from.Mark, from.Sources = Mark(m), r.codes(f.by[name], what)
		}
	}
	switch {
	case marks == 0:
		r.faultf(f.at, "%s: provenance is missing; %s", what, oneOf(markNames[:]))
	case marks > 1:
		r.faultf(f.at, "%s: more than one of %s", what, strings.Join(markNames[:], ", "))
	}
}

// codes reads the codes of sources, separated by blanks.
func (r *reader) codes(n *node, what string) []string {
	codes := strings.Fields(n.text)
	if n.form != scalar || len(codes) == 0 {
		r.report(noSource, n.line, "", what, n, oneOf(r.codeNames()))
	}
	for _, code := range codes {
		if !slices.Contains(r.codeNames(), code) {
			r.report(otherSource, n.line, "", what, code, oneOf(r.codeNames()))
		}
	}
	return codes
}

func (r *reader) codeNames() []string {
	return lists.Map(r.sources, func(s Source) string { return s.Code })
}

// readSources adds the codes explained in a file.
func (r *reader) readSources(n *node) []Source {
	if n == nil {
		return nil
	}
	if n.form != mapping {
		r.faultf(n, "sources: a mapping of codes to texts is expected, not %s", n)
		return nil
	}
	first := len(r.sources)
	for i, key := range n.keys {
		switch {
		case strings.TrimSpace(key.text) == "" || strings.ContainsAny(key.text, " \t\n"):
			r.report(codeBlank, key.line, "sources", key)
		case slices.Contains(r.codeNames(), key.text):
			r.report(codeTaken, key.line, "sources", key.text)
		default:
			r.sources = append(r.sources, Source{key.text, r.plain(n.items[i], "sources: "+key.text)})
		}
	}
	return slices.Clone(r.sources[first:])
}
