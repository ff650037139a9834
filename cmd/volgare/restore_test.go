package main

import (
	"bytes"
	"net/http"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestRestoreDrill restores a backup of a running server over the data of a killed one, and continues the games from the
// time of the backup. Before that, the server refuses to start on data that it cannot trust.
func TestRestoreDrill(t *testing.T) {
	data, file := t.TempDir(), filepath.Join(t.TempDir(), "copy.db")
	address, process := startServer(t, data)
	g := newKilled(t, newClient(&http.Transport{}), address)
	played := func(n int) []string {
		t.Helper()
		for made := len(g.moves); len(g.moves) < made+n; {
			if err := g.turn(); err != nil {
				t.Fatal(err)
			}
		}
		return slices.Clone(g.moves)
	}
	before := played(20)
	wantRun(t, 0, "", "backup", file, "--data", data)
	played(20)
	wantRun(t, statusFault, "another volgare process is using this directory", "restore", file, "--data", data)
	if err := process.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = process.Wait()                                                                        // killed
	copied := exec.CommandContext(t.Context(), "cp", file, filepath.Join(data, "volgare.db")) // a plausible but wrong way to restore
	if out, err := copied.CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	wantRun(t, statusFault, "its log belongs to another database", "serve", "--data", data, "--addr", "127.0.0.1:0")
	wantRun(t, 0, "what was there before", "restore", file, "--data", data)
	g.address, process = startServer(t, data)
	g.moves = before
	g.verify(t)
	played(5)
	g.verify(t)
	stopServer(t, process)
}

// wantRun runs the program to its end.
func wantRun(t *testing.T, status int, says string, args ...string) {
	t.Helper()
	c := exec.CommandContext(t.Context(), "volgare", args...)
	var out bytes.Buffer
	c.Stdout, c.Stderr = &out, &out
	_ = c.Run() // the test reads the status
	if got := c.ProcessState.ExitCode(); got != status || !strings.Contains(out.String(), says) {
		t.Errorf("volgare %v: status %d, want %d\n%s", args, got, status, out.String())
	}
}
