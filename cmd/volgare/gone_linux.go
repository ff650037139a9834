package main

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// goneAfter is the time in milliseconds after which a connection is closed if the other end acknowledges no data. A machine
// that was put to sleep does not close its connections; without this limit they would last a quarter of an hour. Browsers
// do not wait longer either.
const goneAfter = 30_000

// noticeGone closes connections whose other end is gone.
func noticeGone(_, _ string, c syscall.RawConn) (err error) {
	failed := c.Control(func(fd uintptr) {
		err = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, goneAfter)
	})
	if failed != nil {
		return failed
	}
	return err
}
