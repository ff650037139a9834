package fence

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const (
	root   = "../.."
	module = "volgare/"
)

// The packages are named as they stand under the module, "bot/ismcts"; each name
// includes what lies beneath it, except engine as an importer, which is meant alone.
var (
	engineMay = []string{
		"crypto/sha256", "encoding/binary", "errors", "math/bits", "math/rand/v2", "slices", "strconv",
	}
	pure       = []string{"edition", "record", "view", "bot", "game", "words"}
	pureMay    = []string{"engine", "edition", "record", "view", "bot", "rulebook"}
	pureMayNot = []string{"database/sql", "log", "net", "os", "time"}
	outside    = []string{"bot/extern"} // another process speaks to it

	inward = slices.Clip([]string{"engine", "edition", "record", "view", "bot", "store", "bus", "table", "rulebook"})

	// What of this module the outer packages may import; tests may import more.
	outer = []struct {
		pkg string
		may []string
	}{
		{"store", []string{"store"}},
		{"bus", []string{"bus"}},
		{"table", []string{"engine", "edition", "record", "view", "bot", "game", "store", "bus"}},
		{"server", []string{"engine", "edition", "record", "view", "bot", "store", "bus", "table", "rulebook", "web", "server"}},
		// Of the server's own packages each group knows only those before it; server itself wires all.
		{"server/api", inward},
		{"server/middleware", append(inward, "server/api")},
		{"server/pages", append(inward, "server/api")},
		{"server/identity", append(inward, "server/api")},
		{"server/stream", append(inward, "server/api", "server/identity")},
		{"server/catalogue", append(inward, "server/api")},
		{"server/tables", append(inward, "server/api", "server/identity", "server/stream", "server/catalogue")},
		{"server/seats", append(inward, "server/api", "server/identity", "server/tables")},
		{"server/play", append(inward, "server/api", "server/identity", "server/tables")},
		{"web", nil},
	}
)

// under reports whether path is one of the roots or beneath one.
func under(path string, roots []string) bool {
	return slices.ContainsFunc(roots, func(r string) bool {
		return path == r || strings.HasPrefix(path, r+"/")
	})
}

// fault says why pkg may not import imp, or nothing.
func fault(pkg, imp string) string {
	local, own := strings.CutPrefix(imp, module)
	switch {
	case pkg == "engine":
		if !slices.Contains(engineMay, imp) {
			return "engine imports only " + strings.Join(engineMay, ", ")
		}
	case !under(pkg, pure) || under(pkg, outside):
	case own && (!under(local, pureMay) || under(local, outside)):
		return "of this module, " + strings.Join(pure, ", ") + " import only " + strings.Join(pureMay, ", ")
	case !own && under(imp, pureMayNot):
		return strings.Join(pure, ", ") + " import nothing of " + strings.Join(pureMayNot, ", ")
	}
	if own {
		return outerFault(pkg, local)
	}
	return ""
}

// outerFault says why an outer package may not import another of this module, or nothing.
func outerFault(pkg, local string) string {
	for _, o := range outer {
		if under(pkg, []string{o.pkg}) && !under(local, o.may) {
			return "of this module, " + o.pkg + " imports only " + strings.Join(o.may, ", ")
		}
	}
	return ""
}

func TestArrows(t *testing.T) {
	// -e: a package that does not compile has imports all the same.
	list := exec.CommandContext(t.Context(), "go", "list", "-e", "-f", "{{.ImportPath}}|{{.Imports}}|{{.Dir}}", "./...")
	list.Dir, list.Stderr = root, os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for line := range strings.Lines(string(out)) {
		field := strings.Split(strings.TrimSpace(line), "|")
		if len(field) != 3 {
			t.Fatalf("go list: unexpected line %q", line)
		}
		// Read, so that a cached result is not used after an edit there.
		if _, err := os.ReadDir(field[2]); err != nil {
			t.Error(err)
		}
		pkg := strings.TrimPrefix(field[0], module)
		for imp := range strings.FieldsSeq(strings.Trim(field[1], "[]")) {
			if why := fault(pkg, imp); why != "" {
				t.Errorf("%s imports %s: %s", pkg, imp, why)
			}
		}
	}
}

func TestFault(t *testing.T) {
	for _, c := range []struct {
		pkg, imp string
		ok       bool
	}{
		{"engine", "errors", true},
		{"engine", "math/rand/v2", true},
		{"engine", "math/rand", false},
		{"engine", "fmt", false},
		{"engine", "volgare/edition", false},
		{"engine/enginetest", "os", true},
		{"edition", "fmt", true},
		{"edition", "io/fs", true},
		{"edition", "example.com/yaml", true},
		{"edition", "os", false},
		{"record", "time", false},
		{"record", "volgare/edition", true},
		{"view", "net/netip", false},
		{"view", "volgare/table", false},
		{"view", "log/slog", false},
		{"view", "volgare/game", false},
		{"bot", "volgare/game", false},
		{"game", "volgare/view", true},
		{"words", "volgare/view", true},
		{"words", "volgare/terminal", false},
		{"words", "os", false},
		{"view", "volgare/words", false},
		{"game", "volgare/table", false},
		{"game", "time", false},
		{"game", "net/http", false},
		{"table", "volgare/game", true},
		{"bot", "database/sql/driver", false},
		{"bot/ismcts", "volgare/engine", true},
		{"bot/ismcts", "os/exec", false},
		{"bot", "volgare/bot/extern", false},
		{"bot", "volgare/cmd/volgare", false},
		{"bot/extern", "os/exec", true},
		{"bot/extern", "volgare/table", true},
		{"bots", "os", true},
		{"server", "net/http", true},
		{"server", "volgare/table", true},
		{"server", "volgare/terminal", false},
		{"server", "volgare/server/play", true},
		{"server/api", "volgare/server/identity", false},
		{"server/identity", "volgare/server/tables", false},
		{"server/play", "volgare/server/tables", true},
		{"server/play", "volgare/server/seats", false},
		{"server/tables", "volgare/server", false},
		{"view/catalogue", "volgare/rulebook", true},
		{"view/catalogue", "volgare/server/api", false},
		{"table", "volgare/store", true},
		{"table", "volgare/server", false},
		{"store/sqlite", "volgare/store", true},
		{"store/sqlite", "volgare/table", false},
		{"bus", "volgare/engine", false},
		{"web", "volgare/view", false},
	} {
		t.Run(fmt.Sprintf("%s imports %s", c.pkg, c.imp), func(t *testing.T) {
			if why := fault(c.pkg, c.imp); (why == "") != c.ok {
				t.Errorf("fault = %q, want allowed = %v", why, c.ok)
			}
		})
	}
}
