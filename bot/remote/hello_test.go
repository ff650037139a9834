package remote_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"volgare/bot/remote"
	"volgare/edition/editiontest"
	"volgare/protocol/lines"
)

// TestHelloIsValidated checks that a bot's description of itself is validated before it is shown.
func TestHelloIsValidated(t *testing.T) {
	long := strings.Repeat("x", 65)
	for said, want := range map[string]string{
		`{"do":"hello","protocol":1,"name":"a"}`:                         "",
		`{"do":"hello","protocol":1,"name":"a","version":null,"mood":1}`: "",
		`{"do":"hello","protocol":2,"name":"a"}`:                         "protocol is 2",
		`{"do":"hello","name":"a"}`:                                      "protocol is 0",
		`{"do":"hello","protocol":1}`:                                    "name is missing",
		`{"do":"hello","protocol":1,"name":"\u00a0"}`:                    "name is missing",
		`{"do":"hello","protocol":1,"name":"a\u00ad","author":"👩‍🚀\n"}`:  "",
		`{"do":"hello","protocol":1,"name":7}`:                           "hello",
		`{"do":"hello","protocol":1,"name":"` + long + `"}`:              "at most 64",
		`{"do":"hello","protocol":1,"name":"a\u001b[2J"}`:                "U+001B",
		`{"do":"hello","protocol":1,"name":"a","author":"\u202eb"}`:      "U+202E",
		`{"do":"moves"}`:                 "first",
		`hi`:                             "hello",
		ends:                             "EOF",
		strings.Repeat("x", lines.Max+1): "too long",
	} {
		conn := &greeter{said: said}
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return conn, nil }, remote.Options{})
		if conn.closed != (err != nil) {
			t.Errorf("%.80s: closed %v after %v", said, conn.closed, err)
		}
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%.80s: %v, want %s", said, err, want)
		}
		if err == nil && b.About().Name != "a" {
			t.Errorf("%+v", b.About())
		}
	}
	if _, err := remote.Connect(t.Context(), mute, remote.Options{Hello: 20 * time.Millisecond}); err == nil || !strings.Contains(err.Error(), "20ms") {
		t.Errorf("a mute bot: %v", err)
	}
	failing := errors.New("no such program")
	if _, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return nil, failing }, remote.Options{}); !errors.Is(err, failing) {
		t.Error(err)
	}
}

// TestBotPlaysOnlyWhereItsDescriptionAllows checks that a bot plays only at tables that its description allows.
func TestBotPlaysOnlyWhereItsDescriptionAllows(t *testing.T) {
	plain, full := editiontest.Table(t, "it2010", 2), editiontest.Expanded(t, 4, "ritmo", "placiti")
	for _, c := range []struct {
		about       string
		plain, full bool
	}{
		{``, true, true},
		{`,"presets":["deluxe"]`, false, true},
		{`,"presets":["it2010","other"]`, true, false},
		{`,"players":[2,3]`, true, false},
		{`,"players":[]`, false, false},
		{`,"options":[]`, true, false},
		{`,"options":["ritmo"]`, true, false},
		{`,"options":["ritmo","placiti"]`, true, true},
	} {
		said := `{"do":"hello","protocol":1,"name":"a"` + c.about + `}`
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return &greeter{said: said}, nil }, remote.Options{})
		if err != nil {
			t.Fatal(err)
		}
		_, noPlain := b.Player(plain, 1)
		_, noFull := b.Player(full, 1)
		if (noPlain == nil) != c.plain || (noFull == nil) != c.full {
			t.Errorf("%s: %v, %v", c.about, noPlain, noFull)
		}
	}
}

// greeter sends one line.
type greeter struct {
	script

	said string
}

func (g *greeter) Send(context.Context, []byte) error { g.queue = []string{g.said}; return nil }

func mute(context.Context) (remote.Conn, error) { return &silence{}, nil }

// silence sends nothing.
type silence struct{ script }

func (*silence) Send(context.Context, []byte) error { return nil }
