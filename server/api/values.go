package api

import "time"

// OrNull is a text, or null for none.
func OrNull(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// Instant is a time on the wire: UTC with milliseconds.
func Instant(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z07:00") }
