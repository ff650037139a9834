//go:build !linux

package postgrestest

import "syscall"

func own(string) error { return nil }

func attributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{} }
