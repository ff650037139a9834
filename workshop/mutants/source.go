package main

import (
	"bytes"
	"cmp"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// source is one file of the package that is mutated, with its edits.
type source struct {
	path  string
	text  []byte
	file  *ast.File
	asks  int // offset for the import of the switches: after the package clause
	edits []edit
}

// edit inserts text before and after a part of a file. Edits are nested or disjoint, and none adds a line.
type edit struct {
	from, to      int // bytes
	before, after string
}

// loaded is the mutated package with its types.
type loaded struct {
	fset  *token.FileSet
	types *types.Package
	info  *types.Info
	files []*source
}

// load parses and type-checks the package in a directory.
func load(dir string) (*loaded, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	l := &loaded{fset: token.NewFileSet(), info: &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
	}}
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		text, err := os.ReadFile(path) //nolint:gosec // a source file of this repository
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(l.fset, path, text, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		l.files = append(l.files, &source{path: path, text: text, file: file, asks: l.fset.Position(file.Name.End()).Offset})
		files = append(files, file)
	}
	config := types.Config{Importer: importer.ForCompiler(l.fset, "source", nil)}
	l.types, err = config.Check("volgare/"+filepath.Base(dir), l.fset, files, l.info)
	return l, err
}

// name returns the base name of a file.
func (s *source) name() string { return filepath.Base(s.path) }

// mutated returns the text with all edits and the import that they need.
func (s *source) mutated() []byte {
	type insertion struct {
		at   int
		text string
	}
	list := []insertion{{s.asks, `; import "volgare/workshop/mutants/site"`}}
	edits := slices.Clone(s.edits)
	slices.SortStableFunc(edits, func(a, b edit) int { // outer edits before inner ones
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(b.to, a.to))
	})
	var open []edit
	closeUpTo := func(at int) {
		for len(open) > 0 && open[len(open)-1].to <= at {
			last := open[len(open)-1]
			list, open = append(list, insertion{last.to, last.after}), open[:len(open)-1]
		}
	}
	for _, e := range edits {
		closeUpTo(e.from)
		list, open = append(list, insertion{e.from, e.before}), append(open, e)
	}
	closeUpTo(len(s.text))
	var out bytes.Buffer
	done := 0
	for _, i := range list {
		out.Write(s.text[done:i.at])
		out.WriteString(i.text)
		done = i.at
	}
	out.Write(s.text[done:])
	return out.Bytes()
}
