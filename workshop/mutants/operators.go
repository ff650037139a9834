package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
)

// notCited describes a mutant that only removes a citation.
const notCited = "is not cited"

// returns makes mutants that permit what a rule refuses, negate booleans, raise numbers by one and remove cited rules.
func (m *mutator) returns(n *ast.ReturnStmt) {
	if len(n.Results) == 1 {
		if call, ok := n.Results[0].(*ast.CallExpr); ok && m.typeName(call) == "Reason" {
			if rule := m.ruleOr(call); rule != "" {
				m.add(rule, n, "passes", "if site.On(%d) { return Reason{} }; ", "")
			}
			return
		}
	}
	rule := cmp.Or(ruleIn(n.Results), m.tagOn(n), m.doc)
	for _, value := range n.Results {
		m.value(rule, value)
	}
}

// value makes mutants of a boolean, a number or a cited rule.
func (m *mutator) value(rule string, value ast.Expr) {
	if cited := ruleIn([]ast.Expr{value}); cited != "" {
		m.add(cited, value, notCited, "site.Zero(%d, ", ")")
		return
	}
	basic, ok := m.kind(value)
	switch {
	case !ok || rule == "":
	case basic.Info()&types.IsBoolean != 0:
		m.add(rule, value, "is turned round", "site.Not(%d, ", ")")
	case basic.Info()&types.IsInteger != 0 && m.typeName(value) != "Rule":
		m.number(rule, value)
	}
}

// statements makes mutants that drop a statement that cites a rule: as an argument, or in a comment on its line or on its
// function.
func (m *mutator) statements(list []ast.Stmt) {
	for _, stmt := range list {
		switch stmt := stmt.(type) {
		case *ast.ExprStmt:
			if ends(stmt) {
				continue
			}
		case *ast.IncDecStmt:
		case *ast.AssignStmt:
			if stmt.Tok == token.DEFINE {
				continue
			}
		default:
			continue
		}
		if rule := m.ruleOr(stmt); rule != "" {
			m.add(rule, stmt, "is left out", "if !site.On(%d) { ", " }")
		}
	}
}

// ends reports whether a statement panics: without it the function would lack a return.
func ends(stmt *ast.ExprStmt) bool {
	call, ok := stmt.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	name, ok := call.Fun.(*ast.Ident)
	return ok && name.Name == "panic"
}

// condition makes mutants that make a condition false, and true. head is its source.
func (m *mutator) condition(rule string, cond ast.Expr, head string) {
	if rule == "" {
		return
	}
	never := m.next()
	m.list(rule, cond, head, "condition is false")
	m.list(rule, cond, head, "condition is true")
	m.wrap(cond, fmt.Sprintf("site.If(%d, %d, ", never, never+1), ")")
}

// cases treats the cases of a switch without a tag as conditions. In other switches it makes mutants in which a case
// matches no value.
func (m *mutator) cases(n *ast.SwitchStmt) {
	for _, stmt := range n.Body.List {
		clause, ok := stmt.(*ast.CaseClause)
		if !ok {
			continue
		}
		for _, value := range clause.List {
			rule := cmp.Or(m.ruleOf(value), m.ruleInBody(clause.Body), m.doc)
			switch basic, ok := m.kind(value); {
			case n.Tag == nil:
				m.condition(rule, value, m.textOf(value))
			case ok && rule != "" && basic.Info()&types.IsInteger != 0:
				m.typed(rule, value, "is no case", "site.Never")
			}
		}
	}
}

// constants makes mutants that raise a tagged number by one wherever it is used.
func (m *mutator) constants(n *ast.GenDecl) {
	if n.Tok != token.CONST {
		return
	}
	for _, spec := range n.Specs {
		value, ok := spec.(*ast.ValueSpec)
		if !ok || len(value.Values) != 1 || m.tagOn(value) == "" {
			continue
		}
		if lit, ok := value.Values[0].(*ast.BasicLit); ok && lit.Kind == token.INT {
			m.raised[m.info.Defs[value.Names[0]]] = m.list(m.tagOn(value), value, m.textOf(value), "is one more")
		}
	}
}

// use raises a tagged constant at one of its uses, but not in the length of an array, a key of a table or another constant.
func (m *mutator) use(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ArrayType:
		ast.Inspect(n.Elt, m.use)
		return false
	case *ast.KeyValueExpr:
		ast.Inspect(n.Value, m.use)
		return false
	case *ast.GenDecl:
		return n.Tok != token.CONST
	case *ast.Ident:
		if number, ok := m.raised[m.info.Uses[n]]; ok {
			m.wrap(n, fmt.Sprintf("%s(site.More(%d, ", m.typeName(n), number), "))")
		}
	}
	return true
}

// entries makes mutants that raise the numbers of a table with a rule in a comment on the line, the line above or the
// declaration, and that remove the rules in it.
func (m *mutator) entries(n *ast.CompositeLit) {
	if m.cites(n) {
		return
	}
	for _, element := range n.Elts {
		value := element
		if pair, ok := element.(*ast.KeyValueExpr); ok {
			value = pair.Value
		}
		rule := cmp.Or(m.tagOn(element), m.tagOn(n), m.tags[m.lineOf(n)-1], m.doc)
		lit, ok := value.(*ast.BasicLit)
		switch {
		case ruleIn([]ast.Expr{value}) != "":
			m.value("", value)
		case ok && lit.Kind == token.INT && rule != "":
			m.number(rule, value)
		}
	}
}

// number makes a mutant that raises a number by one.
func (m *mutator) number(rule string, value ast.Expr) {
	m.typed(rule, value, "is one more", "site.More")
}

// typed makes a mutant that passes a value through a function that preserves its type.
func (m *mutator) typed(rule string, value ast.Expr, what, function string) {
	m.add(rule, value, what, m.typeName(value)+"("+function+"(%d, ", "))")
}
