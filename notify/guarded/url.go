package guarded

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

const (
	longestURL = 2048 // bytes
	accepted   = "accepted is a URL such as https://example.org/path"
)

// pushHosts lists the push services of the browsers: Chrome, Safari, Edge and Firefox. "*" replaces one or more labels.
var pushHosts = []string{"fcm.googleapis.com", "*.push.apple.com", "*.notify.windows.com", "updates.push.services.mozilla.com"}

// PushHost returns an [*Error] if target is not a URL of a known push service. Push endpoints are checked when they are saved, and
// again before each delivery, since the list may have changed.
func PushHost(target string) error {
	u, err := parse(target, false)
	if err != nil {
		return err
	}
	host := u.Hostname()
	known := slices.ContainsFunc(pushHosts, func(pattern string) bool {
		suffix, wild := strings.CutPrefix(pattern, "*")
		return host == pattern || wild && strings.HasSuffix(host, suffix)
	})
	if !known {
		return failed(UnknownPush, nil, "%q is no known push service: accepted are %s", host, strings.Join(pushHosts, ", "))
	}
	return nil
}

// parse checks everything about a URL that needs no lookup, and returns it with its host in lower case. If own is true, http and
// all ports are allowed.
func parse(target string, own bool) (*url.URL, error) {
	if len(target) > longestURL {
		return nil, failed(BadURL, nil, "the URL has %d bytes: accepted are at most %d", len(target), longestURL)
	}
	u, err := url.Parse(target)
	if err != nil {
		return nil, failed(BadURL, err, "this is no URL: %s", accepted)
	}
	u.Host = strings.ToLower(u.Host)
	ports := "443 and 1025 to 65535"
	if own {
		ports = "1 to 65535"
	}
	port, err := strconv.ParseUint(defaultPort(u), 10, 16)
	switch {
	case u.Scheme == "http" && !own:
		return nil, failed(BadURL, nil, "http is not encrypted: %s", accepted)
	case u.Scheme != "https" && u.Scheme != "http":
		return nil, failed(BadURL, nil, "the URL begins with %q: %s", u.Scheme, accepted)
	case u.User != nil:
		return nil, failed(BadURL, nil, "the URL contains a user name: %s", accepted)
	case u.Hostname() == "":
		return nil, failed(BadURL, nil, "the URL has no host: %s", accepted)
	case strings.ContainsFunc(u.Host, func(r rune) bool { return r > '~' }):
		return nil, failed(BadURL, nil, "the host name %q is not in ASCII: accepted is its form with xn--", u.Hostname())
	case err != nil || port == 0 || !own && port != 443 && port <= 1024:
		return nil, failed(BadURL, err, "the port %q is not allowed: accepted are %s", u.Port(), ports)
	}
	return u, nil
}

func defaultPort(u *url.URL) string {
	switch {
	case u.Port() != "":
		return u.Port()
	case u.Scheme == "http":
		return "80"
	default:
		return "443"
	}
}
