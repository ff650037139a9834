package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/edition/editiontest"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/live"
	"volgare/table/tabletest"
)

// finished returns the game played with package table alone.
func finished(t *testing.T) *alone {
	t.Helper()
	h, err := newAlone()
	if err == nil {
		err = play(h)
	}
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestGameCoversUndoAndRedo checks that the game ends, that every seat moves, and that Anna undoes and redoes moves, so that the
// comparisons cover them.
func TestGameCoversUndoAndRedo(t *testing.T) {
	h := finished(t)
	tabletest.Proves(t, editiontest.Library(t), h.table.Record(0), h.table.Steps())
	log := string(bytes.Join(h.log, []byte("\n")))
	for sort, least := range map[string]int{
		`"s":"yellow","m":`: 30, `"b":"novice"`: 30, `"b":"greedy"`: 30, `"k":"undo"`: 1, `"k":"redo"`: 1, `"k":"chat"`: 1,
	} {
		if n := strings.Count(log, sort); n < least {
			t.Errorf("%d entries have %s, want %d", n, sort, least)
		}
	}
}

// TestSameEntriesInWebAssembly checks that the table compiled to WebAssembly and run by Node has the same entries, byte for byte.
func TestSameEntriesInWebAssembly(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatalf("this test needs Node 20, to run WebAssembly as a browser does: %v", err)
	}
	root, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "solo.wasm")
	build := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", program, ".")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var faults bytes.Buffer
	// Like go_js_wasm_exec, but without an environment: Go's loader accepts only a small one.
	run := exec.CommandContext(t.Context(), node, "--stack-size=8192",
		filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), program)
	run.Env, run.Stderr = []string{}, &faults
	out, err := run.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, faults.String())
	}
	same(t, bytes.Split(bytes.TrimSuffix(out, []byte("\n")), []byte("\n")), finished(t).log)
}

// TestSameEntriesOnServer checks that the same game on a server has the same entries, byte for byte, including times and the table's id.
func TestSameEntriesOnServer(t *testing.T) {
	want := finished(t)
	synctest.Test(t, func(t *testing.T) {
		h := &served{t: t, st: storetest.Memory(t)}
		h.Service = live.New(editiontest.Library(t), h.st, &bus.Local{}, live.Options{
			Random: random(), BotGrace: pace.Grace, BotPause: pace.Pause,
		})
		defer h.Close()
		s, err := h.Create(t.Context(), anna, plan)
		if err != nil {
			t.Fatal(err)
		}
		if h.id = s.ID; h.id != want.table.ID {
			t.Fatalf("the table's id is %s, want %s", h.id, want.table.ID)
		}
		if err := play(h); err != nil {
			t.Fatal(err)
		}
		same(t, h.entries(), want.log)
	})
}

// served is a house with a service, in a synctest bubble.
type served struct {
	*live.Service
	t    *testing.T
	st   store.Store
	id   string
	last table.Due
}

// now returns the table after all work due by now.
func (h *served) now() *table.Snapshot {
	synctest.Wait()
	s, err := h.Look(h.t.Context(), h.id)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

func (h *served) command(c table.Command, at time.Time) error {
	time.Sleep(time.Until(at))
	_, err := h.Do(context.Background(), h.id, c)
	return err
}

func (h *served) await(d table.Due) error {
	if d == h.last {
		return fmt.Errorf("at %v: %v had no effect", time.Now(), d)
	}
	h.last = d
	time.Sleep(time.Until(d.At))
	return nil
}

// entries returns the stored log.
func (h *served) entries() (log [][]byte) {
	list, err := h.st.Entries(h.t.Context(), h.id, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, e := range list {
		log = append(log, e.Data)
	}
	return log
}

// same compares two logs.
func same(t *testing.T, got, want [][]byte) {
	t.Helper()
	for i := range min(len(got), len(want)) {
		if !bytes.Equal(got[i], want[i]) {
			t.Fatalf("entry %d:\n%s\nwant\n%s", i+1, got[i], want[i])
		}
	}
	if len(got) != len(want) {
		t.Fatalf("%d entries, want %d", len(got), len(want))
	}
}
