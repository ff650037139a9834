//go:build race

package table

// slower is how much less the long tests do under the race detector.
const slower = 4
