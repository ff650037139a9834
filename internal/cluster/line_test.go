package main

import (
	"errors"
	"io"
	"net"
	"os"
	"testing"
	"time"
)

// echo is an address that says again what it hears.
func echo(t *testing.T) string {
	t.Helper()
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = ln.Close() })
	go func() {
		for {
			conn, err := ln.Accept()
			if err != nil {
				return
			}
			go io.Copy(conn, conn) //nolint:errcheck // it ends with the connection
		}
	}()
	return ln.Addr().String()
}

// TestLine: what is said comes through; nothing while the line is silent, and nobody hangs up; late while it is slow.
func TestLine(t *testing.T) {
	l, err := newLine("tcp", echo(t))
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	conn, err := net.Dial("tcp", l.addr())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	say := func(word string) {
		t.Helper()
		if _, err := conn.Write([]byte(word)); err != nil {
			t.Fatal(err)
		}
	}
	hear := func(word string) {
		t.Helper()
		_ = conn.SetReadDeadline(time.Now().Add(10 * time.Second))
		heard := make([]byte, len(word))
		if _, err := io.ReadFull(conn, heard); err != nil || string(heard) != word {
			t.Fatalf("heard %q, said was %q: %v", heard, word, err)
		}
	}
	say("salve")
	hear("salve")

	l.silence()
	say("vale")
	_ = conn.SetReadDeadline(time.Now().Add(100 * time.Millisecond))
	if n, err := conn.Read(make([]byte, 8)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Fatalf("a silent line says %d bytes, %v", n, err)
	}
	l.speak()
	hear("vale")

	const lag = 50 * time.Millisecond
	l.slow(lag)
	sent := time.Now()
	say("tarde")
	hear("tarde")
	if took := time.Since(sent); took < 2*lag {
		t.Errorf("there and back took %v, each way is held up by %v", took, lag)
	}
}
