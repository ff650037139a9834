package main

import (
	"net"
	"testing"

	"golang.org/x/sys/unix"
)

// TestAcceptedConnectionsHaveTimeout checks that accepted connections have the timeout set on the listener.
func TestAcceptedConnectionsHaveTimeout(t *testing.T) {
	ln, err := (&net.ListenConfig{Control: noticeGone}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	near, err := net.Dial("tcp", ln.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer near.Close()
	far, err := ln.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer far.Close()
	tcp, ok := far.(*net.TCPConn)
	if !ok {
		t.Fatalf("%T", far)
	}
	raw, err := tcp.SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	var got int
	failed := raw.Control(func(fd uintptr) { got, err = unix.GetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT) })
	if failed != nil || err != nil || got != goneAfter {
		t.Errorf("after %d ms, %v %v", got, failed, err)
	}
}
