package main

import (
	"bufio"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestBotEndsWithBotCheck checks that however the command ends, the bot and all its descendants end with it, including a daemon.
func TestBotEndsWithBotCheck(t *testing.T) {
	heard := make(chan os.Signal, 1) // the child would inherit ignored hangups, as under nohup, so they must not be ignored here
	signal.Notify(heard, syscall.SIGHUP)
	defer signal.Stop(heard)
	for name, sent := range map[string]os.Signal{"interrupt": os.Interrupt, "term": syscall.SIGTERM, "hangup": syscall.SIGHUP} {
		t.Run(name, func(t *testing.T) {
			pids := filepath.Join(t.TempDir(), "pids")
			if err := syscall.Mkfifo(pids, 0o600); err != nil {
				t.Fatal(err)
			}
			script := `trap "" TERM HUP INT; setsid sh -c 'sleep 300 & echo $!; wait' >"` + pids + `" & read hello; wait; sleep 300`
			c := exec.Command("volgare", "bot", "check", "--deadline", "1m", "sh", "-c", script)
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			defer c.Process.Kill() // in case the test fails
			f, err := os.Open(pids)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			line, err := bufio.NewReader(f).ReadString('\n')
			if err != nil {
				t.Fatal(err)
			}
			daemon, err := strconv.Atoi(strings.TrimSpace(line))
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Process.Signal(sent); err != nil {
				t.Fatal(err)
			}
			_ = c.Wait() // the test reads the status
			if got := c.ProcessState.ExitCode(); got != statusBroken {
				t.Errorf("status %d", got)
			}
			for until := time.Now().Add(patience); syscall.Kill(daemon, 0) == nil; time.Sleep(5 * time.Millisecond) {
				if stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(daemon), "stat")); err == nil && strings.Contains(string(stat), ") Z ") {
					break
				}
				if time.Now().After(until) {
					t.Fatal("its daemon is still running")
				}
			}
		})
	}
}
