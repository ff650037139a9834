// Package postgrestest starts PostgreSQL servers for tests from the installed programs, each in a
// directory with its own socket.
package postgrestest

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/internal/child"
)

// Cluster is a server with its data.
type Cluster struct {
	dir     string
	process *child.Process
}

// shared is the cluster of all tests of a package.
var shared struct {
	sync.Mutex

	cluster *Cluster
	err     error
	schemas atomic.Int64
}

// Main runs the tests of a package, and then stops the server that they share. TestMain calls it and then os.Exit.
func Main(m *testing.M) int {
	defer Clear()
	defer func() {
		if shared.cluster != nil {
			shared.cluster.Remove()
		}
	}()
	return m.Run()
}

// Clear removes the template of the servers. No server can be created after that.
func Clear() {
	if template != nil {
		template.Remove()
	}
}

// URL creates a schema in the server that the tests of a package share, and returns a URL for it. The TestMain of the package must
// call Main.
func URL(tb testing.TB) string {
	tb.Helper()
	shared.Lock()
	defer shared.Unlock()
	if shared.cluster == nil && shared.err == nil {
		shared.cluster, shared.err = New()
	}
	must(tb, shared.err)
	name := "t" + strconv.FormatInt(shared.schemas.Add(1), 10)
	Exec(tb, shared.cluster.URL(), `CREATE SCHEMA `+name)
	tb.Cleanup(func() { Exec(tb, shared.cluster.URL(), `DROP SCHEMA `+name+` CASCADE`) })
	return shared.cluster.URL() + "&search_path=" + name
}

// must skips a test if the programs of PostgreSQL are missing, unless this is a machine on which make test installs them. It
// fails the test for any other error.
func must(tb testing.TB, err error) {
	tb.Helper()
	_, debian := os.Stat("/etc/debian_version")
	switch {
	case err == nil:
	case errors.Is(err, errMissing) && (debian != nil || os.Getuid() != 0):
		tb.Skip(err)
	default:
		tb.Fatal(err)
	}
}

// Exec runs a statement.
func Exec(tb testing.TB, url, statement string, args ...any) {
	tb.Helper()
	if err := execute(url, statement, args...); err != nil {
		tb.Fatal(err)
	}
}

func execute(url, statement string, args ...any) error {
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		return err
	}
	_, err = conn.Exec(ctx, statement, args...)
	return errors.Join(err, conn.Close(ctx))
}

// URL returns the URL of the database on this server, or on any of several servers.
func (c *Cluster) URL(others ...*Cluster) string {
	dirs := []string{c.dir}
	for _, other := range others {
		dirs = append(dirs, other.dir)
	}
	return "postgres:///postgres?user=volgare&host=" + url.QueryEscape(strings.Join(dirs, ","))
}

// Standby starts a standby of a server, known to it by a name: see Synchronous.
func (c *Cluster) Standby(tb testing.TB, name string) *Cluster {
	tb.Helper()
	s, err := c.NewStandby(name)
	if s != nil {
		tb.Cleanup(s.Remove)
	}
	must(tb, err)
	return s
}

// NewStandby is Standby without a test. The caller must remove the standby if it is not nil, even after an error.
func (c *Cluster) NewStandby(name string) (*Cluster, error) {
	s, err := empty()
	if err != nil {
		return nil, err
	}
	return s, s.Follow(c, name)
}

// Follow makes a server that has ended a standby of another, in the same place. Its own data is lost.
func (c *Cluster) Follow(primary *Cluster, name string) error {
	copies, err := program("pg_basebackup")
	if err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(c.dir, "*"))
	if err != nil {
		return err
	}
	for _, file := range files {
		if err := os.RemoveAll(file); err != nil {
			return err
		}
	}
	from := "host=" + primary.dir + " user=volgare application_name=" + name
	args := []string{"-D", c.dir, "-d", from, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"}
	if err := c.run(copies, args...); err != nil {
		return err
	}
	// The copy includes two files of the running primary.
	if err := errors.Join(os.Remove(c.Socket()+".lock"), os.Remove(filepath.Join(c.dir, "log"))); err != nil {
		return err
	}
	return c.Start()
}

// Synchronous makes a standby synchronous and waits until it has all acknowledged writes. The setting is not copied to the
// standby, so that the standby accepts writes by itself after a promotion.
func (c *Cluster) Synchronous(name string) error {
	for _, statement := range []string{
		`ALTER SYSTEM SET synchronous_standby_names = '` + name + `'`,
		`SELECT pg_reload_conf()`,
		`DO $$ BEGIN
			FOR i IN 1..1000 LOOP
				IF EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync') THEN RETURN; END IF;
				PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
			END LOOP;
			RAISE 'it has no synchronous standby';
		END $$`,
		`SELECT pg_logical_emit_message(true, 'volgare', '')`,
	} {
		if err := execute(c.URL(), statement); err != nil {
			return err
		}
	}
	return nil
}

