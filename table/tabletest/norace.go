//go:build !race

package tabletest

// Slower is the factor by which long tests are shortened: not at all.
const Slower = 1
