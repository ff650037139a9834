// Package child runs child processes that end with this process, however it ends, if the system can do
// that.
package child

import (
	"os"
	"os/exec"
	"runtime"
)

// Process is a program that runs or has run.
type Process struct {
	cmd   *exec.Cmd
	ended chan struct{}
	err   error // how it ended, once ended is closed
}

// Start starts a program. It is sent last when this one is no more.
func Start(cmd *exec.Cmd, last os.Signal) (*Process, error) {
	bind(cmd, last)
	p := &Process{cmd: cmd, ended: make(chan struct{})}
	started := make(chan error)
	go p.run(started)
	if err := <-started; err != nil {
		return nil, err
	}
	return p, nil
}

// run has a thread for itself as long as the program runs: what is bound to its parent ends with the thread that has
// started it, and a thread ends before the program where a goroutine is locked to it.
func (p *Process) run(started chan<- error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer close(p.ended)
	err := p.cmd.Start()
	started <- err
	if err == nil {
		p.err = p.cmd.Wait()
	}
}

// Signal sends a signal.
func (p *Process) Signal(s os.Signal) error { return p.cmd.Process.Signal(s) }

// ID is that which the system has given to it.
func (p *Process) ID() int { return p.cmd.Process.Pid }

// Ended is closed once the program has ended.
func (p *Process) Ended() <-chan struct{} { return p.ended }

// Wait returns how the program has ended, once it has.
func (p *Process) Wait() error {
	<-p.ended
	return p.err
}

// End sends a signal that ends the program, and waits for it. How it ends is of no matter; the error is that it could not be told.
func (p *Process) End(s os.Signal) error {
	select {
	case <-p.ended:
		return nil
	default:
	}
	if err := p.Signal(s); err != nil {
		return err
	}
	<-p.ended
	return nil
}
