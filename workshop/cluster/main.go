// Command cluster runs several nodes over one PostgreSQL database and a proxy, all on this machine:
// `make cluster`. It deletes all data when it ends.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/alecthomas/kong"

	"volgare/store/postgres/postgrestest"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var c runCmd
	k := kong.Parse(&c, kong.Name("cluster"), kong.Description("Runs a cluster until it is interrupted."))
	err := c.run(ctx)
	postgrestest.Clear()
	k.FatalIfErrorf(err)
}

// runCmd holds the flags of the command line.
type runCmd struct {
	Addr   string   `default:"localhost:8080" help:"Host and port of the proxy; port 0: any."`
	Binary string   `default:"bin/volgare" help:"What the nodes run."`
	Serve  []string `placeholder:"FLAG" sep:"none" help:"A further flag of each node; may stand more than once."`
}

// run runs a cluster until ctx ends.
func (r *runCmd) run(ctx context.Context) error {
	binary, err := filepath.Abs(r.Binary)
	if err != nil {
		return err
	}
	c, err := start(ctx, options{Addr: r.Addr, Binary: binary, Serve: r.Serve, Log: os.Stderr})
	if err != nil {
		return err
	}
	fmt.Printf("volgare: http://%s\n", c.addr)
	for n, node := range c.nodes {
		watch(ctx, os.Stdout, fmt.Sprint("node ", n+1), node)
	}
	watch(ctx, os.Stdout, "the proxy", c.proxy)
	<-ctx.Done()
	return c.stop()
}

// watch reports the process id of a part, so that a user can kill it, and when it has ended.
func watch(ctx context.Context, out io.Writer, name string, p *part) {
	fmt.Fprintf(out, "%s: process %d at %s\n", name, p.ID(), p.addr)
	go func() {
		select {
		case <-p.Ended():
			if ctx.Err() == nil {
				fmt.Fprintf(out, "%s has ended: %v\n", name, p.Wait())
			}
		case <-ctx.Done():
		}
	}()
}
