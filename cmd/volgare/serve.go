package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/netip"
	"os"
	"os/signal"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"volgare/internal/background"
	"volgare/internal/pgurl"
	"volgare/server"
	"volgare/server/admin"
	"volgare/server/middleware"
	"volgare/table/live"
	"volgare/web"
)

// serveCmd runs the server.
type serveCmd struct {
	boardFlags
	storeFlags
	notifyFlags
	Addr       string             `default:"localhost:8080" help:"Host and port; without a host, every network of this machine."`
	Host       []string           `placeholder:"NAME" help:"A further name by which browsers reach the server; may be repeated."`
	BotGrace   time.Duration      `default:"1.5s" help:"Time for undo before a bot moves; 0: none."`
	BotPause   time.Duration      `default:"0s" help:"Minimum time between two moves of bots."`
	Drain      time.Duration      `default:"0s" help:"Time to continue after SIGTERM, until a proxy has found other nodes."`
	LogLevel   slog.Level         `default:"info" help:"debug, info, warn or error."`
	LogJSON    bool               `name:"log-json" help:"Log lines as JSON."`
	Metrics    bool               `help:"Show /metrics to all addresses, not only to this machine."`
	Profile    bool               `help:"Show /debug/pprof/ to this machine."`
	TrustProxy middleware.Proxies `placeholder:"NETWORK" help:"Own proxies, whose X-Forwarded-For is believed; may be repeated."`
	NoLimits   bool               `name:"no-limits" help:"Answer any number of requests; for measuring."`

	machine func() time.Time // clock of the machine; time.Now if nil
}

// Help returns the long help of the command.
func (*serveCmd) Help() string {
	return `Everything is in the directory of --data, or in the database of
postgres://USER@HOST/DATABASE; volgare backup copies the directory while the
server runs. At an address of this machine alone it answers to localhost and
the names of --host; at any other to those, or to every name if there is none.
Ctrl-C or SIGTERM stops it: everything acknowledged is on disk. With --drain it
first continues for a while, and /healthz reports that it will stop.`
}

// stopWithin bounds the time to stop everything after a node has drained.
const stopWithin = 5 * time.Second

// Run serves until it is stopped.
func (c *serveCmd) Run(streams *stdio) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.serve(ctx, streams)
}

func (c *serveCmd) serve(ctx context.Context, streams *stdio) (err error) {
	defer watch(ctx, c.Drain+stopWithin, giveUp)() // deferred first, so that it runs after the tables and the store have closed
	logger := c.logger(streams.err)
	metrics := middleware.NewMetrics()
	lib, err := c.library()
	if err != nil {
		return err
	}
	outside, err := c.options()
	if err != nil {
		return err
	}
	ln, err := (&net.ListenConfig{Control: noticeGone}).Listen(ctx, "tcp", c.Addr)
	if err != nil {
		return err
	}
	defer ln.Close() //nolint:errcheck // the server has closed it, or another error is reported
	st, err := openStore(ctx, c.Data, metrics.Stored)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	clock, stopClock, err := openClock(ctx, st, c.machineClock(), logger, metrics.ClockDrifts)
	if err != nil {
		return err
	}
	defer stopClock()
	notes, err := openBus(ctx, c.Data, c.Notify, st, logger)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, notes.close()) }()
	if notes.status != nil {
		metrics.WatchBus(notes.status)
	}
	if !pgurl.Is(c.Data) {
		metrics.WatchBackup(func() time.Time { return lastBackup(c.Data) })
	}
	outside.Site = cmp.Or(outside.Site, c.ownSite(ln.Addr(), logger))
	queue, err := openNotifications(ctx, c.Data, outside, st, clock.Now, logger)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, queue.close()) }() //nolint:contextcheck // it has a deadline of its own
	metrics.Add(queue.Metrics())
	tables := live.New(lib, st, notes, live.Options{
		Now: clock.Now, BotGrace: cmp.Or(c.BotGrace, -1), BotPause: c.BotPause, AwayPause: time.Second, Sweep: notes.sweep,
		Log: logger, Observer: metrics, Notify: queue.Queue.Queue,
	})
	defer func() { err = errors.Join(err, tables.Close()) }()
	s, err := server.New(server.Config{
		Lib: lib, Tables: tables, Store: st, Bus: notes, UI: web.Files(), Build: build(web.Files()), Now: clock.Now, Secure: true,
		Hosts: c.hosts(ln.Addr()), Addresses: c.reachable(ln.Addr()), Proxies: c.TrustProxy, Limits: c.limits(), Metrics: metrics,
		Notifier: queue.notifier, OpenMetrics: c.Metrics, Profile: c.Profile, Sweep: notes.sweep, Drain: c.Drain, Logger: logger,
	})
	if err != nil {
		return err
	}
	if err := queue.Start(context.WithoutCancel(ctx)); err != nil { // Close ends it
		return err
	}
	steward := &admin.Steward{Tables: tables, Store: st, Forget: s.Forget, Queue: queue}
	defer c.administer(steward, logger)() //nolint:contextcheck // it runs until closed
	background.MakeRoom()
	tables.Resume()
	tables.Survey() //nolint:contextcheck // it ends with the tables
	fmt.Fprintf(streams.out, "volgare: http://%s\n", shown(c.Addr, ln.Addr()))
	for _, address := range s.Addresses {
		fmt.Fprintf(streams.out, "for other machines: %s\n", address)
	}
	return s.Run(ctx, ln)
}

