// Package soak sets how long repeated tests run: briefly in `go test`, and at length with VOLGARE_SOAK, which `make soak`
// sets. The long form repeats the same checks as the brief one. Measurements need an idle machine and run only with
// VOLGARE_MEASURE, which `make measure` sets.
package soak

import (
	"os"
	"strconv"
	"testing"
)

// Variable is the environment variable that requests a soak. Its value is the number of games for each table in the
// engine's suite.
const Variable = "VOLGARE_SOAK"

const measuring = "VOLGARE_MEASURE"

// Games returns the requested number of games, or 0 without a soak.
func Games() int {
	n, err := strconv.Atoi(os.Getenv(Variable))
	if err != nil {
		return 0
	}
	return max(n, 0)
}

// Or returns brief in `go test` and long in a soak.
func Or[T any](brief, long T) T {
	if Games() > 0 {
		return long
	}
	return brief
}

// Only skips a test that has no brief form, with the reason.
func Only(tb testing.TB, why string) {
	tb.Helper()
	if Games() == 0 {
		tb.Skipf("%s: make soak, or %s=1", why, Variable)
	}
}

// Measure skips the test unless VOLGARE_MEASURE is set, because a measurement needs an otherwise idle machine.
func Measure(tb testing.TB) {
	tb.Helper()
	if os.Getenv(measuring) == "" {
		tb.Skipf("it measures, and wants the machine for itself: make measure, or %s=1", measuring)
	}
}
