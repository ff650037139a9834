//go:build race

package tabletest

// Slower is the factor by which long tests are shortened under the race detector.
const Slower = 4
