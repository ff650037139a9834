package edition

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/internal/lists"
)

// Fault is one thing wrong in a data file.
type Fault struct {
	File string // as it was named to the loader
	Line int    // from 1; 0 when the fault is of the whole file
	Text string // in lower case, with the accepted values where that helps

	At   string   // the part of a board, as "places/milano/sea"; "" for the whole, or if that is not known
	Code string   // names the kind of fault, for translations of Text; "" for one that only writing by hand makes
	Args []string // the names and figures in Text, in its order
}

// String returns the fault as one line, "file:line: text".
func (f Fault) String() string {
	if f.Line == 0 {
		return f.File + ": " + f.Text
	}
	return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text)
}

// Faults is the error of everything that reads data files: what is wrong, by file and
// line. It is never empty. Of a file with very many only the first are told, and how
// many there are.
type Faults []Fault //nolint:errname // a list, named for what it holds

// Error returns all faults, each on its line.
func (f Faults) Error() string {
	return strings.Join(lists.Map(f, Fault.String), "\n")
}

// err returns the faults in order and each once, or nil if there are none.
func (f Faults) err() error {
	if len(f) == 0 {
		return nil
	}
	slices.SortStableFunc(f, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return slices.CompactFunc(f, func(a, b Fault) bool { return a.String() == b.String() })
}

// kind is a kind of fault that an editor of boards has to tell in its own language:
// its code, and its English text with verbs for the names and figures.
type kind struct{ code, text string }

// maxFaults is how many faults of a file are told.
const maxFaults = 50

// next counts a fault and reports whether it will be told.
func (r *reader) next() bool {
	r.number++
	return r.number <= maxFaults
}

// told are the faults, after a first one that says how many there are if not all are told.
func (r *reader) told() Faults {
	if r.number <= maxFaults {
		return r.faults
	}
	all := reader{file: r.file}
	all.report(manyFaults, 0, "", r.number, maxFaults)
	return append(all.faults, r.faults...)
}

// report adds a fault of a kind, at a part of a board.
func (r *reader) report(k kind, line int, at string, args ...any) {
	if !r.next() {
		return
	}
	f := Fault{File: r.file, Line: line, Text: fmt.Sprintf(k.text, args...), At: at, Code: k.code}
	for _, arg := range args {
		f.Args = append(f.Args, fmt.Sprint(arg))
	}
	r.faults = append(r.faults, f)
}

// misfit is an error of a value that is a fault of a kind; the value's name stands
// before its own names and figures.
type misfit struct {
	kind kind
	args []any
}

// Error says what is wrong, without the value's name.
func (m *misfit) Error() string {
	return fmt.Sprintf(strings.TrimPrefix(m.kind.text, "%s: "), m.args...)
}

// refuse reports what is wrong with the value that a name stands for.
func (r *reader) refuse(n *node, what string, err error) {
	if m, ok := errors.AsType[*misfit](err); ok {
		r.report(m.kind, n.line, "", append([]any{what}, m.args...)...)
		return
	}
	r.faultf(n, "%s: %v", what, err)
}

// oneOf says what is accepted.
func oneOf(names []string) string { return "accepted: " + strings.Join(names, ", ") }
