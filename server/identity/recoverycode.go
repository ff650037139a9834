package identity

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"slices"
	"strings"
)

// crockford is base 32 without letters that are easily mistaken for others.
var crockford = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

const (
	codeBytes = 16 // random bytes
	codeSum   = 1  // checksum bytes, to detect typing errors
	codeGroup = 4
)

// codeText formats a recovery code for people: 128 bits and a checksum in groups of four characters, "q3w0-...".
func codeText(random []byte) string {
	sum := sha256.Sum256(random)
	text := crockford.AppendEncode(nil, slices.Concat(random, sum[:codeSum]))
	groups := slices.Collect(slices.Chunk(text, codeGroup))
	return string(bytes.Join(groups, []byte("-")))
}

// likeDigits replaces letters that look like digits, and removes separators.
var likeDigits = strings.NewReplacer("o", "0", "i", "1", "l", "1", "-", "", " ", "", "\t", "", "\n", "", "\r", "")

// parseCode parses a recovery code. It returns false if the code is malformed or its checksum is wrong.
func parseCode(text string) (random []byte, ok bool) {
	all, err := crockford.DecodeString(likeDigits.Replace(strings.ToLower(text)))
	if err != nil || len(all) != codeBytes+codeSum {
		return nil, false
	}
	sum := sha256.Sum256(all[:codeBytes])
	return all[:codeBytes], sum[0] == all[codeBytes]
}

// codeDigest returns the hash of a code, as stored.
func codeDigest(random []byte) []byte {
	return Digest("recovery " + string(random))
}
