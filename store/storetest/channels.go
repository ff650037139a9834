package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"volgare/store"
)

func channels(t *testing.T, s store.Store) {
	ctx := context.Background()
	phone := store.Channel{ID: "2", Identity: "anna", Target: "https://push.example/1", Data: []byte("phone")}
	mail := store.Channel{ID: "1", Identity: "anna", Target: "Anna@example.org"}
	other := store.Channel{ID: "3", Identity: "berta", Target: "Anna@example.org", Data: []byte("\x00")}
	hook := store.Channel{ID: "4", Table: "anna", Target: "https://hook.example"}
	for _, c := range []store.Channel{phone, mail, other, hook} {
		wantError(t, "create", s.ChangeChannel(ctx, store.Channel{}, c), nil)
	}
	want(t, "by id", get(s.Channel(ctx, "2")), phone)
	want(t, "anna's", get(s.ChannelsOfIdentity(ctx, "anna")), []store.Channel{mail, phone})
	want(t, "of the table", get(s.ChannelsOfTable(ctx, "anna")), []store.Channel{hook})
	want(t, "with one target", get(s.ChannelsByTarget(ctx, mail.Target)), []store.Channel{mail, other})
	for what, list := range map[string][]store.Channel{
		"of nobody": get(s.ChannelsOfIdentity(ctx, "")), "of no table": get(s.ChannelsOfTable(ctx, "")),
		"of another table": get(s.ChannelsOfTable(ctx, "berta")), "without a target": get(s.ChannelsByTarget(ctx, "")),
		"with another case": get(s.ChannelsByTarget(ctx, "anna@example.org")),
	} {
		want(t, what, list, nil)
	}

	moved := phone
	moved.Target, moved.Data = "https://push.example/2", []byte("moved")
	wantError(t, "change", s.ChangeChannel(ctx, phone, moved), nil)
	want(t, "changed", get(s.ChannelsOfIdentity(ctx, "anna")), []store.Channel{mail, moved})
	want(t, "with the earlier target", get(s.ChannelsByTarget(ctx, phone.Target)), nil)
	want(t, "with the new target", get(s.ChannelsByTarget(ctx, moved.Target)), []store.Channel{moved})
	for range 2 {
		wantError(t, "delete", s.DeleteChannel(ctx, "2"), nil)
		_, err := s.Channel(ctx, "2")
		wantError(t, "deleted", err, store.ErrUnknown)
	}
	want(t, "left", get(s.ChannelsOfIdentity(ctx, "anna")), []store.Channel{mail})
}

// channelConflicts: a change of a channel is refused if it does not name the stored version, or is inconsistent.
func channelConflicts(t *testing.T, s store.Store) {
	ctx, none := context.Background(), store.Channel{}
	phone := store.Channel{ID: "1", Identity: "anna", Target: "x", Data: []byte("phone")}
	off := phone
	off.Data = []byte("off")
	wantError(t, "of none", s.ChangeChannel(ctx, phone, off), store.ErrConflict)
	wantError(t, "create", s.ChangeChannel(ctx, none, phone), nil)
	wantError(t, "create again", s.ChangeChannel(ctx, none, off), store.ErrConflict)
	stolen := store.Channel{ID: "1", Identity: "berta", Target: "y"}
	wantError(t, "create for another person", s.ChangeChannel(ctx, none, stolen), store.ErrConflict)
	wantError(t, "change of another version", s.ChangeChannel(ctx, off, phone), store.ErrConflict)
	elsewhere := phone
	elsewhere.Target = "y"
	wantError(t, "change of another target", s.ChangeChannel(ctx, elsewhere, off), store.ErrConflict)
	for what, spoil := range map[string]func(c *store.Channel){
		"without an id":            func(c *store.Channel) { c.ID = "" },
		"without a target":         func(c *store.Channel) { c.Target = "" },
		"of nobody":                func(c *store.Channel) { c.Identity = "" },
		"of a person and a table":  func(c *store.Channel) { c.Table = "a" },
		"with another id":          func(c *store.Channel) { c.ID = "2" },
		"with another person":      func(c *store.Channel) { c.Identity = "berta" },
		"with a table as an owner": func(c *store.Channel) { c.Identity, c.Table = "", "anna" },
	} {
		c := phone
		spoil(&c)
		wantError(t, what, s.ChangeChannel(ctx, phone, c), store.ErrInvalid)
	}
	want(t, "unchanged", get(s.Channel(ctx, "1")), phone)
	wantError(t, "change", s.ChangeChannel(ctx, phone, off), nil)
	wantError(t, "delete", s.DeleteChannel(ctx, "1"), nil)
	wantError(t, "change of a deleted channel", s.ChangeChannel(ctx, off, phone), store.ErrConflict)
	given := store.Channel{ID: "1", Identity: "anna", Target: "x", Data: []byte("phone")}
	wantError(t, "create after deletion", s.ChangeChannel(ctx, none, given), nil)
	wipe(given.Data)
	for range 2 {
		got := get(s.Channel(ctx, "1"))
		want(t, "channel", got, phone)
		wipe(got.Data)
	}
}

