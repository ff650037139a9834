//go:build !race

package table

// slower is how much less the long tests do: nothing.
const slower = 1