// ownSite returns the URL of the server at an address, for links in notifications.
func (c *serveCmd) ownSite(addr net.Addr, logger *slog.Logger) string {
	if all := c.reachable(addr); len(all) > 0 {
		return all[0]
	}
	site := "http://" + shown(c.Addr, addr)
	if c.Site == "" && len(c.TrustProxy) > 0 {
		logger.Warn("links in notifications do not lead through the proxy: add --site with the public URL", "site", site)
	}
	return site
}

// machineClock returns the clock of the machine.
func (c *serveCmd) machineClock() func() time.Time {
	if c.machine != nil {
		return c.machine
	}
	return time.Now
}

// administer lets volgare admin reach a server that uses a directory, until stop is called. A server with a database is
// administered through the database.
func (c *serveCmd) administer(s *admin.Steward, logger *slog.Logger) (stop func()) {
	if pgurl.Is(c.Data) {
		return func() {}
	}
	socket, err := admin.Serve(c.Data, s)
	if err != nil {
		logger.Warn("volgare admin will not reach this server", "error", err)
		return func() {}
	}
	return func() { _ = socket.Close() }
}

// watch calls late if stopping takes longer than within after a context has ended. The caller must call stopped when
// everything has stopped.
func watch(ctx context.Context, within time.Duration, late func()) (stopped func()) {
	done := make(chan struct{})
	forget := context.AfterFunc(ctx, func() {
		select {
		case <-done:
		case <-time.After(within):
			late()
		}
	})
	return func() {
		forget()
		close(done)
	}
}

// giveUp ends the process although a part of it has not stopped.
func giveUp() {
	fmt.Fprintln(os.Stderr, "volgare: stopping took too long; what was answered is on disk")
	os.Exit(statusFault)
}

func (c *serveCmd) logger(w io.Writer) *slog.Logger {
	o := &slog.HandlerOptions{Level: c.LogLevel, ReplaceAttr: redactedAttr}
	if c.LogJSON {
		return slog.New(slog.NewJSONHandler(w, o))
	}
	return slog.New(slog.NewTextHandler(w, o))
}

func (c *serveCmd) limits() *middleware.Limits {
	l := middleware.DefaultLimits()
	l.Off = c.NoLimits
	return l
}

// hosts returns the accepted names of the server at an address; nil for any.
func (c *serveCmd) hosts(addr net.Addr) []string {
	tcp, ok := addr.(*net.TCPAddr)
	if !ok || !tcp.IP.IsLoopback() && len(c.Host) == 0 {
		return nil
	}
	return append([]string{"localhost", "127.0.0.1", "::1", tcp.IP.String()}, c.Host...)
}

// reachable returns the addresses at which other machines reach the server, the most likely one first: the names of --host
// if there are any, as the server accepts no others, otherwise the addresses of this machine. It returns none if the server
// listens only on this machine or trusts a proxy: players then use the address of the proxy.
func (c *serveCmd) reachable(addr net.Addr) (all []string) {
	tcp, ok := addr.(*net.TCPAddr)
	if !ok || tcp.IP.IsLoopback() || len(c.TrustProxy) > 0 {
		return nil
	}
	names := slices.Clone(c.Host)
	switch {
	case len(names) > 0:
	case tcp.IP.IsUnspecified():
		for _, ip := range ownAddresses() {
			names = append(names, ip.String())
		}
	default:
		names = []string{tcp.IP.String()}
	}
	for _, name := range names {
		if hostname := strings.Trim(name, "[]"); hostname != "localhost" {
			all = append(all, "http://"+net.JoinHostPort(hostname, strconv.Itoa(tcp.Port)))
		}
	}
	return all
}

// ownAddresses returns the addresses of this machine in its networks, the address of its default route first.
func ownAddresses() (all []netip.Addr) {
	own, _ := net.InterfaceAddrs() // on an error the list is empty
	for _, a := range own {
		p, err := netip.ParsePrefix(a.String())
		if err == nil && p.Addr().IsGlobalUnicast() {
			all = append(all, p.Addr())
		}
	}
	first := netip.Addr{}
	if conn, err := net.Dial("udp4", "192.0.2.1:9"); err == nil { //nolint:noctx // it sends no packet
		if from, err := netip.ParseAddrPort(conn.LocalAddr().String()); err == nil {
			first = from.Addr()
		}
		_ = conn.Close()
	}
	rank := func(ip netip.Addr) int {
		switch {
		case ip == first:
			return 0
		case ip.Is4():
			return 1
		}
		return 2
	}
	slices.SortStableFunc(all, func(a, b netip.Addr) int { return rank(a) - rank(b) })
	return all
}

// shown returns the address for a browser on this machine: the requested host, unless it stands for all networks, with the
// real port, even if port 0 was requested.
func shown(asked string, addr net.Addr) string {
	_, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return addr.String()
	}
	host, _, _ := net.SplitHostPort(asked) // the server listens there, so it is well-formed
	if host == "" || net.ParseIP(host).IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}

// build identifies the program and its interface. Clients reload the page when it changes.
func build(ui fs.FS) string {
	sum := sha256.New()
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			fmt.Fprintln(sum, s.Key, s.Value)
		}
	}
	if ui != nil {
		page, err := fs.ReadFile(ui, "index.html")
		fmt.Fprintln(sum, err, string(page))
	}
	return hex.EncodeToString(sum.Sum(nil)[:6])
}
