package edition

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"

	"volgare/plain"
)

// form is the type of a node.
type form uint8

const (
	scalar form = iota
	list
	mapping
)

var formNames = [...]string{"a single value", "a list", "a mapping"}

// node is a YAML node with its line.
type node struct {
	line  int
	form  form
	text  string  // of a scalar
	keys  []*node // of a mapping, all scalars
	items []*node // of a list, or the values of a mapping
}

// parse reads a file with one YAML document, a mapping.
func (r *reader) parse(data []byte) *node {
	if !r.small(data) {
		return nil
	}
	if line, _, what := plain.Fault(string(data)); what != "" {
		r.lineFaultf(line, "%s", what)
		return nil
	}
	file, err := r.parseYAML(indented(string(data)))
	if err != nil {
		r.syntax(err)
	}
	if file == nil {
		return nil
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		r.lineFaultf(0, "one YAML document is expected, not %d", len(file.Docs))
		return nil
	}
	n := r.convert(file.Docs[0].Body)
	if n.form != mapping {
		r.faultf(n, "a mapping is expected, not %s", formNames[n.form])
		return nil
	}
	return n
}

// indented converts the indentation of a text to the form that YAML requires.
func indented(text string) string {
	var b strings.Builder
	for _, line := range plain.Lines(text) {
		for n := plain.Space(line); n > 0; n = plain.Space(line) {
			blank, _ := utf8.DecodeRuneInString(line)
			switch line = line[n:]; {
			case blank == '\t':
				b.WriteByte('\t') // its width is undefined, so YAML rejects it
			case unicode.IsSpace(blank):
				b.WriteByte(' ')
			}
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// parseYAML returns no file and no error if the text does not fit the bounds, since that has been reported already. It
// recovers from panics of the parser, so that callers who check a file are not affected.
func (r *reader) parseYAML(text string) (file *ast.File, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("not readable as YAML: %v", p)
		}
	}()
	tokens := lexer.Tokenize(text)
	if !r.fits(tokens) {
		return nil, nil //nolint:nilnil // already reported
	}
	return parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
}

func (r *reader) syntax(err error) {
	var at yaml.Error
	if errors.As(err, &at) && at.GetToken() != nil {
		r.lineFaultf(at.GetToken().Position.Line, "%s", at.GetMessage())
		return
	}
	r.lineFaultf(0, "%v", err)
}

// convert converts a YAML node and all its children.
func (r *reader) convert(from ast.Node) *node {
	n := &node{line: lineOf(from)}
	switch from := from.(type) {
	case *ast.MappingNode:
		n.form = mapping
		for _, pair := range from.Values {
			r.convertPair(n, pair)
		}
	case *ast.MappingValueNode:
		n.form = mapping
		r.convertPair(n, from)
	case *ast.SequenceNode:
		n.form = list
		for _, item := range from.Values {
			n.items = append(n.items, r.convert(item))
		}
	default:
		n.text = r.text(n, from)
	}
	return n
}

func (r *reader) convertPair(n *node, pair *ast.MappingValueNode) {
	key := &node{line: lineOf(pair.Key)}
	key.text = r.text(key, pair.Key)
	n.keys = append(n.keys, key)
	n.items = append(n.items, r.convert(pair.Value))
	if n.line == 0 || key.line < n.line && key.line > 0 {
		n.line = key.line
	}
}

// text returns the text of a scalar.
func (r *reader) text(at *node, from ast.Node) string {
	switch from := from.(type) {
	case *ast.StringNode:
		return from.Value
	case *ast.LiteralNode:
		return from.Value.Value
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		return from.GetToken().Value
	case *ast.NullNode, *ast.CommentGroupNode, nil:
		return ""
	}
	r.faultf(at, "a single value is expected")
	return ""
}

func lineOf(n ast.Node) int {
	if n == nil || n.GetToken() == nil || n.GetToken().Position == nil {
		return 0
	}
	return n.GetToken().Position.Line
}
