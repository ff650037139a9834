package admin_test

import (
	"log/slog"
	"testing"

	"volgare/notify/jobs"
	"volgare/server/admin"
	"volgare/store"
	"volgare/store/storetest"
)

// TestBanDeletesChannels: a banned person gets no more notifications, and cannot come back by a link that is sent to a channel.
func TestBanDeletesChannels(t *testing.T) {
	ctx, s := t.Context(), storetest.Memory(t)
	eve := store.Identity{ID: "eve", Secrets: [][]byte{{1}}}
	if err := s.ChangeIdentity(ctx, store.Identity{}, eve); err != nil {
		t.Fatal(err)
	}
	for _, c := range []store.Channel{
		{ID: "1", Identity: "eve", Target: "x"},
		{ID: "2", Identity: "eve", Target: "y"},
		{ID: "3", Identity: "ann", Target: "x"},
		{ID: "4", Table: "eve", Target: "x"},
	} {
		if err := s.ChangeChannel(ctx, store.Channel{}, c); err != nil {
			t.Fatal(err)
		}
	}
	queue, err := jobs.Open(ctx, t.TempDir(), jobs.Options{Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	defer queue.Close(ctx)
	if err := (&admin.Steward{Store: s, Queue: queue}).Ban(ctx, "eve"); err != nil {
		t.Fatal(err)
	}
	if list, err := s.ChannelsOfIdentity(ctx, "eve"); err != nil || len(list) != 0 {
		t.Errorf("channels of the banned person: %+v, %v", list, err)
	}
	if list, err := s.ChannelsByTarget(ctx, "x"); err != nil || len(list) != 2 {
		t.Errorf("channels of others: %+v, %v", list, err)
	}
}
