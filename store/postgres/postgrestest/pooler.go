package postgrestest

import (
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
logfile = %s
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout, synchronous_commit, ` +
	`default_transaction_isolation, default_transaction_read_only, client_min_messages, ` +
	`tcp_keepalives_idle, tcp_keepalives_interval, tcp_keepalives_count
`

// Pooler starts PgBouncer in transaction mode before the database of a URL, and returns a URL that leads through it. It
// skips the test if PgBouncer is not installed.
func Pooler(tb testing.TB, to string) string {
	tb.Helper()
	program, err := exec.LookPath("pgbouncer")
	if err != nil {
		tb.Skipf("PgBouncer is not installed: apt-get install -y pgbouncer: %v", err)
	}
	u, err := url.Parse(to)
	must(tb, err)
	c, err := empty()
	must(tb, err)
	config, log := filepath.Join(c.dir, "pgbouncer.ini"), filepath.Join(c.dir, "log")
	text := fmt.Sprintf(pooled, u.Query().Get("host"), u.Query().Get("search_path"), c.dir, log)
	must(tb, os.WriteFile(config, []byte(text), 0o600))
	must(tb, own(config))
	server := exec.Command(program, config) //nolint:gosec,noctx // the end of the test ends it
	server.Dir, server.SysProcAttr = c.dir, attributes()
	process, err := child.Start(server, syscall.SIGTERM)
	must(tb, err)
	tb.Cleanup(func() {
		_ = process.End(syscall.SIGTERM)
		_ = os.RemoveAll(c.dir)
	})
	awaitSocket(tb, c.Socket(), log)
	return "postgres:///pooled?user=volgare&default_query_exec_mode=cache_describe&host=" + url.QueryEscape(c.dir)
}

// awaitSocket waits until a program listens.
func awaitSocket(tb testing.TB, socket, log string) {
	tb.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(5 * time.Millisecond) {
		if conn, err := net.Dial("unix", socket); err == nil { //nolint:noctx // of this machine
			_ = conn.Close()
			return
		}
		if time.Now().After(end) {
			lines, _ := os.ReadFile(log) //nolint:gosec // a file of this test
			tb.Fatalf("PgBouncer does not start: %s", lines)
		}
	}
}