// manyChannels: a person, and a table, can have MaxChannels. The owner can still change each of them.
func manyChannels(t *testing.T, s store.Store) {
	ctx, none := context.Background(), store.Channel{}
	for _, owner := range []store.Channel{{Identity: "anna"}, {Identity: "berta"}, {Table: "anna"}} {
		nth := func(n int) store.Channel {
			c := owner
			c.ID, c.Target = fmt.Sprintf("%s %s %02d", owner.Identity, owner.Table, n), "x"
			return c
		}
		for n := range store.MaxChannels {
			wantError(t, "create", s.ChangeChannel(ctx, none, nth(n)), nil)
		}
		err := s.ChangeChannel(ctx, none, nth(store.MaxChannels))
		if wantError(t, "one more", err, store.ErrLimit); err != nil && !strings.Contains(err.Error(), strconv.Itoa(store.MaxChannels)) {
			t.Errorf("the error does not name the limit: %v", err)
		}
		_, err = s.Channel(ctx, nth(store.MaxChannels).ID)
		wantError(t, "the refused one", err, store.ErrUnknown)
		changed := nth(3)
		changed.Data = []byte("changed")
		wantError(t, "change", s.ChangeChannel(ctx, nth(3), changed), nil)
		wantError(t, "delete", s.DeleteChannel(ctx, nth(4).ID), nil)
		wantError(t, "one in its place", s.ChangeChannel(ctx, none, nth(store.MaxChannels)), nil)
	}
	want(t, "anna's", len(get(s.ChannelsOfIdentity(ctx, "anna"))), store.MaxChannels)
	want(t, "of the table", len(get(s.ChannelsOfTable(ctx, "anna"))), store.MaxChannels)
	want(t, "of all", len(get(s.ChannelsByTarget(ctx, "x"))), 3*store.MaxChannels)
}

// changedChannel: if many writers change a channel concurrently and retry after conflicts, no change is lost. A deletion is
// final, and concurrent creations do not exceed the limit.
func changedChannel(t *testing.T, a, b store.Store) {
	ctx, none := context.Background(), store.Channel{}
	first := store.Channel{ID: "first", Identity: "anna", Target: "x"}
	wantError(t, "create", a.ChangeChannel(ctx, none, first), nil)
	atOnce(4, a, b, func(s store.Store, i int) {
		for err := store.ErrConflict; errors.Is(err, store.ErrConflict); {
			was := get(s.Channel(ctx, "first"))
			is := was
			is.Data = append(slices.Clip(is.Data), byte(i))
			if err = s.ChangeChannel(ctx, was, is); err != nil && !errors.Is(err, store.ErrConflict) {
				t.Errorf("change: %v", err)
			}
		}
	})
	was := get(b.Channel(ctx, "first"))
	want(t, "changes", len(was.Data), 8)
	atOnce(4, a, b, func(s store.Store, i int) {
		if i == 3 {
			wantError(t, "delete", s.DeleteChannel(ctx, "first"), nil)
			return
		}
		for range 5 {
			if now, err := s.Channel(ctx, "first"); err == nil {
				is := now
				is.Data = []byte{byte(i)}
				if err := s.ChangeChannel(ctx, now, is); err != nil && !errors.Is(err, store.ErrConflict) {
					t.Errorf("change while it is deleted: %v", err)
				}
			}
		}
	})
	_, err := a.Channel(ctx, "first")
	wantError(t, "the deleted channel", err, store.ErrUnknown)

	var made atomic.Int64
	atOnce(store.MaxChannels, a, b, func(s store.Store, i int) {
		switch err := s.ChangeChannel(ctx, none, store.Channel{ID: strconv.Itoa(i), Identity: "anna", Target: "x"}); {
		case err == nil:
			made.Add(1)
		case !errors.Is(err, store.ErrLimit):
			t.Errorf("concurrent creation: %v", err)
		}
	})
	want(t, "created", made.Load(), store.MaxChannels)
	want(t, "stored", len(get(b.ChannelsOfIdentity(ctx, "anna"))), store.MaxChannels)
}

// changedByOne is changedChannel with one store.
func changedByOne(t *testing.T, s store.Store) { changedChannel(t, s, s) }
