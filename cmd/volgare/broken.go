package main

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"syscall"

	"volgare/terminal"
)

// untilBroken is a context that ends when the command is broken off: by Ctrl-C, by whoever ends it, or with its terminal,
// unless it was told to outlive that.
func untilBroken() (context.Context, context.CancelFunc) {
	ends := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		ends = append(ends, syscall.SIGHUP)
	}
	return signal.NotifyContext(context.Background(), ends...)
}

// orBroken is an error, or that the command was broken off where that is all it says.
func orBroken(ctx context.Context, err error) error {
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		return terminal.ErrInterrupted
	}
	return err
}
