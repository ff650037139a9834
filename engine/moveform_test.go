package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"volgare/engine"
)

// TestGroupsMatchDecisionsAndCosts checks that the group of a kind agrees with its decision and its cost. // ACT-1
func TestGroupsMatchDecisionsAndCosts(t *testing.T) {
	for _, k := range engine.Kinds() {
		f, turn := k.Form(), k.Decides() == engine.Turn
		if turn == (f.Group == engine.Answering) || turn == (f.Shelf == engine.NoShelf) {
			t.Errorf("%v: decision %v, group %v, shelf %v", k, k.Decides(), f.Group, f.Shelf)
		}
		if f.Action != (f.Group < engine.Free) || k.EndsTurn() != (f.Group == engine.Ending) {
			t.Errorf("%v: action %v, ends %v, group %v", k, f.Action, k.EndsTurn(), f.Group)
		}
	}
}

// TestEveryFamilyIsDispatched checks that each function that switches on families handles all of them: refusals, legal
// moves, effects and the catalogue.
func TestEveryFamilyIsDispatched(t *testing.T) {
	names := map[string]map[string]bool{} // by function, the families in its switch
	var all []string
	for _, file := range []string{"move.go", "legal.go", "apply.go", "catalogue.go"} {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				names[d.Name.Name] = identsIn(d.Body)
			case *ast.GenDecl:
				all = append(all, familiesIn(d)...)
			}
		}
	}
	if len(all) < 20 {
		t.Fatal("families:", all)
	}
	for _, family := range all {
		legal := names["appendTurn"][family] || names["appendFamily"][family]
		if !legal || !names["checkMove"][family] || !names["apply"][family] || !names["addKind"][family] {
			t.Errorf("%s is left out", family)
		}
	}
}

// familiesIn lists the families declared by a declaration of constants, except none.
func familiesIn(d *ast.GenDecl) (list []string) {
	first, ok := d.Specs[0].(*ast.ValueSpec)
	if !ok || d.Tok != token.CONST {
		return nil
	}
	if kind, ok := first.Type.(*ast.Ident); !ok || kind.Name != "family" {
		return nil
	}
	for _, spec := range d.Specs[1:] {
		list = append(list, spec.(*ast.ValueSpec).Names[0].Name)
	}
	return list
}

func identsIn(n ast.Node) map[string]bool {
	found := map[string]bool{}
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			found[id.Name] = true
		}
		return true
	})
	return found
}
