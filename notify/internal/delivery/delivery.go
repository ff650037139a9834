// Package delivery holds the parts that the senders of notifications over HTTP share.
package delivery

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/url"
	"unicode/utf8"

	"volgare/notify"
	"volgare/notify/guarded"
)

// Failure returns the failed attempt that an error of guarded.Client describes. It contains no URL, since the URLs of channels
// are secret.
func Failure(err error) *notify.SendError {
	fault, ok := errors.AsType[*guarded.Error](err)
	if !ok {
		return &notify.SendError{Text: "the request failed", Err: err}
	}
	cause := fault.Unwrap()
	if _, ok := errors.AsType[*url.Error](cause); ok {
		cause = nil
	}
	return &notify.SendError{Text: fault.Error(), Gone: fault.Code == guarded.Gone, Retry: fault.RetryAfter, Err: cause}
}

const ellipsis = "…"

// Cut shortens text to at most the given number of bytes, at the end of a rune. A shorter text ends with an ellipsis, if there is
// place for one.
func Cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	end := max(0, most-len(ellipsis))
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	if end+len(ellipsis) > most {
		return ""
	}
	return text[:end] + ellipsis
}

// JSON returns v in JSON, without the escapes for HTML, which would make it longer.
func JSON(v any) ([]byte, error) {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimRight(text.Bytes(), "\n"), err
}
