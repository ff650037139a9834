package edition

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"volgare/workshop/hostile"
)

// mostMemory is the most that reading a board of the maximum size may allocate, in bytes.
const mostMemory = 16 << 20

// TestHostileInputIsReadSafely reads input that is designed to break the reader. It must not take much memory.
func TestHostileInputIsReadSafely(t *testing.T) {
	l := builtin(t)
	for _, size := range []int{2000, 20_000, MaxBoard - 8000, 3 * MaxBoard} {
		for _, h := range hostile.Boards(size) {
			b, err := CheckBoard("b.board.yaml", []byte(h.Text))
			fuzzFaults(t, h.Text, b, err)
			if took := memory(func() { _, err = l.CheckBoard("b", []byte(h.Text)) }); took > mostMemory {
				t.Errorf("%s, %d bytes: %d MB", h.Name, len(h.Text), took>>20)
			}
		}
	}
}

// memory returns the bytes that f allocates, including memory freed later.
func memory(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestBounds compares texts just within a bound, which the parser gets, with texts just beyond it.
func TestBounds(t *testing.T) {
	rep := strings.Repeat
	for _, c := range []struct{ name, within, beyond, want string }{
		{"size", rep("#", MaxBoard), rep("#", MaxBoard+1), "b: a file has at most 65536 bytes, not 65537"},
		{"brackets", "a: " + rep("[", 15) + rep("]", 15), "a: " + rep("[", 16) + rep("]", 16), "b:1: nested more than 16 deep"},
		{"braces", rep("{a: ", 8) + "b" + rep("}", 8), rep("{a: ", 9) + "b" + rep("}", 9), "b:1: nested more than 16 deep"},
		{"dashes", rep("- ", 16) + "a", rep("- ", 17) + "a", "b:1: nested more than 16 deep"},
		{"stairs", stairs(16), stairs(17), "b:17: nested more than 16 deep"},
		{"one after the other", rep("- - - [{a: b}]\n- - []\n", 60), rep("- ", 14) + "[{a: b}]", "b:1: nested more than 16 deep"},
		{"keys", rep("a: b\n", 256), rep("a: b\n", 257), "b:257: one list or mapping has at most 256 entries"},
		{"items", rep("- b\n", 256), rep("- b\n", 257), "b:257: one list or mapping has at most 256 entries"},
		{"items in brackets", "[" + rep("b,", 256) + "]", "[" + rep("b,", 257) + "]", "b:1: one list or mapping has at most 256 entries"},
		{"signs", rep("-", 20_000), rep("-", 20_001), "b: a file has at most 20000 brackets, commas, colons and the like, not 20001"},
		{"a value", rep("x", 4096), rep("x", 4097), "b:1: a value has at most 4096 bytes, not 4097"},
		{"quotes", `"` + rep("x", 4096) + `"`, `"` + rep("x", 4097) + `"`, "b:1: a value has at most 4096 bytes, not 4097"},
		{"brackets in texts", "a: 'it is [[[[[[[[[[[[[[[[[[[[ {{{'\nb: it is [[[[[[[[[[[[[[[[[[[[", rep("[", 17), "b:1: nested more than 16 deep"},
		{"anchor", "a: b", "a: &x b", "b:1: anchors, aliases, tags, merges and directives"},
		{"alias", "a: b", "a: *b", "b:1: anchors, aliases, tags, merges and directives"},
		{"tag", "a: b", "a: !!str b", "b:1: anchors, aliases, tags, merges and directives"},
		{"merge", "a: b", "<<: b", "b:1: anchors, aliases, tags, merges and directives"},
		{"directive", "a: b", "%YAML 1.2\n---\na: b", "b:1: anchors, aliases, tags, merges and directives"},
	} {
		if _, err := CheckBoard("b", []byte(c.within)); strings.Contains(err.Error(), c.want[strings.LastIndex(c.want, ":"):]) {
			t.Errorf("%s, within: %v", c.name, err)
		}
		if _, err := CheckBoard("b", []byte(c.beyond)); !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s, beyond: want %s\ngot %v", c.name, c.want, err)
		}
	}
}

// stairs returns nested keys.
func stairs(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	return b.String()
}

// TestManyFaults checks that the first faults of a file are listed, and their total number.
func TestManyFaults(t *testing.T) {
	_, err := CheckBoard("b", []byte("board: b\ntitle: b\nplaces:\n"+strings.Repeat("- {}\n", 50)))
	faults, _ := errors.AsType[Faults](err)
	if len(faults) > maxFaults+1 || faults[0].Code != manyFaults.code || faults[0].Args[1] != fmt.Sprint(maxFaults) {
		t.Errorf("%d faults: %v", len(faults), err)
	}
}

// TestLargeBoard checks that a board stored under earlier limits can still be read, but is bounded too.
func TestLargeBoard(t *testing.T) {
	l := builtin(t)
	large := dataFile(t, "board.yaml") + strings.Repeat("# a remark\n", 17_000)
	if _, err := l.CheckBoard("b", []byte(large)); err == nil {
		t.Errorf("%d bytes are taken", len(large))
	}
	if _, err := l.StoredBoard([]byte(large)); err != nil {
		t.Error(err)
	}
	for _, text := range []string{strings.Repeat("[", 10_000), strings.Repeat("- ", 10_000), strings.Repeat("#", MaxStored+1)} {
		if _, err := l.StoredBoard([]byte(text)); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.20s: %v", text, err)
		}
	}
}

// TestManyOptions checks that too many options are not reported one by one.
func TestManyOptions(t *testing.T) {
	c := Config{Preset: "deluxe", Players: 2, Options: map[string]string{}}
	for i := range 10_000 {
		c.Options[fmt.Sprint(i)] = "x"
	}
	if _, err := builtin(t).Table(c); err == nil || strings.Contains(err.Error(), "\n") || len(err.Error()) > 1000 {
		t.Errorf("%.1000v", err)
	}
}

// FuzzBounds checks that everything the parser gets and returns is within the bounds.
func FuzzBounds(f *testing.F) {
	f.Add(dataFile(f, "board.yaml"))
	for _, h := range hostile.Boards(600) {
		f.Add(h.Text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := reader{file: "b"}
		if n := r.parse([]byte(text)); n != nil {
			inBounds(t, n, 1)
		}
	})
}

func inBounds(t *testing.T, n *node, depth int) {
	t.Helper()
	if depth > taken.depth+1 || len(n.items) > 2*taken.width || len(n.text) > taken.scalar {
		t.Fatalf("line %d: %d deep, %d entries, %d bytes", n.line, depth, len(n.items), len(n.text))
	}
	for _, item := range n.items {
		inBounds(t, item, depth+1)
	}
}
