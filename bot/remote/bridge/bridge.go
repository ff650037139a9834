// Package bridge connects a bot program on this machine, which uses standard input and output, to a remote referee, which
// uses WebSocket.
package bridge

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"volgare/bot/remote/process"
	"volgare/bot/remote/socket"
	"volgare/protocol/lines"
)

// The pauses before the next connection attempt: each is twice the last.
const (
	firstPause = 250 * time.Millisecond
	lastPause  = 15 * time.Second
	steady     = time.Minute // after a connection that lasted this long, the pauses start again with the first
)

// lastWord is the time that a program has to end after its input was closed.
const lastWord = time.Second

// Bridge defines the two ends of a bridge.
type Bridge struct {
	Address string   // of the referee
	Command []string // a program and its arguments
	Note    func(what string)
}

// Run connects them until the referee is done, and then returns nil. If a connection is lost, Run connects again and
// restarts the program. The error is the context's, or says why the referee refuses the bot or the program cannot be
// started.
func (b *Bridge) Run(ctx context.Context) error {
	pause := firstPause
	for {
		began := time.Now()
		over, err := b.once(ctx)
		if over || err != nil {
			return err
		}
		if time.Since(began) > steady {
			pause = firstPause
		}
		b.Note(fmt.Sprintf("the connection is lost; the next attempt is in %v", pause))
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return ctx.Err()
		}
		pause = min(2*pause, lastPause)
	}
}

// once connects them for the time of one connection. over reports whether Run is finished.
func (b *Bridge) once(ctx context.Context) (over bool, err error) {
	conn, err := socket.Dial(ctx, b.Address)
	if refused, ok := errors.AsType[*socket.RefusedError](err); ok && refused.Status < 500 && refused.Status != 429 {
		return false, refused
	}
	if err != nil {
		b.Note(err.Error())
		return false, ctx.Err()
	}
	defer conn.Close()
	program, err := process.Start(b.Command)
	if err != nil {
		return false, err
	}
	defer b.leave(program) //nolint:contextcheck // even if the context has ended
	b.Note("connected")
	b.join(ctx, conn, program)
	if err := ctx.Err(); err != nil {
		return false, err
	}
	select { // a program that received quit may have ended before the referee says that all is done
	case <-conn.Done():
	case <-time.After(lastWord):
		conn.Close()
	}
	return conn.Ended()
}

// join transports lines both ways until one side ends.
func (b *Bridge) join(ctx context.Context, conn *socket.Conn, program *process.Process) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer stop()
		carry(ctx, conn, program)
	}()
	carry(ctx, program, conn)
	stop()
	<-done
}

// end is one end of the bridge.
type end interface {
	Send(ctx context.Context, line []byte) error
	Receive(ctx context.Context) ([]byte, error)
}

// carry transports lines from one end to the other. It replaces a line that is too long by an invalid one, so that the
// referee reports the fault.
func carry(ctx context.Context, from, to end) {
	for {
		line, err := from.Receive(ctx)
		if errors.Is(err, lines.ErrTooLong) {
			line, err = []byte("too long"), nil
		}
		if err == nil {
			err = to.Send(ctx, append(bytes.TrimRight(line, "\r\n"), '\n'))
		}
		if err != nil {
			return
		}
	}
}

// leave ends the program and reports its error output.
func (b *Bridge) leave(program *process.Process) {
	ctx, cancel := context.WithTimeout(context.Background(), lastWord)
	defer cancel()
	program.Finish(ctx)
	if said := program.Errors(); said != "" {
		b.Note("the program has said: " + said)
	}
}
