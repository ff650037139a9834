//go:build !unix

package process

import "os/exec"

// ownGroup does nothing on systems without process groups.
func ownGroup(*exec.Cmd) {}

// killGroup kills only the program on systems without process groups.
func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
