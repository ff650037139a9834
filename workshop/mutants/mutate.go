package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"regexp"
	"strings"
)

// mutant is one way to switch a rule off.
type mutant struct {
	rule string // "MOV-2", or several with spaces between them
	file string // its base name
	line int
	in   string // the declaration in which it is
	text string // what it changes, on one line
	what string
}

func (m *mutant) String() string {
	return fmt.Sprintf("%s:%d %s: %s %s: %s", m.file, m.line, m.in, m.rule, m.what, m.text)
}

var (
	constant = regexp.MustCompile(`^([A-Z]{3})([A-Z]?[0-9]+)$`)
	tagged   = regexp.MustCompile(`\b[A-Z]{3}-[A-Z]?[0-9]+\b`)
)

// mutator walks the files of a package. A mutant's number is its place in made,
// counted from 1.
type mutator struct {
	*loaded
	at     *source
	tags   map[int]string // the first rule id in a comment of the file at hand, by line
	in     string         // the declaration at hand
	doc    string         // the rules of the comment on it
	made   []mutant
	raised map[types.Object]int // tagged constants: the mutant that raises each
}

// mutate finds the mutants of a package, and makes the edits that switch them.
func mutate(l *loaded) []mutant {
	m := &mutator{loaded: l, raised: map[types.Object]int{}}
	for _, s := range l.files {
		if s.name() == "ruleid.go" { // names, no rule
			continue
		}
		m.at, m.tags = s, map[int]string{}
		for _, group := range s.file.Comments {
			for _, c := range group.List {
				line := m.lineOf(c)
				m.tags[line] = cmp.Or(m.tags[line], tagged.FindString(c.Text))
			}
		}
		for _, decl := range s.file.Decls {
			m.in, m.doc = nameOf(decl), docOf(decl)
			ast.Inspect(decl, m.visit)
		}
	}
	for _, s := range l.files {
		m.at = s
		ast.Inspect(s.file, m.use)
	}
	return m.made
}

// visit tries every way to break what a node does.
func (m *mutator) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GenDecl:
		m.constants(n)
	case *ast.ReturnStmt:
		m.returns(n)
	case *ast.BlockStmt:
		m.statements(n.List)
	case *ast.CaseClause:
		m.statements(n.Body)
	case *ast.IfStmt:
		m.condition(m.ruleOfIf(n), n.Cond, m.headOf(n))
	case *ast.SwitchStmt:
		m.cases(n)
	case *ast.CompositeLit:
		m.entries(n)
	}
	return true
}

// add makes a mutant out of a node; before has the place of its number.
func (m *mutator) add(rule string, at ast.Node, what, before, after string) {
	m.wrap(at, fmt.Sprintf(before, m.list(rule, at, m.textOf(at), what)), after)
}

// next is the number of the next mutant.
func (m *mutator) next() int { return len(m.made) + 1 }

// list gives a mutant its number.
func (m *mutator) list(rule string, at ast.Node, text, what string) int {
	m.made = append(m.made, mutant{rule, m.at.name(), m.lineOf(at), m.in, text, what})
	return len(m.made)
}

// wrap edits the file at hand around a node.
func (m *mutator) wrap(n ast.Node, before, after string) {
	from, to := m.span(n)
	m.at.edits = append(m.at.edits, edit{from, to, before, after})
}

// span is where a node stands in the file at hand, in bytes.
func (m *mutator) span(n ast.Node) (from, to int) {
	return m.fset.Position(n.Pos()).Offset, m.fset.Position(n.End()).Offset
}

// textOf is the source of a node on one line.
func (m *mutator) textOf(n ast.Node) string {
	from, to := m.span(n)
	return strings.Join(strings.Fields(string(m.at.text[from:to])), " ")
}

// headOf is the condition of a statement with what is computed for it.
func (m *mutator) headOf(n *ast.IfStmt) string {
	if n.Init == nil {
		return m.textOf(n.Cond)
	}
	return m.textOf(n.Init) + "; " + m.textOf(n.Cond)
}

// kind is the basic type below that of a value.
func (m *mutator) kind(value ast.Expr) (basic *types.Basic, ok bool) {
	basic, ok = m.info.TypeOf(value).Underlying().(*types.Basic)
	return basic, ok
}

// typeName writes the type of a value; of a constant, that which it takes on.
func (m *mutator) typeName(value ast.Expr) string {
	return types.TypeString(types.Default(m.info.TypeOf(value)), func(p *types.Package) string {
		if p == m.types {
			return ""
		}
		return p.Name()
	})
}

func (m *mutator) lineOf(n ast.Node) int { return m.fset.Position(n.Pos()).Line }
