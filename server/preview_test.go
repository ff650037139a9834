package server

import (
	"bytes"
	"html"
	"image"
	"image/png"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/middleware"
	"volgare/server/pages"
	"volgare/server/tables"
)

// crawlers are the user agents of programs that only read the head of a page.
var crawlers = []string{
	"facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", "Twitterbot/1.0", "TelegramBot (like TwitterBot)",
	"Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)", "WhatsApp/2.23.20.0", "Slackbot-LinkExpanding 1.0", "",
}

var metaTag = regexp.MustCompile(`<meta (?:name|property)="([^"]*)" content="([^"]*)" />`)

// told requests a page and returns the metadata in its head, by name, with the title as "title".
func (b *browser) told(path string, headers ...string) map[string]string {
	b.t.Helper()
	return headOf(b.get(path, headers...).is(http.StatusOK))
}

// headOf returns the metadata in the head of a page, by name, with the title as "title".
func headOf(page answer) map[string]string {
	body := string(page.body)
	all := map[string]string{}
	for _, m := range metaTag.FindAllStringSubmatch(body, -1) {
		all[m[1]] = html.UnescapeString(m[2])
	}
	_, rest, _ := strings.Cut(body, "<title>")
	title, _, _ := strings.Cut(rest, "</title>")
	all["title"] = html.UnescapeString(title)
	return all
}

// expect checks the metadata of a page.
func expect(t *testing.T, told map[string]string, want map[string]string) {
	t.Helper()
	for name, text := range want {
		if told[name] != text {
			t.Errorf("%s is %q, want %q", name, told[name], text)
		}
	}
}

// TestPreviewOfTables covers the previews of a table before, during and after the game, in the language of the
// client.
func TestPreviewOfTables(t *testing.T) {
	r := newRig(t, how{})
	ann, eve := r.browser(), r.browser()
	tab := read[tables.Table](ann.post("/api/tables", object{
		"name": "Tuesday", "seats": []object{{"who": "me", "name": "Lapa"}, {"who": "me", "name": "Dino"}, {"who": "open"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}},
	}).is(http.StatusCreated))
	image := r.http.URL + at("%s/preview.png", tab.ID) + versionOf(eve.get(at("%s/preview.png", tab.ID)))
	for _, name := range crawlers {
		told := eve.told("/t/"+tab.ID, "User-Agent", name)
		expect(t, told, map[string]string{
			"title": "Tuesday · Volgare", "og:title": "Tuesday · Volgare", "og:site_name": "Volgare", "og:url": r.http.URL + "/t/" + tab.ID,
			"og:description": "Lapa, Dino, two bots and a free seat. The game has not begun: come and sit down.",
			"og:image":       image,
			"og:image:width": "1200", "og:image:height": "630", "twitter:card": "summary_large_image",
		})
	}
	link := read[identity.Link](ann.post(at("%s/seats/black/link", tab.ID), nil)).Path
	expect(t, eve.told(link, "Accept-Language", "it"), map[string]string{
		"og:title": "Un posto per te: Tuesday · Volgare", "og:url": r.http.URL + link,
		"og:description": "Lapa, Dino, due bot e un posto libero. La partita non è ancora cominciata: siediti al tavolo.",
		"og:image":       image,
	})
	nameless := read[tables.Table](ann.post("/api/tables", object{
		"seats": []object{{"who": "me", "name": "Lapa"}, {"who": "open"}},
	}).is(http.StatusCreated))
	link = read[identity.Link](ann.post(at("%s/seats/red/link", nameless.ID), nil)).Path
	expect(t, eve.told(link), map[string]string{"og:title": "A seat for you: Lapa’s table · Volgare"})
	ann.post(at("%s/seats/red", nameless.ID), object{"do": "bot", "bot": "random"}).is(http.StatusOK)
	expect(t, eve.told("/t/"+nameless.ID), map[string]string{"title": "Lapa and a bot · Volgare"})
	ann.post(at("%s/seats/black", tab.ID), object{"do": "bot", "bot": "random"}).is(http.StatusOK)
	ann.post(at("%s/start", tab.ID), nil).is(http.StatusOK)
	if text := eve.told("/t/" + tab.ID)["og:description"]; text != "Lapa, Dino and three bots. They are choosing where to start." {
		t.Error(text)
	}
}

