package words

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares a result, line by line, with a golden file; -update writes the file.
func golden(t *testing.T, file string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was, is := bytes.Split(data, []byte("\n")), bytes.Split(got, []byte("\n"))
	for i := range max(len(was), len(is)) {
		if i >= len(was) || i >= len(is) || !bytes.Equal(was[i], is[i]) {
			t.Fatalf("%s:%d is otherwise; -update writes\n%s", file, i+1, is[min(i, len(is)-1)])
		}
	}
}
