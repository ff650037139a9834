package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The catalogues use a subset of Fluent: messages with attributes; texts of several lines; placeables with an argument, a
// message or a literal; choices by an argument. Terms, functions and fractional numbers are not supported.

// deepest is the maximum nesting depth of placeables.
const deepest = 16

// parser reads a file of messages.
type parser struct {
	text  string
	at    int
	depth int
}

// syntaxError is a fault in a file of messages.
type syntaxError struct {
	line int // from 1
	what string
}

func (e *syntaxError) Error() string { return fmt.Sprintf("line %d: %s", e.line, e.what) }

// parse reads messages and attributes by id.
func parse(text string) (messages map[string]pattern, err error) {
	p := &parser{text: strings.ReplaceAll(text, "\r\n", "\n")}
	messages = map[string]pattern{}
	id := ""
	for p.at < len(p.text) {
		line, _, _ := strings.Cut(p.text[p.at:], "\n")
		switch {
		case strings.TrimSpace(line) == "" || line[0] == '#':
			p.at = min(p.at+len(line)+1, len(p.text))
			continue
		case line[0] != ' ':
			id, err = p.message(messages, "")
		case id == "":
			err = p.fault("an attribute without a message")
		default:
			p.spaces()
			if !p.accept(".") {
				return nil, p.fault("expected an attribute or a message")
			}
			_, err = p.message(messages, id+".")
		}
		if err != nil {
			return nil, err
		}
	}
	return messages, nil
}

func (p *parser) fault(what string) error {
	return &syntaxError{1 + strings.Count(p.text[:p.at], "\n"), what}
}

func (p *parser) accept(s string) bool {
	if !strings.HasPrefix(p.text[p.at:], s) {
		return false
	}
	p.at += len(s)
	return true
}

func (p *parser) spaces() {
	p.at += len(p.text[p.at:]) - len(strings.TrimLeft(p.text[p.at:], " "))
}

// blanks skips spaces and line ends.
func (p *parser) blanks() {
	p.at += len(p.text[p.at:]) - len(strings.TrimLeft(p.text[p.at:], " \n"))
}

// name parses an identifier.
func (p *parser) name() (string, error) {
	start := p.at
	for p.at < len(p.text) && isName(p.text[p.at], p.at > start) {
		p.at++
	}
	if p.at == start {
		return "", p.fault("expected a name")
	}
	return p.text[start:p.at], nil
}

func isName(b byte, later bool) bool {
	letter := b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
	return letter || later && (b >= '0' && b <= '9' || b == '-' || b == '_')
}

// message parses "id = pattern", or an attribute of a message, and returns its name.
func (p *parser) message(to map[string]pattern, of string) (string, error) {
	name, err := p.name()
	if err != nil {
		return "", err
	}
	p.spaces()
	if !p.accept("=") {
		return "", p.fault("expected =")
	}
	if _, twice := to[of+name]; twice {
		return "", p.fault(of + name + " is there twice")
	}
	from := p.at
	text, err := p.pattern()
	if err != nil {
		return "", err
	}
	if strings.TrimSpace(p.text[from:p.at]) != "" { // it may be empty, but only explicitly
		to[of+name] = text
	}
	return name, nil
}

// piece is a part of a pattern being parsed: the preceding line breaks and, on a new line, its indentation.
type piece struct {
	breaks, indent int
	element
}

// pattern parses a text up to the next syntactic element: a line that is not indented, an attribute, a variant or the end of
// a placeable.
func (p *parser) pattern() (pattern, error) {
	p.spaces()
	var pieces []piece
	breaks, indent := 0, 0
	for p.at < len(p.text) {
		switch p.text[p.at] {
		case '}':
			if p.depth == 0 {
				return nil, p.fault("} without {")
			}
			return assemble(pieces), nil
		case '\n':
			n, spaces, goesOn := p.continued()
			if !goesOn {
				return assemble(pieces), nil
			}
			breaks, indent = n, spaces
			continue
		case '{':
			e, err := p.placeable()
			if err != nil {
				return nil, err
			}
			pieces = append(pieces, piece{breaks, indent, e})
		default:
			pieces = append(pieces, piece{breaks, indent, element{text: p.line()}})
		}
		breaks, indent = 0, 0
	}
	return assemble(pieces), nil
}

