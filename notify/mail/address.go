package mail

import (
	"fmt"
	"strings"

	"golang.org/x/net/idna"
)

// The longest address, the longest part before its @, and the longest label of a domain, in bytes (RFC 5321, RFC 1035).
const (
	maxAddress = 254
	maxLocal   = 64
	maxLabel   = 63
)

// atom are the characters besides letters and digits that the part before the @ may have without quotation marks (RFC 5322).
const atom = "!#$%&'*+-/=?^_`{|}~"

// ParseAddress returns the stored form of one mail address without a name: the domain in ASCII and in lower case. Equal mailboxes
// have equal forms, except that some servers also ignore the case of the part before the @.
func ParseAddress(text string) (string, error) {
	text = strings.TrimSpace(text)
	local, domain, found := strings.Cut(text, "@")
	switch {
	case !found:
		return "", errAddress("has no @")
	case strings.ContainsAny(text, "<>,;\"()") || strings.Contains(domain, "@"):
		return "", errAddress("is not one address alone")
	case !validLocal(local):
		return "", errAddress("has a part before the @ that is empty, too long, or not of letters, digits, dots and %s", atom)
	}
	host, err := idna.Lookup.ToASCII(strings.TrimSuffix(domain, "."))
	switch {
	case err != nil || !validDomain(host):
		return "", errAddress("has no valid domain after the @")
	case len(local)+1+len(host) > maxAddress:
		return "", errAddress("is longer than %d characters", maxAddress)
	}
	return local + "@" + host, nil
}

func errAddress(fault string, args ...any) error {
	return fmt.Errorf("the mail address "+fault+": accepted is one address, such as anna@example.org, without a name", args...)
}

// validLocal reports whether a text can be the part before the @: words with single dots between them.
func validLocal(local string) bool {
	if local == "" || len(local) > maxLocal || strings.Contains("."+local+".", "..") {
		return false
	}
	return !strings.ContainsFunc(local, func(r rune) bool {
		return !letterOrDigit(r) && r != '.' && !strings.ContainsRune(atom, r)
	})
}

// validDomain reports whether a text in ASCII is a domain of at least two labels. The last one is no number: that would be an
// IP address.
func validDomain(host string) bool {
	labels := strings.Split(host, ".")
	for _, label := range labels {
		if label == "" || len(label) > maxLabel || strings.Trim(label, "-") != label || strings.ContainsFunc(label, func(r rune) bool {
			return !letterOrDigit(r) && r != '-'
		}) {
			return false
		}
	}
	last := labels[len(labels)-1]
	return len(labels) > 1 && strings.Trim(last, "0123456789") != ""
}

func letterOrDigit(r rune) bool {
	return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
}
