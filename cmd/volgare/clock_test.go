package main

import (
	"context"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"testing"
	"time"

	"volgare/store/postgres/postgrestest"
	"volgare/table"
)

// TestClocksAcrossNodes uses two machines over one database, with clocks a quarter of an hour fast and slow. A link made by one
// server is valid at the other until it expires, times come from the database, and bots do not wait.
func TestClocksAcrossNodes(t *testing.T) {
	url := postgrestest.URL(t)
	serve := func(ahead time.Duration) string {
		return running(t, &serveCmd{
			Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(url)}, NoLimits: true, BotGrace: time.Second, machine: func() time.Time { return time.Now().Add(ahead) },
		})
	}
	fast, slow := serve(15*time.Minute), serve(-15*time.Minute)
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	g := &killed{client: newClient(&http.Transport{}), address: fast}
	g.client.Jar = jar
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	var made struct {
		ID      string
		Changed time.Time
	}
	bot := `{"who":"bot","bot":"random"}`
	for address, drift := range map[string]string{fast: "clock_drift_seconds (899|900)", slow: "clock_drift_seconds -(899|900)"} {
		g.address = address
		for _, want := range []string{drift, "bus_connected 1"} {
			awaitFigure(t, address, want)
		}
		must(g.call("POST", "/api/tables", `{"start":true,"seats":[`+bot+`,`+bot+`]}`, &made))
		if off := time.Since(made.Changed).Abs(); off > time.Minute {
			t.Errorf("a table is created %v away from the present", off)
		}
		var seen struct{ State string }
		for end := time.Now().Add(time.Minute); seen.State != table.StateOver; time.Sleep(10 * time.Millisecond) {
			if err := g.call("GET", "/api/tables/"+made.ID, "", &seen); err != nil || time.Now().After(end) {
				t.Fatalf("the game is %q: %v", seen.State, err)
			}
		}
	}
	var link struct{ Path string }
	for _, from := range []string{fast, slow} {
		g.address = from
		must(g.call("POST", "/api/me/device", "", &link))
		for _, at := range []string{fast, slow} {
			g.address = at
			must(g.call("GET", "/api/links/"+strings.TrimPrefix(link.Path, "/d/"), "", new(any)))
		}
	}
}

// TestClockFollowsDatabase checks that a clock is right although the machine's is not, and that the difference is reported.
func TestClockFollowsDatabase(t *testing.T) {
	st, err := openStore(t.Context(), postgrestest.URL(t), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	for _, ahead := range []time.Duration{15 * time.Minute, -15 * time.Minute} {
		var log strings.Builder
		machine := func() time.Time { return time.Now().Add(ahead) }
		reported := make(chan time.Duration, 1)
		c, stop, err := openClock(t.Context(), st, machine, (&serveCmd{}).logger(&log), func(d time.Duration) { reported <- d })
		if err != nil {
			t.Fatal(err)
		}
		drift := <-reported
		stop()
		if off := time.Since(c.Now()).Abs(); off > time.Minute || (drift-ahead).Abs() > time.Minute {
			t.Errorf("the clock is off by %v, reported are %v", off, drift)
		}
		if !strings.Contains(log.String(), "is NTP running?") {
			t.Errorf("no warning: %s", log.String())
		}
	}
}

// late is a database that answers with a delay.
type late struct {
	clocked

	wait func()
}

func (l late) Now(ctx context.Context) (time.Time, error) {
	defer l.wait()
	return l.clocked.Now(ctx)
}

// TestSlowComparisonIsNotUsed checks that a slow comparison changes neither the clock nor the reported difference, unless
// it is the first.
func TestSlowComparisonIsNotUsed(t *testing.T) {
	st, err := openStore(t.Context(), postgrestest.URL(t), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	var ahead time.Duration // by which the clock of the machine is ahead
	c := &clock{machine: func() time.Time { return time.Now().Add(ahead) }}
	db := late{st.(clocked), func() { ahead += time.Minute }}
	if drift, err := c.compare(t.Context(), db); err != nil || (drift-30*time.Second).Abs() > time.Second {
		t.Errorf("the first: %v, %v", drift, err)
	}
	before := c.latest.Load()
	if drift, err := c.compare(t.Context(), db); err == nil || c.latest.Load() != before {
		t.Errorf("the second: a difference of %v is reported", drift)
	}
	if _, err := c.compare(t.Context(), st.(clocked)); err != nil || c.latest.Load() == before {
		t.Errorf("a fast one: %v", err)
	}
}
