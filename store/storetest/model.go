package storetest

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"volgare/store"
)

// model compares a store with a list of all that was put into it, which answers
// every question by going through the list.
func model(t *testing.T, open func(t *testing.T) store.Store) {
	rapid.Check(t, func(rt *rapid.T) {
		m := &machine{s: open(t)}
		defer func() { shut(t, m.s) }()
		actions := map[string]func(*rapid.T){
			"commit": m.commit, "identity": m.identity, "link": m.link, "drop": m.drop, "report": m.report, "age": m.age,
			"channel": m.channel, "delete": m.deleteChannel, "": m.compare,
		}
		if _, ok := m.s.(Reopener); ok {
			actions["reopen"] = func(rt *rapid.T) { m.reopen(t, rt) }
		}
		rt.Repeat(actions)
	})
}

// machine is a store and what was put into it, in order.
type machine struct {
	s          store.Store
	commits    []store.Commit
	identities []store.Identity
	links      []store.Link
	reports    []store.Report
	channels   []store.Channel // by id
	reported   int             // how many there have been
}

var (
	someTable    = rapid.SampledFrom([]string{"a", "b", "c"})
	someSeat     = rapid.SampledFrom([]string{"red", "blue", "host"})
	someIdentity = rapid.SampledFrom([]string{"anna", "berta", "carla"})
	someHash     = rapid.Map(rapid.SampledFrom([]string{"1", "2", "3", "4"}), hash)
	someData     = rapid.SliceOfN(rapid.Byte(), 0, 20)
	someTime     = rapid.Map(rapid.IntRange(0, 5), func(ms int) time.Time { return noon.Add(time.Duration(ms) * time.Millisecond) })
)

func someHoldings(rt *rapid.T, table, label string) []store.SeatHolding {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) store.SeatHolding {
		return store.SeatHolding{Table: table, Seat: someSeat.Draw(t, "seat"), Identity: someIdentity.Draw(t, "identity")}
	}), 0, 2).Draw(rt, label)
}

// length returns the number of entries of a table.
func (m *machine) length(table string) (n int64) {
	for _, c := range m.commits {
		if c.Summary.Table == table {
			n = c.Summary.Logged()
		}
	}
	return n
}

func (m *machine) commit(rt *rapid.T) {
	table := someTable.Draw(rt, "table")
	n := m.length(table)
	c := store.Commit{Expect: max(0, n+rapid.SampledFrom([]int64{0, 0, 0, -1, 1}).Draw(rt, "off"))}
	c.Entries = rapid.SliceOfN(someData, 1, 3).Draw(rt, "entries")
	c.Summary = store.Summary{
		Table: table, Seq: c.Expect + int64(len(c.Entries)), Name: rapid.String().Draw(rt, "name"),
		State:  rapid.SampledFrom([]string{"seating", "playing", "over"}).Draw(rt, "state"),
		Public: rapid.Bool().Draw(rt, "public"), Open: rapid.IntRange(0, 1).Draw(rt, "open"),
		Turn: rapid.IntRange(0, 30).Draw(rt, "turn"), Decides: someSeat.Draw(rt, "decides"), Data: someData.Draw(rt, "data"),
		Host: someIdentity.Draw(rt, "host"), Origin: someSeat.Draw(rt, "origin"), Kept: rapid.Bool().Draw(rt, "kept"),
		Created: someTime.Draw(rt, "created"), Changed: someTime.Draw(rt, "changed"),
	}
	c.Summary.Hidden = rapid.Int64Range(0, c.Summary.Seq-1).Draw(rt, "hidden")
	c.Summary.Seq -= c.Summary.Hidden
	if rapid.Bool().Draw(rt, "due") {
		c.Summary.Due = someTime.Draw(rt, "due at")
	}
	c.Release, c.Hold = someHoldings(rt, table, "release"), someHoldings(rt, table, "hold")
	last := m.entries(table, c.Expect-1)
	if c.Expect > 0 {
		c.Last = store.Sum(someData.Draw(rt, "another last entry"))
	}
	if len(last) > 0 && c.Expect > 0 && rapid.IntRange(0, 4).Draw(rt, "follows") > 0 {
		c.Last = store.Sum(last[0].Data)
	}
	err := m.s.Commit(context.Background(), c)
	if c.Expect != n || n > 0 && !bytes.Equal(c.Last, store.Sum(last[0].Data)) {
		wantError(rt, "commit", err, store.ErrConflict)
		return
	}
	wantError(rt, "commit", err, nil)
	m.commits = append(m.commits, c)
}

