// Package process runs a bot program on this machine and exchanges lines with it over standard input and output. The
// program gets few environment variables, cannot block its caller, and is killed together with all its children.
package process

import (
	"context"
	"crypto/rand"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"volgare/protocol/lines"
)

// Process is a running program. Send and Receive may each be used by one goroutine at a time.
type Process struct {
	cmd     *exec.Cmd
	mark    string        // in the environment of the program and of all its descendants
	in      *os.File      // its standard input
	out     *os.File      // its standard output
	err     *os.File      // its standard error
	errors  tail          // end of its standard error output
	read    chan struct{} // closed once all of its standard error has been read
	heard   chan lines.Received
	exited  chan struct{} // closed once the program and its children have ended
	closing chan struct{}
	once    sync.Once
	most    atomic.Int64 // peak memory of the program and its children, in bytes
}

// lastWords is how long Close waits for the rest of the standard error output of an ended program. The output is complete
// by then, unless another process still holds the pipe open.
const lastWords = 2 * time.Second

// Start starts a program. command holds its name, which is looked up like in a shell, and its arguments.
func Start(command []string) (*Process, error) {
	if len(command) == 0 {
		return nil, errors.New("no program given")
	}
	p := &Process{
		mark:  "VOLGARE_PROGRAM=" + rand.Text(),
		heard: make(chan lines.Received), read: make(chan struct{}), exited: make(chan struct{}), closing: make(chan struct{}),
		// No context: Close kills the program and its group.
		cmd: exec.Command(command[0], command[1:]...), //nolint:gosec,noctx // running the user's command is its purpose
	}
	p.cmd.Env = append(environment(), p.mark)
	ownGroup(p.cmd)
	if err := p.start(); err != nil {
		return nil, err
	}
	return p, nil
}

// start runs the program at the other ends of three pipes.
func (p *Process) start() error {
	var reads, writes []*os.File
	for range 3 {
		r, w, err := os.Pipe()
		if err != nil {
			closeAll(reads, writes)
			return err
		}
		reads, writes = append(reads, r), append(writes, w)
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = reads[0], writes[1], writes[2]
	if err := p.cmd.Start(); err != nil {
		closeAll(reads, writes)
		return err
	}
	closeAll(reads[:1], writes[1:])
	p.in, p.out, p.err = writes[0], reads[1], reads[2]
	go p.drainStderr()
	go p.listen()
	go p.wait()
	return nil
}

func closeAll(some, more []*os.File) {
	for _, f := range slices.Concat(some, more) {
		_ = f.Close() // no pending writes are waited for
	}
}

// wait waits for the program to end, and then kills its children, which would keep its pipes open.
func (p *Process) wait() {
	_ = p.cmd.Wait() // the exit status does not matter
	p.kill()
	close(p.exited)
}

// kill kills the program and all its descendants.
func (p *Process) kill() {
	killGroup(p.cmd)
	killMarked(p.mark)
}

// drainStderr keeps the end of the program's standard error output.
func (p *Process) drainStderr() {
	defer close(p.read)
	_, _ = io.Copy(&p.errors, p.err) // an error only means that there is no more to read
}

// listen reads the program's output line by line, so that unread output never blocks the program.
func (p *Process) listen() {
	defer close(p.heard)
	r := lines.NewReader(p.out)
	for {
		text, err := r.Next()
		if err != nil && !errors.Is(err, lines.ErrTooLong) {
			return
		}
		select {
		case p.heard <- lines.Received{Text: append([]byte(nil), text...), Err: err}:
		case <-p.closing:
			return
		}
	}
}

// Send sends a line and its line end. It returns an error if the program does not read it before the context ends. After an
// error, the program may have received a part of the line: only Finish and Close may be called then.
func (p *Process) Send(ctx context.Context, text []byte) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	p.weigh()
	over := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		_ = p.in.SetWriteDeadline(time.Unix(1, 0))
		close(over)
	})
	_, err := p.in.Write(text)
	if stop() {
		return err
	}
	<-over
	_ = p.in.SetWriteDeadline(time.Time{}) // the line may have been written despite the cancellation
	if err != nil {
		return ctx.Err()
	}
	return nil
}

// Receive returns the program's next line, without its line end. The error is lines.ErrTooLong for a line that was skipped,
// io.EOF at the end, or the context's error, after which Receive may be called again.
func (p *Process) Receive(ctx context.Context) ([]byte, error) {
	return lines.Receive(ctx, p.heard)
}

// Finish closes the program's input, reads the rest of its output and reports whether the program ends by itself before the
// context does.
func (p *Process) Finish(ctx context.Context) bool {
	defer p.Close()
	p.weigh()
	_ = p.in.Close() // a program that has ended does not read any more
	for {
		switch _, err := p.Receive(ctx); {
		case err == nil || errors.Is(err, lines.ErrTooLong):
		case errors.Is(err, io.EOF):
			select {
			case <-p.exited:
				return true
			case <-ctx.Done():
				return false
			}
		default:
			return false
		}
	}
}

// Close kills the program and all its descendants, if they are still running.
func (p *Process) Close() {
	p.once.Do(func() {
		close(p.closing)
		select {
		case <-p.exited:
		default:
			p.kill()
			<-p.exited
		}
		select {
		case <-p.read:
		case <-time.After(lastWords): // a descendant that could not be killed holds it open
		}
		closeAll([]*os.File{p.in}, []*os.File{p.out, p.err})
	})
}

// Errors returns the end of the program's standard error output.
func (p *Process) Errors() string { return p.errors.String() }

// weigh measures the memory of the program and its children.
func (p *Process) weigh() {
	select {
	case <-p.exited: // its process id may have been reused
	default:
		p.most.Store(max(p.most.Load(), held(p.cmd.Process.Pid)))
	}
}

// Memory returns the peak memory in bytes of the program and its children, measured at each message. It is valid after
// Close. It is 0 if the system does not report memory.
func (p *Process) Memory() int64 {
	<-p.exited
	return max(p.most.Load(), heldAtEnd(p.cmd.ProcessState))
}

// environment returns the environment of a program: only the variables that locate programs, the user's home and temporary
// files.
func environment() []string {
	env := []string{"LANG=C.UTF-8"}
	for _, name := range []string{"PATH", "HOME", "TMPDIR", "SystemRoot", "TEMP"} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}
