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

// TestOutlivesThread: a program goes on though the goroutine that has started it ends with its thread.
func TestOutlivesThread(t *testing.T) {
	started := make(chan *child.Process)
	go func() {
		runtime.LockOSThread() // and never unlocked: the thread ends with the goroutine
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
		t.Error("it has ended with the thread")
	case <-time.After(200 * time.Millisecond):
	}
	if err := p.End(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
	if err := p.End(syscall.SIGTERM); err != nil {
		t.Error("ended once more:", err)
	}
	if p.Wait() == nil {
		t.Error("how it ended is not told")
	}
}

// TestNotThere: what cannot be started is told.
func TestNotThere(t *testing.T) {
	if p, err := child.Start(exec.Command("/no/such/program"), os.Kill); err == nil || p != nil {
		t.Errorf("%v, %v", p, err)
	}
}
