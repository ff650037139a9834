package storetest

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/store"
)

func identities(t *testing.T, s store.Store) {
	ctx := context.Background()
	anna := store.Identity{
		ID: "anna", Name: "Anna", Secrets: [][]byte{hash("2"), hash("1")}, Recovery: hash("r"), Created: noon, Seen: noon,
	}
	berta := store.Identity{ID: "berta", Secrets: [][]byte{hash("3")}, Created: noon, Seen: noon}
	keep(t, s, anna)
	keep(t, s, berta)
	want(t, "by id", get(s.Identity(ctx, "anna")), anna)
	want(t, "by the first secret", get(s.IdentityBySecret(ctx, hash("2"))), anna)
	want(t, "by the second secret", get(s.IdentityBySecret(ctx, hash("1"))), anna)
	want(t, "by recovery", get(s.IdentityByRecovery(ctx, hash("r"))), anna)
	want(t, "the other", get(s.IdentityBySecret(ctx, hash("3"))), berta)
	for _, none := range [][]byte{nil, {}, hash("4"), hash("2")[:31]} {
		_, err := s.IdentityBySecret(ctx, none)
		wantError(t, "a secret of nobody", err, store.ErrUnknown)
		_, err = s.IdentityByRecovery(ctx, none)
		wantError(t, "a recovery code of nobody", err, store.ErrUnknown)
	}

	anna.Name, anna.Secrets, anna.Recovery, anna.Seen = "Anna B.", [][]byte{hash("1"), hash("5")}, hash("q"), noon.Add(time.Hour)
	keep(t, s, anna)
	want(t, "changed", get(s.Identity(ctx, "anna")), anna)
	want(t, "by the new secret", get(s.IdentityBySecret(ctx, hash("5"))), anna)
	want(t, "by the new code", get(s.IdentityByRecovery(ctx, hash("q"))), anna)
	_, err := s.IdentityBySecret(ctx, hash("2"))
	wantError(t, "by the old secret", err, store.ErrUnknown)
	_, err = s.IdentityByRecovery(ctx, hash("r"))
	wantError(t, "by the old code", err, store.ErrUnknown)
	anna.Recovery = nil
	keep(t, s, anna)
	_, err = s.IdentityByRecovery(ctx, hash("q"))
	wantError(t, "by the code given up", err, store.ErrUnknown)
}

// changes: a change of an identity is refused if it does not name the stored version.
func changes(t *testing.T, s store.Store) {
	ctx := context.Background()
	anna := store.Identity{ID: "anna", Secrets: [][]byte{hash("1")}, Created: noon, Seen: noon}
	named := anna
	named.Name = "Anna"
	wantError(t, "of nobody", s.ChangeIdentity(ctx, anna, named), store.ErrConflict)
	wantError(t, "of none", s.ChangeIdentity(ctx, store.Identity{}, anna), nil)
	wantError(t, "of none again", s.ChangeIdentity(ctx, store.Identity{}, named), store.ErrConflict)
	want(t, "the created identity", get(s.Identity(ctx, "anna")), anna)
	wantError(t, "of what it is", s.ChangeIdentity(ctx, anna, named), nil)
	for what, change := range map[string]func(*store.Identity){
		"name":   func(b *store.Identity) { b.Name = "Anna B." },
		"secret": func(b *store.Identity) { b.Secrets = [][]byte{hash("2")} },
		"more":   func(b *store.Identity) { b.Secrets = append(b.Secrets, hash("2")) },
		"code":   func(b *store.Identity) { b.Recovery = hash("r") },
		"seen":   func(b *store.Identity) { b.Seen = noon.Add(time.Millisecond) },
	} {
		was := named
		change(&was)
		wantError(t, "of another "+what, s.ChangeIdentity(ctx, was, anna), store.ErrConflict)
	}
	want(t, "identity", get(s.Identity(ctx, "anna")), named)
	other := named
	other.ID = "berta"
	wantError(t, "into another", s.ChangeIdentity(ctx, named, other), store.ErrInvalid)
	thief := store.Identity{ID: "thief", Secrets: [][]byte{hash("1")}, Created: noon, Seen: noon}
	keep(t, s, thief)
	wantError(t, "of what has lost a secret", s.ChangeIdentity(ctx, named, anna), store.ErrConflict)
}

// creations: a change from the zero identity creates an identity, unless it is stored already.
func creations(t *testing.T, s store.Store) {
	ctx := context.Background()
	anna := store.Identity{ID: "anna", Name: "Anna", Secrets: [][]byte{hash("1")}, Recovery: hash("r"), Created: noon, Seen: noon}
	again := store.Identity{ID: "anna", Secrets: [][]byte{hash("1")}, Created: noon, Seen: noon}
	wantError(t, "a new identity", s.ChangeIdentity(ctx, store.Identity{}, anna), nil)
	want(t, "created", get(s.Identity(ctx, "anna")), anna)
	err := s.ChangeIdentity(ctx, store.Identity{}, again)
	if wantError(t, "a stored identity", err, store.ErrConflict); err != nil && !strings.Contains(err.Error(), "anna") {
		t.Errorf("the conflict does not name the identity: %v", err)
	}
	want(t, "unchanged", get(s.Identity(ctx, "anna")), anna)
	wantError(t, "without an id", s.ChangeIdentity(ctx, store.Identity{}, store.Identity{Secrets: [][]byte{hash("2")}}), store.ErrInvalid)
	var made atomic.Int64
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			b := store.Identity{ID: "berta", Secrets: [][]byte{hash("3")}, Created: noon, Seen: noon}
			switch err := s.ChangeIdentity(ctx, store.Identity{}, b); {
			case err == nil:
				made.Add(1)
			case !errors.Is(err, store.ErrConflict):
				t.Errorf("concurrent creation: %v", err)
			}
		})
	}
	if all.Wait(); made.Load() != 1 {
		t.Errorf("%d of 8 concurrent creations succeeded, want 1", made.Load())
	}
}

// secrets go from one identity to another, as when a device joins it.
func secrets(t *testing.T, s store.Store) {
	ctx := context.Background()
	guest := store.Identity{ID: "guest", Secrets: [][]byte{hash("1"), hash("2")}, Recovery: hash("r"), Created: noon, Seen: noon}
	anna := store.Identity{ID: "anna", Secrets: [][]byte{hash("3"), hash("1")}, Recovery: hash("r"), Created: noon, Seen: noon}
	keep(t, s, guest)
	keep(t, s, anna)
	want(t, "the secret", get(s.IdentityBySecret(ctx, hash("1"))), anna)
	want(t, "the code", get(s.IdentityByRecovery(ctx, hash("r"))), anna)
	guest.Secrets, guest.Recovery = [][]byte{hash("2")}, nil
	want(t, "the guest", get(s.IdentityBySecret(ctx, hash("2"))), guest)
}

// keep stores an identity, which replaces any earlier version.
func keep(t tb, s store.Store, b store.Identity) {
	t.Helper()
	err := store.ErrConflict
	for errors.Is(err, store.ErrConflict) { // changed concurrently
		var was store.Identity
		if was, err = s.Identity(context.Background(), b.ID); err == nil || errors.Is(err, store.ErrUnknown) {
			err = s.ChangeIdentity(context.Background(), was, b)
		}
	}
	if err != nil {
		t.Fatalf("store identity %s: %v", b.ID, err)
	}
}
