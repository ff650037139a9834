package guarded

import (
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"testing"
)

func TestURLsAreChecked(t *testing.T) {
	for _, c := range []struct {
		target string
		text   string // of the error; empty if the URL is accepted
		own    string // likewise, if the operator has allowed networks
	}{
		{"https://example.org", "", ""},
		{"HTTPS://Example.org:443/a?b=c#d", "", ""},
		{"https://example.org:1025/", "", ""},
		{"https://example.org:/", "", ""},
		{"https://[2606:4700::1]:8443/", "", ""},
		{"http://example.org/", "http is not encrypted: accepted is a URL such as https://", ""},
		{"https://example.org:22/", `the port "22" is not allowed: accepted are 443 and 1025 to 65535`, ""},
		{"https://example.org:1024/", `the port "1024"`, ""},
		{"https://example.org:0/", `the port "0"`, `the port "0" is not allowed: accepted are 1 to 65535`},
		{"https://example.org:65536/", `the port "65536"`, `the port "65536"`},
		{"https://example.org:99999999999999999999/", "the port", "the port"},
		{"https://user@example.org/", "the URL contains a user name", "the URL contains a user name"},
		{"https://@example.org/", "the URL contains a user name", "the URL contains a user name"},
		{"https://fcm.googleapis.com:secret@example.org/", "user name", "user name"},
		{"https:///path", "the URL has no host", "the URL has no host"},
		{"https://:443/", "the URL has no host", "the URL has no host"},
		{"https:example.org", "the URL has no host", "the URL has no host"},
		{"", `the URL begins with ""`, `the URL begins with ""`},
		{"example.org", `the URL begins with ""`, `the URL begins with ""`},
		{"//example.org", `the URL begins with ""`, `the URL begins with ""`},
		{"ftp://example.org", `the URL begins with "ftp"`, `the URL begins with "ftp"`},
		{"file:///etc/passwd", `the URL begins with "file"`, `the URL begins with "file"`},
		{"https://exa mple.org", "this is no URL", "this is no URL"},
		{"https://example.org/\r\nHost: a", "this is no URL", "this is no URL"},
		{"https://münchen.example/", "accepted is its form with xn--", "accepted is its form with xn--"},
		{"https://%C3%BC.example/", "xn--", "xn--"},
		{"https://１２７.0.0.1/", "xn--", "xn--"},
		{"https://example.org/" + strings.Repeat("a", longestURL), "accepted are at most 2048", "accepted are at most 2048"},
	} {
		for own, want := range map[bool]string{false: c.text, true: c.own} {
			_, err := parse(c.target, own)
			if want == "" {
				if err != nil {
					t.Errorf("%s: %v", c.target, err)
				}
				continue
			}
			if err == nil {
				t.Errorf("%s with own networks %v: accepted", c.target, own)
				continue
			}
			if fault := wanted(t, err, BadURL, want); !fault.Permanent() {
				t.Errorf("%s: not permanent", c.target)
			}
		}
	}
}

func TestPushHostsAreKnown(t *testing.T) {
	for target, known := range map[string]bool{
		"https://fcm.googleapis.com/fcm/send/a":                true,
		"https://FCM.googleapis.com/fcm/send/a":                true,
		"https://web.push.apple.com/a":                         true,
		"https://db5p.notify.windows.com/w/?token=a":           true,
		"https://updates.push.services.mozilla.com/wpush/v2/a": true,
		"https://push.apple.com/a":                             false,
		"https://webpush.apple.com/a":                          false,
		"https://evil-push.apple.com.example.org/a":            false,
		"https://fcm.googleapis.com.example.org/a":             false,
		"https://a.fcm.googleapis.com/a":                       false,
		"https://fcm.googleapis.com./a":                        false,
		"https://example.org/fcm.googleapis.com":               false,
		"https://example.org/?a=.push.apple.com":               false,
		"https://example.org/#.push.apple.com":                 false,
	} {
		if err := PushHost(target); (err == nil) != known {
			t.Errorf("%s: %v, want known %v", target, err, known)
		} else if !known {
			wants(t, err, UnknownPush, "accepted are fcm.googleapis.com, *.push.apple.com")
		}
	}
	wants(t, PushHost("http://fcm.googleapis.com/"), BadURL, "http is not encrypted")
}

// The addresses of each range of the registries, and of the forms of IPv6 that contain one of IPv4.
func TestSpecialAddressesAreNotAllowed(t *testing.T) {
	client := New(nil, nil)
	for _, text := range []string{
		"0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1",
		"192.0.2.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
		"::", "::1", "fe80::1", "fe80::1%eth0", "2606:4700::1%eth0", "fc00::1", "fd00:ec2::254", "fec0::1", "ff02::1", "2001:db8::1", "3fff::1", "100::1",
		"::ffff:10.0.0.1", "::ffff:169.254.169.254", "::10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::169.254.169.254",
		"64:ff9b:1::10.0.0.1", "2002:a00:1::1", "2002:808:808::1", "2001:0:a00:1::1", "5f00::1",
	} {
		if client.allowed(netip.MustParseAddr(text)) == nil {
			t.Errorf("%s is allowed", text)
		}
	}
	for _, text := range []string{"8.8.8.8", "172.32.0.1", "100.128.0.1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2606:4700::1", "2a00:1450::1"} {
		if err := client.allowed(netip.MustParseAddr(text)); err != nil {
			t.Error(err)
		}
	}
}

// FuzzURL checks the properties of accepted URLs, and that net/http reads them in the same way.
func FuzzURL(f *testing.F) {
	for _, target := range []string{
		"https://example.org:8443/a?b#c", "HTTPS://EXAMPLE.org:/", "https://[::1%25eth0]:443/", "https://a:b@c:1/", "https://1.2.3.4", "https://%C3%BC", "http://a:80",
	} {
		f.Add(target, false)
		f.Add(target, true)
	}
	f.Fuzz(func(t *testing.T, target string, own bool) {
		u, err := parse(target, own)
		if err != nil {
			if !strings.Contains(wanted(t, err, BadURL, "").Error(), "accepted") {
				t.Errorf("%q: no advice in %v", target, err)
			}
			return
		}
		port, err := strconv.Atoi(defaultPort(u))
		if u.User != nil || err != nil || port < 1 || port > 65535 || u.Hostname() == "" {
			t.Errorf("%q: accepted as %v", target, u)
		}
		if !own && (u.Scheme != "https" || port != 443 && port <= 1024) {
			t.Errorf("%q: accepted without own networks", target)
		}
		if req, err := http.NewRequest(http.MethodPost, u.String(), nil); err != nil || req.URL.Host != u.Host && req.URL.Host+":" != u.Host {
			t.Errorf("%q: net/http makes %+v of it, %v", target, req, err)
		}
	})
}

// FuzzAddress compares the address check with the methods of netip, also for addresses within others.
func FuzzAddress(f *testing.F) {
	client := New(nil, nil)
	f.Add([]byte{127, 0, 0, 1})
	f.Add(netip.MustParseAddr("64:ff9b::7f00:1").AsSlice())
	f.Add(netip.MustParseAddr("::ffff:7f00:1").AsSlice())
	f.Fuzz(func(t *testing.T, bytes []byte) {
		a, ok := netip.AddrFromSlice(bytes)
		if !ok || client.allowed(a) != nil {
			return
		}
		inner := a.Unmap()
		if netip.MustParsePrefix("64:ff9b::/96").Contains(inner) {
			inner, _ = netip.AddrFromSlice(bytes[12:])
		}
		if !inner.IsGlobalUnicast() || inner.IsPrivate() {
			t.Errorf("%v is allowed", a)
		}
	})
}
