package main

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNotifySettingsAreRefused checks that each wrong setting of notifications, and each one without its partner, is refused before
// anything is created. The error names the flag, the fault and what is accepted, and no password.
func TestNotifySettingsAreRefused(t *testing.T) {
	const url = "smtp://me:hush-hush@mail.example.org"
	mail := func(smtp, from string) []string { return []string{"--smtp", smtp, "--mail-from", from} }
	for _, c := range []struct {
		args  []string
		wants []string
	}{
		{[]string{"--site", "volgare.example.org"}, []string{"--site", "not the URL of a site", "https://volgare.example.org"}},
		{[]string{"--site", "ftp://volgare.example.org"}, []string{"--site", "not the URL of a site"}},
		{[]string{"--site", "https://volgare.example.org/club"}, []string{"--site", "not the URL of a site"}},
		{[]string{"--site", "https://volgare.example.org?x=1"}, []string{"--site", "not the URL of a site"}},
		{[]string{"--site", "https://me:hush-hush@volgare.example.org"}, []string{"--site", "not the URL of a site"}},
		{[]string{"--site", "https://volgare.example.org:99999"}, []string{"--site", "not the URL of a site"}},
		{[]string{"--site", "https://:443"}, []string{"--site", "not the URL of a site"}},
		{[]string{"--smtp", url}, []string{"--smtp", "needs --mail-from", "volgare@example.org"}},
		{[]string{"--mail-from", "volgare@example.org"}, []string{"--mail-from", "need --smtp", "smtps://USER:PASSWORD@HOST"}},
		{mail("mail.example.org", "a@example.org"), []string{"--smtp", "neither smtp nor smtps", "accepted are smtp://USER:PASSWORD@HOST:587, which", "and smtps://USER:PASSWORD@HOST:465"}},
		{mail("http://me:hush-hush@mail.example.org", "a@example.org"), []string{"--smtp", "neither smtp nor smtps"}},
		{mail("smtp://", "a@example.org"), []string{"--smtp", "no host"}},
		{mail("smtp://me@mail.example.org", "a@example.org"), []string{"--smtp", "user without a password"}},
		{mail(url+":0", "a@example.org"), []string{"--smtp", "1 to 65535"}},
		{mail(url+"/box", "a@example.org"), []string{"--smtp", "after the host"}},
		{mail("smtp://me:hush hush%zz@mail.example.org", "a@example.org"), []string{"--smtp", "cannot be read"}},
		{mail(url, "volgare"), []string{"--mail-from", "is no address", "Anna <anna@example.org>"}},
		{mail(url, "Volgare <volgare@localhost>"), []string{"--mail-from", "is no address"}},
		{mail(url, "a@example.org, b@example.org"), []string{"--mail-from"}},
		{[]string{"--allow-network", "0.0.0.0/0"}, []string{"--allow-network", "every address", "webhooks", "192.168.1.0/24"}},
		{[]string{"--allow-network", "::/0"}, []string{"--allow-network", "every address", "webhooks"}},
		{[]string{"--allow-network", "club.example.org"}, []string{"--allow-network", "neither an address", "nor a network"}},
		{[]string{"--allow-network", "192.168.1.7/24"}, []string{"--allow-network", "give 192.168.1.7 or 192.168.1.0/24"}},
	} {
		dir := filepath.Join(t.TempDir(), "data")
		// If the setting is accepted, the address ends the command.
		status, out, errs := answered(append([]string{"serve", "--addr", "localhost:nowhere", "--data", dir}, c.args...)...)
		for _, want := range c.wants {
			if !strings.Contains(errs, want) {
				t.Errorf("%q: no %q in %s", c.args, want, errs)
			}
		}
		if status != statusFault || out != "" || strings.Contains(errs, "hush") || strings.Contains(errs, "proxies") {
			t.Errorf("%q: status %d: %s%s", c.args, status, out, errs)
		}
		if _, err := os.Stat(dir); err == nil {
			t.Errorf("%q: the directory was created", c.args)
		}
	}
}

// TestNotifySettingsDecideTheMedia checks which media the page offers with each accepted combination of settings, and why not the
// others.
func TestNotifySettingsDecideTheMedia(t *testing.T) {
	club := clubNetwork{}
	if err := club.UnmarshalText([]byte("192.168.1.0/24")); err != nil {
		t.Fatal(err)
	}
	const url = "smtps://me:hush-hush@mail.example.org"
	for name, c := range map[string]struct {
		flags      notifyFlags
		push, mail string // why it is missing
	}{
		"nothing":            {notifyFlags{}, "", "no-mail"}, // the printed URL is one of this machine
		"https":              {notifyFlags{Site: "https://volgare.example.org"}, "", "no-mail"},
		"http":               {notifyFlags{Site: "http://volgare.example.org:8080/"}, "no-https", "no-mail"},
		"mail without https": {notifyFlags{Site: "http://volgare.example.org", SMTP: url, MailFrom: "Club <volgare@example.org>"}, "no-https", ""},
		"everything": {notifyFlags{
			Site: "https://volgare.example.org", SMTP: url, MailFrom: "volgare@example.org", AllowNetwork: []clubNetwork{club},
		}, "", ""},
	} {
		address := running(t, &serveCmd{Addr: "localhost:0", notifyFlags: c.flags})
		resp, err := http.Get(address + "/api/me/notifications")
		if err != nil {
			t.Fatal(err)
		}
		var got struct {
			Media []struct{ Medium, Missing string }
		}
		err = json.NewDecoder(resp.Body).Decode(&got)
		_ = resp.Body.Close()
		if err != nil || len(got.Media) < 3 || got.Media[0].Missing != c.push || got.Media[1].Missing != c.mail || got.Media[2].Missing != "" {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}
