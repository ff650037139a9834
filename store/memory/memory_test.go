package memory_test

import (
	"testing"

	"volgare/store"
	"volgare/store/memory"
	"volgare/store/storetest"
)

func TestStore(t *testing.T) {
	storetest.Run(t, func(*testing.T) store.Store { return memory.New() })
}

func TestLeases(t *testing.T) {
	storetest.RunLeases(t, func(*testing.T) storetest.Leaser { return memory.New() })
}
