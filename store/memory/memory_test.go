package memory_test

import (
	"testing"

	"volgare/store"
	"volgare/store/memory"
	"volgare/store/storetest"
)

// shared is a store in which others of its process take part: no other process can.
type shared struct{ *memory.Store }

func (s shared) Beside(*testing.T) store.Store { return guest(s) }

// guest is one of them, who leaves without an end to it.
type guest struct{ *memory.Store }

func (guest) Close() error { return nil }

func TestStore(t *testing.T) {
	storetest.Run(t, func(*testing.T) store.Store { return shared{memory.New()} })
}

func TestLeases(t *testing.T) {
	storetest.RunLeases(t, func(*testing.T) storetest.Leaser { return memory.New() })
}
