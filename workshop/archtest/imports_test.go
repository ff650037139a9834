// Package archtest holds the tests of the architecture: the imports allowed to each package,
// the packages without input, output and time, and the texts that only the engine may have.
package archtest

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

// The imports that the engine may have, and those that pure packages may not have. Each includes the packages below it.
var (
	engineMay  = []string{"crypto/sha256", "encoding/binary", "errors", "math/bits", "math/rand/v2", "slices", "strconv"}
	pureMayNot = []string{"database/sql", "log", "net", "os", "time"}
)

// timed lists pure packages that receive times as values, and so may use the type. TestTimedPackagesReadNoClock
// checks that they read no clock.
var timed = []string{"notify", "notify/feed", "notify/text", "table", "table/clock"}

// apart lists packages that are not included when a parent package is named: an import of them must be allowed by name.
var apart = []string{"bot/arena", "bot/remote", "bot/train/rounds", "bus/postgres", "table/live"}

// row lists the imports allowed to one package. Paths are relative to the module, for example "bot/greedy".
type row struct {
	pkg  string
	pure bool     // no input, output or clock: files, deadlines and times are passed as values
	may  []string // packages of this module, each including the packages below it unless it ends with "$"; tests may import more
}

// The imports allowed to every group of the server. Other groups must be named in the row.
var served = []string{"engine", "edition", "record", "view", "bot", "rulebook", "words", "catalogue", "store", "bus", "table"}

