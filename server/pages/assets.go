// Package pages serves the browser interface.
package pages

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"

	"volgare/server/api"
)

// asset is a file of the browser interface.
type asset struct {
	body   []byte
	zipped []byte // compressed by gzip; nil if the build did not compress it
	kind   string
	etag   string
}

// Pages holds the files by path from the root, such as "assets/index-1a2b.js", and the frames by address and language,
// such as "rules-x.it".
type Pages struct {
	files  map[string]*asset
	frames map[string]*frame // empty without an interface
	made   manifest
}

// New reads the interface into memory. If there is a compressed copy of a file, such as "icon.svg.gz", clients that accept
// gzip get that. ui may be nil.
func New(ui fs.FS) (*Pages, error) {
	all := &Pages{files: map[string]*asset{}, frames: map[string]*frame{}}
	if ui == nil {
		return all, nil
	}
	err := fs.WalkDir(ui, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		body, err := fs.ReadFile(ui, name)
		if err != nil {
			return err
		}
		all.files[name] = newAsset(name, body)
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	}
	if err != nil {
		return nil, err
	}
	all.pair()
	if told := all.files["manifest.json"]; told != nil {
		delete(all.files, "manifest.json") // only for the server
		if err := json.Unmarshal(told.body, &all.made); err != nil {
			return nil, fmt.Errorf("manifest.json of the interface: %w", err)
		}
	}
	return all, all.takeFrames()
}

// Built returns the file that the build of the interface made from one of its sources; nil if there is none.
func (all *Pages) Built(source string) []byte {
	if made := all.files[all.made[source].File]; made != nil {
		return made.body
	}
	return nil
}

// types holds the content types of the interface. The table of the system differs between machines.
var types = map[string]string{
	".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8", ".json": api.KindJSON, ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".png": "image/png",
	".svg": "image/svg+xml", ".txt": api.KindText, ".webmanifest": "application/manifest+json", ".webp": "image/webp",
	".woff2": "font/woff2",
}

func newAsset(name string, body []byte) *asset {
	ext, sum := path.Ext(name), sha256.Sum256(body)
	kind := cmp.Or(types[ext], mime.TypeByExtension(ext), "application/octet-stream")
	return &asset{body: body, kind: kind, etag: fmt.Sprintf(`W/"%x"`, sum[:12])}
}

// pair joins each file with its compressed copy.
func (all *Pages) pair() {
	for name, zipped := range all.files {
		if plain := all.files[strings.TrimSuffix(name, ".gz")]; plain != nil && plain != zipped {
			plain.zipped = zipped.body
			delete(all.files, name)
		}
	}
}

// noUI is the page of a build without the interface.
const noUI = "This volgare was built without its browser interface: run `make build`.\nThe API is there: /api/openapi.yaml\n"

// Handler answers with a file of the interface, or with the frame of the page at an address. Before a page, it calls renew,
// and metadata for the head. Files with a hash in their name never change. A missing one belongs to an earlier build:
// the client then reloads the page.
func (all *Pages) Handler(renew http.HandlerFunc, metadata MetadataFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			api.Refuse(w, r, api.NewProblem("method", "allowed are: GET, HEAD"))
			return
		}
		name := strings.TrimPrefix(r.URL.Path, "/")
		hashed := strings.HasPrefix(name, "assets/")
		if a, found := all.files[name]; found {
			a.write(w, r, hashed)
			return
		}
		if hashed {
			api.Refuse(w, r, api.NewProblem("unknown-page", ""))
			return
		}
		all.answer(w, r, renew, metadata)
	}
}

// answer answers with the page at an address. A request for a missing file gets a problem.
func (all *Pages) answer(w http.ResponseWriter, r *http.Request, renew http.HandlerFunc, metadata MetadataFunc) {
	lang := language(r)
	f := all.frame(r.URL.Path, lang)
	file := r.URL.Path != "/index.html" && strings.Contains(path.Base(r.URL.Path), ".") // addresses of pages have no dot
	switch {
	case file && (f == nil || !strings.Contains(r.Header.Get("Accept"), "text/html")):
		api.Refuse(w, r, api.NewProblem("unknown-page", ""))
	case f == nil:
		(&api.Reply{Status: http.StatusOK, Kind: api.KindText, Body: []byte(noUI)}).Write(w, r)
	default:
		renew(w, r)
		f.write(w, r, metadata(r, f.page, lang))
	}
}

func (a *asset) write(w http.ResponseWriter, r *http.Request, immutable bool) {
	h := w.Header()
	if immutable {
		h.Set("Cache-Control", api.Immutable)
	} else {
		h.Set("Cache-Control", "no-cache")
	}
	h.Set("ETag", a.etag)
	if a.zipped != nil {
		h.Add("Vary", "Accept-Encoding")
	}
	if api.Matches(r.Header.Get("If-None-Match"), a.etag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", a.kind)
	body := a.body
	if a.zipped != nil && api.AcceptsGzip(r) {
		body = a.zipped
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(http.StatusOK)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // an error means that the client has gone
	}
}
