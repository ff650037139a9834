package pages

import (
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

// sources are those with which the pages begin to which people come from elsewhere.
var sources = map[string][]string{
	"lobby": {"src/lobby/Lobby.svelte"},
	"rules": {"src/rules/BookPage.svelte"},
	"table": {"src/table/TablePage.svelte"},
	"link":  {"src/lobby/LinkPage.svelte"},
}

// faces are those in which most is set; the others come when they are wanted.
var faces = []string{"src/style/fonts/alegreya-500.woff2", "src/style/fonts/alegreya-sans-400.woff2"}

// early is the Link header of a page: what it is painted with.
func (m manifest) early() string {
	var links []string
	for _, source := range faces {
		if of, found := m[source]; found {
			links = append(links, "</"+of.File+`>; rel=preload; as=font; type="font/woff2"; crossorigin`)
		}
	}
	return strings.Join(links, ", ")
}

// later are the links to what a page will need once it is painted, beside what the HTML of every
// page asks for: then all comes at once, and nothing keeps the page from being seen.
func (m manifest) later(page, lang string) []byte {
	known := map[string]bool{}
	var links []byte
	for source := range m {
		if m[source].Entry {
			m.needs(source, known) // the page asks for them by itself
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
		return fmt.Sprintf(`<link rel="modulepreload" href="/%s" crossorigin />`, file)
	case ".css": // what is needed first stands in the page
		return fmt.Sprintf(`<link rel="preload" as="style" href="/%s" crossorigin fetchpriority="low" />`, file)
	default:
		return fmt.Sprintf(`<link rel="preload" as="fetch" href="/%s" crossorigin />`, file)
	}
}