// rows lists every package of the module.
var rows = []row{
	{"engine", true, nil},
	{"engine/enginetest", false, []string{"engine"}},
	{"plain", true, nil},
	{"edition", true, []string{"engine", "plain", "internal/lists"}},
	{"edition/editiontest", true, []string{"engine", "edition"}},
	{"record", true, []string{"engine", "edition", "plain"}},
	{"rulebook", true, nil},
	{"rulebook/diagram", true, []string{"engine", "edition", "rulebook"}},
	{"view", true, []string{"engine", "edition", "record", "internal/lists"}},
	{"catalogue", true, []string{"engine", "edition", "rulebook", "view", "words", "internal/lists"}},
	{"words", true, []string{"edition", "view", "internal/lists"}},
	{"bot", true, []string{"engine"}},
	{"bot/roster", true, []string{"engine", "bot"}},
	{"bot/bottest", true, nil},
	{"bot/chart", true, []string{"engine"}},
	{"bot/appraisal", true, []string{"engine", "bot/chart"}},
	{"bot/greedy", true, []string{"engine", "bot$", "bot/chart", "bot/appraisal"}},
	{"bot/evaluation", true, []string{"engine", "bot/chart", "bot/appraisal"}}, // no player uses the internals of another
	{"bot/planner", true, []string{"engine", "bot$", "bot/chart", "bot/appraisal", "bot/evaluation"}},
	{"bot/train/rounds", false, []string{"engine", "edition", "bot", "bot/arena"}},
	{"bot/simulator", true, []string{"engine", "bot$", "bot/chart", "bot/evaluation", "bot/planner"}},
	{"bot/comparison", true, []string{"engine", "bot$"}},
	{"bot/hint", true, []string{"engine", "bot$", "bot/chart", "bot/comparison"}},           // it uses a bot.Judge
	{"bot/review", true, []string{"engine", "game", "bot$", "bot/chart", "bot/comparison"}}, // likewise
	{"bot/train", true, []string{"engine", "bot$", "bot/chart", "bot/evaluation", "bot/planner"}},
	{"bot/arena", false, []string{"engine", "edition", "record", "bot", "bot/arena"}},
	{"bot/arena/stats", true, nil},
	{"bot/remote", false, []string{"engine", "edition", "plain", "record", "view", "protocol", "bot", "bot/remote/process"}},
	{"bot/remote/check", false, []string{"engine", "edition", "protocol", "bot", "bot/remote"}},
	{"bot/remote/process", false, []string{"protocol/lines"}},
	{"bot/remote/socket", false, []string{"protocol/lines"}},
	{"bot/remote/bridge", false, []string{"bot/remote/process", "bot/remote/socket", "protocol/lines"}},
	{"game", true, []string{"engine", "edition", "record", "view"}},
	{"table", true, []string{"engine", "edition", "plain", "record", "view", "bot", "game", "notify$", "table/clock"}},
	{"table/clock", true, nil},
	{"table/describe", true, []string{"engine", "table", "words"}},
	{"table/tabletest", false, []string{"engine", "edition", "record", "game"}}, // not table, whose own tests use it
	{"lessons", true, []string{"engine", "edition", "record", "view", "game", "internal/lists"}},
	{"protocol", true, []string{"engine", "edition", "record", "view", "rulebook", "game", "words", "catalogue", "protocol/lines", "internal/lists"}},
	{"protocol/lines", true, nil},
	{"terminal", false, []string{"bot/comparison", "bot/hint", "engine", "edition", "plain", "record", "view", "bot", "rulebook", "game", "words", "bot/arena", "internal/lists"}},

	{"store", false, nil},
	{"store/schema", false, []string{"store"}},
	{"store/sqlite", false, []string{"store", "store/schema"}},
	{"store/move", false, []string{"store"}},
	{"store/postgres", false, []string{"store", "store/schema", "internal/pgurl"}},
	{"store/postgres/postgrestest", false, []string{"internal/child"}},
	{"store/storetest", false, []string{"store", "store/sqlite"}},
	{"notify", true, nil},
	{"notify/feed", true, []string{"notify$"}},
	{"notify/mail", false, []string{"notify$", "notify/text", "plain"}},
	{"notify/text", true, []string{"engine", "notify$", "table", "words"}},
	{"notify/jobs", false, []string{"notify", "internal/pgurl"}},
	{"bus", false, nil},
	{"bus/bustest", false, []string{"bus"}},
	{"bus/postgres", false, []string{"bus", "internal/pgurl"}},
	{"table/live", false, []string{"engine", "edition", "record", "bot", "bot/remote", "store", "bus", "notify$", "table", "table/clock", "table/live", "internal/background", "internal/shares"}},
	{"notify/guarded", false, []string{"internal/shares"}},
	{"notify/internal/delivery", false, []string{"notify$", "notify/guarded"}},
	{"notify/push", false, []string{"notify$", "notify/guarded", "notify/internal/delivery"}},
	{"notify/webhook", false, []string{"notify$", "notify/guarded", "notify/internal/delivery"}},

	{"server", false, with(served, "server", "table/live")}, // it connects the groups
	{"server/api", false, with(served, "plain", "internal/background", "internal/shares")},
	{"server/admin", false, []string{"notify/jobs", "store", "table", "table/live"}},
	{"server/middleware", false, with(served, "server/api", "table/live")},
	{"server/pages", false, with(served, "server/api")},
	{"server/identity", false, with(served, "server/api")},
	{"server/presence", false, []string{"bus"}},
	{"server/stream", false, with(served, "server/api", "server/identity", "server/presence")},
	{"server/catalogue", false, with(served, "plain", "server/api")},
	{"server/tables", false, with(served, "plain", "server/api", "server/identity", "table/live")},
	{"server/seats", false, with(served, "server/api", "server/identity", "server/tables", "table/live")},
	{"server/externalbots", false, with(served, "bot/remote/socket", "server/api", "server/seats", "server/tables")},
	{"server/play", false, with(served, "plain", "server/api", "server/identity", "server/tables")},
	{"server/analysis", false, with(served, "game", "bot/comparison", "bot/hint", "bot/review", "internal/background", "server/api", "server/tables")},
	{"server/lessons", false, with(served, "lessons", "server/api", "server/tables", "server/play")},
	{"server/notifications", false, with(served, "notify", "server/api", "server/identity", "server/tables", "table/live")},
	{"server/preview", false, with(served, "server/api", "server/identity", "server/pages", "server/seats", "server/tables")},
	{"web", false, nil},
	{"deploy", false, nil},

	{"cmd/volgare", false, with(served, "bus/postgres", "notify", "game", "words", "bot/arena", "bot/train/rounds", "bot/remote", "protocol", "terminal", "server", "table/live", "cmd/volgare/internal", "internal/background", "internal/pgurl", "internal/times", "web")},
	// a client uses the server only over HTTP
	{"cmd/volgare/internal/load", false, []string{"engine", "edition", "record", "internal/times"}},

	{"examples/bot-go", false, nil}, // it shows that a bot needs nothing of the module

	{"workshop/archtest", false, nil},
	{"internal/child", false, nil},
	// It uses the nodes only over HTTP and WebSocket, and computes the moves that bots should make there.
	{"workshop/cluster", false, []string{
		"deploy", "bot", "bot/remote/socket", "bot/roster", "engine", "edition", "record", "table", "internal/child", "internal/times", "store/postgres/postgrestest",
	}},
	{"workshop/dist", false, nil},
	{"internal/background", false, nil},
	{"internal/shares", false, nil},
	{"internal/pgurl", false, nil},
	{"workshop/frames", false, []string{"edition", "lessons", "rulebook", "catalogue"}}, // used by the build of the interface
	{"workshop/cases", false, []string{"engine", "edition", "record"}},
	{"workshop/golden", false, nil},
	{"workshop/hostile", false, nil},
	{"internal/lists", true, nil},
	{"workshop/mutants", false, []string{"engine", "workshop/mutants/site"}},
	{"workshop/mutants/caserunner", false, []string{"edition", "workshop/cases", "workshop/mutants/site", "record"}},
	{"workshop/mutants/site", false, nil},
	{"workshop/soak", false, nil},
	{"workshop/correspondence", false, []string{"bot", "bot/roster", "edition", "engine"}},
	{"workshop/solo", false, []string{"edition", "engine", "record", "bot", "table"}}, // no server
	{"internal/times", false, nil},
}

