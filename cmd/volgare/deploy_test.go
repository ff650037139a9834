package main

import (
	"bufio"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"volgare/deploy"
	"volgare/store/postgres/postgrestest"
)

// understood checks that the program accepts a command line.
func understood(t *testing.T, what string, args []string) {
	t.Helper()
	parser, err := newParser(&stdio{out: os.Stdout, err: os.Stderr})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parser.Parse(args); err != nil {
		t.Errorf("%s: %v", what, err)
	}
}

// TestCommandLinesOfUnitsAreAccepted checks that the program accepts the command lines in units and containers.
func TestCommandLinesOfUnitsAreAccepted(t *testing.T) {
	units, err := fs.Glob(deploy.Files, "*.service")
	if err != nil || len(units) < 2 {
		t.Fatal(units, err)
	}
	for _, unit := range units {
		text, err := deploy.Files.ReadFile(unit)
		if err != nil {
			t.Fatal(err)
		}
		line := regexp.MustCompile(`(?m)^ExecStart=/usr/local/bin/volgare (.*)$`).FindSubmatch(text)
		if line == nil {
			t.Fatal(unit, "starts another program")
		}
		told := strings.ReplaceAll(string(line[1]), "%i", "8081")
		if strings.ContainsAny(told, "$%") {
			t.Errorf("%s: unknown value %s", unit, told)
		}
		understood(t, unit, strings.Fields(told))
	}
	text, err := deploy.Files.ReadFile("compose.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var composed struct {
		Services map[string]struct {
			Command     []string
			Environment map[string]string
		}
	}
	if err := yaml.Unmarshal(text, &composed); err != nil {
		t.Fatal(err)
	}
	for n := range deploy.Nodes {
		name := "node" + string(rune('1'+n))
		node := composed.Services[name]
		understood(t, "compose.yaml: "+name, node.Command)
		if got := composed.Services["proxy"].Environment["NODE"+name[4:]]; got != name+":8080" {
			t.Errorf("the proxy asks %q for %s", got, name)
		}
	}
}

// TestUnitsAreHardened checks that units restrict the rights of a server, and restart it however long its database is
// unavailable.
func TestUnitsAreHardened(t *testing.T) {
	units, _ := fs.Glob(deploy.Files, "*.service")
	for _, unit := range units {
		text, err := deploy.Files.ReadFile(unit)
		if err != nil {
			t.Fatal(err)
		}
		if !regexp.MustCompile(`(?m)^StartLimitIntervalSec=0$`).Match(text) || !regexp.MustCompile(`(?m)^Restart=(always|on-failure)$`).Match(text) {
			t.Errorf("%s stops restarting", unit)
		}
		program, err := exec.LookPath("systemd-analyze")
		if err != nil {
			t.Skip("systemd-analyze is not installed: apt-get update && apt-get install -y systemd")
		}
		out, err := exec.CommandContext(t.Context(), program, "security", "--offline=yes", "--threshold=20", "../../deploy/"+unit).CombinedOutput()
		if err != nil {
			t.Errorf("%s is exposed: %v\n%s", unit, err, out)
		}
	}
}

