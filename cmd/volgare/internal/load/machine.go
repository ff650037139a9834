package load

import (
	"bufio"
	"os"
	"runtime"
	"strings"
)

// Machine describes the machine that generates the load. If the benchmark starts the server itself, the server runs on this
// machine too.
type Machine struct {
	OS     string `json:"os"`
	Arch   string `json:"arch"`
	CPU    string `json:"cpu,omitzero"` // model, if the system reports it
	Cores  int    `json:"cores"`
	Memory string `json:"memory,omitzero"`
	Go     string `json:"go"`
}

func thisMachine() Machine {
	return Machine{
		OS: runtime.GOOS, Arch: runtime.GOARCH, Cores: runtime.NumCPU(), Go: runtime.Version(),
		CPU: firstValue("/proc/cpuinfo", "model name"), Memory: firstValue("/proc/meminfo", "MemTotal"),
	}
}

// firstValue returns the first value for a name in a file of name-value lines; "" if there is none.
func firstValue(path, name string) string {
	file, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer file.Close() //nolint:errcheck // opened for reading only
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if key, value, ok := strings.Cut(lines.Text(), ":"); ok && strings.TrimSpace(key) == name {
			return strings.TrimSpace(value)
		}
	}
	return ""
}
