package main

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/bus"
	"volgare/store/postgres/postgrestest"
)

// TestAdminCommandsOnEveryStore runs all administrative commands on a running server, on the directory of a stopped one, on
// a database, and on a database with a pooler.
func TestAdminCommandsOnEveryStore(t *testing.T) {
	for _, c := range []struct {
		name string
		data func(t *testing.T) (data, direct string)
	}{
		{"directory", func(t *testing.T) (string, string) { t.Helper(); return t.TempDir(), "" }},
		{"database", func(t *testing.T) (string, string) { t.Helper(); return postgrestest.URL(t), "" }},
		{"pooler", func(t *testing.T) (string, string) {
			t.Helper()
			url := postgrestest.URL(t)
			return postgrestest.Pooler(t, url), url
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			data, direct := c.data(t)
			administered(t, data, direct)
		})
	}
}

// TestNotifyIsADatabase checks that a server does not start if its --notify would cut it off from other servers.
func TestNotifyIsADatabase(t *testing.T) {
	url := postgrestest.URL(t)
	for _, args := range [][]string{{"--data", url, "--notify", "db.example.org"}, {"--data", t.TempDir(), "--notify", url}} {
		for _, command := range [][]string{{"serve", "--addr", "localhost:0"}, {"admin", "tables"}} {
			var fault bytes.Buffer
			all := slices.Concat(command, args)
			if status := run(all, &stdio{out: io.Discard, err: &fault}); status != statusFault || !strings.Contains(fault.String(), "--notify") {
				t.Errorf("%v: %d, %s", all, status, fault.String())
			}
		}
	}
}

// heard returns a function that waits until a node over a database is notified of a table.
func heard(t *testing.T, url string) func(id string) {
	t.Helper()
	st, err := openStore(t.Context(), url, nil)
	if err != nil {
		t.Fatal(err)
	}
	notes, err := openBus(t.Context(), url, "", st, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	var tables sync.Map
	listening := make(chan struct{})
	notes.Listen(func(n bus.Note) {
		if _, before := tables.Swap(n.Table, true); n.Missed() && !before {
			close(listening)
		}
	})
	t.Cleanup(func() { _, _ = notes.close(), st.Close() })
	<-listening
	return func(id string) {
		t.Helper()
		for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
			if _, is := tables.LoadAndDelete(id); is {
				return
			}
			if time.Now().After(end) {
				t.Fatalf("no node is notified of table %s", id)
			}
		}
	}
}

