package main

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// goneAfter is in how many milliseconds a connection ends whose other end confirms nothing of what was sent: a machine
// that was put to sleep says no goodbye, and would be there for a quarter of an hour. Pages do not wait longer either.
const goneAfter = 30_000

// noticeGone has connections end whose other end is gone.
func noticeGone(_, _ string, c syscall.RawConn) (err error) {
	failed := c.Control(func(fd uintptr) {
		err = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, goneAfter)
	})
	if failed != nil {
		return failed
	}
	return err
}
