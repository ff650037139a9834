package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"

	"volgare/deploy"
	"volgare/internal/child"
	"volgare/store/postgres/postgrestest"
)

// patience is the time limit for a program to start.
const patience = 30 * time.Second

// options configure a cluster.
type options struct {
	Addr   string   // address of the proxy; port 0 for any
	Binary string   // program that the nodes run
	Serve  []string // additional flags of the nodes
	// returns an address that leads to the database's socket, called for each node; nil for a direct connection
	Relay func(socket string) (addr string, err error)
	// the same for a node's notifications; nil if they use the node's connection to the database
	Notify func(socket string) (addr string, err error)
	Log    io.Writer

	Standby standby // standby of the database
	Pooler  bool    // the nodes reach the database through PgBouncer, except for notifications
}

// standby is a kind of standby database.
type standby int

const (
	none standby = iota
	synchronous
	asynchronous
)

// standbyName identifies the standby to its primary.
const standbyName = "second"

// cluster is a database, nodes, and a proxy in front of them, all on this machine.
type cluster struct {
	dir      string
	addr     string
	database *postgrestest.Cluster // the primary
	standby  *postgrestest.Cluster // nil if there is none
	kind     standby
	promoted atomic.Int64 // time of the last takeover by an asynchronous standby, in Unix nanoseconds; 0 if there was none
	pooler   *postgrestest.PgBouncer
	nodes    []*part
	proxy    *part
}

// part is a program of the cluster that can be stopped and restarted.
type part struct {
	command func() *exec.Cmd
	addr    string // address where it listens
	*child.Process
}

// start starts a part. It can be called again after the part has ended.
func (p *part) start() (err error) {
	p.Process, err = child.Start(p.command(), syscall.SIGKILL)
	return err
}

// startUp starts a part and waits until it is healthy.
func (p *part) startUp(ctx context.Context) error {
	if err := p.start(); err != nil {
		return err
	}
	return up(ctx, p, func() error { return healthy(ctx, p.addr) })
}

// end stops a running part.
func (p *part) end(s os.Signal) error {
	if p == nil || p.Process == nil {
		return nil
	}
	return p.End(s)
}

// start starts a cluster and returns it once it answers.
func start(ctx context.Context, o options) (*cluster, error) {
	c := &cluster{}
	if err := c.begin(ctx, o); err != nil {
		return nil, errors.Join(err, c.stop())
	}
	return c, nil
}

func (c *cluster) begin(ctx context.Context, o options) (err error) {
	if c.dir, err = os.MkdirTemp("", "volgare-cluster-"); err != nil {
		return err
	}
	if err := c.store(o); err != nil { //nolint:contextcheck // it has its own time limit
		return err
	}
	for n := range deploy.Nodes {
		node, err := c.nodePart(n, o)
		if err != nil {
			return err
		}
		c.nodes = append(c.nodes, node)
		if err := node.startUp(ctx); err != nil {
			return fmt.Errorf("node %d: %w", n+1, err)
		}
	}
	if c.proxy, err = c.proxyPart(o); err != nil {
		return err
	}
	c.addr = c.proxy.addr
	if err := c.proxy.startUp(ctx); err != nil {
		return fmt.Errorf("start the proxy: %w", err)
	}
	return nil
}

// store starts the database with its standby and pooler.
func (c *cluster) store(o options) (err error) {
	if c.database, err = postgrestest.New(); err != nil {
		return err
	}
	if o.Pooler {
		if c.pooler, err = postgrestest.NewPooler(c.database.URL()); err != nil {
			return err
		}
	}
	if c.kind = o.Standby; c.kind == none {
		return nil
	}
	if c.standby, err = c.database.NewStandby(standbyName); err != nil {
		return err
	}
	return c.synchronize()
}

// synchronize makes the standby synchronous if the options say so.
func (c *cluster) synchronize() error {
	if c.kind != synchronous {
		return nil
	}
	return c.database.Synchronous(standbyName)
}

// failOver crashes the primary and promotes its standby. An asynchronous standby receives nothing in the last second before
// the crash.
func (c *cluster) failOver() error {
	lags := c.kind == asynchronous
	if lags {
		if err := c.standby.Stop(); err != nil {
			return err
		}
		time.Sleep(time.Second)
	}
	if err := c.database.Crash(); err != nil {
		return err
	}
	c.database, c.standby = c.standby, c.database
	if lags {
		if err := c.database.Start(); err != nil {
			return err
		}
		c.promoted.Store(time.Now().UnixNano())
	}
	return c.database.Promote()
}

// rejoin makes the old primary the standby of the new one.
func (c *cluster) rejoin() error {
	if err := c.standby.Follow(c.database, standbyName); err != nil {
		return err
	}
	return c.synchronize()
}