// TestPreviewOfGames: the preview shows the players and the turn, but not the scores; at the end it names the winner.
func TestPreviewOfGames(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	laid := func(text string) string {
		return read[tables.Table](ann.importText(text).is(http.StatusCreated)).ID
	}
	running, over := laid(recordOf(t, 3, "two", 60)), laid(finishedRecord(t, 3, "one"))
	told := ann.told("/t/"+running, "Accept-Language", "it")
	if !regexp.MustCompile(`^.*, turno \d+\.$`).MatchString(told["description"]) {
		t.Error(told["description"])
	}
	told = ann.told("/t/" + over)
	if !regexp.MustCompile(`^.* has won (as \w+ )?with \d+ VP\.$`).MatchString(told["og:description"]) {
		t.Error(told["og:description"])
	}
	if page := string(ann.get("/t/" + over).body); strings.Count(page, " has won ") != 2 || told["description"] != "" { // the link's text, and the alternative of its picture
		t.Errorf("the page names the winner before the count: %s", page)
	}
}

// TestPreviewIsPrivate: unknown tables and links, device links and bot tokens show the preview of the game, so that previews
// reveal nothing about them.
func TestPreviewIsPrivate(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	ann.create("me", "me")
	want := r.http.URL + "/api/preview.png" + versionOf(ann.get("/api/preview.png"))
	device := read[identity.Link](ann.post("/api/me/device", nil)).Path
	token := "/s/" + ann.botToken(ann.create("me", "program").ID, "red")
	for _, path := range []string{"/t/abcdefghij", "/t/x", "/s/" + strings.Repeat("x", 20), "/s/x", token, device, "/"} {
		told := headOf(r.browser().get(path))
		if image := told["og:image"]; image != want {
			t.Errorf("%s: %s", path, image)
		}
	}
}

// TestPreviewIsLimitedOnce: the page of a table counts as one request of its address, so every page that is answered shows the table.
func TestPreviewIsLimitedOnce(t *testing.T) {
	const burst = 4
	r := limited(t, func(l *middleware.Limits) {
		l.Club, l.Rates[api.Reading] = 1, middleware.Rate{PerSecond: 0.1, Burst: burst}
	})
	ann := r.browser()
	tab := read[tables.Table](ann.from("198.51.100.7", http.MethodPost, "/api/tables", object{"name": "Tuesday", "seats": []object{{"who": "me"}, {"who": "me"}}}).is(http.StatusCreated))
	ask := func() answer {
		return ann.send(http.MethodGet, "/t/"+tab.ID, nil, "X-Forwarded-For", "198.51.100.8")
	}
	for i := range burst {
		if title := headOf(ask().is(http.StatusOK))["og:title"]; title != "Tuesday · Volgare" {
			t.Errorf("page %d has the title %q", i+1, title)
		}
	}
	ask().code("too-many-requests")
}

// TestPreviewEscapes: names of people and tables that contain markup are escaped.
func TestPreviewEscapes(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	const evil = `"><script>alert(1)</script>`
	tab := read[tables.Table](ann.post("/api/tables", object{
		"name": evil, "seats": []object{{"who": "me", "name": "</title>" + evil[:20]}, {"who": "me", "name": "@told@<!--told-->"}},
	}).is(http.StatusCreated))
	body := string(ann.get("/t/" + tab.ID).body)
	for _, markup := range []string{"<script>alert", "</title>\"", `content=""`} {
		if strings.Contains(body, markup) {
			t.Errorf("%s is in the page:\n%.1500s", markup, body)
		}
	}
	expect(t, ann.told("/t/"+tab.ID), map[string]string{"og:title": evil + " · Volgare"})
}

