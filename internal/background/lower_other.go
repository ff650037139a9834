//go:build !linux

package background

// lower does nothing on systems without thread priorities.
func lower() {}
