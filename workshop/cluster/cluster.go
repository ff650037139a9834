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

// patience is how long anything may take to come up.
const patience = 30 * time.Second

// options are of what a cluster consists.
type options struct {
	Addr   string                                       // of the proxy; port 0: any
	Binary string                                       // that the nodes run
	Serve  []string                                     // further flags of theirs
	Relay  func(socket string) (addr string, err error) // makes a way for a node to the database's socket; nil: directly
	Notify func(socket string) (addr string, err error) // the same for the notifications of a node; nil: as the node reaches the database
	Log    io.Writer

	Standby standby // that the database has
	Pooler  bool    // the nodes reach the database through PgBouncer, but for notifications
}

// standby is the kind of standby that a database has.
type standby int

const (
	none standby = iota
	synchronous
	asynchronous
)

// standbyName is the name by which a primary knows its standby.
const standbyName = "second"

// cluster is a database, nodes, and a proxy in front of them, all on this machine.
type cluster struct {
	dir      string
	addr     string
	database *postgrestest.Cluster // the primary
	standby  *postgrestest.Cluster // nil if there is none
	kind     standby
	promoted atomic.Int64 // Unix nanoseconds when an asynchronous standby took over last; 0: never
	pooler   *postgrestest.PgBouncer
	nodes    []*part
	proxy    *part
}

// part is a program of the cluster, that can be ended and started again.
type part struct {
	command func() *exec.Cmd
	addr    string // where it listens
	*child.Process
}

// start starts a part, also after it has ended.
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

// end ends a part that was started.
func (p *part) end(s os.Signal) error {
	if p == nil || p.Process == nil {
		return nil
	}
	return p.End(s)
}

// start starts a cluster, and returns it once it answers.
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
	if err := c.store(o); err != nil { //nolint:contextcheck // it has a time of its own
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
		return fmt.Errorf("the proxy: %w", err)
	}
	return nil
}

// store starts the database, with its standby and its pooler.
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

// synchronize makes the standby synchronous if it is to be.
func (c *cluster) synchronize() error {
	if c.kind != synchronous {
		return nil
	}
	return c.database.Synchronous(standbyName)
}

// failOver crashes the primary and promotes its standby. An asynchronous one has not received anything for a second before that.
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

// databaseURL is the way of a node to the database, and the one for its notifications, "" for the same.
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

// nodePart is one of the nodes.
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
		cmd := exec.Command(o.Binary, append(args, o.Serve...)...) //nolint:gosec,noctx // of whoever runs it; stop ends it
		return logged(cmd, o.Log, fmt.Sprintf("node %d", n+1))
	}}, nil
}

// stop ends everything, the proxy first, and removes what was stored.
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

// healthy is nil if a node, or the proxy for one, says that it can be asked.
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

// freeAddr is an address of this machine at which nobody listens.
func freeAddr() (string, error) {
	ln, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // it is closed at once
	if err != nil {
		return "", err
	}
	return ln.Addr().String(), ln.Close()
}

// logged lets a program write what it says where all of the cluster do, behind its name.
func logged(cmd *exec.Cmd, to io.Writer, name string) *exec.Cmd {
	cmd.Stdout, cmd.Stderr = io.Discard, &prefixed{to: to, name: name}
	return cmd
}

// proxyPart is HAProxy, which gives each request to another node.
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
	// As another user it would outlive this process.
	file, env := filepath.Join(c.dir, "haproxy.cfg"), append(os.Environ(), "UNPRIVILEGED=1", "BIND="+p.addr)
	for n, node := range c.nodes {
		env = append(env, fmt.Sprintf("NODE%d=%s", n+1, node.addr))
	}
	p.command = func() *exec.Cmd {
		cmd := exec.Command(program, "-db", "-q", "-f", file) //nolint:gosec,noctx // as it is installed; stop ends it
		cmd.Env = env
		return logged(cmd, o.Log, "proxy")
	}
	return p, os.WriteFile(file, config, 0o600)
}
