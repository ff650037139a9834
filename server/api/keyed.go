package api

import (
	"fmt"

	"volgare/table"
)

// Keyed is a body, or the part of one, that may have a key, by which the request is safe to repeat.
type Keyed struct {
	Key string `json:"key"`
}

// Check names what is wrong with the key.
func (b *Keyed) Check() *Problem { return GoodKey(b.Key) }

// MinKey is the fewest letters of a key.
const MinKey = 8

// GoodKey is nil for no key, and for one that can be.
func GoodKey(key string) *Problem {
	if key != "" && (len(key) < MinKey || len(key) > table.MaxKey || !plain(key)) {
		return BadField("key", fmt.Sprintf("%d to %d letters, digits, - or _ are wanted", MinKey, table.MaxKey))
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
