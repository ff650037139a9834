// Package process runs a bot program on this machine and exchanges lines with it over standard input
// and output. The program gets few environment variables, cannot block its caller, and is ended with
// all its children.
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

// Process is a program that runs. Its Send and its Receive are each used by one goroutine
// at a time.
type Process struct {
	cmd     *exec.Cmd
	mark    string        // in its environment, and in that of all that it starts
	in      *os.File      // its standard input
	out     *os.File      // its standard output
	err     *os.File      // its standard error
	errors  tail          // of that
	read    chan struct{} // closed once all of it has been read
	heard   chan lines.Received
	exited  chan struct{} // closed once it has ended and its children with it
	closing chan struct{}
	once    sync.Once
	most    atomic.Int64 // bytes that it and its children have held
}

// lastWords is how long is waited for the end of what a program that has ended wrote to its
// standard error: it is there, unless somebody else can still write.
const lastWords = 2 * time.Second

// Start starts a program: its name, which is looked for as a shell would, and its arguments.
func Start(command []string) (*Process, error) {
	if len(command) == 0 {
		return nil, errors.New("no program is named")
	}
	p := &Process{
		mark:  "VOLGARE_PROGRAM=" + rand.Text(),
		heard: make(chan lines.Received), read: make(chan struct{}), exited: make(chan struct{}), closing: make(chan struct{}),
		// No context: Close ends it, and its group with it.
		cmd: exec.Command(command[0], command[1:]...), //nolint:gosec,noctx // to run what its user names is what it is for
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
		_ = f.Close() // nothing that was written is waited for
	}
}

// wait sees the program end, and ends its children, who would hold its pipes open.
func (p *Process) wait() {
	_ = p.cmd.Wait() // how it ended says no more than that it did
	p.kill()
	close(p.exited)
}

// kill ends the program and all that it has started.
func (p *Process) kill() {
	killGroup(p.cmd)
	killMarked(p.mark)
}

// drainStderr keeps the end of what the program writes to its standard error.
func (p *Process) drainStderr() {
	defer close(p.read)
	_, _ = io.Copy(&p.errors, p.err) // what could be read has been
}

// listen reads what the program writes, a line at a time: one that nobody hears blocks it.
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

// Send sends a line with its end. After an error, as when the program does not read until the
// context ends, it may have part of it: it can only be closed.
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
	_ = p.in.SetWriteDeadline(time.Time{}) // the line may have been written all the same
	if err != nil {
		return ctx.Err()
	}
	return nil
}

// Receive returns the next line that the program has written, without its end. The error is
// lines.ErrTooLong for a line that was skipped, io.EOF once there are no more, or the
// context's, after which it can be asked again.
func (p *Process) Receive(ctx context.Context) ([]byte, error) {
	return lines.Receive(ctx, p.heard)
}

// Finish ends the input of the program, hears out what it still has to say and reports
// whether it ends by itself before the context does.
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

// Close ends the program, if it has not ended, and all that it has started.
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
		case <-time.After(lastWords): // a child that has got away holds it open
		}
		closeAll([]*os.File{p.in}, []*os.File{p.out, p.err})
	})
}

// Errors is the end of what the program has written to its standard error.
func (p *Process) Errors() string { return p.errors.String() }

// weigh notes what the program and its children hold.
func (p *Process) weigh() {
	select {
	case <-p.exited: // its number may be another's
	default:
		p.most.Store(max(p.most.Load(), held(p.cmd.Process.Pid)))
	}
}

// Memory is the most bytes that the program and its children have held whenever it was spoken to, once it is closed; 0 where
// the system does not tell.
func (p *Process) Memory() int64 {
	<-p.exited
	return max(p.most.Load(), heldAtEnd(p.cmd.ProcessState))
}

// environment is all that a program gets of the environment: where programs, its owner's
// files and temporary ones are.
func environment() []string {
	env := []string{"LANG=C.UTF-8"}
	for _, name := range []string{"PATH", "HOME", "TMPDIR", "SystemRoot", "TEMP"} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}
