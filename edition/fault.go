package edition

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/internal/lists"
)

// Fault is a single fault of a data file.
type Fault struct {
	File string // file name as given to the loader
	Line int    // from 1; 0 for a fault of the whole file
	Text string // in lower case, with the accepted values if that helps

	At   string   // part of a board, as "places/milano/sea"; "" for the whole or if unknown
	Code string   // kind of fault, for translations of Text; "" for a fault that only hand-written files can have
	Args []string // names and figures in Text, in order
}

// String returns the fault as one line, "file:line: text".
func (f Fault) String() string {
	if f.Line == 0 {
		return f.File + ": " + f.Text
	}
	return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text)
}

// Faults is the error type of all functions that read data files. It lists the faults by file and line and is never empty.
// If a file has too many, only the first are listed, with their total.
type Faults []Fault //nolint:errname // a list, named for what it holds

// Error returns all faults, one per line.
func (f Faults) Error() string {
	return strings.Join(lists.Map(f, Fault.String), "\n")
}

// err returns the faults sorted and without duplicates, or nil if there are none.
func (f Faults) err() error {
	if len(f) == 0 {
		return nil
	}
	slices.SortStableFunc(f, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return slices.CompactFunc(f, func(a, b Fault) bool { return a.String() == b.String() })
}

// kind is a kind of fault that a board editor has to show in its own language: a code, and the English text with verbs for
// the names and figures.
type kind struct{ code, text string }

// maxFaults is the maximum number of faults listed for a file.
const maxFaults = 50

// next counts a fault and reports whether it will be listed.
func (r *reader) next() bool {
	r.number++
	return r.number <= maxFaults
}

// told returns the listed faults. If some are not listed, the first one states the total.
func (r *reader) told() Faults {
	if r.number <= maxFaults {
		return r.faults
	}
	all := reader{file: r.file}
	all.report(manyFaults, 0, "", r.number, maxFaults)
	return append(all.faults, r.faults...)
}

// report adds a fault of the given kind, at a part of a board.
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

// misfit is an error of a value that is reported as a fault of the given kind. The name of the value is the first argument
// of the fault, before args.
type misfit struct {
	kind kind
	args []any
}

// Error returns the text without the value's name.
func (m *misfit) Error() string {
	return fmt.Sprintf(strings.TrimPrefix(m.kind.text, "%s: "), m.args...)
}

// refuse reports an error of the value named what.
func (r *reader) refuse(n *node, what string, err error) {
	if m, ok := errors.AsType[*misfit](err); ok {
		r.report(m.kind, n.line, "", append([]any{what}, m.args...)...)
		return
	}
	r.faultf(n, "%s: %v", what, err)
}

// oneOf lists the accepted values.
func oneOf(names []string) string { return "accepted: " + strings.Join(names, ", ") }
