package main

import (
	"cmp"
	"context"
	"io"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"volgare/server/middleware"
	"volgare/store/postgres/postgrestest"
	"volgare/table"
)

// at returns the flag for a directory or database.
func at(data string) dataFlag { return dataFlag{Data: data} }

// running starts a server in this process and returns its address. Without other data it uses an empty directory.
func running(t *testing.T, c *serveCmd) string {
	t.Helper()
	c.Data = cmp.Or(c.Data, t.TempDir())
	out, in := io.Pipe()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		err := c.serve(ctx, &stdio{out: in, err: io.Discard})
		_ = in.CloseWithError(cmp.Or(err, io.EOF)) // report an error to the reader of the address
		ended <- err
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	line := make([]byte, 100)
	n, err := out.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	_, address, _ := strings.Cut(strings.TrimSpace(string(line[:n])), "volgare: ")
	return address
}

// asked requests the health of a server with the given Host.
func asked(t *testing.T, address, host string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address+"/healthz", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Host = host
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	return resp.StatusCode
}

// TestServeAnswersOnlyToItsNames checks that a server on this machine alone answers to the names of this machine and to given names.
func TestServeAnswersOnlyToItsNames(t *testing.T) {
	address := running(t, &serveCmd{Addr: "localhost:0", Host: []string{"club.example"}})
	for host, want := range map[string]int{"": 200, "club.example": 200, "[::1]:9": 200, "evil.example": 421} {
		if got := asked(t, address, host); got != want {
			t.Errorf("as %q: %d, want %d", host, got, want)
		}
	}
}

// TestServePrintsItsAddress checks that the printed address leads to the server, whatever port was requested.
func TestServePrintsItsAddress(t *testing.T) {
	const host = "http://127.0.0.1:"
	address := running(t, &serveCmd{Addr: "127.0.0.1:0"})
	if port, ok := strings.CutPrefix(address, host); !ok || port == "0" {
		t.Errorf("%q", address)
	}
	if got := asked(t, address, ""); got != http.StatusOK {
		t.Errorf("%s answers %d", address, got)
	}
}

// TestShownAddress checks the address for every kind of host.
func TestShownAddress(t *testing.T) {
	for at, want := range map[string]string{
		"localhost:0": "localhost:7", ":8080": "localhost:7", "0.0.0.0:0": "localhost:7", "[::]:0": "localhost:7",
		"127.0.0.1:0": "127.0.0.1:7", "[::1]:0": "[::1]:7", "192.168.1.5:0": "192.168.1.5:7", "club.example:0": "club.example:7",
	} {
		if got := shown(at, &net.TCPAddr{IP: net.IPv6loopback, Port: 7}); got != want {
			t.Errorf("at %s: %s, want %s", at, got, want)
		}
	}
}

