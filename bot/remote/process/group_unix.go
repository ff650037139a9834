//go:build unix

package process

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// ownGroup makes a program the first of a group of processes.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends a program and all that it has started, as far as they stayed in its group.
func killGroup(cmd *exec.Cmd) {
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // it fails if there is none left
}

// mostMemory is the most bytes that a program that has ended has held.
func mostMemory(s *os.ProcessState) int64 {
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
