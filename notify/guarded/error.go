package guarded

import (
	"fmt"
	"slices"
	"time"
)

// Code is the kind of an error, from the closed list below.
type Code string

// Permanent errors: the same request would fail again.
const (
	BadURL      Code = "bad-url"
	NotPublic   Code = "not-public"   // the host has no address, or one that is not on the internet
	UnknownPush Code = "unknown-push" // the host is no known push service
	Redirect    Code = "redirect"
	Gone        Code = "gone" // status 404 or 410: the target should be deleted
	Refused     Code = "refused"
)

// Temporary errors: the request may succeed later.
const (
	Unreachable Code = "unreachable"
	Certificate Code = "certificate"
	Timeout     Code = "timeout"
	Unavailable Code = "unavailable" // status 429, 5xx and the like
)

// Error describes why a URL was not accepted, or a request to it failed.
type Error struct {
	Code       Code
	Status     int           // of the response; 0 if there was none
	RetryAfter time.Duration // how long the server asks to wait, at most a day; 0 if it does not ask
	Reply      []byte        // start of the response's body, at most 16 KiB: foreign text, for logs only

	text  string
	cause error
}

// Error returns a text for the owner of the URL. It contains nothing of the response and no address, except those in the URL.
func (e *Error) Error() string { return e.text }

// Unwrap returns the cause, which may contain internal addresses. It is for logs only.
func (e *Error) Unwrap() error { return e.cause }

// Permanent reports whether the same request would fail again.
func (e *Error) Permanent() bool {
	return slices.Contains([]Code{BadURL, NotPublic, UnknownPush, Redirect, Gone, Refused}, e.Code)
}

func failed(code Code, cause error, format string, args ...any) *Error {
	return &Error{Code: code, text: fmt.Sprintf(format, args...), cause: cause}
}
