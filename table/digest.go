package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"

	"volgare/record"
)

// positionForm is that of digests: another one where the text of positions changes and
// the games do not.
const positionForm = 1

// digest is a short sign of the whole position, hidden things included: what is stored of
// a table proves by it that the game comes out the same. It tells nothing by itself, but
// who guesses a position can check his guess: it is for the store alone.
func (s *Snapshot) digest() string {
	text := record.AppendPosition(make([]byte, 0, 4<<10), s.Table, s.history.Now())
	_, text, _ = bytes.Cut(text, []byte(s.Table.Hash)) // the rules are proved by their own hash
	sum := sha256.Sum256(text)
	return fmt.Sprintf("%d:%s", positionForm, base64.RawURLEncoding.EncodeToString(sum[:12]))
}

// proves reports whether a digest can be compared with those of this build.
func proves(digest string) bool { return strings.HasPrefix(digest, fmt.Sprintf("%d:", positionForm)) }
