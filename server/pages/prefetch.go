package pages

import (
	"encoding/json"
	"fmt"
	"path"
	"strings"
)

// manifest is what the build of the interface says of its files: by source, the file
// it became, the files that this needs, and its style.
type manifest map[string]struct {
	File    string   `json:"file"`
	Imports []string `json:"imports"`
	CSS     []string `json:"css"`
	Assets  []string `json:"assets"`
	Entry   bool     `json:"isEntry"`
}

func readManifest(text []byte) (m manifest, err error) {
	if err = json.Unmarshal(text, &m); err != nil {
		err = fmt.Errorf("manifest.json of the interface: %w", err)
	}
	return m, err
}

// sources are those with which the pages begin to which people come from elsewhere.
var sources = map[string][]string{
	"lobby": {"src/lobby/Lobby.svelte"},
	"rules": {"src/rules/BookPage.svelte"},
	"table": {"src/table/TablePage.svelte", "src/board/MapBoard.svelte"},
	"link":  {"src/lobby/LinkPage.svelte"},
}

// faces are those in which most is set; the others come when they are wanted.
var faces = []string{"src/style/fonts/alegreya-500.woff2", "src/style/fonts/alegreya-sans-400.woff2"}

// prefetch is the Link header of a page: what it will need beside what the HTML of
// every page asks for, so that all comes at once.
func (m manifest) prefetch(page, lang string) string {
	known := map[string]bool{}
	var links []string
	for source := range m {
		if m[source].Entry {
			m.needs(source, known) // the page asks for them by itself
		}
	}
	for _, source := range faces {
		if of, found := m[source]; found {
			links = append(links, preload(of.File))
		}
	}
	if of, found := m["src/i18n/words/"+lang+".ftl"]; found {
		links = append(links, preload(of.File))
	}
	for _, source := range sources[page] {
		for _, file := range m.needs(source, known) {
			links = append(links, preload(file))
		}
	}
	return strings.Join(links, ", ")
}

// needs lists the files of a source and of all it imports that are not yet known.
func (m manifest) needs(source string, known map[string]bool) []string {
	of, found := m[source]
	if !found || known[source] {
		return nil
	}
	known[source] = true
	var files []string
	for _, i := range of.Imports {
		files = append(files, m.needs(i, known)...)
	}
	files = append(append(files, of.File), of.CSS...)
	for _, asset := range of.Assets {
		if path.Ext(asset) == ".json" { // not the words of all languages
			files = append(files, asset)
		}
	}
	return files
}

func preload(file string) string {
	switch path.Ext(file) {
	case ".js":
		return "</" + file + ">; rel=modulepreload; crossorigin"
	case ".woff2":
		return "</" + file + ">; rel=preload; as=font; type=\"font/woff2\"; crossorigin"
	case ".css": // what is needed first stands in the page
		return "</" + file + ">; rel=preload; as=style; crossorigin; fetchpriority=low"
	default:
		return "</" + file + ">; rel=preload; as=fetch; crossorigin"
	}
}
