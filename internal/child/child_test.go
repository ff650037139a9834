package child_test

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"testing"
	"time"

	"volgare/internal/child"
)

// TestProgramOutlivesStartingThread checks that a program continues after the goroutine that started it, and its thread, have ended.
func TestProgramOutlivesStartingThread(t *testing.T) {
	started := make(chan *child.Process)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
		p, err := child.Start(exec.Command("sleep", "60"), os.Kill)
		if err != nil {
			t.Error(err)
		}
		started <- p
	}()
	p := <-started
	if p == nil {
		return
	}
	select {
	case <-p.Ended():
		t.Error("the program ended with the thread")
	case <-time.After(200 * time.Millisecond):
	}
	if err := p.End(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
	if err := p.End(syscall.SIGTERM); err != nil {
		t.Error("ended twice:", err)
	}
	if p.Wait() == nil {
		t.Error("the exit error is missing")
	}
}

// TestStartOfMissingProgramFails checks the error for a program that cannot be started.
func TestStartOfMissingProgramFails(t *testing.T) {
	if p, err := child.Start(exec.Command("/no/such/program"), os.Kill); err == nil || p != nil {
		t.Errorf("%v, %v", p, err)
	}
}
