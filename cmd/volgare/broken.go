package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
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
