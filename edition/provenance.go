package edition

import "slices"

// Mark says how certain a value is.
type Mark uint8

// The marks.
const (
	Attested Mark = iota // stated in a source
	Inferred             // follows from statements of sources
	Proposed             // a reconstruction, made to fit the rest
	numMarks
)

var markNames = [numMarks]string{"attested", "inferred", "proposed"}

// String returns the English name of the mark.
func (m Mark) String() string {
	if m < numMarks {
		return markNames[m]
	}
	return "?"
}

// ParseMark parses the name of a mark.
func ParseMark(name string) (Mark, bool) {
	i := slices.Index(markNames[:], name)
	return Mark(max(i, 0)), i >= 0
}

// Provenance is the origin of a value.
type Provenance struct {
	Mark    Mark
	Sources []string // codes, explained by Library.Sources and Board.Sources
	Note    string   // one remark, or empty
}

// same reports whether two ends of a road agree.
func (p Provenance) same(q Provenance) bool {
	return p.Mark == q.Mark && slices.Equal(p.Sources, q.Sources)
}

// Value is a value of a data file with its provenance.
type Value[T any] struct {
	Is T
	Provenance

	line int // 0 if the file does not give it
}

// Given reports whether the file contains the value. If not, v is zero.
func (v Value[T]) Given() bool { return v.line > 0 }

// Source explains a code.
type Source struct{ Code, Text string }

// Marks counts values by their marks.
type Marks struct{ Attested, Inferred, Proposed int }

// Sum returns the total number of values.
func (m Marks) Sum() int { return m.Attested + m.Inferred + m.Proposed }

// Plus adds two counts.
func (m Marks) Plus(n Marks) Marks {
	return Marks{m.Attested + n.Attested, m.Inferred + n.Inferred, m.Proposed + n.Proposed}
}

// tally counts the given values.
func tally[T any](m *Marks, values ...Value[T]) {
	for _, v := range values {
		switch {
		case !v.Given():
		case v.Mark == Attested:
			m.Attested++
		case v.Mark == Inferred:
			m.Inferred++
		default:
			m.Proposed++
		}
	}
}
