package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"strings"
	"testing"
)

// TestExportedNamesAreDocumented checks that every exported name of the package has a comment: its own, a trailing one, or
// the comment of its group.
func TestExportedNamesAreDocumented(t *testing.T) {
	files, err := fs.Glob(os.DirFS("."), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			for _, bare := range undocumented(decl) {
				t.Errorf("%v: %s is not documented", set.Position(bare.Pos()), bare.Name)
			}
		}
	}
}

// undocumented lists the exported names of a declaration without a comment.
func undocumented(decl ast.Decl) []*ast.Ident {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Name.IsExported() && d.Doc == nil {
			return []*ast.Ident{d.Name}
		}
	case *ast.GenDecl:
		return bareSpecs(d)
	}
	return nil
}

// bareSpecs lists the exported types, constants and variables of a group without a comment. A comment on the group is enough
// for constants and variables, and for a single type.
func bareSpecs(d *ast.GenDecl) []*ast.Ident {
	var bare []*ast.Ident
	for _, spec := range d.Specs {
		switch s := spec.(type) {
		case *ast.TypeSpec:
			if s.Name.IsExported() && s.Doc == nil && d.Doc == nil {
				bare = append(bare, s.Name)
			}
		case *ast.ValueSpec:
			for _, name := range s.Names {
				if name.IsExported() && s.Doc == nil && s.Comment == nil && d.Doc == nil {
					bare = append(bare, name)
				}
			}
		}
	}
	return bare
}
