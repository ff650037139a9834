//go:build !race

package tabletest

// Slower is how much less the long tests do: nothing.
const Slower = 1