// TestCompositionIsHardened checks that containers cannot write to their image and have only the capabilities they need,
// that each has a health check, and that only the proxy is reachable from outside. Nodes trust the proxy and the machine in
// front of it.
func TestCompositionIsHardened(t *testing.T) {
	text, err := deploy.Files.ReadFile("compose.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var composed struct {
		Services map[string]struct {
			Command     []string
			ReadOnly    bool     `yaml:"read_only"`
			CapDrop     []string `yaml:"cap_drop"`
			SecurityOpt []string `yaml:"security_opt"`
			Networks    []string
			Ports       []string
			Healthcheck struct{ Test []string }
		}
		Networks map[string]struct {
			Internal bool
			IPAM     struct {
				Config []struct{ Subnet, Gateway string }
			}
		}
	}
	if err := yaml.Unmarshal(text, &composed); err != nil {
		t.Fatal(err)
	}
	if len(composed.Services) != deploy.Nodes+2 {
		t.Errorf("services: %v", composed.Services)
	}
	for name, s := range composed.Services {
		if !s.ReadOnly || !slices.Equal(s.CapDrop, []string{"ALL"}) || !slices.Contains(s.SecurityOpt, "no-new-privileges:true") || len(s.Healthcheck.Test) == 0 {
			t.Errorf("%s is not hardened: %+v", name, s)
		}
		for _, network := range s.Networks {
			if !composed.Networks[network].Internal && name != "proxy" {
				t.Errorf("%s is reached by the network %s", name, network)
			}
		}
		if len(s.Networks) == 0 || (len(s.Ports) > 0) != (name == "proxy") {
			t.Errorf("%s has networks %v and ports %v", name, s.Networks, s.Ports)
		}
	}
	edge, nodes := composed.Networks["edge"].IPAM.Config[0], composed.Networks["nodes"].IPAM.Config[0]
	for _, trusted := range []string{edge.Gateway, nodes.Subnet} {
		if !slices.Contains(composed.Services["node1"].Command, "--trust-proxy="+trusted) {
			t.Errorf("a node does not trust %s: %v", trusted, composed.Services["node1"].Command)
		}
	}
}

// TestNotificationsOfComposition checks that the file with the settings of notifications belongs to the other containers: each node
// reads the mail server from a file, and has a way out, which nothing comes in by.
func TestNotificationsOfComposition(t *testing.T) {
	var base, added struct {
		Services map[string]struct {
			Command           []string
			Environment       map[string]string
			Secrets, Networks []string
			Ports             []string
		}
		Networks map[string]struct{ Internal bool }
		Secrets  map[string]struct{ File string }
	}
	for name, to := range map[string]any{"compose.yaml": &base, "compose.notify.yaml": &added} {
		text, err := deploy.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := yaml.Unmarshal(text, to); err != nil {
			t.Fatal(err)
		}
	}
	if len(added.Services) != deploy.Nodes {
		t.Errorf("services: %v", added.Services)
	}
	for name, s := range added.Services {
		node, ok := base.Services[name]
		if !ok || !slices.ContainsFunc(node.Command, func(arg string) bool { return strings.HasPrefix(arg, "--site=") }) {
			t.Errorf("%s has no --site: %v", name, node.Command)
		}
		secret, _ := strings.CutPrefix(s.Environment["VOLGARE_SMTP_FILE"], "/run/secrets/")
		if !slices.Contains(s.Secrets, secret) || added.Secrets[secret].File == "" || s.Environment["VOLGARE_MAIL_FROM"] == "" {
			t.Errorf("%s: %+v, %v", name, s, added.Secrets)
		}
		outside, ok := added.Networks[strings.Join(s.Networks, " ")]
		if !ok || outside.Internal || len(s.Ports) > 0 {
			t.Errorf("%s has networks %v of %v, ports %v", name, s.Networks, added.Networks, s.Ports)
		}
	}
}

