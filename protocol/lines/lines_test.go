package lines_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"volgare/protocol/lines"
)

// TestReader: a line too long is named and skipped, the one after it is read.
func TestReader(t *testing.T) {
	for _, size := range []int{0, 1, lines.Max - 1, lines.Max, lines.Max + 1, lines.Max + 2, 3 * lines.Max} {
		r := lines.NewReader(strings.NewReader(strings.Repeat("x", size) + "\nlast"))
		line, err := r.Next()
		if size > lines.Max != errors.Is(err, lines.ErrTooLong) || err == nil && len(line) != size {
			t.Errorf("%d bytes: %d, %v", size, len(line), err)
		}
		if line, err = r.Next(); string(line) != "last" || err != nil {
			t.Errorf("after %d bytes: %q, %v", size, line, err)
		}
		if _, err = r.Next(); !errors.Is(err, io.EOF) {
			t.Errorf("at the end: %v", err)
		}
	}
}

// TestOf: a value is one line, in which what HTML escapes stands as it is.
func TestOf(t *testing.T) {
	line, err := lines.Of(map[string]string{"a": "<\n>"})
	if string(line) != `{"a":"<\n>"}`+"\n" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
	if _, err = lines.Of(func() {}); err == nil {
		t.Error("a function is a line")
	}
}
