package postgrestest

import (
	"cmp"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"volgare/internal/child"
)

// pooled is the configuration of PgBouncer for one database, which it names "pooled". It has no search_path of a session,
// so each connection to the server begins with one.
const pooled = `[databases]
pooled = host=%s dbname=postgres user=volgare connect_query='SET search_path TO %s'
[pgbouncer]
pool_mode = transaction
unix_socket_dir = %s
listen_port = 5432
auth_type = any
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
logfile = %s
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout, synchronous_commit, ` +
	`default_transaction_isolation, default_transaction_read_only, client_min_messages, ` +
	`tcp_keepalives_idle, tcp_keepalives_interval, tcp_keepalives_count
`

// PgBouncer is a pooler in transaction mode before a database.
type PgBouncer struct {
	dir     string
	process *child.Process
}

var errNoPooler = errors.New("PgBouncer is not installed: apt-get update && apt-get install -y pgbouncer")

// Pooler starts PgBouncer in front of the database at a URL and returns a URL that connects through it. It skips the test
// if PgBouncer is not installed.
func Pooler(tb testing.TB, to string) string {
	tb.Helper()
	p, err := NewPooler(to)
	if errors.Is(err, errNoPooler) {
		tb.Skip(err)
	}
	must(tb, err)
	tb.Cleanup(p.Remove)
	return p.URL()
}

// NewPooler is Pooler without a test. The caller removes the pooler.
func NewPooler(to string) (*PgBouncer, error) {
	u, err := url.Parse(to)
	if err != nil {
		return nil, err
	}
	c, err := empty()
	if err != nil {
		return nil, err
	}
	p, config := &PgBouncer{dir: c.dir}, filepath.Join(c.dir, "pgbouncer.ini")
	path := cmp.Or(u.Query().Get("search_path"), "public")
	text := fmt.Sprintf(pooled, u.Query().Get("host"), path, c.dir, filepath.Join(c.dir, "log"))
	err = errors.Join(os.WriteFile(config, []byte(text), 0o600), own(config))
	if err == nil {
		err = p.Start()
	}
	if err != nil {
		p.Remove()
		return nil, err
	}
	return p, nil
}

// URL returns a URL that leads to the database through the pooler.
func (p *PgBouncer) URL() string {
	return "postgres:///pooled?user=volgare&default_query_exec_mode=cache_describe&host=" + url.QueryEscape(p.dir)
}

// Start starts the pooler, or restarts it after Kill, and waits until it listens.
func (p *PgBouncer) Start() error {
	program, err := exec.LookPath("pgbouncer")
	if err != nil {
		return errNoPooler
	}
	server := exec.Command(program, filepath.Join(p.dir, "pgbouncer.ini")) //nolint:gosec,noctx // Kill ends it
	server.Dir, server.SysProcAttr = p.dir, attributes()
	if p.process, err = child.Start(server, syscall.SIGTERM); err != nil {
		return err
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(5 * time.Millisecond) {
		if conn, err := net.Dial("unix", filepath.Join(p.dir, socket)); err == nil { //nolint:noctx // of this machine
			return conn.Close()
		}
		if time.Now().After(end) {
			lines, _ := os.ReadFile(filepath.Join(p.dir, "log"))
			return fmt.Errorf("PgBouncer does not start: %s", lines)
		}
	}
}

// Kill ends the pooler, and all connections through it.
func (p *PgBouncer) Kill() error {
	if p.process == nil {
		return nil
	}
	err := p.process.End(syscall.SIGKILL)
	_ = os.Remove(filepath.Join(p.dir, socket)) // or the next one does not start
	return err
}

// Remove ends the pooler and removes its directory.
func (p *PgBouncer) Remove() {
	_ = p.Kill()
	_ = os.RemoveAll(p.dir)
}
