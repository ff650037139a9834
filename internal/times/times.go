// Package times computes percentiles of durations.
package times

import (
	"math"
	"slices"
	"time"
)

// Summary holds percentiles in milliseconds.
type Summary struct {
	P50  float64 `json:"p50"`
	P90  float64 `json:"p90"`
	P99  float64 `json:"p99"`
	P999 float64 `json:"p999"`
	Max  float64 `json:"max"`
}

// Sum summarizes durations, with quantiles by the nearest rank. It returns the zero Summary for no durations. It sorts all
// in place.
func Sum(all []time.Duration) Summary {
	if len(all) == 0 {
		return Summary{}
	}
	slices.Sort(all)
	at := func(part float64) float64 {
		i := int(math.Ceil(part*float64(len(all)))) - 1
		return float64(all[max(0, i)].Microseconds()) / 1000
	}
	return Summary{P50: at(.5), P90: at(.9), P99: at(.99), P999: at(.999), Max: at(1)}
}
