package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"regexp"
	"strings"
)

// mutant is one way to disable a rule.
type mutant struct {
	rule string // "MOV-2", or several separated by spaces
	file string // base name
	line int
	in   string // the declaration that contains it
	text string // the code that it changes, on one line
	what string
}

func (m *mutant) String() string {
	return fmt.Sprintf("%s:%d %s: %s %s: %s", m.file, m.line, m.in, m.rule, m.what, m.text)
}

var (
	constant = regexp.MustCompile(`^([A-Z]{3})([A-Z]?[0-9]+)$`)
	tagged   = regexp.MustCompile(`\b[A-Z]{3}-[A-Z]?[0-9]+\b`)
)

// mutator walks the files of a package. The number of a mutant is its index in made plus 1.
type mutator struct {
	*loaded
	at     *source
	tags   map[int]string // the first rule id in a comment of the current file, by line
	in     string         // the current declaration
	doc    string         // the rules in its doc comment
	made   []mutant
	raised map[types.Object]int // tagged constants, with the number of the mutant that raises each
}

// mutate finds the mutants of a package, and the edits that switch them.
func mutate(l *loaded) []mutant {
	m := &mutator{loaded: l, raised: map[types.Object]int{}}
	for _, s := range l.files {
		if s.name() == "ruleid.go" { // contains names of rules only
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

// visit makes the mutants of a node.
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

// add makes a mutant of a node. before contains a verb for its number.
func (m *mutator) add(rule string, at ast.Node, what, before, after string) {
	m.wrap(at, fmt.Sprintf(before, m.list(rule, at, m.textOf(at), what)), after)
}

// next returns the number of the next mutant.
func (m *mutator) next() int { return len(m.made) + 1 }

// list records a mutant and returns its number.
func (m *mutator) list(rule string, at ast.Node, text, what string) int {
	m.made = append(m.made, mutant{rule, m.at.name(), m.lineOf(at), m.in, text, what})
	return len(m.made)
}

// wrap adds an edit around a node of the current file.
func (m *mutator) wrap(n ast.Node, before, after string) {
	from, to := m.span(n)
	m.at.edits = append(m.at.edits, edit{from, to, before, after})
}

// span returns the byte range of a node in the current file.
func (m *mutator) span(n ast.Node) (from, to int) {
	return m.fset.Position(n.Pos()).Offset, m.fset.Position(n.End()).Offset
}

// textOf returns the source of a node on one line.
func (m *mutator) textOf(n ast.Node) string {
	from, to := m.span(n)
	return strings.Join(strings.Fields(string(m.at.text[from:to])), " ")
}

// headOf returns the source of the condition of a statement, with its initialization.
func (m *mutator) headOf(n *ast.IfStmt) string {
	if n.Init == nil {
		return m.textOf(n.Cond)
	}
	return m.textOf(n.Init) + "; " + m.textOf(n.Cond)
}

// kind returns the basic type that underlies the type of a value.
func (m *mutator) kind(value ast.Expr) (basic *types.Basic, ok bool) {
	basic, ok = m.info.TypeOf(value).Underlying().(*types.Basic)
	return basic, ok
}

// typeName formats the type of a value; for a constant, the type that it is converted to.
func (m *mutator) typeName(value ast.Expr) string {
	return types.TypeString(types.Default(m.info.TypeOf(value)), func(p *types.Package) string {
		if p == m.types {
			return ""
		}
		return p.Name()
	})
}

func (m *mutator) lineOf(n ast.Node) int { return m.fset.Position(n.Pos()).Line }
