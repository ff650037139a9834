// Package stream tells browsers that tables have changed: a note without content, for
// which they ask for what they may see.
package stream

import (
	"log/slog"
	"net/http"
	"time"

	"volgare/server/identity"
	"volgare/store"
)

// Service serves live streams. Its fields are set before use.
type Service struct {
	Hub       *Hub
	Store     store.Store
	People    *identity.Service
	Build     string
	Heartbeat time.Duration
	Logger    *slog.Logger
	From      func(r *http.Request) string // the address

	// Enter counts a stream that a client opens, or refuses it; leave ends one.
	Enter func(r *http.Request, identity string) (leave func(), err error)
}
