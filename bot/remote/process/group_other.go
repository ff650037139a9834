//go:build !unix

package process

import "os/exec"

// ownGroup does nothing where there are no groups of processes.
func ownGroup(*exec.Cmd) {}

// killGroup ends the program alone where there are no groups.
func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
