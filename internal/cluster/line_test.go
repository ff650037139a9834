package main

import (
	"errors"
	"io"
	"net"
	"os"
	"testing"
	"testing/synctest"
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

// TestCarry: what is on its way holds up nothing that is sent after it, each piece comes as late as the other.
func TestCarry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const lag, between, pieces = 200 * time.Millisecond, 10 * time.Millisecond, 20
		l := &line{open: make(chan struct{}), delay: lag}
		close(l.open)
		said, speaker := io.Pipe()
		listener, heard := io.Pipe()
		go l.carry(heard, said, func() { _, _ = said.Close(), heard.Close() })
		began := time.Now()
		go func() {
			for n := range pieces {
				time.Sleep(time.Until(began.Add(time.Duration(n) * between)))
				_, _ = speaker.Write([]byte{byte(n)})
			}
			_ = speaker.Close()
		}()
		piece := make([]byte, 1)
		for n := range pieces {
			if _, err := io.ReadFull(listener, piece); err != nil || piece[0] != byte(n) {
				t.Fatalf("piece %d: %d, %v", n, piece[0], err)
			}
			if took, want := time.Since(began), time.Duration(n)*between+lag; took != want {
				t.Errorf("piece %d comes after %v, not %v", n, took, want)
			}
		}
		if _, err := listener.Read(piece); !errors.Is(err, io.EOF) {
			t.Errorf("after the last: %v", err)
		}
	})
}
