package main

import (
	"bytes"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRedacted checks that all of a password or token is removed, and that the rest of the address remains.
func TestRedacted(t *testing.T) {
	for text, want := range map[string]string{
		"open postgres://ann:s3cret@db/volgare: refused":          "open postgres://ann:***@db/volgare: refused",
		"postgres://ann:s3@cr/et:1@db/volgare":                    "postgres://ann:***@db/volgare",
		`unexpected argument postgres://ann:s3 "cr'et@db/v`:       "unexpected argument postgres://ann:***@db/v",
		"postgres://ann:s3cret/volgare":                           "postgres://ann:***/volgare",
		"postgres://ann:s3cret":                                   "postgres://ann:***",
		"postgres://:s3cret@db":                                   "postgres://:***@db",
		"postgres://ann@db/v?password=s3cret&sslmode=disable":     "postgres://ann@db/v?password=***&sslmode=disable",
		"wss://club.example/api/bots/connect?token=s3cret":        "wss://club.example/api/bots/connect?token=***",
		"wss://club.example/api/bots/connect?x=1&TOKEN=s3cret;y":  "wss://club.example/api/bots/connect?x=1&TOKEN=***",
		`Get "http://localhost:8080/healthz": refused`:            `Get "http://localhost:8080/healthz": refused`,
		`Get "http://localhost:8080": refused`:                    `Get "http://localhost:8080": refused`,
		"smtp://USER:PASSWORD@HOST:587, and smtps://ann:s3cret@h": "smtp://USER:PASSWORD@HOST:587, and smtps://ann:***@h",
		"smtp://USER:PASSWORD@db, smtps://ann:PASSWORD@HOST":      "smtp://USER:***@HOST",
		"http://[::1]:8080/x":                                     "http://[::1]:8080/x",
		"postgres://ann@db/volgare":                               "postgres://ann@db/volgare",
	} {
		if got := redacted(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestNoSecretIsPrinted passes secrets to every command that takes a URL, in valid and invalid forms.
func TestNoSecretIsPrinted(t *testing.T) {
	const secret = "s3cretword"
	ln, err := net.Listen("tcp", "127.0.0.1:0") // no server answers there once it is closed
	if err != nil {
		t.Fatal(err)
	}
	nowhere := ln.Addr().String()
	if err := ln.Close(); err != nil {
		t.Fatal(err)
	}
	refuses := httptest.NewServer(http.NotFoundHandler())
	defer refuses.Close()
	ws := "ws" + strings.TrimPrefix(refuses.URL, "http")
	file := filepath.Join(t.TempDir(), "copy.db")
	var databases []string
	for _, form := range []string{
		"postgres://ann:PW@ADDR/v", "postgres://ann:PW@ADDR/v?sslmode=nonsense", "postgres://ann:PW%zz@ADDR/v", "postgres://ann:PW#@ADDR/v",
		"postgres://ann:x y PW@ADDR/v", "postgres://ann:PW@ADDR:port/v", "postgres://ADDR/v?password=PW&sslmode=nonsense", "postgres://ann:PW/v",
	} {
		databases = append(databases, strings.NewReplacer("PW", secret, "ADDR", nowhere).Replace(form))
	}
	var runs [][]string
	for _, url := range databases {
		runs = append(runs,
			[]string{"admin", "tables", "--data", url}, []string{"verify-store", "--data", url}, []string{"backup", file, "--data", url},
			[]string{"restore", file, "--data", url}, []string{"restore", url}, []string{"migrate-store", url, t.TempDir()},
			[]string{"migrate-store", t.TempDir(), url}, []string{"serve", url}, []string{"serve", "--addr", url}, []string{"serve", "--data=" + url, "--fly"},
			[]string{"serve", "--addr", "localhost:0", "--data", url}, []string{"serve", "--trust-proxy", url}, []string{url}, []string{"bench", "serve", "--url", url},
			[]string{"health", url}, []string{"bot", "connect", url, "/nowhere/bot"})
	}
	for _, address := range []string{
		ws + "/api/bots/connect?token=" + secret, ws + "/api/bots/connect?token=" + secret + ";x", ws + "/%zz?token=" + secret, "ws:/" + "/ann:" + secret + "@" + strings.TrimPrefix(ws, "ws://") + "/api/bots/connect",
		"nonsense://" + nowhere + "/?token=" + secret, secret,
	} {
		runs = append(runs, []string{"bot", "connect", address, "/nowhere/bot"})
	}
	for _, args := range runs {
		var out bytes.Buffer
		status := run(args, &stdio{in: strings.NewReader(""), out: &out, err: &out})
		if status == statusOK || out.Len() == 0 {
			t.Errorf("%q: status %d, %q", args, status, &out)
		}
		if strings.Contains(out.String(), secret) && args[len(args)-2] != secret {
			t.Errorf("%q: %s", args, &out)
		}
	}
}

// TestLogHasNoSecrets checks that neither texts nor errors bring secrets into the log.
func TestLogHasNoSecrets(t *testing.T) {
	var out bytes.Buffer
	for _, c := range []serveCmd{{}, {LogJSON: true}} {
		c.logger(&out).Error("x", "error", errors.New("postgres://ann:s3cret@db/v"), "at", "wss://h/?token=s3cret")
	}
	if strings.Contains(out.String(), "s3cret") || strings.Count(out.String(), hidden) != 4 {
		t.Errorf("%s", &out)
	}
}

// TestSecretsInEnvironment checks that the database and a bot's token can be passed outside the command line, which other
// users of the machine can see.
func TestSecretsInEnvironment(t *testing.T) {
	data := t.TempDir()
	t.Setenv("VOLGARE_DATA", data)
	var out bytes.Buffer
	if status := run([]string{"admin", "tables"}, &stdio{out: &out, err: &out}); status != statusOK {
		t.Errorf("%d %s", status, &out)
	}
	if _, err := os.Stat(filepath.Join(data, "volgare.db")); err != nil {
		t.Error(err)
	}
	came := make(chan string, 1)
	asked := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		came <- r.Header.Get("Authorization") + r.URL.RawQuery
		http.NotFound(w, r)
	}))
	defer asked.Close()
	file := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(file, []byte("from-file\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ env, file, want string }{{"from-env", "", "Bearer from-env"}, {"", file, "Bearer from-file"}} {
		t.Setenv("VOLGARE_BOT_TOKEN", c.env)
		t.Setenv("VOLGARE_BOT_TOKEN_FILE", c.file)
		run([]string{"bot", "connect", asked.URL + "/api/bots/connect", "/nowhere/bot"}, &stdio{out: &out, err: &out})
		if got := <-came; got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestSecretsInFiles checks that each secret can be in a file that a variable names, without being printed. A file that cannot be
// read or is empty, and a secret that is given twice, are refused.
func TestSecretsInFiles(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	places := map[string][]string{
		"VOLGARE_DATA":      {"admin", "tables"},
		"VOLGARE_NOTIFY":    {"admin", "tables", "--data", t.TempDir()},
		"VOLGARE_SMTP":      {"serve", "--addr", "localhost:nowhere", "--mail-from", "a@example.org", "--data", filepath.Join(dir, "data")},
		"VOLGARE_BOT_TOKEN": {"bot", "connect", "http://localhost:1/api/bots/connect", "/nowhere/bot"},
	}
	for name, args := range places {
		for text, c := range map[string]struct{ file, env, want string }{
			"empty":   {file("empty", " \n"), "", "is empty"},
			"missing": {filepath.Join(dir, "missing"), "", "no such file"},
			"twice":   {file("twice", "s3cret-1"), "s3cret-2", name + " and " + name + "_FILE are both set: set one of them"},
		} {
			t.Run(name+" "+text, func(t *testing.T) {
				t.Setenv(name, c.env)
				t.Setenv(name+"_FILE", c.file)
				status, out, errs := answered(args...)
				if status != statusFault || !strings.Contains(errs, name+"_FILE") || !strings.Contains(errs, c.want) || strings.Contains(out+errs, "s3cret") {
					t.Errorf("status %d: %s%s", status, out, errs)
				}
			})
		}
	}
	data := t.TempDir()
	t.Setenv("VOLGARE_DATA_FILE", file("data", data+"\n"))
	if status, _, errs := answered("admin", "tables"); status != statusOK {
		t.Errorf("%d %s", status, errs)
	}
	if _, err := os.Stat(filepath.Join(data, "volgare.db")); err != nil {
		t.Error(err)
	}
	if status, _, errs := answered("admin", "tables", "--data", dir); status != statusOK { // the command line comes first
		t.Errorf("%d %s", status, errs)
	}
	t.Setenv("VOLGARE_SMTP_FILE", file("smtp", "http://me:s3cret@mail.example.org\n"))
	if _, _, errs := answered(places["VOLGARE_SMTP"]...); !strings.Contains(errs, "neither smtp nor smtps") || strings.Contains(errs, "s3cret") {
		t.Errorf("the URL in the file is not read, or printed: %s", errs)
	}
}
