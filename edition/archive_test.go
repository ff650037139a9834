package edition

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
)

// later returns the library of a later build, whose boxes have different contents.
func later(t *testing.T) *Library {
	t.Helper()
	data := dataFiles(t)
	for _, name := range []string{"deluxe.yaml", "classic.yaml"} {
		text, _ := change(t, dataFile(t, name), "{is: Mercis", "{is: Merces")
		data[name] = &fstest.MapFile{Data: []byte(text)}
	}
	l, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestRestore checks that a restored table and its displays stay the same, even if the boxes change.
func TestRestore(t *testing.T) {
	old, now := builtin(t), later(t)
	for _, c := range []Config{
		{Preset: "it2010", Players: 2, Options: map[string]string{"grunt": "on"}},
		{Preset: "de2010", Players: 3},
		{Preset: "deluxe", Players: 5},
		{Preset: "deluxe", Players: 4, Options: map[string]string{"ritmo": "on", "placiti": "on", "placiti-deck": "10", "library-tile": "on"}},
	} {
		was := table(t, old, c)
		if other := table(t, now, c); other.Hash == was.Hash {
			t.Fatal("the later boxes give the same rules")
		}
		is, err := now.Restore(was.Archive(), was.Config, was.Board.Text(), was.Hash)
		if err != nil {
			t.Errorf("%+v: %v", c, err)
			continue
		}
		if is.Hash != was.Hash || !reflect.DeepEqual(is.Rules, was.Rules) || is.Marks() != was.Marks() {
			t.Errorf("%+v: other rules", c)
		}
		if !reflect.DeepEqual(is.Config, was.Config) || !reflect.DeepEqual(is.Preset, was.Preset) || is.Components.Title != was.Components.Title {
			t.Errorf("%+v: shown as %+v, %+v", c, is.Config, is.Preset)
		}
	}
}

// The archives in testdata were written by earlier builds and never change. Each build must restore all of them.
func TestEarlierArchives(t *testing.T) {
	names, err := filepath.Glob("testdata/archives/*.json")
	if err != nil || len(names) == 0 {
		t.Fatal("no archives", err)
	}
	for _, name := range names {
		var was struct {
			Hash, Board string
			Config      Config
			Archive     json.RawMessage
		}
		data, err := os.ReadFile(name)
		if err == nil {
			err = json.Unmarshal(data, &was)
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, err := builtin(t).Restore(was.Archive, was.Config, was.Board, was.Hash); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRestoreRefused checks that archives which do not give the rules of the hash are refused, with the reason.
func TestRestoreRefused(t *testing.T) {
	l := builtin(t)
	was := table(t, l, Config{Preset: "deluxe", Players: 3})
	good, board := string(was.Archive()), was.Board.Text()
	for _, c := range []struct{ archive, board, want string }{
		{"", board, "archive of rules"},
		{"{}", board, "event tiles: 1 to 16"},
		{strings.Replace(good, "Mercis", "Merces", 1), board, "the archive makes rules"},
		{strings.Replace(good, "venezia", "venedig", 1), board, `event 2 is at "venedig"`},
		{good, strings.ReplaceAll(board, "[roma", "[rom"), `a road leads to "rom"`},
		{good, "", "is not on the board"},
		{strings.Replace(good, "deluxe", "classic", 1), board, "rules"},
	} {
		if _, err := l.Restore([]byte(c.archive), was.Config, c.board, was.Hash); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40s: error %v, want %s", c.archive, err, c.want)
		}
	}
	next := was.Config
	next.Revision = Revision + 1
	if _, err := l.Restore(was.Archive(), next, board, was.Hash); err == nil || !strings.Contains(err.Error(), "unknown revision") {
		t.Errorf("a later revision: %v", err)
	}
}
