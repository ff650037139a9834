package bustest_test

import (
	"testing"

	"volgare/bus/bustest"
)

func TestWire(t *testing.T) {
	bustest.RunCluster(t, func(*testing.T) bustest.Cluster { return &bustest.Wire{} })
}
