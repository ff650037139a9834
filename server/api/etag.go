package api

import (
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"strings"
)

// Tag makes an entity tag of all that content depends on; the build is part of it,
// because another may word the same thing differently.
func Tag(build string, parts ...any) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %v", build, parts))
	return `W/"` + Base32(sum[:12]) + `"`
}

// Tag is an entity tag of this build.
func (c *Request) Tag(parts ...any) string { return Tag(c.Build, parts...) }

// Matches reports whether a list of entity tags names one. Tags are compared
// weakly: the same content, however it is encoded. RFC 9110 13.1.2
func Matches(list, etag string) bool {
	for tag := range strings.SplitSeq(list, ",") {
		if tag = strings.TrimSpace(tag); tag == "*" || strings.TrimPrefix(tag, "W/") == strings.TrimPrefix(etag, "W/") {
			return true
		}
	}
	return false
}

// Base32 writes bytes with lower-case letters and digits.
func Base32(b []byte) string {
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}
