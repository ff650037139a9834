// Package soak sets how long repeated tests run: briefly in `go test`, and at length with
// VOLGARE_SOAK, which `make soak` sets. The long form repeats the same checks as the brief one.
// Measurements need an idle machine and are no tests: `make measure` sets VOLGARE_MEASURE.
package soak

import (
	"os"
	"strconv"
	"testing"
)

// Variable is the variable of the environment that asks for a soak: how many games each
// table of the engine's suite plays.
const Variable = "VOLGARE_SOAK"

const measuring = "VOLGARE_MEASURE"

// Games is the number that is asked for, 0 if no soak is.
func Games() int {
	n, err := strconv.Atoi(os.Getenv(Variable))
	if err != nil {
		return 0
	}
	return max(n, 0)
}

// Or is brief in `go test` and long in a soak.
func Or[T any](brief, long T) T {
	if Games() > 0 {
		return long
	}
	return brief
}

// Only skips what has no brief form, and says why.
func Only(tb testing.TB, why string) {
	tb.Helper()
	if Games() == 0 {
		tb.Skipf("%s: make soak, or %s=1", why, Variable)
	}
}

// Measure skips what takes the time of the machine where nobody measures: other work disturbs it.
func Measure(tb testing.TB) {
	tb.Helper()
	if os.Getenv(measuring) == "" {
		tb.Skipf("it measures, and wants the machine for itself: make measure, or %s=1", measuring)
	}
}
