package main

import (
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestDatabaseRemovedUnderServer checks that once its file is removed, replaced or overwritten, a server is unhealthy and
// acknowledges nothing.
func TestDatabaseRemovedUnderServer(t *testing.T) {
	for name, how := range map[string]func(file, other string) *exec.Cmd{
		"removed":     func(file, _ string) *exec.Cmd { return exec.Command("rm", file) },
		"overwritten": func(file, other string) *exec.Cmd { return exec.Command("cp", other, file) },
		"replaced":    func(file, other string) *exec.Cmd { return exec.Command("mv", other, file) },
		"emptied":     func(file, _ string) *exec.Cmd { return exec.Command("truncate", "-s", "0", file) },
	} {
		t.Run(name, func(t *testing.T) {
			data, other := t.TempDir(), filepath.Join(t.TempDir(), "copy.db")
			address, process := startServer(t, data)
			defer func() { _, _ = process.Process.Kill(), process.Wait() }()
			g := newKilled(t, newClient(&http.Transport{}), address)
			if err := g.turn(); err != nil {
				t.Fatal(err)
			}
			wantRun(t, 0, "", "backup", other, "--data", data)
			if out, err := how(filepath.Join(data, "volgare.db"), other).CombinedOutput(); err != nil {
				t.Fatalf("%v %s", err, out)
			}
			for what, err := range map[string]error{
				"a message":      g.call("POST", "/api/tables/"+g.id+"/chat", `{"text":"Hello"}`, new(any)),
				"a table":        g.call("POST", "/api/tables", `{"seats":[{"who":"me"},{"who":"open"}]}`, new(any)),
				"a name":         g.call("PATCH", "/api/me", `{"name":"Ann"}`, new(any)),
				"a move":         g.turn(),
				"a move, again":  g.turn(),
				"a table, again": g.call("POST", "/api/tables", `{"seats":[{"who":"me"},{"who":"open"}]}`, new(any)),
			} {
				if err == nil || !strings.Contains(err.Error(), "503") {
					t.Errorf("%s: %v", what, err)
				}
			}
			for end := time.Now().Add(patience); asked(t, address, "") != http.StatusServiceUnavailable; time.Sleep(50 * time.Millisecond) {
				if time.Now().After(end) {
					t.Fatal("it is healthy")
				}
			}
			time.Sleep(3 * time.Second) // longer than a node is unhealthy after a failed write
			if got := asked(t, address, ""); got != http.StatusServiceUnavailable {
				t.Errorf("after a while its health is %d", got)
			}
			_ = os.Remove(other)
		})
	}
}
