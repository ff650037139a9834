package api

import (
	"fmt"
	"regexp"

	"volgare/table"
)

// Keyed is the part of a body that holds its idempotency key: a request that is repeated with its key happens once.
type Keyed struct {
	Key string `json:"key"`
}

// Check returns the problem with the key, or nil.
func (b *Keyed) Check() *Problem { return GoodKey(b.Key) }

// MinKey is the minimum length of a key.
const MinKey = 8

var keyForm = regexp.MustCompile(fmt.Sprintf("^[A-Za-z0-9_-]{%d,%d}$", MinKey, table.MaxKey))

// GoodKey returns nil for a valid key, and the problem with a missing or malformed one.
func GoodKey(key string) *Problem {
	if !keyForm.MatchString(key) {
		return BadField("key", fmt.Sprintf("a key of %d to %d letters, digits, - or _ is required", MinKey, table.MaxKey))
	}
	return nil
}
