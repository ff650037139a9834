package process

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// held is the most bytes that a program or one of its children has held, or all of them hold now, whichever is more; what they
// share counts once. It is 0 once the program has ended.
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

// children are the processes that one has started and that have not ended.
func children(pid int) (pids []int) {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, name := range threads {
		text, _ := os.ReadFile(name) //nolint:gosec // of the system; a thread that has ended has none
		for word := range strings.FieldsSeq(string(text)) {
			if pid, err := strconv.Atoi(word); err == nil {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}

// figure is what the system says of a process in kilobytes, in bytes; 0 where it does not.
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

// heldAtEnd is not asked here: what the system says of a program that has ended counts what its parent held when it started it.
func heldAtEnd(*os.ProcessState) int64 { return 0 }
