//go:build !unix

package process

import "os"

// held is not told here.
func held(int) int64 { return 0 }

// heldAtEnd is not told here.
func heldAtEnd(*os.ProcessState) int64 { return 0 }
