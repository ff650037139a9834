//go:build !unix

package main

// leaveToOwner does nothing on systems without numbered owners of files.
func leaveToOwner(string) error { return nil }