// Promote makes a standby a primary, and waits until it is one.
func (c *Cluster) Promote() error { return execute(c.URL(), `SELECT pg_promote()`) }

// Dir returns the data directory of the server.
func (c *Cluster) Dir() string { return c.dir }

// Socket returns the path of the socket of the server.
func (c *Cluster) Socket() string { return filepath.Join(c.dir, socket) }

// socket is the name of the socket of a server in its directory.
const socket = ".s.PGSQL.5432"

var errMissing = errors.New("PostgreSQL is not installed: apt-get update && apt-get install -y postgresql-15")

// program returns the path of a program of PostgreSQL, the newest if there are several.
func program(name string) (string, error) {
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/" + name)
	if len(found) == 0 {
		return "", errMissing
	}
	return found[len(found)-1], nil
}

// template is an empty server that never runs, nil before it is created. It is created once, since that takes a second of
// processor time, and copied for each server.
var template *Cluster

var makeTemplate = sync.OnceValue(func() error {
	initdb, err := program("initdb")
	if err != nil {
		return err
	}
	if template, err = empty(); err != nil {
		return err
	}
	args := []string{"-D", template.dir, "-U", "volgare", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1"}
	return template.run(initdb, args...)
})

// Start starts a server for a single test that would disturb others.
func Start(tb testing.TB) *Cluster {
	tb.Helper()
	c, err := New()
	must(tb, err)
	tb.Cleanup(c.Remove)
	return c
}

// New starts an empty server. The caller must Remove it, and call Clear at the end.
func New() (*Cluster, error) {
	if err := makeTemplate(); err != nil {
		return nil, err
	}
	c, err := empty()
	if err != nil {
		return nil, err
	}
	if err := c.run("cp", "-R", template.dir+"/.", c.dir); err != nil {
		return nil, err
	}
	return c, c.Start()
}

// run runs a program as the user of the server and waits until it ends.
func (c *Cluster) run(name string, args ...string) error {
	cmd := exec.Command(name, args...) //nolint:gosec,noctx // it ends by itself
	cmd.Dir, cmd.SysProcAttr = c.dir, attributes()
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", filepath.Base(name), err, said)
	}
	return nil
}

// empty returns a server without a data directory.
func empty() (*Cluster, error) {
	dir, err := os.MkdirTemp("", "volgare-pg-")
	if err != nil {
		return nil, err
	}
	if err := own(dir); err != nil {
		return nil, errors.Join(err, os.Remove(dir))
	}
	return &Cluster{dir: dir}, nil
}

// Start starts the server, or restarts it after Stop.
func (c *Cluster) Start(options ...string) error {
	postgres, err := program("postgres")
	if err != nil {
		return err
	}
	args := []string{
		"-D", c.dir, "-k", c.dir, "-c", "listen_addresses=", "-c", "fsync=on", "-c", "max_connections=300", "-c", "shared_buffers=16MB",
		"-c", "unix_socket_permissions=0777", "-c", "max_prepared_transactions=5",
	}
	for _, o := range options {
		args = append(args, "-c", o)
	}
	server := exec.Command(postgres, args...) //nolint:gosec,noctx // Stop ends it
	server.Dir, server.SysProcAttr = c.dir, attributes()
	log, err := os.OpenFile(filepath.Join(c.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close() //nolint:errcheck // the server has its own
	// A standby is copied from all that lies here.
	if err := own(log.Name()); err != nil {
		return err
	}
	server.Stderr = log
	if c.process, err = child.Start(server, syscall.SIGQUIT); err != nil {
		return err
	}
	return c.await()
}

// await waits until the server answers.
func (c *Cluster) await() error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for {
		conn, err := pgx.Connect(ctx, c.URL())
		if err == nil {
			return conn.Close(ctx)
		}
		select {
		case <-ctx.Done():
			said, _ := os.ReadFile(filepath.Join(c.dir, "log"))
			return fmt.Errorf("the server does not start: %w: %s", err, strings.TrimSpace(string(said)))
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// Crash kills the server as a power failure would, except that data in the disk cache of the system survives.
func (c *Cluster) Crash() error { return c.end(syscall.SIGQUIT) }

// Revive restarts the server if it has crashed, and waits until it answers.
func (c *Cluster) Revive() error {
	if c.process != nil {
		select {
		case <-c.process.Ended():
		default:
			return c.await()
		}
	}
	return c.Start()
}

// Stop stops the server and its sessions.
func (c *Cluster) Stop() error { return c.end(syscall.SIGINT) }

func (c *Cluster) end(with syscall.Signal) error {
	if c.process == nil {
		return nil
	}
	err := c.process.End(with)
	c.process = nil
	return err
}

// Remove stops the server and removes its data.
func (c *Cluster) Remove() {
	_ = c.Crash()
	_ = os.RemoveAll(c.dir)
}
