package child

import (
	"os"
	"os/exec"
	"syscall"
)

// bind has the system send a signal to a program when its parent has gone. What a terminal sends to all of a group, as for
// Ctrl-C, goes to the parent alone.
func bind(cmd *exec.Cmd, last os.Signal) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	cmd.SysProcAttr.Setpgid = true
	cmd.SysProcAttr.Pdeathsig, _ = last.(syscall.Signal) // there are no other signals
}
