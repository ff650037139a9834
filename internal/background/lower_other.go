//go:build !linux

package background

// lower does nothing where threads have no priority of their own.
func lower() {}
