package load

import (
	"bufio"
	"os"
	"runtime"
	"strings"
)

// Machine is where the load comes from, and the server too if it is started for it.
type Machine struct {
	OS     string `json:"os"`
	Arch   string `json:"arch"`
	CPU    string `json:"cpu,omitzero"` // its model, where the system tells it
	Cores  int    `json:"cores"`
	Memory string `json:"memory,omitzero"`
	Go     string `json:"go"`
}

func thisMachine() Machine {
	return Machine{
		OS: runtime.GOOS, Arch: runtime.GOARCH, Cores: runtime.NumCPU(), Go: runtime.Version(),
		CPU: told("/proc/cpuinfo", "model name"), Memory: told("/proc/meminfo", "MemTotal"),
	}
}

// told is what a file of lines of a name and a value says first of a name; "" for nothing.
func told(path, name string) string {
	file, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer file.Close() //nolint:errcheck // it was read
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if key, value, ok := strings.Cut(lines.Text(), ":"); ok && strings.TrimSpace(key) == name {
			return strings.TrimSpace(value)
		}
	}
	return ""
}
