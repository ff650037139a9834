package main

import (
	"bytes"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"volgare/store/postgres/postgrestest"
)

// TestAdmin does all that can be done, at a server that runs, at what it has left, and at a database.
func TestAdmin(t *testing.T) {
	for _, c := range []struct {
		name string
		data func(tb testing.TB) string
	}{
		{"directory", func(tb testing.TB) string { tb.Helper(); return tb.TempDir() }},
		{"database", postgrestest.URL},
	} {
		t.Run(c.name, func(t *testing.T) { administered(t, c.data(t)) })
	}
}

func administered(t *testing.T, data string) {
	address := running(t, &serveCmd{Addr: "localhost:0", Data: data, NoLimits: true})
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
	must(ann.call("POST", "/api/tables/"+club.ID+"/reports", `{"comment":"Is this\u001b[2J right?","step":0,"seat":"yellow"}`, new(any)))

	do := func(args ...string) string {
		t.Helper()
		var out, err bytes.Buffer
		if status := run(append([]string{"admin"}, append(args, "--data", data)...), &stdio{out: &out, err: &err}); status != statusOK {
			t.Fatalf("%v: %s", args, err.String())
		}
		return out.String()
	}
	if told := do("tables"); !strings.Contains(told, club.ID) || !strings.Contains(told, `"Spam"`) || !strings.Contains(told, me.ID) {
		t.Errorf("tables:\n%s", told)
	}
	if told := do("reports"); !strings.Contains(told, "Is this") || !strings.Contains(told, club.ID) || strings.Contains(told, "\x1b") {
		t.Errorf("reports: %q", told)
	}
	shows := func(id string, as func(table) bool) {
		t.Helper()
		var is table
		for end := time.Now().Add(time.Minute); !as(is); time.Sleep(10 * time.Millisecond) { // another process did it
			if err := ann.call("GET", "/api/tables/"+id, "", &is); err != nil || time.Now().After(end) {
				t.Fatalf("%+v, %v", is, err)
			}
		}
	}
	do("send-away", me.ID)
	shows(club.ID, func(is table) bool { return is.State == "playing" && is.Seats[1].Resigned })
	shows(spam.ID, func(is table) bool { return is.State == "closed" })
	do("close", club.ID)
	shows(club.ID, func(is table) bool { return is.State == "closed" })
	if err := ann.call("PATCH", "/api/tables/"+club.ID, `{"closed":false}`, new(any)); err == nil {
		t.Error("its host opens it again")
	}
}

// TestAdminAlone reads what a server has left; the socket of one that runs is for its owner alone.
func TestAdminAlone(t *testing.T) {
	data := t.TempDir()
	t.Run("served", func(t *testing.T) {
		g := &killed{client: newClient(&http.Transport{}), address: running(t, &serveCmd{Addr: "localhost:0", Data: data, NoLimits: true})}
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
		t.Errorf("of nothing: %d", status)
	}
	if _, err := os.Stat(none); err == nil {
		t.Error("it was made")
	}
}
