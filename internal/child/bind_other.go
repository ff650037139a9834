//go:build !linux

package child

import (
	"os"
	"os/exec"
)

// bind does nothing on systems that cannot bind a program to its parent.
func bind(*exec.Cmd, os.Signal) {}
