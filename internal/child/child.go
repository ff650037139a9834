// Package child runs child processes that end with this process, however it ends, if the system supports that.
package child

import (
	"os"
	"os/exec"
	"runtime"
)

// Process is a program that is running or has ended.
type Process struct {
	cmd   *exec.Cmd
	ended chan struct{}
	err   error // exit error, set before ended is closed
}

// Start starts a program. The system sends it the signal last when this process ends.
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

// run locks its goroutine to a thread as long as the program runs. The system binds a program to the thread that started
// it, not to the process, and a thread ends early if a goroutine that is locked to it ends.
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

// ID returns the process id.
func (p *Process) ID() int { return p.cmd.Process.Pid }

// Ended returns a channel that is closed once the program has ended.
func (p *Process) Ended() <-chan struct{} { return p.ended }

// Wait waits until the program has ended, and returns its exit error.
func (p *Process) Wait() error {
	<-p.ended
	return p.err
}

// End sends a signal that ends the program, and waits for it. It ignores the exit status and returns an error only if the
// signal could not be sent.
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