// TestMetricsNamedByAlertsExist checks that every metric named by an alert or the dashboard is at /metrics of a server with a
// directory or with a database.
func TestMetricsNamedByAlertsExist(t *testing.T) {
	var told strings.Builder
	for _, data := range []string{t.TempDir(), postgrestest.URL(t)} {
		address := running(t, &serveCmd{Addr: "127.0.0.1:0", storeFlags: storeFlags{dataFlag: at(data)}})
		jar, err := cookiejar.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		post := func(path, body string) (location string) {
			resp, err := (&http.Client{Jar: jar}).Post(address+path, "application/json", strings.NewReader(body))
			if err != nil {
				t.Fatal(err)
			}
			_ = resp.Body.Close()
			return resp.Header.Get("Location")
		}
		table := post("/api/tables", `{"seats":[{"who":"bot","bot":"random"},{"who":"bot","bot":"random"}],"key":"of-a-real-server"}`)
		post(table+"/start", `{"key":"of-a-real-server"}`) // this is refused, since the game has begun
		for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
			resp, err := http.Get(address + "/metrics")
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(resp.Body)
			if _ = resp.Body.Close(); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(text), "volgare_bot_choice_seconds_bucket{") || time.Now().After(end) {
				told.WriteString("\n" + string(text))
				break
			}
		}
	}
	for _, name := range []string{"alerts.yaml", "grafana.json"} {
		text, err := deploy.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		figures := regexp.MustCompile(`\b(volgare|process)_[a-z_]+`).FindAllString(string(text), -1)
		if len(figures) < 5 {
			t.Errorf("metrics in %s: %v", name, figures)
		}
		for _, figure := range figures {
			if !strings.Contains(told.String(), "\n"+figure+"{") && !strings.Contains(told.String(), "\n"+figure+" ") {
				t.Errorf("%s names %s, a metric that no server has", name, figure)
			}
		}
	}
}

// TestProxyConfigurationIsAcceptedAndSafe checks that HAProxy accepts its configuration, drops its rights if started by root, and passes on
// no request for the metrics of the nodes, however the path is encoded.
func TestProxyConfigurationIsAcceptedAndSafe(t *testing.T) {
	program, err := exec.LookPath("haproxy")
	if err != nil {
		t.Skip("HAProxy is not installed: apt-get update && apt-get install -y haproxy")
	}
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := ln.Addr().String()
	if err := ln.Close(); err != nil {
		t.Fatal(err)
	}
	address := running(t, &serveCmd{Addr: "127.0.0.1:0", Metrics: true})
	node := strings.TrimPrefix(address, "http://")
	env := append(os.Environ(), "BIND="+addr, "NODE1="+node, "NODE2="+node, "NODE3="+node)
	if os.Geteuid() != 0 {
		env = append(env, "UNPRIVILEGED=1")
	}
	const config = "../../deploy/haproxy.cfg"
	c := exec.CommandContext(t.Context(), program, "-c", "-f", config)
	c.Env = env
	if out, err := c.CombinedOutput(); err != nil || strings.Contains(string(out), "WARNING") {
		t.Fatalf("%v\n%s", err, out)
	}
	proxy := exec.CommandContext(t.Context(), program, "-db", "-f", config)
	proxy.Env = env
	if err := proxy.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _, _ = proxy.Process.Kill(), proxy.Wait() }()
	status := func(path string) int {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			return 0
		}
		defer conn.Close()
		fmt.Fprintf(conn, "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", path)
		resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			return 0
		}
		_ = resp.Body.Close()
		return resp.StatusCode
	}
	for end := time.Now().Add(patience); status("/healthz") != http.StatusOK; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the proxy does not pass on a request")
		}
	}
	resp, err := http.Get(address + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	if _ = resp.Body.Close(); resp.StatusCode != http.StatusOK {
		t.Fatalf("the node has no metrics: status %d", resp.StatusCode)
	}
	for _, path := range []string{
		"/metrics", "/%6detrics", "/%6Detrics", "/metric%73", "/metrics?x", "//metrics", "/./metrics", "/x/../metrics", "/debug/pprof/", "/%64ebug/pprof/", "/debug%2fpprof/",
		"http://localhost/metrics", "http://localhost/%6detrics",
	} {
		if got := status(path); got != http.StatusNotFound {
			t.Errorf("GET %s: %d", path, got)
		}
	}
	if os.Geteuid() == 0 {
		is, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", proxy.Process.Pid))
		if err != nil {
			t.Skip("the system has no /proc")
		}
		if regexp.MustCompile(`(?m)^Uid:\t0\t`).Match(is) {
			t.Error("the proxy serves as root")
		}
	}
}
