package edition

import (
	"strings"

	"github.com/goccy/go-yaml/token"
)

// MaxBoard is the maximum size of a board file in bytes: four times the size of the built-in one.
const MaxBoard = 64 << 10

// MaxStored is the maximum size in bytes of a board stored with a table.
const MaxStored = 256 << 10

// bounds limits the content of a data file. It is checked before the parser runs, because the parser's time and memory grow
// with the square of depth and of the number of keys in a mapping.
type bounds struct {
	size   int // bytes of the file
	depth  int // of nested lists, mappings and brackets
	width  int // entries of one list or mapping
	signs  int // bytes in the set signs
	scalar int // bytes of one value
}

// taken limits new files; kept limits boards stored earlier, some of them when only size and depth were limited.
var (
	taken = bounds{size: MaxBoard, depth: 16, width: 256, signs: 20_000, scalar: 4096}
	kept  = bounds{size: MaxStored, depth: 2 * 16, width: MaxStored, signs: MaxStored, scalar: MaxStored}
)

// meter measures a file by its tokens.
type meter struct {
	open  []collection // collections that contain the current token
	width int          // number of entries of the collection that got the last entry
}

// collection is a list or mapping: either in brackets, or a block whose entries begin in the same column.
type collection struct {
	column  int // 0: within brackets
	entries int
}

// signs are the bytes that separate tokens. There is at most one value between two of them, so their number bounds the number of tokens.
const signs = "[]{},:-?#&*!|>'\"%@`\n\r"

// small reports whether a file is small enough for the lexer. If not, it adds a fault.
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

// fits reports whether the tokens of a file are within the bounds for the parser. If not, it adds a fault.
func (r *reader) fits(tokens token.Tokens) bool {
	var m meter
	for _, t := range tokens {
		if m.take(t); !r.within(&m, t) {
			return false
		}
	}
	return true
}

// within compares the measurements up to a token with the bounds.
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

// foreign reports whether a token belongs to a part of YAML that data files do not use.
func foreign(t token.Type) bool {
	switch t { //nolint:exhaustive // all others are accepted
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

// begin starts an entry in a column, in the collection that began there or in a new one.
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
