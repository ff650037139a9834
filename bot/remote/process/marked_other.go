//go:build !linux

package process

// killMarked does nothing on systems that do not show the environment of other processes. Their processes are killed by
// group.
func killMarked(string) {}
