package edition

import (
	"strings"

	"github.com/goccy/go-yaml/token"
)

// MaxBoard is the size of the largest board file, in bytes: four times that of the
// built-in one.
const MaxBoard = 64 << 10

// MaxStored is the size of the largest board that a table may have kept, in bytes.
const MaxStored = 256 << 10

// bounds are what a data file may hold. They are asked before the parser is, whose time
// and memory grow with the square of depth and of the keys of one mapping.
type bounds struct {
	size   int // bytes of the file
	depth  int // of lists, mappings and brackets in each other
	width  int // entries of one list or mapping
	signs  int // bytes that are no letters, see there
	scalar int // bytes of one value
}

// taken bounds what comes in; kept bounds boards that have come in, some of them when
// only size and depth were bounded.
var (
	taken = bounds{size: MaxBoard, depth: 16, width: 256, signs: 20_000, scalar: 4096}
	kept  = bounds{size: MaxStored, depth: 2 * 16, width: MaxStored, signs: MaxStored, scalar: MaxStored}
)

// meter measures a file by its tokens.
type meter struct {
	open  []collection // those that the present token is in
	width int          // entries of the one that has had the last
}

// collection is a list or mapping: that within brackets, or one of a block, whose
// entries begin in the same column.
type collection struct {
	column  int // 0: within brackets
	entries int
}

// signs are the bytes that a file comes apart at. Between two of them is one value at
// most, so that their number bounds that of its tokens.
const signs = "[]{},:-?#&*!|>'\"%@`\n\r"

// small reports whether the lexer may have a file; if not, why is a fault.
func (r *reader) small(data []byte) bool {
	most, n := r.most(), 0
	for _, c := range data {
		if strings.IndexByte(signs, c) >= 0 {
			n++
		}
	}
	switch {
	case len(data) > most.size:
		r.report(tooLarge, 0, "", most.size, len(data))
	case n > most.signs:
		r.report(tooMany, 0, "", most.signs, n)
	default:
		return true
	}
	return false
}

// fits reports whether the parser may have the tokens of a file; if not, why is a fault.
func (r *reader) fits(tokens token.Tokens) bool {
	var m meter
	for _, t := range tokens {
		if m.take(t); !r.within(&m, t) {
			return false
		}
	}
	return true
}

// within holds what has been measured up to a token against the bounds.
func (r *reader) within(m *meter, t *token.Token) bool {
	most, line := r.most(), t.Position.Line
	switch {
	case foreign(t.Type):
		r.lineFaultf(line, "anchors, aliases, tags, merges and directives are not for data files")
	case len(t.Value) > most.scalar:
		r.report(tooLong, line, "", most.scalar, len(t.Value))
	case m.width > most.width:
		r.report(tooWide, line, "", most.width)
	case len(m.open) > most.depth:
		r.lineFaultf(line, "nested more than %d deep", most.depth)
	default:
		return true
	}
	return false
}

// foreign reports whether a token is of a part of YAML that data files do without.
func foreign(t token.Type) bool {
	switch t { //nolint:exhaustive // all others are taken
	case token.AnchorType, token.AliasType, token.TagType, token.MergeKeyType, token.DirectiveType:
		return true
	}
	return false
}

// take measures a token.
func (m *meter) take(t *token.Token) {
	switch t.Type { //nolint:exhaustive // all others are within these
	case token.SequenceStartType, token.MappingStartType:
		m.open = append(m.open, collection{})
	case token.SequenceEndType, token.MappingEndType:
		m.leave(0)
		m.open = m.open[:max(len(m.open)-1, 0)]
	case token.CollectEntryType:
		m.leave(0)
		m.entry()
	case token.SequenceEntryType, token.MappingKeyType:
		m.begin(t.Position.Column)
	case token.MappingValueType:
		if key := t.Prev; key != nil && key.Position.Line == t.Position.Line && key.Type != token.MappingKeyType {
			t = key
		}
		m.begin(t.Position.Column)
	}
}

// begin is an entry in a column: of the collection that began there, or of a new one.
func (m *meter) begin(column int) {
	m.leave(column)
	if n := len(m.open); n == 0 || m.open[n-1].column < column {
		m.open = append(m.open, collection{column: column})
	}
	m.entry()
}

// leave ends the collections that began to the right of a column, up to a bracket.
func (m *meter) leave(column int) {
	for n := len(m.open); n > 0 && m.open[n-1].column > column; n-- {
		m.open = m.open[:n-1]
	}
}

// entry counts an entry of the innermost collection.
func (m *meter) entry() {
	if n := len(m.open); n > 0 {
		m.open[n-1].entries++
		m.width = m.open[n-1].entries
	}
}