// line parses text up to a placeable or the end of the line.
func (p *parser) line() string {
	end := strings.IndexAny(p.text[p.at:], "{}\n")
	if end < 0 {
		end = len(p.text) - p.at
	}
	text := p.text[p.at : p.at+end]
	p.at += end
	return text
}

// continued skips line ends and the spaces after them, if the pattern continues there. Otherwise it only skips to the
// beginning of that line.
func (p *parser) continued() (breaks, spaces int, goesOn bool) {
	start := p.at
	for {
		for p.accept("\n") {
			breaks, start = breaks+1, p.at
		}
		p.spaces()
		if p.at >= len(p.text) || p.text[p.at] != '\n' {
			break
		}
	}
	spaces = p.at - start
	if p.at >= len(p.text) || strings.IndexByte(".[*}", p.text[p.at]) >= 0 || spaces == 0 && p.text[p.at] != '{' {
		if p.at < len(p.text) && p.text[p.at] != '}' {
			p.at = start
		}
		return 0, 0, false
	}
	return breaks, spaces, true
}

// assemble joins pieces. It removes the common indentation of all lines, and trailing spaces.
func assemble(pieces []piece) pattern {
	common := -1
	for _, q := range pieces {
		if q.breaks > 0 && (common < 0 || q.indent < common) {
			common = q.indent
		}
	}
	var all pattern
	for i, q := range pieces {
		if lead := strings.Repeat("\n", q.breaks) + strings.Repeat(" ", max(q.indent-common, 0)*min(q.breaks, 1)); i > 0 && lead != "" {
			all = append(all, element{text: lead})
		}
		all = append(all, q.element)
	}
	if n := len(all) - 1; n >= 0 && all[n].text != "" && !all[n].quoted {
		all[n].text = strings.TrimRight(all[n].text, " \n")
	}
	return slices.DeleteFunc(all, element.empty)
}

func (e element) empty() bool {
	return e.text == "" && e.arg == "" && e.message == "" && e.choice == nil
}

// placeable parses { ... }.
func (p *parser) placeable() (e element, err error) {
	if p.depth++; p.depth > deepest {
		return e, p.fault("{ nested too deeply")
	}
	defer func() { p.depth-- }()
	p.accept("{")
	p.blanks()
	switch {
	case p.accept(`"`):
		e.quoted = true
		e.text, err = p.literal()
	case p.accept("$"):
		e.arg, err = p.name()
	default:
		e.message, err = p.name()
	}
	if err != nil {
		return e, err
	}
	p.blanks()
	if e.arg != "" && p.accept("->") {
		e.choice, err = p.choice(e.arg)
		e.arg = ""
		if err != nil {
			return e, err
		}
	}
	if !p.accept("}") {
		return e, p.fault("expected }")
	}
	return e, nil
}

// literal parses a text in quotation marks, after the opening one.
func (p *parser) literal() (string, error) {
	end := strings.IndexAny(p.text[p.at:], "\"\n")
	if end < 0 || p.text[p.at+end] != '"' {
		return "", p.fault(`expected "`)
	}
	raw := p.text[p.at : p.at+end]
	text, err := strconv.Unquote(`"` + raw + `"`)
	if err != nil {
		return "", p.fault("invalid literal: " + raw)
	}
	p.at += end + 1
	return text, nil
}

// choice parses the variants of a choice.
func (p *parser) choice(arg string) (*choice, error) {
	ch := &choice{arg: arg, fallback: -1}
	for {
		p.blanks()
		star := p.accept("*")
		if !p.accept("[") {
			break
		}
		if star && ch.fallback >= 0 {
			return nil, p.fault("two default variants")
		}
		if star {
			ch.fallback = len(ch.variants)
		}
		key, text, err := p.variant()
		if err != nil {
			return nil, err
		}
		ch.variants = append(ch.variants, variant{key, text})
	}
	if ch.fallback < 0 {
		return nil, p.fault("a choice without a default variant")
	}
	return ch, nil
}

// variant parses a key, after its bracket, and the text.
func (p *parser) variant() (string, pattern, error) {
	end := strings.IndexAny(p.text[p.at:], "]\n")
	if end < 0 || p.text[p.at+end] != ']' {
		return "", nil, p.fault("expected ]")
	}
	key := strings.TrimSpace(p.text[p.at : p.at+end])
	p.at += end + 1
	text, err := p.pattern()
	return key, text, err
}
