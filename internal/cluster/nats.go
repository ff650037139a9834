package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strconv"

	"github.com/nats-io/nats-server/v2/server"
)

// natsPart is a NATS server in a process of its own: this program, asked to be one.
func natsPart(log io.Writer) (*part, error) {
	addr, err := freeAddr()
	if err != nil {
		return nil, err
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return &part{addr: addr, command: func() *exec.Cmd {
		return logged(exec.Command(self, "nats", "--addr", addr), log, "nats") //nolint:gosec,noctx // this program; stop ends it
	}}, nil
}

// natsCmd is a NATS server.
type natsCmd struct {
	Addr string `required:"" help:"Host and port."`
}

// Run serves until the context ends.
func (c *natsCmd) Run(ctx context.Context) error {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(port)
	if err != nil {
		return fmt.Errorf("port %s: %w", port, err)
	}
	s, err := server.NewServer(&server.Options{Host: host, Port: n, NoSigs: true, NoLog: true})
	if err != nil {
		return err
	}
	s.Start()
	if !s.ReadyForConnections(patience) {
		return errors.New("the NATS server does not start")
	}
	<-ctx.Done()
	s.Shutdown()
	s.WaitForShutdown()
	return nil
}
