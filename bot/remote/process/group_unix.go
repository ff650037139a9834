//go:build unix

package process

import (
	"os/exec"
	"syscall"
)

// ownGroup makes a program the first of a group of processes.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends a program and all that it has started, as far as they stayed in its group.
func killGroup(cmd *exec.Cmd) {
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // it fails if there is none left
}
