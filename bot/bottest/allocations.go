package bottest

import "testing"

// trials is how often a function that seems to allocate is called again.
const trials = 5

// Allocations returns the fewest allocations that a call of f made, after a first
// call that is not counted. The runtime counts for the whole process and
// allocates itself (a worker of the collector that starts), so that one call may
// be charged with what is not its own; what f allocates at every call, each has.
func Allocations(f func()) float64 {
	least := testing.AllocsPerRun(1, f)
	for i := 1; i < trials && least > 0; i++ {
		least = min(least, testing.AllocsPerRun(1, f))
	}
	return least
}