func (m *machine) identity(rt *rapid.T) {
	b := store.Identity{
		ID: someIdentity.Draw(rt, "id"), Name: rapid.String().Draw(rt, "name"),
		Secrets: rapid.SliceOfNDistinct(someHash, 1, 2, func(h []byte) string { return string(h) }).Draw(rt, "secrets"),
		Created: someTime.Draw(rt, "created"), Seen: someTime.Draw(rt, "seen"),
	}
	if rapid.Bool().Draw(rt, "recoverable") {
		b.Recovery = someHash.Draw(rt, "recovery")
	}
	i := slices.IndexFunc(m.identities, func(one store.Identity) bool { return one.ID == b.ID })
	var was store.Identity
	if i >= 0 {
		was = m.identities[i]
		wantError(rt, "second creation", m.s.ChangeIdentity(context.Background(), store.Identity{}, b), store.ErrConflict)
	}
	wantError(rt, "another's change", m.s.ChangeIdentity(context.Background(), b, b), differs(&was, &b))
	wantError(rt, "change", m.s.ChangeIdentity(context.Background(), was, b), nil)
	for i, other := range m.identities { // what b takes from others
		other.Secrets = slices.DeleteFunc(slices.Clone(other.Secrets), func(h []byte) bool { return holds(&b, h) })
		if bytes.Equal(other.Recovery, b.Recovery) {
			other.Recovery = nil
		}
		m.identities[i] = other
	}
	m.identities = slices.DeleteFunc(m.identities, func(other store.Identity) bool { return other.ID == b.ID })
	m.identities = append(m.identities, b)
}

// differs returns the expected error of a change based on other, if the stored identity is another version.
func differs(is, other *store.Identity) error {
	if is.Same(other) {
		return nil
	}
	return store.ErrConflict
}

func holds(b *store.Identity, secret []byte) bool {
	return slices.ContainsFunc(b.Secrets, func(h []byte) bool { return bytes.Equal(h, secret) })
}

func (m *machine) link(rt *rapid.T) {
	l := store.Link{Hash: someHash.Draw(rt, "hash")}
	if rapid.Bool().Draw(rt, "device") {
		l.Identity = someIdentity.Draw(rt, "identity")
	} else {
		l.Table, l.Seat = someTable.Draw(rt, "table"), someSeat.Draw(rt, "seat")
	}
	if rapid.Bool().Draw(rt, "expires") {
		l.Expires = someTime.Draw(rt, "when")
	}
	wantError(rt, "link", m.s.PutLink(context.Background(), l), nil)
	m.links = slices.DeleteFunc(m.links, func(old store.Link) bool {
		return bytes.Equal(old.Hash, l.Hash) || old.Table == l.Table && old.Seat == l.Seat && old.Identity == l.Identity
	})
	m.links = append(m.links, l)
}

func (m *machine) channel(rt *rapid.T) {
	c := store.Channel{ID: someSeat.Draw(rt, "id"), Target: someSeat.Draw(rt, "target"), Data: someData.Draw(rt, "data")}
	if rapid.Bool().Draw(rt, "of a table") {
		c.Table = someTable.Draw(rt, "table")
	} else {
		c.Identity = someIdentity.Draw(rt, "identity")
	}
	i := slices.IndexFunc(m.channels, func(old store.Channel) bool { return old.ID == c.ID })
	was := at(m.channels, i)
	if i >= 0 {
		wantError(rt, "second creation", m.s.ChangeChannel(context.Background(), store.Channel{}, c), store.ErrConflict)
		c.Identity, c.Table = was.Identity, was.Table
	}
	wantError(rt, "change", m.s.ChangeChannel(context.Background(), was, c), nil)
	m.channels = slices.DeleteFunc(m.channels, func(old store.Channel) bool { return old.ID == c.ID })
	m.channels = append(m.channels, c)
	slices.SortFunc(m.channels, func(a, b store.Channel) int { return strings.Compare(a.ID, b.ID) })
}

func (m *machine) deleteChannel(rt *rapid.T) {
	gone := someSeat.Draw(rt, "id")
	wantError(rt, "delete", m.s.DeleteChannel(context.Background(), gone), nil)
	m.channels = slices.DeleteFunc(m.channels, func(old store.Channel) bool { return old.ID == gone })
}

