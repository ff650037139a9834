package mail

import (
	"strings"
	"testing"
)

func TestParseURL(t *testing.T) {
	for text, want := range map[string]Server{
		"smtp://mail.example.org":                       {Host: "mail.example.org", Port: 587},
		"smtp://mail.example.org:2525/":                 {Host: "mail.example.org", Port: 2525},
		"smtps://anna:s%40e%3Acret%2F@mail.example.org": {Host: "mail.example.org", Port: 465, TLS: true, User: "anna", Password: "s@e:cret/"},
		"smtp://anna%40example.org:secret@mail.example": {Host: "mail.example", Port: 587, User: "anna@example.org", Password: "secret"},
		"smtp://localhost":                              {Host: "localhost", Port: 25},
		"smtp://127.0.0.9":                              {Host: "127.0.0.9", Port: 25},
		"smtp://[::1]:1025":                             {Host: "::1", Port: 1025},
		"smtps://localhost":                             {Host: "localhost", Port: 465, TLS: true},
	} {
		got, err := ParseURL(text)
		if err != nil || *got != want {
			t.Errorf("%s: %+v, %v, want %+v", text, got, err, want)
		}
	}
}

// TestParseURLFaults checks that errors name the fault and what is accepted, and repeat no password.
func TestParseURLFaults(t *testing.T) {
	for text, want := range map[string]string{
		"":                                   "neither smtp nor smtps",
		"mail.example.org":                   "neither smtp nor smtps",
		"http://u:secret@mail.example":       "neither smtp nor smtps",
		"smtp://u:secret@:587":               "has no host",
		"smtp://u:secret@mail.example:0":     "port that is not from 1 to 65535",
		"smtp://u:secret@mail.example:99999": "port that is not from 1 to 65535",
		"smtp://u:secret@mail.example:x":     "cannot be read",
		"smtp://u:secret@mail.example/in":    "after the host and the port",
		"smtp://u:secret@mail.example?x":     "after the host and the port",
		"smtp://u:secret@mail.example#x":     "after the host and the port",
		"smtp://u@mail.example":              "user without a password",
		"smtp://:secret@mail.example":        "password without a user",
		"smtp://u:secret%@mail.example":      "cannot be read",
	} {
		s, err := ParseURL(text)
		switch {
		case err == nil:
			t.Errorf("%s is accepted: %+v", text, s)
		case !strings.Contains(err.Error(), want), !strings.Contains(err.Error(), "smtps://USER:PASSWORD@HOST:465"):
			t.Errorf("%s: %v, want %s and what is accepted", text, err, want)
		case strings.Contains(err.Error(), "secret"):
			t.Errorf("%s: the error repeats the password: %v", text, err)
		}
	}
}

func TestServerString(t *testing.T) {
	for _, text := range []string{"smtp://mail.example:2525", "smtps://mail.example:465", "smtp://[::1]:25"} {
		s, err := ParseURL(strings.Replace(text, "://", "://anna:secret@", 1))
		if err != nil || s.String() != text {
			t.Errorf("%v, %v, want %s", s, err, text)
		}
	}
}

func TestParseAddress(t *testing.T) {
	long := strings.Repeat("a", 64)
	for text, want := range map[string]string{
		"anna@example.org":             "anna@example.org",
		"Anna.B+games@Example.ORG":     "Anna.B+games@example.org",
		"anna@münchen.example":         "anna@xn--mnchen-3ya.example",
		"anna@MÜNCHEN.example":         "anna@xn--mnchen-3ya.example",
		"anna@xn--mnchen-3ya.example":  "anna@xn--mnchen-3ya.example",
		"anna@example.org.":            "anna@example.org",
		"o'neill!#$%&*-/=?^_`{|}~@a.b": "o'neill!#$%&*-/=?^_`{|}~@a.b",
		long + "@example.org":          long + "@example.org",
	} {
		if got, err := ParseAddress(text); got != want || err != nil {
			t.Errorf("%q: %q, %v, want %q", text, got, err, want)
		}
		if again, err := ParseAddress(want); again != want || err != nil {
			t.Errorf("the stored form %q becomes %q, %v", want, again, err)
		}
	}
	if got, err := ParseAddress(" anna@example.org\n"); got != "anna@example.org" || err != nil {
		t.Errorf("with white space around it: %q, %v", got, err)
	}
	label := strings.Repeat("b", 60) + "."
	for text, want := range map[string]string{
		"":                                         "has no @",
		"anna":                                     "has no @",
		"Anna <anna@example.org>":                  "one address alone",
		"anna@example.org, bert@example.org":       "one address alone",
		"anna@example.org;bert@example.org":        "one address alone",
		"anna@bert@example.org":                    "one address alone",
		`"anna b"@example.org`:                     "one address alone",
		"@example.org":                             "before the @",
		"anna b@example.org":                       "before the @",
		"ännä@example.org":                         "before the @",
		".anna@example.org":                        "before the @",
		"an..na@example.org":                       "before the @",
		"anna\r\nBcc: bert@example.org":            "before the @",
		long + "a@example.org":                     "before the @",
		"anna@":                                    "no valid domain",
		"anna@localhost":                           "no valid domain",
		"anna@example..org":                        "no valid domain",
		"anna@-example.org":                        "no valid domain",
		"anna@exa mple.org":                        "no valid domain",
		"anna@exam_ple.org":                        "no valid domain",
		"anna@127.0.0.1":                           "no valid domain",
		"anna@[127.0.0.1]":                         "no valid domain",
		"anna@example.org\r\nRSET":                 "no valid domain",
		"anna@" + strings.Repeat("b", 64) + ".org": "no valid domain",
		long + "@" + strings.Repeat(label, 4) + "org": "longer than 254",
	} {
		if got, err := ParseAddress(text); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "anna@example.org") {
			t.Errorf("%q: %q, %v, want an error with %q and what is accepted", text, got, err, want)
		}
	}
}