// versionOf returns the query of the address under which a page names a picture.
func versionOf(picture answer) string {
	return "?v=" + strings.Trim(picture.header.Get("ETag"), `"`)
}

// isPreview checks that an answer is a picture of the size that links show, and that any site may show it. Caches keep it for
// good at an address with its version, and otherwise ask again.
func isPreview(t *testing.T, a answer, versioned bool) {
	t.Helper()
	a.is(http.StatusOK)
	made, err := png.Decode(bytes.NewReader(a.body))
	if err != nil {
		t.Fatal(err)
	}
	if made.Bounds() != image.Rect(0, 0, pages.ImageWidth, pages.ImageHeight) {
		t.Errorf("the picture is %v", made.Bounds())
	}
	colours := map[any]bool{}
	for y := 0; y < pages.ImageHeight; y += 3 {
		for x := 0; x < pages.ImageWidth; x += 3 {
			colours[made.At(x, y)] = true
		}
	}
	if len(colours) < 20 {
		t.Errorf("the picture has %d colours", len(colours))
	}
	kept := "no-cache, private"
	if versioned {
		kept = "public, max-age=31536000, immutable"
	}
	for name, want := range map[string]string{
		"Content-Type": "image/png", "Cache-Control": kept, "Cross-Origin-Resource-Policy": "cross-origin", "Set-Cookie": "",
	} {
		if got := a.header.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

// TestPreviews: the game and each preset have their own pictures. The picture of a table is the same before and after a move
// and after the table is closed.
func TestPreviews(t *testing.T) {
	r := newRig(t, how{})
	ann, eve := r.browser(), r.browser()
	game := eve.get("/api/preview.png")
	isPreview(t, game, false)
	shown := map[string]string{string(game.body): "the game"}
	for _, preset := range edition.PresetIDs() {
		id := read[tables.Table](ann.post("/api/tables", object{
			"preset": preset, "seats": []object{{"who": "me", "name": "Lapa"}, {"who": "me", "name": "Dino"}},
		}).is(http.StatusCreated)).ID
		path := at("%s/preview.png", id)
		first := eve.get(path)
		isPreview(t, first, false)
		if other := shown[string(first.body)]; other != "" {
			t.Errorf("%s has the picture of %s", preset, other)
		}
		shown[string(first.body)] = preset
		tag := first.header.Get("ETag")
		ann.move(id, nil)
		eve.get(path, "If-None-Match", tag).is(http.StatusNotModified)
		ann.patch(at("%s", id), object{"closed": true}).is(http.StatusOK)
		for _, address := range []string{path, path + "?lang=it&v=7", path + versionOf(first)} { // also as in the links of earlier versions
			closed := eve.get(address)
			isPreview(t, closed, address == path+versionOf(first))
			if !bytes.Equal(closed.body, first.body) {
				t.Errorf("%s: %s is another picture", preset, address)
			}
		}
		eve.get(path + "?size=9").code("bad-request")
	}
	unknown := eve.get(at("%s/preview.png", "abcdefghij"))
	unknown.code("unknown-table")
	if kept := unknown.header.Get("Cache-Control"); strings.Contains(kept, "public") {
		t.Errorf("a cache may keep the response for an unknown table: %s", kept)
	}
	eve.get("/api/preview.png?size=9").code("bad-request")
}

// TestPreviewImagesAreLimited: the requests for pictures are limited.
func TestPreviewImagesAreLimited(t *testing.T) {
	limits := middleware.DefaultLimits()
	limits.Rates[api.Reading] = middleware.Rate{PerSecond: 1, Burst: 5}
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Limits = limits }})
	ann := r.browser()
	id := ann.create("me", "me").ID
	for range limits.Rates[api.Reading].Burst {
		ann.get(at("%s/preview.png", id)).is(http.StatusOK)
	}
	ann.get(at("%s/preview.png", id)).code("too-many-requests")
	if told := ann.told("/t/" + id); !strings.HasPrefix(told["og:image"], r.http.URL+"/api/preview.png?v=") { // the page is sent anyway
		t.Error(told["og:image"])
	}
}
