package pages

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"volgare/server/api"
	"volgare/words"
)

// Metadata is the description of a page in its head: for link previews, and for the title of the browser window.
type Metadata struct {
	Title string
	Text  string
	URL   string // absolute
	Image string // address of an image of ImageWidth by ImageHeight
	Ended bool   // the text names the winner: link previews show it, but the page shows it only after the count
	Lost  bool   // the address names something that does not exist, so the status is 404
}

// ImageWidth and ImageHeight are the size of preview images in pixels.
const (
	ImageWidth  = 1200
	ImageHeight = 630
)

// opening returns the text of a page before its scripts draw it.
func (m *Metadata) opening() string {
	if m.Ended {
		return ""
	}
	return m.Text
}

// MetadataFunc returns the metadata of the page for a request. page is the name of the page in the interface, such as
// "table", and lang its language.
type MetadataFunc func(r *http.Request, page, lang string) Metadata

// frame is a page of the interface, prerendered by the build in one language.
type frame struct {
	page    string // its name
	status  int    // 404 for the page of unknown addresses, else 200
	text    []byte
	scripts string // hashes of the inline scripts that the content security policy allows
	styles  string
	early   string // Link header
}

// The places where the server inserts text into a frame: metadata in the head, text in the page, and links to files that
// are needed after it is painted.
const (
	headMark  = "<!--told-->"
	textMark  = "@told@"
	laterMark = "<!--later-->"
)

const framesDir = "frames/"

var (
	inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)
	inlineStyle  = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
)

// takeFrames moves the frames out of the files, since their paths are not addresses.
func (all *Pages) takeFrames() error {
	var pages map[string]string // by stem
	if list := all.files[framesDir+"pages.json"]; list != nil {
		if err := json.Unmarshal(list.body, &pages); err != nil {
			return fmt.Errorf("frames/pages.json of the interface: %w", err)
		}
	}
	for name, file := range all.files {
		key, ok := strings.CutPrefix(name, framesDir)
		if !ok {
			continue
		}
		delete(all.files, name)
		if key, ok = strings.CutSuffix(key, ".html"); ok {
			stem, lang, _ := strings.Cut(key, ".")
			text := bytes.Replace(file.body, []byte(laterMark), all.made.later(pages[stem], lang), 1)
			status := http.StatusOK
			if stem == lost {
				status = http.StatusNotFound
			}
			all.frames[key] = &frame{pages[stem], status, text, hashes(inlineScript, text), hashes(inlineStyle, text), all.made.early()}
		}
	}
	delete(all.files, "index.html") // the template of the frames
	return nil
}

// hashes returns content security policy sources for the inline elements of a page that match what.
func hashes(what *regexp.Regexp, page []byte) string {
	var all strings.Builder
	for _, found := range what.FindAllSubmatch(page, -1) {
		sum := sha256.Sum256(found[1])
		all.WriteString(" 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'")
	}
	return all.String()
}

// frame returns the page at an address in a language. It returns the page for unknown addresses if there is none, and nil
// without an interface.
func (all *Pages) frame(address, lang string) *frame {
	first, second, _ := strings.Cut(strings.Trim(address, "/"), "/")
	stem := first
	switch {
	case first == "" || first == "index.html":
		stem = "index"
	case second != "" && !strings.ContainsAny(second, "/."):
		stem = first + "-x"
	case second != "":
		stem = lost
	}
	if f := all.frames[stem+"."+lang]; f != nil {
		return f
	}
	return all.frames[lost+"."+lang]
}

// lost is the stem of the page for unknown addresses.
const lost = "x"

// language returns the language of pages for a browser: the chosen one, else the first accepted language that is available.
func language(r *http.Request) string {
	if c, err := r.Cookie("language"); err == nil && words.Of(c.Value) == c.Value {
		return c.Value
	}
	return words.Accepted(r.Header.Get("Accept-Language"))
}

// public lists the pages that search engines may index, unless the address has a query, which may name a table. All other
// pages are private.
var public = []string{"lobby", "new", "learn", "lesson", "help", "rules", "box", "board"}

// write answers with a frame and its metadata.
func (f *frame) write(w http.ResponseWriter, r *http.Request, told Metadata) {
	h := w.Header()
	policy := h.Get("Content-Security-Policy")
	policy = strings.Replace(policy, "script-src 'self'", "script-src 'self'"+f.scripts, 1)
	h.Set("Content-Security-Policy", strings.Replace(policy, "style-src 'self'", "style-src 'self'"+f.styles, 1))
	h.Add("Vary", "Accept-Language, Cookie")
	status := f.status
	if told.Lost {
		status = http.StatusNotFound
	}
	if status == http.StatusOK && r.URL.RawQuery == "" && slices.Contains(public, f.page) {
		h.Del("X-Robots-Tag")
	}
	if f.early != "" {
		h.Set("Link", f.early)
	}
	body := bytes.Replace(f.text, []byte(headMark), told.head(), 1)
	body = bytes.Replace(body, []byte(textMark), []byte(html.EscapeString(told.opening())), 1)
	reply := &api.Reply{Status: status, Kind: types[".html"], Body: body}
	if status == http.StatusOK { // with an entity tag, the answer could be 304 instead of 404
		sum := sha256.Sum256(body)
		reply.ETag = fmt.Sprintf(`W/"%x"`, sum[:12])
	}
	reply.Write(w, r)
}

// head returns the metadata as elements of the head.
func (m *Metadata) head() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "<title>%s</title>", html.EscapeString(m.Title))
	meta := func(attribute, name, content string) {
		fmt.Fprintf(&b, "\n    <meta %s=%q content=\"%s\" />", attribute, name, html.EscapeString(content))
	}
	meta("name", "description", m.opening())
	meta("property", "og:site_name", "Volgare")
	meta("property", "og:type", "website")
	meta("property", "og:title", m.Title)
	meta("property", "og:description", m.Text)
	meta("property", "og:url", m.URL)
	meta("property", "og:image", m.Image)
	meta("property", "og:image:type", api.KindPNG)
	meta("property", "og:image:width", strconv.Itoa(ImageWidth))
	meta("property", "og:image:height", strconv.Itoa(ImageHeight))
	meta("property", "og:image:alt", m.Text)
	meta("name", "twitter:card", "summary_large_image")
	return b.Bytes()
}
