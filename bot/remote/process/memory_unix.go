//go:build unix && !linux

package process

import (
	"os"
	"runtime"
	"syscall"
)

// held is told here only of what has ended.
func held(int) int64 { return 0 }

// heldAtEnd is the most bytes that a program that has ended, or one of its children, has held.
func heldAtEnd(s *os.ProcessState) int64 {
	used, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	most := int64(used.Maxrss)    //nolint:unconvert // of 32 bits on some machines
	if runtime.GOOS == "darwin" { // which counts bytes, the others kilobytes
		return most
	}
	return most << 10
}
