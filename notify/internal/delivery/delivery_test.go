package delivery_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"volgare/notify/guarded"
	"volgare/notify/internal/delivery"
)

func TestCutEndsAtARune(t *testing.T) {
	for _, c := range []struct {
		text string
		most int
		want string
	}{
		{"dolce stil novo", 15, "dolce stil novo"},
		{"dolce stil novo", 14, "dolce stil …"},
		{"però però", 10, "però p…"},
		{"però però", 7, "per…"},
		{"👩‍🚀👩‍🚀", 12, "👩‍…"},
		{"però", 4, "p…"},
		{"però", 3, "…"},
		{"però", 2, ""},
		{"però", -9, ""},
		{"", 0, ""},
	} {
		if got := delivery.Cut(c.text, c.most); got != c.want || len(got) > max(c.most, 0) {
			t.Errorf("Cut(%q, %d) = %q, want %q", c.text, c.most, got, c.want)
		}
	}
}

// The parser of URLs quotes the whole URL in its errors.
func TestFailureHidesTheURL(t *testing.T) {
	const token = "123456:ABC-DEF"
	for _, target := range []string{"https://example.org/bot" + token + "/%zz", "https://example.org:port/bot" + token, "example.org/bot" + token, "https://example.org/\x7f" + token} {
		err := guarded.New(nil, nil).Post(t.Context(), target, nil, nil)
		if f := delivery.Failure(err); strings.Contains(fmt.Sprintf("%v %+v %#v %v", f, f, f, f.Err), token) {
			t.Errorf("%v reveals the token", f)
		}
	}
	if f := delivery.Failure(context.Canceled); f.Text != "the request failed" || f.Err == nil {
		t.Errorf("%+v", f)
	}
}
