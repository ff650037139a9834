package middleware

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/server/api"
)

// TestLimiterIsBounded asks in the name of many.
func TestLimiterIsBounded(t *testing.T) {
	l := NewLimiter(*DefaultLimits(), func() time.Time { return time.Unix(0, 0) })
	for i := range 5 * maxCounters {
		l.wait(api.Playing, fmt.Sprint(i), "address")
	}
	if n := len(l.young) + len(l.elder); n > 2*maxCounters {
		t.Errorf("%d counters", n)
	}
}

// nodes are two over one bus, which ends what it is told of at once; each has a clock.
type nodes struct {
	one, other *Limiter
	now        [2]time.Time
}

func newNodes(limits *Limits) *nodes {
	start := time.Unix(0, 0).Add(20 * day)
	n := &nodes{now: [2]time.Time{start, start}}
	n.one = NewLimiter(*limits, func() time.Time { return n.now[0] })
	n.other = NewLimiter(*limits, func() time.Time { return n.now[1] })
	n.one.shared, n.other.shared = true, true
	return n
}

// tell has one node tell the other, and returns what it says.
func (n *nodes) tell() (said []string) {
	n.one.Tell(func(text string) {
		said = append(said, text)
		n.other.Hear(bus.Word{Node: "one", Text: text})
	})
	return said
}

const ann, home = "ann-of-florence", "198.51.100.7"

// TestTold: what one node has let through counts at another, once it is worth a word; it is said by marks alone, and what nobody
// can read says nothing.
func TestTold(t *testing.T) {
	limits := *DefaultLimits()
	limits.Play, limits.Club, limits.Tables = Rate{2, 3}, 2, Quota{Identity: 4, Address: 6}
	n := newNodes(&limits)
	if err := n.one.Limit(api.Reading, ann, home); err != nil || n.tell() != nil {
		t.Error("a single look is told, or refused", err)
	}
	for range 3 {
		if err := n.one.Limit(api.Playing, ann, home); err != nil {
			t.Error(err)
		}
	}
	if err := n.one.Spend(api.Making, 3, ann, home); err != nil {
		t.Error(err)
	}
	said := strings.Join(n.tell(), "")
	if said == "" || strings.Contains(said, ann) || strings.Contains(said, home) {
		t.Errorf("it says %q", said)
	}
	for line := range strings.Lines(said) {
		if _, err := strconv.Atoi(strings.Fields(line)[1]); err == nil {
			t.Errorf("%q reads as if it told who is at a table", line)
		}
	}
	if again := n.tell(); again != nil {
		t.Errorf("it says it again: %q", again)
	}
	n.other.Hear(bus.Word{Text: "spent making 0 p 9\nspent making 0\nspent making x x 9\nspent making 0 x -9\nspent dancing 0 x 9\nx 9\n"})
	for what, refused := range map[string]bool{
		"another move":             n.other.Limit(api.Playing, ann, home) != nil,
		"two tables more":          n.other.Spend(api.Making, 2, ann, home) != nil,
		"four of the same address": n.other.Spend(api.Making, 4, "bob", home) != nil,
	} {
		if !refused {
			t.Errorf("%s is let through", what)
		}
	}
	if err := cmp.Or(n.other.Spend(api.Making, 1, ann, home), n.other.Limit(api.Playing, "bob", home)); err != nil {
		t.Error(err)
	}
}

// TestToldTooMuch: whoever is told of more than there is waits no longer than who has spent all here.
func TestToldTooMuch(t *testing.T) {
	n := newNodes(DefaultLimits())
	spent := account{limitKey: limitKey{api.Playing, n.other.mark(person, ann)}}
	for range 1000 {
		n.other.Hear(bus.Word{Text: spent.line(100)})
	}
	if n.other.Limit(api.Playing, ann, home) == nil {
		t.Error("who has spent all is let through")
	}
	n.now[1] = n.now[1].Add(time.Second)
	if err := n.other.Limit(api.Playing, ann, home); err != nil {
		t.Error("a second later", err)
	}
}

