//go:build !unix

package process

import "os"

// held is not supported on this system.
func held(int) int64 { return 0 }

// heldAtEnd is not supported on this system.
func heldAtEnd(*os.ProcessState) int64 { return 0 }
