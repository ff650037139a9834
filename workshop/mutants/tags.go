package main

import (
	"cmp"
	"go/ast"
	"strings"
)

// ruleOf returns the rule that a node cites in a call or in a list of rules, or that is in a comment on its line.
func (m *mutator) ruleOf(n ast.Node) string {
	rule := ""
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			rule = cmp.Or(rule, ruleIn(n.Args))
		case *ast.CompositeLit:
			if m.cites(n) {
				rule = cmp.Or(rule, ruleIn(n.Elts))
			}
		}
		return rule == ""
	})
	return cmp.Or(rule, m.tagOn(n))
}

// cites reports whether a literal is a list of rules that justify something.
func (m *mutator) cites(n *ast.CompositeLit) bool { return m.typeName(n) == "Cites" }

// ruleOr returns ruleOf, or else the rule of the function.
func (m *mutator) ruleOr(n ast.Node) string {
	return cmp.Or(m.ruleOf(n), m.doc)
}

// ruleOfIf returns the rule of a condition, of its initialization or of a short body, or else the rule of the function.
func (m *mutator) ruleOfIf(n *ast.IfStmt) string {
	rule := m.ruleOf(n.Cond)
	if rule == "" && n.Init != nil {
		rule = m.ruleOf(n.Init)
	}
	return cmp.Or(rule, m.ruleInBody(n.Body.List), m.doc)
}

// ruleInBody returns the rule that a short body cites.
func (m *mutator) ruleInBody(body []ast.Stmt) string {
	if len(body) != 1 {
		return ""
	}
	if ret, ok := body[0].(*ast.ReturnStmt); ok {
		if rule := ruleIn(ret.Results); rule != "" {
			return rule
		}
		if len(ret.Results) == 1 {
			return m.tagOn(ret)
		}
	}
	return m.ruleOf(body[0])
}

func (m *mutator) tagOn(n ast.Node) string { return m.tags[m.lineOf(n)] }

// nameOf returns the name of a function, or the first name of a declaration.
func nameOf(decl ast.Decl) string {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		return decl.Name.Name
	case *ast.GenDecl:
		switch spec := decl.Specs[0].(type) {
		case *ast.ValueSpec:
			return spec.Names[0].Name
		case *ast.TypeSpec:
			return spec.Name.Name
		}
	}
	return ""
}

// docOf returns the rules in the doc comment of a declaration.
func docOf(decl ast.Decl) string {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		return rulesIn(decl.Doc)
	case *ast.GenDecl:
		return rulesIn(decl.Doc)
	}
	return ""
}

// rulesIn returns the rules in a comment.
func rulesIn(doc *ast.CommentGroup) string {
	return strings.Join(tagged.FindAllString(doc.Text(), -1), " ")
}

// ruleIn returns the first rule constant among some expressions.
func ruleIn(list []ast.Expr) string {
	for _, e := range list {
		if name, ok := e.(*ast.Ident); ok {
			if parts := constant.FindStringSubmatch(name.Name); parts != nil {
				return parts[1] + "-" + parts[2]
			}
		}
	}
	return ""
}