// databaseURL returns the URL of the database for a node, and the URL for its notifications; "" if it is the same.
func (c *cluster) databaseURL(o options) (data, notify string, err error) {
	data = c.database.URL()
	switch {
	case o.Standby != none:
		data = c.database.URL(c.standby)
	case o.Pooler:
		data, notify = c.pooler.URL(), data
	}
	by := func(relay func(string) (string, error), url *string) {
		if relay == nil || err != nil {
			return
		}
		var addr string
		addr, err = relay(c.database.Socket())
		*url = "postgres://volgare@" + addr + "/postgres?sslmode=disable"
	}
	by(o.Relay, &data)
	by(o.Notify, &notify)
	return data, notify, err
}

// nodePart returns the part of a node.
func (c *cluster) nodePart(n int, o options) (*part, error) {
	addr, err := freeAddr()
	if err != nil {
		return nil, err
	}
	data, notify, err := c.databaseURL(o)
	if err != nil {
		return nil, err
	}
	args := []string{"serve", "--data", data, "--addr", addr, "--trust-proxy=127.0.0.0/8,::1", "--drain", "1s", "--log-level", "warn"}
	if notify != "" {
		args = append(args, "--notify", notify)
	}
	if host, _, err := net.SplitHostPort(o.Addr); err == nil && host != "" {
		args = append(args, "--host", host)
	}
	return &part{addr: addr, command: func() *exec.Cmd {
		cmd := exec.Command(o.Binary, append(args, o.Serve...)...) //nolint:gosec,noctx // chosen by the user; stop ends the process
		return logged(cmd, o.Log, fmt.Sprintf("node %d", n+1))
	}}, nil
}

// stop stops everything, the proxy first, and removes the data.
func (c *cluster) stop() error {
	err := c.proxy.end(syscall.SIGTERM)
	ended := make(chan error, len(c.nodes))
	for _, node := range c.nodes {
		go func() { ended <- node.end(syscall.SIGTERM) }()
	}
	for range c.nodes {
		err = errors.Join(err, <-ended)
	}
	if c.pooler != nil {
		c.pooler.Remove()
	}
	for _, server := range []*postgrestest.Cluster{c.standby, c.database} {
		if server != nil {
			server.Remove()
		}
	}
	return errors.Join(err, os.RemoveAll(c.dir))
}

// up waits until a part answers.
func up(ctx context.Context, p *part, answers func() error) error {
	late := time.After(patience)
	for {
		err := answers()
		if err == nil {
			return nil
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-p.Ended():
			return fmt.Errorf("it has ended: %w", p.Wait())
		case <-late:
			return err
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// healthy returns nil if a node, or the proxy for a node, reports that it can serve.
func healthy(ctx context.Context, addr string) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+addr+"/healthz", nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	if resp.StatusCode != http.StatusOK {
		err = fmt.Errorf("it answers %s", resp.Status)
	}
	return errors.Join(err, resp.Body.Close())
}

// freeAddr returns an unused address of this machine.
func freeAddr() (string, error) {
	ln, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // closed at once
	if err != nil {
		return "", err
	}
	return ln.Addr().String(), ln.Close()
}

// logged sends the output of a program to the log of the cluster, with its name as a prefix.
func logged(cmd *exec.Cmd, to io.Writer, name string) *exec.Cmd {
	cmd.Stdout, cmd.Stderr = io.Discard, &prefixed{to: to, name: name}
	return cmd
}

// proxyPart returns the part of HAProxy, which balances requests over the nodes.
func (c *cluster) proxyPart(o options) (*part, error) {
	program, err := exec.LookPath("haproxy")
	if err != nil {
		return nil, fmt.Errorf("%w: apt-get update && apt-get install -y haproxy", err)
	}
	host, port, err := net.SplitHostPort(o.Addr)
	if err != nil {
		return nil, err
	}
	if n, err := strconv.Atoi(port); err == nil && n == 0 {
		free, err := freeAddr()
		if err != nil {
			return nil, err
		}
		_, port, _ = net.SplitHostPort(free)
	}
	p := &part{addr: net.JoinHostPort(host, port)}
	config, err := deploy.Files.ReadFile("haproxy.cfg")
	if err != nil {
		return nil, err
	}
	// HAProxy running as another user would outlive this process.
	file, env := filepath.Join(c.dir, "haproxy.cfg"), append(os.Environ(), "UNPRIVILEGED=1", "BIND="+p.addr)
	for n, node := range c.nodes {
		env = append(env, fmt.Sprintf("NODE%d=%s", n+1, node.addr))
	}
	p.command = func() *exec.Cmd {
		cmd := exec.Command(program, "-db", "-q", "-f", file) //nolint:gosec,noctx // the installed program; stop ends it
		cmd.Env = env
		return logged(cmd, o.Log, "proxy")
	}
	return p, os.WriteFile(file, config, 0o600)
}