// compareChannels compares a list with the channels of the model that fit.
func (m *machine) compareChannels(rt *rapid.T, what string, got []store.Channel, fits func(c *store.Channel) bool) {
	want(rt, what, got, slices.DeleteFunc(slices.Clone(m.channels), func(c store.Channel) bool { return !fits(&c) }))
}

func (m *machine) drop(rt *rapid.T) {
	gone := someHash.Draw(rt, "hash")
	before := len(m.links)
	m.links = slices.DeleteFunc(m.links, func(old store.Link) bool { return bytes.Equal(old.Hash, gone) })
	var wanted error
	if len(m.links) == before {
		wanted = store.ErrUnknown
	}
	wantError(rt, "drop", m.s.DropLink(context.Background(), gone), wanted)
}

func (m *machine) report(rt *rapid.T) {
	r := store.Report{
		ID: fmt.Sprintf("%04d", m.reported), Table: someTable.Draw(rt, "table"), By: someIdentity.Draw(rt, "by"),
		Seq: rapid.Int64().Draw(rt, "seq"), Created: noon.Add(time.Duration(m.reported) * time.Millisecond),
		Data: someData.Draw(rt, "data"),
	}
	wantError(rt, "report", m.s.PutReport(context.Background(), r), nil)
	m.reports = append(m.reports, r)
	m.reported++
}

// age lets half a year pass since some moment.
func (m *machine) age(rt *rapid.T) {
	since := someTime.Draw(rt, "since")
	wantError(rt, "age", m.s.DropReports(context.Background(), since.Add(store.ReportsFor)), nil)
	m.reports = slices.DeleteFunc(m.reports, func(r store.Report) bool { return r.Created.Before(since) })
}

// reopen happens once in a while: it is slow.
func (m *machine) reopen(t *testing.T, rt *rapid.T) {
	if s, ok := m.s.(Reopener); ok && rapid.IntRange(0, 7).Draw(rt, "now") == 7 {
		m.s = s.Reopen(t)
	}
}

// compare asks a few questions.
func (m *machine) compare(rt *rapid.T) {
	ctx := context.Background()
	table, identity, key := someTable.Draw(rt, "table"), someIdentity.Draw(rt, "identity"), someHash.Draw(rt, "hash")
	after, now := rapid.Int64Range(-1, 9).Draw(rt, "after"), someTime.Draw(rt, "now")
	q := store.Query{Public: rapid.Bool().Draw(rt, "public"), Limit: rapid.IntRange(0, 4).Draw(rt, "limit")}
	q.Share = store.Share{Host: rapid.IntRange(0, 2).Draw(rt, "host"), Origin: rapid.IntRange(0, 2).Draw(rt, "origin")}
	if rapid.Bool().Draw(rt, "later") {
		q.After = store.Place{Rank: rapid.IntRange(0, 4).Draw(rt, "rank"), Changed: someTime.Draw(rt, "changed"), Table: table}
	}
	if rapid.Bool().Draw(rt, "held") {
		q.Identity = identity
	}
	list, err := m.s.Entries(ctx, table, after)
	agree(rt, "entries", list, err, m.entries(table, after), m.length(table) > 0)
	sum, err := m.s.Summary(ctx, table)
	agree(rt, "summary", sum, err, m.tables()[table], m.length(table) > 0)
	want(rt, "holdings", get(m.s.Holdings(ctx, identity)), m.holdings(identity))
	want(rt, "due", get(m.s.Due(ctx, store.Due{}, 9)), m.due())
	want(rt, "summaries", get(m.s.Summaries(ctx, q)), m.summaries(q))
	b, err := m.s.Identity(ctx, identity)
	m.agreeIdentity(rt, b, err, func(b store.Identity) bool { return b.ID == identity })
	b, err = m.s.IdentityBySecret(ctx, key)
	m.agreeIdentity(rt, b, err, func(b store.Identity) bool { return holds(&b, key) })
	b, err = m.s.IdentityByRecovery(ctx, key)
	m.agreeIdentity(rt, b, err, func(b store.Identity) bool { return bytes.Equal(b.Recovery, key) })
	l, err := m.s.Link(ctx, key, now)
	i := slices.IndexFunc(m.links, func(l store.Link) bool {
		return bytes.Equal(l.Hash, key) && (l.Expires.IsZero() || l.Expires.After(now))
	})
	agree(rt, "link", l, err, at(m.links, i), i >= 0)
	m.compareChannels(rt, "of an identity", get(m.s.ChannelsOfIdentity(ctx, identity)),
		func(c *store.Channel) bool { return c.Identity == identity })
	m.compareChannels(rt, "of a table", get(m.s.ChannelsOfTable(ctx, table)), func(c *store.Channel) bool { return c.Table == table })
	m.compareChannels(rt, "by target", get(m.s.ChannelsByTarget(ctx, "red")), func(c *store.Channel) bool { return c.Target == "red" })
	want(rt, "reports", get(m.s.Reports(ctx, table)),
		slices.DeleteFunc(slices.Clone(m.reports), func(r store.Report) bool { return r.Table != table }))
}

