package process

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// held returns the peak memory in bytes of a program or one of its children, or the current total of all of them if that is
// more. Shared memory counts once. It returns 0 after the program has ended.
func held(pid int) int64 {
	var most, sum int64
	family := []int{pid}
	for i := 0; i < len(family); i++ {
		most = max(most, figure(family[i], "status", "VmHWM:"))
		family = append(family, children(family[i])...)
	}
	if len(family) == 1 {
		return most
	}
	for _, pid := range family {
		sum += figure(pid, "smaps_rollup", "Pss:")
	}
	return max(most, sum)
}

// children returns the running child processes of a process.
func children(pid int) (pids []int) {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, name := range threads {
		text, _ := os.ReadFile(name) //nolint:gosec // a file of /proc; a thread that has ended has none
		for word := range strings.FieldsSeq(string(text)) {
			if pid, err := strconv.Atoi(word); err == nil {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}

// figure returns a value of a /proc file that is in kilobytes, converted to bytes; 0 if it is not there.
func figure(pid int, file, name string) int64 {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, file))
	if err != nil {
		return 0
	}
	_, after, _ := bytes.Cut(text, []byte("\n"+name))
	kilobytes, _, _ := bytes.Cut(bytes.TrimSpace(after), []byte(" kB"))
	n, _ := strconv.ParseInt(string(kilobytes), 10, 64)
	return n << 10
}

// heldAtEnd is not used on Linux: there the figure for an ended program includes the memory of its parent at the time of
// the start.
func heldAtEnd(*os.ProcessState) int64 { return 0 }
