//go:build !linux

package child

import (
	"os"
	"os/exec"
)

// bind does nothing where a program cannot be bound to its parent.
func bind(*exec.Cmd, os.Signal) {}
