//go:build race

package tabletest

// Slower is how much less the long tests do under the race detector.
const Slower = 4
