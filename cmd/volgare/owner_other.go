//go:build !unix

package main

// leaveToOwner does nothing where files belong to whoever may write to their directory.
func leaveToOwner(string) error { return nil }
