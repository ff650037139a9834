package load

import (
	"math"
	"slices"
	"time"
)

// Times are how long something took, in milliseconds.
type Times struct {
	P50 float64 `json:"p50"`
	P90 float64 `json:"p90"`
	P99 float64 `json:"p99"`
	Max float64 `json:"max"`
}

// timesOf sums up; it sorts what it is given.
func timesOf(all []time.Duration) Times {
	if len(all) == 0 {
		return Times{}
	}
	slices.Sort(all)
	at := func(part float64) float64 {
		i := int(math.Ceil(part*float64(len(all)))) - 1
		return float64(all[max(0, i)].Microseconds()) / 1000
	}
	return Times{P50: at(.5), P90: at(.9), P99: at(.99), Max: at(1)}
}
