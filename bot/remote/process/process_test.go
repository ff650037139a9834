//go:build unix

package process_test

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"volgare/bot/remote/process"
	"volgare/protocol/lines"
)

// patience ends a test that hangs.
const patience = 2 * time.Minute

// start runs a shell script.
func start(t *testing.T, script string) *process.Process {
	t.Helper()
	p, err := process.Start([]string{"sh", "-c", script})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

func within(t *testing.T, d time.Duration) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), d)
	t.Cleanup(cancel)
	return ctx
}

// next returns the next line, and fails the test if there is none.
func next(t *testing.T, p *process.Process) string {
	t.Helper()
	line, err := p.Receive(within(t, patience))
	if err != nil {
		t.Fatal(err)
	}
	return string(line)
}

func TestLinesBothWays(t *testing.T) {
	p := start(t, `while read -r line; do echo "heard $line"; done; echo end`)
	for _, word := range []string{"one", "two"} {
		if err := p.Send(t.Context(), []byte(word+"\n")); err != nil {
			t.Fatal(err)
		}
		if got := next(t, p); got != "heard "+word {
			t.Errorf("%q", got)
		}
	}
	if !p.Finish(within(t, patience)) {
		t.Error("it did not end when its input ended")
	}
	if p.Memory() < 1<<16 || p.Memory() > 1<<30 {
		t.Errorf("it held %d bytes", p.Memory())
	}
}

// TestStartOfMissingProgramFails checks that starting a program that does not exist returns an error.
func TestStartOfMissingProgramFails(t *testing.T) {
	for _, command := range [][]string{nil, {""}, {"/nowhere/at/all"}} {
		if p, err := process.Start(command); err == nil {
			p.Close()
			t.Errorf("%q has started", command)
		}
	}
}

// TestProgramThatDoesNotReadIsKilled checks that a program that does not read blocks its caller only until the context ends.
func TestProgramThatDoesNotReadIsKilled(t *testing.T) {
	p := start(t, "sleep 300")
	err := p.Send(within(t, 50*time.Millisecond), make([]byte, 1<<20))
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if _, err = p.Receive(within(t, 20*time.Millisecond)); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if p.Finish(within(t, 20*time.Millisecond)) {
		t.Error("Finish reports that it ended by itself")
	}
}

// TestTooLongLineIsSkipped checks that a line over the limit is reported, and that the next line is read.
func TestTooLongLineIsSkipped(t *testing.T) {
	p := start(t, `head -c 5000000 /dev/zero; echo; echo after`)
	if _, err := p.Receive(within(t, patience)); !errors.Is(err, lines.ErrTooLong) {
		t.Error(err)
	}
	if got := next(t, p); got != "after" {
		t.Errorf("%q", got)
	}
	if _, err := p.Receive(within(t, patience)); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// TestEndOfStderrIsKept checks that the end of a flood of errors is kept, and that the flood blocks nothing.
func TestEndOfStderrIsKept(t *testing.T) {
	p := start(t, `head -c 3000000 /dev/zero >&2; echo the end >&2; echo done`)
	if got := next(t, p); got != "done" {
		t.Errorf("%q", got)
	}
	p.Finish(within(t, patience))
	if got := p.Errors(); len(got) > 1<<13 || !strings.HasSuffix(got, "the end\n") {
		t.Errorf("%d bytes kept: %.20q", len(got), got)
	}
}

// TestEnvironmentIsMinimal checks that a program gets only the environment variables that it needs.
func TestEnvironmentIsMinimal(t *testing.T) {
	t.Setenv("VOLGARE_TEST_SECRET", "secret")
	p := start(t, `env; echo .`)
	for line := next(t, p); line != "."; line = next(t, p) {
		if strings.Contains(line, "secret") {
			t.Error(line)
		}
	}
}

// TestChildrenAreKilled checks that all processes that a program has started are killed with it, even if the program ends by itself
// and leaves a child that holds its output open.
func TestChildrenAreKilled(t *testing.T) {
	for name, script := range map[string]string{
		"ended":   `sleep 300 & echo $! ; wait`,
		"orphans": `sleep 300 & echo $!`,
		"daemons": `setsid sh -c 'sleep 300 & echo $!' </dev/null & wait; sleep 300`,
		"lost":    `setsid sh -c 'sleep 300 >/dev/null 2>&1 & echo $!' </dev/null & wait`,
	} {
		t.Run(name, func(t *testing.T) {
			p := start(t, script)
			child, err := strconv.Atoi(next(t, p))
			if err != nil {
				t.Fatal(err)
			}
			if name == "orphans" {
				if _, err = p.Receive(within(t, patience)); !errors.Is(err, io.EOF) {
					t.Errorf("its output does not end: %v", err)
				}
			}
			p.Close()
			for until := time.Now().Add(patience); alive(child); time.Sleep(5 * time.Millisecond) {
				if time.Now().After(until) {
					t.Fatal("its child is still running")
				}
			}
		})
	}
}

// alive reports whether a process is running. A zombie is not.
func alive(pid int) bool {
	if syscall.Kill(pid, 0) != nil {
		return false
	}
	stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	return err != nil || !strings.Contains(string(stat), ") Z ")
}
