// Package site implements the switches of mutated sources, so that one build contains all mutants. Each mutant has a
// number; the environment variable MUTANT holds the number of the active one.
package site

import (
	"os"
	"strconv"
	"time"
)

// Most is the maximum number of mutants in one build. Numbers start at 1.
const Most = 8192

var (
	on   = chosen()
	seen [Most]bool
)

func chosen() int {
	n, err := strconv.Atoi(os.Getenv("MUTANT"))
	if err != nil {
		return 0
	}
	return n
}

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// On reports whether a mutant is active, and records that its place was reached.
func On(n int) bool {
	seen[n] = true
	return n == on
}

// If returns a condition, which one mutant makes false and another true.
func If[B ~bool](never, always int, cond B) B {
	no, yes := On(never), On(always)
	return cond && B(!no) || B(yes)
}

// Not returns a boolean, which a mutant negates.
func Not[B ~bool](n int, value B) B { return value != B(On(n)) }

// More returns a number, which a mutant raises by one.
func More[T integer](n int, value T) T {
	if On(n) {
		value++
	}
	return value
}

// Never returns the value of a case, which a mutant replaces by one that equals nothing.
func Never[T integer](n int, value T) T {
	if On(n) {
		return ^value
	}
	return value
}

// Zero returns a value, which a mutant replaces by the zero value.
func Zero[T any](n int, value T) T {
	if On(n) {
		var none T
		return none
	}
	return value
}

// Run is a rule case and the mutants that it reaches, as printed by package caserunner.
type Run struct {
	Text    string        `json:"text"` // the case, including the ids of its rules
	Took    time.Duration `json:"took"`
	Reached []int         `json:"reached"`
}

// Reached lists the mutants whose places were reached since its last call.
func Reached() []int {
	var list []int
	for n, was := range seen {
		if was {
			list = append(list, n)
		}
	}
	clear(seen[:])
	return list
}
