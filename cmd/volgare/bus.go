package main

import (
	"fmt"
	"log/slog"
	"strings"
	"time"

	"volgare/bus"
	"volgare/bus/nats"
	notices "volgare/bus/postgres"
	"volgare/store/postgres"
)

// sweep is how often a node looks in the store for what the others have not told it.
const sweep = 2 * time.Second

// nodeBus is the bus of a node, and how often what it does not bring is looked for.
type nodeBus struct {
	bus.Bus

	sweep time.Duration
	close func() error
}

// openBus is the bus at an address, or that of a node that is alone.
func openBus(address string, logger *slog.Logger) (*nodeBus, error) {
	scheme, _, _ := strings.Cut(address, "://")
	switch {
	case address == "":
		return &nodeBus{Bus: &bus.Local{}, close: func() error { return nil }}, nil
	case scheme == "nats" || scheme == "tls":
		b, err := nats.Open(address, logger)
		if err != nil {
			return nil, fmt.Errorf("--bus: %w", err)
		}
		return &nodeBus{b, sweep, b.Close}, nil
	case postgres.IsURL(address):
		b, err := notices.Open(address, logger)
		if err != nil {
			return nil, fmt.Errorf("--bus: %w", err)
		}
		return &nodeBus{b, sweep, b.Close}, nil
	}
	return nil, fmt.Errorf("--bus: %q begins with none of nats://, tls:// and postgres://", address)
}
