package table

import (
	"encoding/base32"
	"encoding/hex"
	"io"
	"strings"
)

// idBytes are what the id of a table is made of: 80 bits, which are 16 letters and digits.
const idBytes = 10

func idText(b []byte) string { return strings.ToLower(base32.StdEncoding.EncodeToString(b[:idBytes])) }

// NewID draws the id of a table.
func NewID(random io.Reader) (string, error) {
	var b [idBytes]byte
	if _, err := io.ReadFull(random, b[:]); err != nil {
		return "", err
	}
	return idText(b[:]), nil
}

// IDOf returns the id of a table that is made of what, which is the same each time. What may be strings,
// numbers, bools and a NewTable.
func IDOf(what ...any) string {
	sum := sumOf(what)
	return idText(sum[:])
}

// NewSeed draws a secret seed of 256 bits.
func NewSeed(random io.Reader) (string, error) {
	var b [32]byte
	if _, err := io.ReadFull(random, b[:]); err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:]), nil
}
