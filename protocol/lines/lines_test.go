package lines_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"volgare/protocol/lines"
)

// TestTooLongLineIsSkipped checks that a line that is too long is reported and skipped, and that the next line is read.
func TestTooLongLineIsSkipped(t *testing.T) {
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

// TestOfDoesNotEscapeHTML checks that a value is encoded on one line, without escapes for HTML.
func TestOfDoesNotEscapeHTML(t *testing.T) {
	line, err := lines.Of(map[string]string{"a": "<\n>"})
	if string(line) != `{"a":"<\n>"}`+"\n" || err != nil {
		t.Errorf("%q, %v", line, err)
	}
	if _, err = lines.Of(func() {}); err == nil {
		t.Error("a function was encoded")
	}
}
