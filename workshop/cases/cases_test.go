package cases_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"volgare/edition"
	"volgare/record"
	"volgare/workshop/cases"
)

var update = flag.Bool("update", false, "write what comes out into the case files")

const folder = "../../testdata/rules"

func TestCases(t *testing.T) {
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	tables := record.Keep(lib.Table)
	files, err := filepath.Glob(filepath.Join(folder, "*.txtar"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { runFile(t, tables, file) })
	}
}

func runFile(t *testing.T, tables record.Tables, file string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list := cases.Parse(data)
	if again := cases.Format(txtar.Parse(data).Comment, list); !*update && string(again) != string(data) {
		t.Error("the file is not formatted: run the test with -update")
	}
	for i := range list {
		t.Run(list[i].Name, func(t *testing.T) { runCase(t, tables, &list[i]) })
	}
	if *update && !t.Failed() {
		if err := os.WriteFile(file, cases.Format(txtar.Parse(data).Comment, list), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func runCase(t *testing.T, tables record.Tables, c *cases.Case) {
	steps, err := cases.Run(tables, *c)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range steps {
		if want := c.Steps[i].Want; !*update && !slices.Equal(s.Want, want) {
			t.Errorf("%s %s\n got:\n\t%s\n want:\n\t%s", s.Verb, s.Rest,
				strings.Join(s.Want, "\n\t"), strings.Join(want, "\n\t"))
		}
	}
	c.Steps = steps
}
