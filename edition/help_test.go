package edition

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

func builtin(tb testing.TB) *Library {
	tb.Helper()
	l, err := Builtin()
	if err != nil {
		tb.Fatal(err)
	}
	return l
}

func table(tb testing.TB, l *Library, c Config) *Table {
	tb.Helper()
	made, err := l.Table(c)
	if err != nil {
		tb.Fatalf("%+v: %v", c, err)
	}
	return made
}

// dataFile returns the text of an embedded file.
func dataFile(tb testing.TB, name string) string {
	tb.Helper()
	data, err := fs.ReadFile(files, "data/"+name)
	if err != nil {
		tb.Fatal(err)
	}
	return string(data)
}

// dataFiles returns a copy of all embedded files.
func dataFiles(tb testing.TB) fstest.MapFS {
	tb.Helper()
	m := fstest.MapFS{}
	for _, name := range []string{"sources.yaml", "classic.yaml", "deluxe.yaml", "board.yaml"} {
		m[name] = &fstest.MapFile{Data: []byte(dataFile(tb, name))}
	}
	return m
}

// change replaces old, which must occur once in the text or follow a unique "anchor…", and returns the line of the change.
func change(tb testing.TB, text, old, replacement string) (changed string, line int) {
	tb.Helper()
	at, after := 0, old
	if anchor, rest, ok := strings.Cut(old, "…"); ok {
		if strings.Count(text, anchor) != 1 {
			tb.Fatalf("%q occurs %d times", anchor, strings.Count(text, anchor))
		}
		at, after = strings.Index(text, anchor), rest
	} else if strings.Count(text, old) != 1 {
		tb.Fatalf("%q occurs %d times", old, strings.Count(text, old))
	}
	i := strings.Index(text[at:], after)
	if i < 0 {
		tb.Fatalf("no %q after the anchor", after)
	}
	i += at
	return text[:i] + replacement + text[i+len(after):], 1 + strings.Count(text[:i], "\n")
}
