package process

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// killMarked ends what carries a mark in its environment: what a program has started, also where it has left the group, as a
// daemon does. What starts others meanwhile is looked for again.
func killMarked(mark string) {
	const most = 100 // it starts others faster than they can be ended
	for range most {
		pids := marked(mark)
		if len(pids) == 0 {
			return
		}
		for _, pid := range pids {
			_ = syscall.Kill(pid, syscall.SIGKILL) // it fails if it has just ended
		}
	}
}

// marked are the processes that carry a mark. What has ended has no environment.
func marked(mark string) (pids []int) {
	names, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, name := range names {
		env, err := os.ReadFile(name) //nolint:gosec // of the system
		if err != nil || !bytes.Contains(append([]byte{0}, env...), []byte("\x00"+mark+"\x00")) {
			continue
		}
		if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(name))); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}
