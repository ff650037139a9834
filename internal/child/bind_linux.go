package child

import (
	"os"
	"os/exec"
	"syscall"
)

// bind makes the system send a signal to a program when its parent ends. The program gets its own process group, so that
// Ctrl-C in a terminal reaches only the parent.
func bind(cmd *exec.Cmd, last os.Signal) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	cmd.SysProcAttr.Setpgid = true
	cmd.SysProcAttr.Pdeathsig, _ = last.(syscall.Signal) // all signals on Linux have this type
}
