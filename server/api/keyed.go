package api

import (
	"fmt"

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

// GoodKey returns nil for a valid key, and the problem with a missing or malformed one.
func GoodKey(key string) *Problem {
	if len(key) < MinKey || len(key) > table.MaxKey || !plain(key) {
		return BadField("key", fmt.Sprintf("a key of %d to %d letters, digits, - or _ is required", MinKey, table.MaxKey))
	}
	return nil
}

func plain(key string) bool {
	for _, r := range key {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '_' {
			return false
		}
	}
	return true
}