func with(packages []string, more ...string) []string { return slices.Concat(packages, more) }

// under reports whether path is one of the roots or below one.
func under(path string, roots []string) bool {
	return slices.ContainsFunc(roots, func(r string) bool {
		return path == r || strings.HasPrefix(path, r+"/")
	})
}

// allows reports whether the package may import another package of this module.
func (r *row) allows(local string) bool {
	meant := func(named string) bool {
		if alone, ok := strings.CutSuffix(named, "$"); ok {
			return local == alone
		}
		return under(local, []string{named}) && (!under(local, apart) || under(named, apart))
	}
	return slices.ContainsFunc(r.may, meant)
}

// fault says why pkg may not import imp; "" if it may.
func fault(pkg, imp string) string {
	at := slices.IndexFunc(rows, func(r row) bool { return r.pkg == pkg })
	if at < 0 {
		return "the package has no row"
	}
	local, own := strings.CutPrefix(imp, module)
	switch r := &rows[at]; {
	case own && !r.allows(local):
		return "of this module, it imports only " + strings.Join(r.may, ", ")
	case own:
	case pkg == "engine" && !slices.Contains(engineMay, imp):
		return "it imports only " + strings.Join(engineMay, ", ")
	case imp == "time" && slices.Contains(timed, pkg):
	case r.pure && under(imp, pureMayNot):
		return "it imports nothing of " + strings.Join(pureMayNot, ", ")
	}
	return ""
}

// TestEveryPackageHasOneRow checks that every package has exactly one row.
func TestEveryPackageHasOneRow(t *testing.T) {
	rowsOf := map[string]int{}
	for _, r := range rows {
		rowsOf[r.pkg]++
	}
	for _, p := range packages(t) {
		if n := rowsOf[p.path]; n != 1 {
			t.Errorf("%s has %d rows, want one", p.path, n)
		}
		delete(rowsOf, p.path)
	}
	for path := range rowsOf {
		t.Errorf("%s has a row but is not a package", path)
	}
}

// listed is a package as printed by go list.
type listed struct {
	path    string
	imports []string
}

// packages lists the packages of the module in order.
func packages(t *testing.T) []listed {
	t.Helper()
	// -e: list the imports of packages that do not compile too.
	list := exec.CommandContext(t.Context(), "go", "list", "-e", "-f", "{{.ImportPath}}|{{.Imports}}|{{.Dir}}", "./...")
	list.Dir, list.Stderr = root, os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listed
	for line := range strings.Lines(string(out)) {
		field := strings.Split(strings.TrimSpace(line), "|")
		if len(field) != 3 {
			t.Fatalf("go list: unexpected line %q", line)
		}
		// The directory is read so that a cached test result is not reused after an edit there.
		if _, err := os.ReadDir(field[2]); err != nil {
			t.Error(err)
		}
		all = append(all, listed{strings.TrimPrefix(field[0], module), strings.Fields(strings.Trim(field[1], "[]"))})
	}
	return all
}

