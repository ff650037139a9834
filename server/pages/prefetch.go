package pages

import (
	"fmt"
	"path"
	"strings"
)

// manifest is the manifest of the build of the interface: for each source its output file, the files that this imports,
// and its style sheets.
type manifest map[string]struct {
	File    string   `json:"file"`
	Imports []string `json:"imports"`
	CSS     []string `json:"css"`
	Assets  []string `json:"assets"`
	Entry   bool     `json:"isEntry"`
}

// sources lists the entry sources of the pages that people usually open first.
var sources = map[string][]string{
	"lobby": {"src/lobby/Lobby.svelte"},
	"rules": {"src/rules/BookPage.svelte"},
	"table": {"src/table/TablePage.svelte"},
	"link":  {"src/lobby/LinkPage.svelte"},
}

// faces lists the fonts of most text. Other fonts are loaded when needed.
var faces = []string{"src/style/fonts/alegreya-500.woff2", "src/style/fonts/alegreya-sans-400.woff2"}

// early returns the Link header of a page, with the files needed to paint it.
func (m manifest) early() string {
	var links []string
	for _, source := range faces {
		if of, found := m[source]; found {
			links = append(links, "</"+of.File+`>; rel=preload; as=font; type="font/woff2"; crossorigin`)
		}
	}
	return strings.Join(links, ", ")
}

// later returns links to the files that a page needs after it is painted, besides the files that all pages load. So all
// files load at once without delaying the first paint.
func (m manifest) later(page, lang string) []byte {
	known := map[string]bool{}
	var links []byte
	for source := range m {
		if m[source].Entry {
			m.needs(source, known) // the page loads these itself
		}
	}
	if of, found := m["src/i18n/words/"+lang+".ftl"]; found {
		links = append(links, preload(of.File)...)
	}
	for _, source := range sources[page] {
		for _, file := range m.needs(source, known) {
			links = append(links, preload(file)...)
		}
	}
	return links
}

// needs lists the files of a source and of its imports that are not yet in known.
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
		if path.Ext(asset) == ".json" { // not the messages of all languages
			files = append(files, asset)
		}
	}
	return files
}

func preload(file string) string {
	switch path.Ext(file) {
	case ".js":
		return fmt.Sprintf(`<link rel="modulepreload" href="/%s" crossorigin />`, file)
	case ".css": // the critical styles are in the page
		return fmt.Sprintf(`<link rel="preload" as="style" href="/%s" crossorigin fetchpriority="low" />`, file)
	default:
		return fmt.Sprintf(`<link rel="preload" as="fetch" href="/%s" crossorigin />`, file)
	}
}
