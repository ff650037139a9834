package storetest

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"volgare/store"
)

// whole: all data except the tables can be read in batches, and restored unchanged to an empty store.
func whole(t *testing.T, open func(t *testing.T) store.Store) {
	ctx := context.Background()
	s := open(t)
	from, ok := s.(store.Whole)
	if !ok {
		shut(t, s)
		t.Skip("the store forgets: there is nothing to move")
	}
	for i := range store.MaxLimit + 7 {
		b := store.Identity{ID: fmt.Sprintf("i%04d", i), Name: "\x00'ò", Created: noon, Seen: noon}
		b.Secrets = [][]byte{hash(strconv.Itoa(i))}
		if i%5 == 0 {
			b.Recovery = hash(fmt.Sprint("r", i))
		}
		wantError(t, "restore", from.Restore(ctx, store.Things{Identities: []store.Identity{b}}), nil)
	}
	// Now i0000 has none left.
	keep(t, s, store.Identity{ID: "i0001", Secrets: [][]byte{hash("0")}, Recovery: hash("own"), Created: noon, Seen: noon})
	c := commit("a", 0, 0, "1")
	for _, seat := range []string{"red", "blue", "ho st", "\x00\"", "ò"} {
		for _, identity := range []string{"i0003", "\x01"} {
			c.Hold = append(c.Hold, store.SeatHolding{Table: "a", Seat: seat, Identity: identity})
		}
	}
	put(t, s, c)
	wantError(t, "put rules", s.PutRules(ctx, "ab12", []byte("box")), nil)
	issue(t, s, store.Link{Hash: hash("red"), Table: "a", Seat: "red", Expires: noon})
	issue(t, s, store.Link{Hash: hash("phone"), Identity: "i0003"})
	wantError(t, "report", s.PutReport(ctx, store.Report{ID: "1", Table: "a", Created: noon.Add(time.Hour), Data: []byte("?")}), nil)
	for _, n := range []store.PrivateNote{{Table: "a", Identity: "i0003", Text: "x"}, {Table: "a", Identity: "\x01\"", Text: "ò"}} {
		wantError(t, "note", s.PutNote(ctx, n), nil)
	}

	var many store.Things // more than a person may have today
	for i := range store.MaxChannels + 3 {
		many.Channels = append(many.Channels,
			store.Channel{ID: fmt.Sprintf("\x00ò%02d", i), Identity: "i0003", Target: "é", Data: []byte("\x00")})
	}
	many.Channels = append(many.Channels, store.Channel{ID: "table", Table: "a", Target: "é"})
	wantError(t, "channels", from.Restore(ctx, many), nil)
	wantError(t, "secret", s.PutSecret(ctx, "\x00ò", []byte("key")), nil)
	var down store.Things
	running := store.Outage{From: noon} // when a server last ran
	for range store.MaxLimit + 2 {
		next := running.From.Add(time.Hour)
		down.Outages = append(down.Outages, store.Outage{From: running.From, To: next})
		running.From = next
	}
	wantError(t, "outages", from.Restore(ctx, down), nil)
	get(s.Pulse(ctx, running.From))

	want(t, "logs", get(from.Logs(ctx, "")), []string{"a"})
	want(t, "logs after it", get(from.Logs(ctx, "a")), nil)
	all := allThings(t, from)
	want(t, "identities", len(all.Identities), store.MaxLimit+7)
	want(t, "of whom one has lost his secrets", len(all.Identities[0].Secrets), 0)
	want(t, "of whom one", all.Identities[1], get(s.Identity(ctx, "i0001")))
	want(t, "everything", all.Len(), store.MaxLimit+7+10+1+2+1+1+store.MaxChannels+4+2+store.MaxLimit+3)
	want(t, "the outage that may have begun", all.Outages[len(all.Outages)-1], running)
	shut(t, s)

	to := open(t).(store.Whole) //nolint:errcheck,forcetypeassert // as the one before
	defer shut(t, to)
	for range 2 { // the second time nothing changes
		wantError(t, "restore", to.Restore(ctx, all), nil)
		want(t, "restored", allThings(t, to), all)
	}
	wantError(t, "restore an earlier run", to.Restore(ctx, store.Things{Outages: []store.Outage{{From: noon}}}), nil)
	outages := get(to.Pulse(ctx, running.From.Add(time.Hour)))
	want(t, "outages", len(outages), store.MaxLimit+3)
	want(t, "the outage of the move", outages[len(outages)-1], store.Outage{From: running.From, To: running.From.Add(time.Hour)})
	want(t, "holdings", get(to.Holdings(ctx, "i0003")), all.Holdings[len(all.Holdings)-5:])
	_, err := to.Things(ctx, "cakes", "")
	if err == nil || !strings.Contains(err.Error(), `unknown kind of data "cakes"`) {
		t.Errorf("there are cakes: %v", err)
	}
}

// allThings returns all data of a store except the tables.
func allThings(t *testing.T, s store.Whole) (all store.Things) {
	t.Helper()
	for _, k := range store.Kinds() {
		for after := ""; ; {
			list, err := s.Things(context.Background(), k, after)
			if err != nil {
				t.Fatal(err)
			}
			if list.Len() == 0 {
				break
			}
			all.Rules, all.Identities = append(all.Rules, list.Rules...), append(all.Identities, list.Identities...)
			all.Holdings, all.Links = append(all.Holdings, list.Holdings...), append(all.Links, list.Links...)
			all.Reports, all.Secrets = append(all.Reports, list.Reports...), append(all.Secrets, list.Secrets...)
			all.Channels, all.Notes = append(all.Channels, list.Channels...), append(all.Notes, list.Notes...)
			all.Outages = append(all.Outages, list.Outages...)
			after = list.Last()
		}
	}
	return all
}