func TestImports(t *testing.T) {
	for _, p := range packages(t) {
		for _, imp := range p.imports {
			if why := fault(p.path, imp); why != "" {
				t.Errorf("%s imports %s: %s", p.path, imp, why)
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
		{"table", "time", true},
		{"table", "log/slog", false},
		{"table", "volgare/store", false},
		{"table", "volgare/bus", false},
		{"table", "volgare/bot/remote", false},
		{"table", "volgare/table/live", false},
		{"bot", "database/sql/driver", false},
		{"bot/greedy", "volgare/engine", true},
		{"bot/greedy", "volgare/bot", true},
		{"bot/greedy", "volgare/bot/planner", false},
		{"bot", "volgare/bot/greedy", false}, // the interface of a player does not depend on players
		{"bot/hint", "volgare/bot/simulator", false},
		{"bot/review", "volgare/bot/simulator", false},
		{"bot/evaluation", "volgare/bot/greedy", false},
		{"bot/planner", "volgare/bot/greedy", false},
		{"bot/greedy", "os/exec", false},
		{"bot", "volgare/protocol", false},
		{"bot", "volgare/bot/remote", false},
		{"bot/remote", "volgare/protocol", true},
		{"bot/remote", "volgare/server", false},
		{"bot/remote/process", "os/exec", true},
		{"bot/remote/process", "volgare/engine", false},
		{"bot", "volgare/cmd/volgare", false},
		{"bot", "volgare/bot/arena", false},
		{"bot/arena", "volgare/game", false},
		{"bot/arena", "time", true},
		{"bot/arena/stats", "volgare/engine", false},
		{"table", "volgare/bot/arena", false},
		{"terminal", "volgare/bot/arena", true},
		{"protocol", "volgare/catalogue", true},
		{"protocol", "volgare/words", true},
		{"protocol", "volgare/bot", false},
		{"protocol", "os", false},
		{"terminal", "volgare/words", true},
		{"terminal", "volgare/table", false},
		{"cmd/volgare", "volgare/terminal", true},
		{"cmd/volgare", "volgare/workshop/golden", false},
		{"cmd/volgare/internal/load", "volgare/server", false},
		{"workshop/solo", "volgare/table", true},
		{"workshop/solo", "volgare/table/live", false},
		{"bots", "os", false},
		{"server", "net/http", true},
		{"server", "volgare/table", true},
		{"server", "volgare/terminal", false},
		{"server", "volgare/server/play", true},
		{"server/api", "volgare/server/identity", false},
		{"server/identity", "volgare/server/tables", false},
		{"server/play", "volgare/server/tables", true},
		{"server/play", "volgare/server/seats", false},
		{"server/tables", "volgare/server", false},
		{"catalogue", "volgare/rulebook", true},
		{"catalogue", "volgare/server/api", false},
		{"table/live", "volgare/store", true},
		{"table/live", "volgare/server", false},
		{"server/play", "volgare/table/live", false},
		{"store/sqlite", "volgare/store", true},
		{"store/sqlite", "volgare/table", false},
		{"bus", "volgare/engine", false},
		{"bus/postgres", "volgare/bus", true},
		{"bus/postgres", "volgare/store", false},
		{"server", "volgare/bus/postgres", false},
		{"cmd/volgare", "volgare/bus/postgres", true},
		{"web", "volgare/view", false},
		{"notify/guarded", "volgare/internal/shares", true},
		{"notify/guarded", "volgare/table", false},
	} {
		t.Run(fmt.Sprintf("%s imports %s", c.pkg, c.imp), func(t *testing.T) {
			if why := fault(c.pkg, c.imp); (why == "") != c.ok {
				t.Errorf("fault = %q, want allowed = %v", why, c.ok)
			}
		})
	}
}

// TestPurePackagesHaveFilesForBrowsers checks that pure packages, with all their imports, have source files for a browser. Building them
// would take longer.
func TestPurePackagesHaveFilesForBrowsers(t *testing.T) {
	list := exec.CommandContext(t.Context(), "go", "list", "-deps")
	for _, r := range rows {
		if r.pure {
			list.Args = append(list.Args, "./"+r.pkg)
		}
	}
	list.Dir, list.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := list.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestSQLiteIsLinkedWithItsLibc checks that SQLite is linked with the version of libc that it was tested with.
func TestSQLiteIsLinkedWithItsLibc(t *testing.T) {
	list := func(args ...string) string {
		t.Helper()
		out, err := exec.CommandContext(t.Context(), "go", append([]string{"list", "-m"}, args...)...).Output()
		if err != nil {
			t.Fatal(err)
		}
		return strings.TrimSpace(string(out))
	}
	tested, err := os.ReadFile(list("-f", "{{.GoMod}}", "modernc.org/sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	if linked := list("modernc.org/libc"); !strings.Contains(string(tested), "\t"+linked+"\n") {
		t.Errorf("linked with %s, SQLite was tested with\n%s", linked, tested)
	}
}
