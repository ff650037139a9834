package api

import (
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"strings"
)

// Tag returns an entity tag for content that depends on parts. It includes the build, because another build may
// encode the same content differently.
func Tag(build string, parts ...any) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %v", build, parts))
	return `W/"` + Base32(sum[:12]) + `"`
}

// Tag returns an entity tag that includes the build of the server.
func (c *Request) Tag(parts ...any) string { return Tag(c.Build, parts...) }

// Matches reports whether a list of entity tags contains etag. It uses the weak comparison, since the same content may
// be compressed or not (RFC 9110, 13.1.2).
func Matches(list, etag string) bool {
	for tag := range strings.SplitSeq(list, ",") {
		if tag = strings.TrimSpace(tag); tag == "*" || strings.TrimPrefix(tag, "W/") == strings.TrimPrefix(etag, "W/") {
			return true
		}
	}
	return false
}

// Base32 encodes bytes as lower-case letters and digits.
func Base32(b []byte) string {
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}
