//go:build !unix

package main

// ownCPU is not available on this system.
func ownCPU() float64 { return 0 }
