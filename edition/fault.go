package edition

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Fault is one thing wrong in a data file.
type Fault struct {
	File string // as it was named to the loader
	Line int    // from 1; 0 when the fault is of the whole file
	Text string // in lower case, with the accepted values where that helps
}

// String returns the fault as one line, "file:line: text".
func (f Fault) String() string {
	if f.Line == 0 {
		return f.File + ": " + f.Text
	}
	return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text)
}

// Faults is the error of everything that reads data files: all that is wrong, by
// file and line. It is never empty.
type Faults []Fault //nolint:errname // a list, named for what it holds

// Error returns all faults, each on its line.
func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i, fault := range f {
		lines[i] = fault.String()
	}
	return strings.Join(lines, "\n")
}

// err returns the faults in order and each once, or nil if there are none.
func (f Faults) err() error {
	if len(f) == 0 {
		return nil
	}
	slices.SortStableFunc(f, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return slices.Compact(f)
}

// oneOf says what is accepted.
func oneOf(names []string) string { return "accepted: " + strings.Join(names, ", ") }
