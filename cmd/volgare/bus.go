package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"volgare/bus"
	notices "volgare/bus/postgres"
	"volgare/internal/pgurl"
	"volgare/store"
)

// sweep is the interval at which a node checks the store for changes that the bus has not reported.
const sweep = 2 * time.Second

// nodeBus is the bus of a node.
type nodeBus struct {
	bus.Bus

	sweep  time.Duration     // 0 if no other node can write to the store
	status func() bus.Status // nil if no other node can write to the store
	close  func() error
}

// openBus returns the bus of a node: over its database, or within the process if the store is a directory. If direct is not
// empty, it is the URL that leads to the database without a pooler.
func openBus(ctx context.Context, data, direct string, st store.Store, logger *slog.Logger) (*nodeBus, error) {
	switch {
	case direct != "" && !pgurl.Is(data):
		return nil, fmt.Errorf("--notify is for a database, and %s is a directory", data)
	case !pgurl.Is(data):
		return &nodeBus{Bus: &bus.Local{}, close: func() error { return nil }}, nil
	}
	if direct != "" { // checked before sharedSecret stores a key
		if _, err := pgurl.Parse(direct); err != nil {
			return nil, fmt.Errorf("--notify: %w", err)
		}
	}
	key, err := sharedSecret(ctx, st, store.ServerKey, newServerKey)
	if err != nil {
		return nil, fmt.Errorf("the key of the servers: %w", err)
	}
	b, err := notices.Open(cmp.Or(direct, data), key, logger) //nolint:contextcheck // it outlives the context; Close ends it
	if err != nil {
		return nil, err
	}
	return &nodeBus{b, sweep, b.Status, b.Close}, nil
}

// newServerKey returns a key with which servers sign their messages to each other.
func newServerKey() ([]byte, error) {
	key := make([]byte, 32)
	_, err := rand.Read(key)
	return key, err
}

// sharedSecret returns a secret shared by all servers of a store. The first server creates it.
func sharedSecret(ctx context.Context, st store.Store, name string, create func() ([]byte, error)) ([]byte, error) {
	secret, err := st.Secret(ctx, name)
	if !errors.Is(err, store.ErrUnknown) {
		return secret, err
	}
	if secret, err = create(); err != nil {
		return nil, err
	}
	if err := st.PutSecret(ctx, name, secret); err != nil { // a secret that another server has stored meanwhile is kept
		return nil, err
	}
	return st.Secret(ctx, name)
}