// TestReachableAddresses checks that other machines are never given an address that leads to themselves, or that the server refuses.
func TestReachableAddresses(t *testing.T) {
	own := ownAddresses()
	for _, c := range []struct {
		ip    string
		named []string
		want  []string // nil for the addresses of this machine
	}{
		{"127.0.0.1", nil, []string{}},
		{"127.0.0.1", []string{"club.example"}, []string{}},
		{"::1", nil, []string{}},
		{"192.168.1.5", nil, []string{"http://192.168.1.5:80"}},
		{"2001:db8::5", nil, []string{"http://[2001:db8::5]:80"}},
		{"::", []string{"localhost", "club.example", "[2001:db8::5]"}, []string{"http://club.example:80", "http://[2001:db8::5]:80"}},
		{"::", nil, nil},
		{"0.0.0.0", nil, nil},
	} {
		got := (&serveCmd{Host: c.named}).reachable(&net.TCPAddr{IP: net.ParseIP(c.ip), Port: 80})
		if c.want == nil {
			for _, ip := range own {
				c.want = append(c.want, "http://"+netip.AddrPortFrom(ip, 80).String())
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("at %s as %v: %v, want %v", c.ip, c.named, got, c.want)
		}
	}
	proxied := &serveCmd{Host: []string{"club.example"}, TrustProxy: middleware.Proxies{{Prefix: netip.MustParsePrefix("127.0.0.0/8")}}}
	if got := proxied.reachable(&net.TCPAddr{IP: net.IPv6unspecified, Port: 80}); got != nil {
		t.Errorf("behind a proxy with its own address: %v", got)
	}
	for _, ip := range own {
		if ip.IsLoopback() || ip.IsLinkLocalUnicast() {
			t.Errorf("%s does not lead to this machine from others", ip)
		}
	}
}

// TestAcceptedHosts checks the accepted names for every kind of address.
func TestAcceptedHosts(t *testing.T) {
	for _, c := range []struct {
		ip    string
		named []string
		any   bool
	}{
		{"127.0.0.1", nil, false},
		{"127.0.0.2", nil, false},
		{"::1", nil, false},
		{"::", nil, true},
		{"192.168.1.5", nil, true},
		{"::", []string{"club.example"}, false},
	} {
		got := (&serveCmd{Host: c.named}).hosts(&net.TCPAddr{IP: net.ParseIP(c.ip), Port: 8080})
		if (got == nil) != c.any {
			t.Errorf("at %s: %v", c.ip, got)
		}
		for _, want := range append([]string{"localhost", c.ip}, c.named...) {
			if !c.any && !slices.Contains(got, want) {
				t.Errorf("at %s the name %s is missing: %v", c.ip, want, got)
			}
		}
	}
}

// TestLateStopIsForced checks that only a stop that takes too long is ended by force.
func TestLateStopIsForced(t *testing.T) {
	for _, c := range []struct {
		takes time.Duration
		late  bool
	}{{stopWithin - time.Second, false}, {stopWithin + time.Second, true}} {
		synctest.Test(t, func(t *testing.T) {
			ctx, stop := context.WithCancel(t.Context())
			late := false
			stopped := watch(ctx, stopWithin, func() { late = true })
			time.Sleep(time.Hour)
			stop()
			time.Sleep(c.takes)
			stopped()
			time.Sleep(time.Hour)
			synctest.Wait()
			if late != c.late {
				t.Errorf("after %v: by force %v, want %v", c.takes, late, c.late)
			}
		})
	}
}

// TestTwoServersNotifyEachOther checks that two servers over one database notify each other, and that one's bots play.
func TestTwoServersNotifyEachOther(t *testing.T) {
	url := postgrestest.URL(t)
	one := running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(url)}, NoLimits: true})
	other := running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(url)}, NoLimits: true})
	g := &killed{client: newClient(&http.Transport{}), address: one}
	var made struct{ ID string }
	bot := `{"who":"bot","bot":"random"}`
	if err := g.call("POST", "/api/tables", `{"start":true,"seats":[`+bot+`,`+bot+`]}`, &made); err != nil {
		t.Fatal(err)
	}
	g.address = other
	var seen struct{ State string }
	for end := time.Now().Add(time.Minute); seen.State != table.StateOver; time.Sleep(10 * time.Millisecond) {
		if err := g.call("GET", "/api/tables/"+made.ID, "", &seen); err != nil || time.Now().After(end) {
			t.Fatalf("at the other server it is %q: %v", seen.State, err)
		}
	}
}

// awaitFigure waits until a metric of a server matches a pattern.
func awaitFigure(t *testing.T, address, pattern string) {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address+"/metrics", nil)
		if err != nil {
			t.Fatal(err)
		}
		resp, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(resp.Body)
		_ = resp.Body.Close()
		if err == nil && regexp.MustCompile("(?m)^volgare_"+pattern).Match(text) {
			return
		}
		if err != nil || time.Now().After(end) {
			t.Fatalf("no %s: %v, %s", pattern, err, text)
		}
	}
}

// TestAgeOfBackupIsReported checks that a server reports the age of the last backup of its directory, infinity if there is none.
func TestAgeOfBackupIsReported(t *testing.T) {
	data := t.TempDir()
	address := running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(data)}})
	awaitFigure(t, address, `backup_age_seconds \+Inf$`)
	if err := (&backupCmd{File: filepath.Join(t.TempDir(), "copy.db"), dataFlag: at(data)}).Run(&stdio{out: io.Discard, err: io.Discard}); err != nil {
		t.Fatal(err)
	}
	hourAgo := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(data, backupMark), hourAgo, hourAgo); err != nil {
		t.Fatal(err)
	}
	awaitFigure(t, address, `backup_age_seconds 36..\.`)
}
