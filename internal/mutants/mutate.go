package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"regexp"
	"strconv"
	"strings"
)

// mutant is one way to switch a rule off in one file.
type mutant struct {
	rule string // "MOV-2", or several with spaces between them
	file string
	line int
	what string
	code []byte // the whole file, changed
}

var (
	constant = regexp.MustCompile(`^([A-Z]{3})([A-Z]?[0-9]+)$`)
	tagged   = regexp.MustCompile(`\b[A-Z]{3}-[A-Z]?[0-9]+\b`)
)

// mutator walks one file and prints a changed copy for each site.
type mutator struct {
	fset *token.FileSet
	file *ast.File
	name string
	tags map[int][]string // rule ids in comments, by line
	doc  string           // the rules of the comment on the function at hand
	made []mutant
}

// mutate lists the mutants of one source file.
func mutate(name string, src []byte) ([]mutant, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	m := &mutator{fset: fset, file: file, name: name, tags: map[int][]string{}}
	for _, group := range file.Comments {
		for _, c := range group.List {
			line := fset.Position(c.Pos()).Line
			m.tags[line] = append(m.tags[line], tagged.FindAllString(c.Text, -1)...)
		}
	}
	ast.Inspect(file, m.visit)
	return m.made, nil
}

// visit tries every way to break what a node does.
func (m *mutator) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		m.doc = strings.Join(tagged.FindAllString(n.Doc.Text(), -1), " ")
	case *ast.ReturnStmt:
		m.refusal(n)
	case *ast.BlockStmt:
		m.statements(n.List)
	case *ast.CaseClause:
		m.statements(n.Body)
	case *ast.IfStmt:
		m.condition(n)
	case *ast.GenDecl:
		m.constants(n)
	case *ast.CompositeLit:
		m.entries(n)
	}
	return true
}

// refusal lets pass what a rule refuses: return refuse(RULE, ...) becomes
// return Reason{}.
func (m *mutator) refusal(n *ast.ReturnStmt) {
	if len(n.Results) != 1 {
		return
	}
	call, ok := n.Results[0].(*ast.CallExpr)
	if !ok {
		return
	}
	if rule := ruleIn(call.Args); rule != "" {
		m.swap(rule, n, "passes", func() func() {
			old := n.Results[0]
			n.Results[0] = &ast.CompositeLit{Type: ast.NewIdent("Reason")}
			return func() { n.Results[0] = old }
		})
	}
}

// statements drops a statement that cites a rule: as argument, in a comment on
// its line or in that of its function.
func (m *mutator) statements(list []ast.Stmt) {
	for i, stmt := range list {
		switch stmt.(type) {
		case *ast.ExprStmt, *ast.AssignStmt, *ast.IncDecStmt:
		default:
			continue
		}
		rule := m.ruleOr(stmt)
		if rule == "" || defines(stmt) {
			continue
		}
		m.swap(rule, stmt, "is left out", func() func() {
			list[i] = &ast.EmptyStmt{Semicolon: stmt.Pos()}
			return func() { list[i] = stmt }
		})
	}
}

func defines(stmt ast.Stmt) bool {
	assign, ok := stmt.(*ast.AssignStmt)
	return ok && assign.Tok == token.DEFINE
}

// condition makes a tagged condition false, and true.
func (m *mutator) condition(n *ast.IfStmt) {
	rule := m.ruleOf(n.Cond)
	if rule == "" {
		rule = m.ruleInBody(n.Body)
	}
	if rule == "" {
		rule = m.doc
	}
	if rule == "" {
		return
	}
	for _, value := range []string{"false", "true"} {
		m.swap(rule, n, "condition is "+value, func() func() {
			old := n.Cond
			fixed := &ast.ParenExpr{X: &ast.BinaryExpr{X: &ast.ParenExpr{X: old}, Op: token.LAND, Y: ast.NewIdent("false")}}
			if value == "true" {
				fixed = &ast.ParenExpr{X: &ast.BinaryExpr{X: &ast.ParenExpr{X: old}, Op: token.LOR, Y: ast.NewIdent("true")}}
			}
			n.Cond = fixed
			return func() { n.Cond = old }
		})
	}
}

// ruleInBody is the rule that a short body cites.
func (m *mutator) ruleInBody(body *ast.BlockStmt) string {
	if len(body.List) != 1 {
		return ""
	}
	if ret, ok := body.List[0].(*ast.ReturnStmt); ok && len(ret.Results) == 1 {
		return m.tagOn(ret)
	}
	return m.ruleOf(body.List[0])
}

// constants raises a tagged number by one.
func (m *mutator) constants(n *ast.GenDecl) {
	if n.Tok != token.CONST {
		return
	}
	for _, spec := range n.Specs {
		value, ok := spec.(*ast.ValueSpec)
		if ok && len(value.Values) == 1 {
			m.number(m.tagOn(value), value.Values[0])
		}
	}
}

// entries raises the numbers of a table that has its rule in the comment above
// or on the line.
func (m *mutator) entries(n *ast.CompositeLit) {
	for _, element := range n.Elts {
		value := element
		if pair, ok := element.(*ast.KeyValueExpr); ok {
			value = pair.Value
		}
		rule := m.tagOn(element)
		if rule == "" {
			rule = m.tagAbove(n)
		}
		m.number(rule, value)
	}
}

func (m *mutator) number(rule string, value ast.Expr) {
	lit, ok := value.(*ast.BasicLit)
	if !ok || lit.Kind != token.INT || rule == "" {
		return
	}
	n, err := strconv.Atoi(lit.Value)
	if err != nil {
		return
	}
	m.swap(rule, lit, "one more than "+lit.Value, func() func() {
		old := lit.Value
		lit.Value = strconv.Itoa(n + 1)
		return func() { lit.Value = old }
	})
}

// swap changes the tree, prints it and changes it back.
func (m *mutator) swap(rule string, at ast.Node, what string, change func() func()) {
	undo := change()
	var out bytes.Buffer
	err := printer.Fprint(&out, m.fset, m.file)
	undo()
	if err == nil {
		line := m.fset.Position(at.Pos()).Line
		m.made = append(m.made, mutant{rule, m.name, line, what, out.Bytes()})
	}
}

// ruleOf is the rule that a node cites in a call, or that stands in a comment
// on its line.
func (m *mutator) ruleOf(n ast.Node) string {
	rule := ""
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && rule == "" {
			rule = ruleIn(call.Args)
		}
		return rule == ""
	})
	if rule == "" {
		rule = m.tagOn(n)
	}
	return rule
}

// ruleOr is ruleOf, or else the rule of the function.
func (m *mutator) ruleOr(n ast.Node) string {
	if rule := m.ruleOf(n); rule != "" {
		return rule
	}
	return m.doc
}

func (m *mutator) tagOn(n ast.Node) string {
	return first(m.tags[m.fset.Position(n.Pos()).Line])
}

func (m *mutator) tagAbove(n ast.Node) string {
	line := m.fset.Position(n.Pos()).Line
	return first(append(m.tags[line], m.tags[line-1]...))
}

func first(ids []string) string {
	if len(ids) == 0 {
		return ""
	}
	return ids[0]
}

// ruleIn is the first rule constant among arguments.
func ruleIn(args []ast.Expr) string {
	for _, arg := range args {
		if name, ok := arg.(*ast.Ident); ok {
			if parts := constant.FindStringSubmatch(name.Name); parts != nil {
				return parts[1] + "-" + parts[2]
			}
		}
	}
	return ""
}
