//go:build unix && !linux

package process

import (
	"os"
	"runtime"
	"syscall"
)

// held is not supported on these systems: they report only the memory of ended programs.
func held(int) int64 { return 0 }

// heldAtEnd returns the peak memory in bytes of an ended program or one of its children.
func heldAtEnd(s *os.ProcessState) int64 {
	used, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	most := int64(used.Maxrss)    //nolint:unconvert // int32 on some architectures
	if runtime.GOOS == "darwin" { // darwin counts bytes, the others kilobytes
		return most
	}
	return most << 10
}
