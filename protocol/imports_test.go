package protocol

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestSessionUsesOnlyItsStreams checks that a session has no input or output besides its two streams.
func TestSessionUsesOnlyItsStreams(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, imp := range f.Imports {
			path := strings.Trim(imp.Path.Value, `"`)
			if slices.Contains([]string{"os", "net", "time", "log"}, strings.Split(path, "/")[0]) {
				t.Errorf("%s imports %s", file, path)
			}
		}
	}
}