func (m *machine) agreeIdentity(rt *rapid.T, got store.Identity, err error, fits func(store.Identity) bool) {
	i := slices.IndexFunc(m.identities, fits)
	agree(rt, "identity", got, err, at(m.identities, i), i >= 0)
}

// at returns an element of a list, or a zero one if i is negative.
func at[T any](list []T, i int) (one T) {
	if i >= 0 {
		one = list[i]
	}
	return one
}

// agree compares an answer to a question of which the model knows whether there is
// one.
func agree[T any](rt *rapid.T, what string, got T, err error, exp T, known bool) {
	rt.Helper()
	if !known {
		wantError(rt, what, err, store.ErrUnknown)
		return
	}
	wantError(rt, what, err, nil)
	want(rt, what, got, exp)
}

func (m *machine) entries(table string, after int64) (list []store.Entry) {
	for _, c := range m.commits {
		for i, data := range c.Entries {
			if e := (store.Entry{Seq: c.Expect + int64(i) + 1, Data: data}); c.Summary.Table == table && e.Seq > after {
				list = append(list, e)
			}
		}
	}
	return list
}

// tables has the last summary of each table.
func (m *machine) tables() map[string]store.Summary {
	last := map[string]store.Summary{}
	for _, c := range m.commits {
		last[c.Summary.Table] = c.Summary
	}
	return last
}

func (m *machine) due() (list []store.Due) {
	for _, sum := range m.tables() {
		if !sum.Due.IsZero() {
			list = append(list, store.Due{Table: sum.Table, At: sum.Due})
		}
	}
	slices.SortFunc(list, func(a, b store.Due) int { return cmp.Or(a.At.Compare(b.At), strings.Compare(a.Table, b.Table)) })
	return list
}

func (m *machine) holdings(identity string) (list []store.SeatHolding) {
	for _, c := range m.commits {
		list = slices.DeleteFunc(list, func(h store.SeatHolding) bool { return slices.Contains(c.Release, h) })
		for _, h := range c.Hold {
			if h.Identity == identity && !slices.Contains(list, h) {
				list = append(list, h)
			}
		}
	}
	slices.SortFunc(list, func(a, b store.SeatHolding) int { return strings.Compare(a.Table+" "+a.Seat, b.Table+" "+b.Seat) })
	return list
}

func (m *machine) summaries(q store.Query) (list []store.Summary) {
	held := m.holdings(q.Identity)
	for _, sum := range m.tables() {
		fits := q.Public && sum.Public && (sum.State == "playing" || sum.State == "seating" && sum.Open > 0)
		if q.Identity != "" {
			fits = slices.ContainsFunc(held, func(h store.SeatHolding) bool { return h.Table == sum.Table })
		}
		if fits {
			list = append(list, sum)
		}
	}
	slices.SortFunc(list, func(a, b store.Summary) int { return before(a.Place(), b.Place()) })
	if q.Identity == "" && q.Public {
		list = m.shared(list, q.Share)
	}
	list = slices.DeleteFunc(list, func(sum store.Summary) bool { return before(sum.Place(), q.After) <= 0 })
	return list[:min(q.Limit, len(list))]
}

// shared counts for each table those before it that are of the same host or origin.
func (m *machine) shared(list []store.Summary, most store.Share) (kept []store.Summary) {
	for i, sum := range list {
		hosts, origins := 0, 0
		for _, earlier := range list[:i] {
			if earlier.Host == sum.Host {
				hosts++
			}
			if earlier.Origin == sum.Origin {
				origins++
			}
		}
		if (most.Host == 0 || hosts < most.Host) && (most.Origin == 0 || origins < most.Origin) {
			kept = append(kept, sum)
		}
	}
	return kept
}

func before(a, b store.Place) int {
	switch {
	case a.Rank != b.Rank:
		return a.Rank - b.Rank
	case !a.Changed.Equal(b.Changed):
		return b.Changed.Compare(a.Changed)
	}
	return strings.Compare(a.Table, b.Table)
}