// TestToldOfAnotherDay: a day is the same at all nodes; what is told of another one counts for nothing.
func TestToldOfAnotherDay(t *testing.T) {
	limits := *DefaultLimits()
	limits.Tables = Quota{Identity: 4, Address: 400}
	n := newNodes(&limits)
	evening := time.Unix(0, 0).Add(10*day - time.Hour)
	n.now = [2]time.Time{evening, evening}
	spend := func(l *Limiter, tables int) error { return l.Spend(api.Making, tables, ann, home) }
	if err := spend(n.one, 3); err != nil || n.tell() == nil {
		t.Fatal("three of a day are not told", err)
	}
	if spend(n.other, 2) == nil {
		t.Error("five of a day are let through")
	}
	n.now[1] = evening.Add(time.Hour) // the other node's clock is first
	if err := spend(n.one, 1); err != nil || n.tell() == nil {
		t.Fatal("the last of a day is not told", err)
	}
	if err := spend(n.other, 4); err != nil {
		t.Error("what is of the day before counts:", err)
	}
	if spend(n.other, 1) == nil {
		t.Error("five of the next day are let through")
	}
}

// TestToldInWords: what is worth it is told in words that a bus takes, a few at a time, and the rest later; what is worth no
// word is forgotten.
func TestToldInWords(t *testing.T) {
	limits := *DefaultLimits()
	limits.Tables = Quota{Identity: 400, Address: 400_000}
	n := newNodes(&limits)
	const many = 5000
	for i := range many {
		if err := n.one.Spend(api.Making, 4, fmt.Sprint(i), home); err != nil {
			t.Fatal(err)
		}
	}
	if err := n.one.Spend(api.Making, 3, ann, home); err != nil {
		t.Fatal(err)
	}
	lines := 0
	for said := n.tell(); said != nil; said = n.tell() {
		if len(said) > mostWords {
			t.Errorf("%d words at once", len(said))
		}
		for _, text := range said {
			if len(text) > bus.MaxWord {
				t.Errorf("a word of %d bytes", len(text))
			}
			lines += strings.Count(text, "\n")
		}
	}
	if lines != many+1 { // and the address
		t.Errorf("%d lines", lines)
	}
	if err := n.one.Spend(api.Making, 1, ann, home); err != nil || n.tell() == nil {
		t.Error("four together are not told", err)
	}
	for range 2 {
		if err := n.one.Spend(api.Making, 2, ann, home); err != nil {
			t.Fatal(err)
		}
		n.now[0] = n.now[0].Add(2 * untoldFor)
		if said := n.tell(); said != nil {
			t.Errorf("%q, long after the first two", said)
		}
	}
	if len(n.one.untold) != 0 {
		t.Errorf("%d are kept", len(n.one.untold))
	}
}

// TestShare: nodes tell each other in their pace, and when they stop.
func TestShare(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		said := 0
		b := &sayer{said: &said}
		l := NewLimiter(*DefaultLimits(), time.Now)
		stop := l.Share(b, time.Second)
		spend := func() {
			for range 20 {
				if err := l.Limit(api.Playing, ann, home); err != nil {
					t.Fatal(err)
				}
			}
		}
		spend()
		time.Sleep(1500 * time.Millisecond)
		if said != 1 {
			t.Errorf("said %d times in its pace", said)
		}
		spend()
		if stop(); said != 2 {
			t.Errorf("said %d times in all", said)
		}
	})
}

// sayer is a bus that counts what is said.
type sayer struct {
	bus.Local

	said *int
}

func (s *sayer) Say(string) { *s.said++ }

// TestClassNames: each class has a name between nodes.
func TestClassNames(t *testing.T) {
	if len(classNames) != int(api.Coming)+1 || slices.Contains(classNames[:], "") {
		t.Errorf("%q", classNames)
	}
}
