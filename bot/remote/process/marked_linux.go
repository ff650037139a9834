package process

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// killMarked kills all processes with a mark in their environment: those that a program has started, including daemons that
// have left its group. It searches again until none is left, as they may start others meanwhile.
func killMarked(mark string) {
	const most = 100 // rounds; after that it starts processes faster than they can be killed
	for range most {
		pids := marked(mark)
		if len(pids) == 0 {
			return
		}
		for _, pid := range pids {
			_ = syscall.Kill(pid, syscall.SIGKILL) // it fails if the process has just ended
		}
	}
}

// marked returns the processes that carry a mark. The environment of a process that has ended is empty.
func marked(mark string) (pids []int) {
	names, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, name := range names {
		env, err := os.ReadFile(name) //nolint:gosec // a file of /proc
		if err != nil || !bytes.Contains(append([]byte{0}, env...), []byte("\x00"+mark+"\x00")) {
			continue
		}
		if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(name))); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}