func administered(t *testing.T, data, direct string) {
	t.Helper()
	address := running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{at(data), direct}, NoLimits: true})
	person := func() *killed {
		jar, _ := cookiejar.New(nil)
		client := newClient(&http.Transport{})
		client.Jar = jar
		return &killed{client: client, address: address}
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	type table struct {
		ID, State string
		Seats     []struct{ Resigned bool }
	}
	ann, eve := person(), person()
	var club, spam table
	var me struct{ ID string }
	must(ann.call("POST", "/api/tables", `{"name":"Club","public":true,"seats":[{"who":"me","name":"Ann"},{"who":"open"}]}`, &club))
	must(eve.call("POST", "/api/tables/"+club.ID+"/seats/red", `{"do":"sit","name":"Eve"}`, new(any)))
	must(eve.call("POST", "/api/tables", `{"name":"Spam","public":true,"seats":[{"who":"me"},{"who":"open"}]}`, &spam))
	must(eve.call("GET", "/api/me", "", &me))
	must(ann.call("POST", "/api/tables/"+club.ID+"/start", "", new(any)))
	must(ann.call("POST", "/api/tables/"+club.ID+"/reports", `{"comment":"Is this right?","step":0,"seat":"yellow"}`, new(any)))

	do := func(args ...string) string {
		t.Helper()
		var out, err bytes.Buffer
		args = append(append([]string{"admin"}, args...), "--data", data)
		if direct != "" {
			args = append(args, "--notify", direct)
		}
		if status := run(args, &stdio{out: &out, err: &err}); status != statusOK {
			t.Fatalf("%v: %s", args, err.String())
		}
		return out.String()
	}
	if told := do("tables"); !strings.Contains(told, club.ID) || !strings.Contains(told, `"Spam"`) || !strings.Contains(told, me.ID) {
		t.Errorf("tables:\n%s", told)
	}
	if told := do("reports"); !strings.Contains(told, "Is this") || !strings.Contains(told, club.ID) {
		t.Errorf("reports: %q", told)
	}
	shows := func(id string, as func(table) bool) {
		t.Helper()
		var is table
		for end := time.Now().Add(time.Minute); !as(is); time.Sleep(10 * time.Millisecond) { // another process makes the change
			if err := ann.call("GET", "/api/tables/"+id, "", &is); err != nil || time.Now().After(end) {
				t.Fatalf("%+v, %v", is, err)
			}
		}
	}
	do("ban", me.ID)
	shows(club.ID, func(is table) bool { return is.State == "playing" && is.Seats[1].Resigned })
	shows(spam.ID, func(is table) bool { return is.State == "closed" })
	notified := func(string) {}
	if direct != "" {
		notified = heard(t, direct)
	}
	do("close", club.ID)
	notified(club.ID)
	shows(club.ID, func(is table) bool { return is.State == "closed" })
	if err := ann.call("PATCH", "/api/tables/"+club.ID, `{"closed":false}`, new(any)); err == nil {
		t.Error("its host can open it again")
	}
}

// TestAdminReadsStoppedServer reads the directory of a stopped server. The socket of a running server is accessible only to its owner.
func TestAdminReadsStoppedServer(t *testing.T) {
	data := t.TempDir()
	t.Run("served", func(t *testing.T) {
		g := &killed{client: newClient(&http.Transport{}), address: running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(data)}, NoLimits: true})}
		if err := g.call("POST", "/api/tables", `{"name":"Left","seats":[{"who":"me"},{"who":"open"}]}`, new(any)); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(filepath.Join(data, "volgare.sock"))
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%v, %v", info, err)
		}
	})
	var out, fault bytes.Buffer
	if status := run([]string{"admin", "tables", "--json", "--data", data}, &stdio{out: &out, err: &fault}); status != statusOK || !strings.Contains(out.String(), `"Left"`) {
		t.Errorf("%d: %s%s", status, out.String(), fault.String())
	}
	none := filepath.Join(data, "none")
	if status := run([]string{"admin", "tables", "--data", none}, &stdio{out: &out, err: &fault}); status != statusFault {
		t.Errorf("without a store: status %d", status)
	}
	if _, err := os.Stat(none); err == nil {
		t.Error("the store was created")
	}
}

// TestAdminWithoutTemporaryDirectory checks that no temporary directory is needed: a container may have none.
func TestAdminWithoutTemporaryDirectory(t *testing.T) {
	data := t.TempDir()
	t.Setenv("TMPDIR", "/nowhere")
	var out bytes.Buffer
	if status := run([]string{"admin", "tables", "--data", data}, &stdio{out: &out, err: &out}); status != statusOK {
		t.Errorf("%d: %s", status, &out)
	}
	if status := run([]string{"verify-store", "--data", data}, &stdio{out: &out, err: &out}); status != statusFault || !strings.Contains(out.String(), "set TMPDIR to use another directory") {
		t.Errorf("%d: %s", status, &out)
	}
}

// TestAdminWithLongPath checks the error for a running server whose path is too long for a socket.
func TestAdminWithLongPath(t *testing.T) {
	data := filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(data)}})
	var out bytes.Buffer
	status := run([]string{"admin", "tables", "--data", data}, &stdio{out: &out, err: &out})
	if status != statusFault || !strings.Contains(out.String(), "name the directory by a shorter path") {
		t.Errorf("%d: %s", status, &out)
	}
}
