// Package site has the switches of mutated sources. Each mutant has a number; the environment variable
// MUTANT holds the number of the active one, so that one build has them all.
package site

import (
	"os"
	"strconv"
	"time"
)

// Most is how many mutants one build can have. Their numbers begin at 1.
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

// On reports whether a mutant is on, and notes that its place was reached.
func On(n int) bool {
	seen[n] = true
	return n == on
}

// If is a condition that one mutant makes false and another true.
func If[B ~bool](never, always int, cond B) B {
	no, yes := On(never), On(always)
	return cond && B(!no) || B(yes)
}

// Not is a truth that a mutant turns round.
func Not[B ~bool](n int, value B) B { return value != B(On(n)) }

// More is a number that a mutant makes greater by one.
func More[T integer](n int, value T) T {
	if On(n) {
		value++
	}
	return value
}

// Never is a case that a mutant makes such that nothing equals it.
func Never[T integer](n int, value T) T {
	if On(n) {
		return ^value
	}
	return value
}

// Zero is a value that a mutant takes away.
func Zero[T any](n int, value T) T {
	if On(n) {
		var none T
		return none
	}
	return value
}

// Run is a rule case and the mutants that it reaches, as package caserunner prints it.
type Run struct {
	Text    string        `json:"text"` // with the ids of the rules that it shows
	Took    time.Duration `json:"took"`
	Reached []int         `json:"reached"`
}

// Reached lists the mutants whose places were reached since it was called last.
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
