package pages

import (
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
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

// ofTable are the sources with which the page of a table begins.
var ofTable = []string{"src/table/TablePage.svelte", "src/board/MapBoard.svelte"}

// tablePrefetch is the Link header of a table's page: what it will need beside what
// every page asks for by itself, so that all comes at once.
func tablePrefetch(text []byte) (string, error) {
	var m manifest
	if err := json.Unmarshal(text, &m); err != nil {
		return "", fmt.Errorf("manifest.json of the interface: %w", err)
	}
	known := map[string]bool{}
	var links []string
	for _, source := range slices.Sorted(maps.Keys(m)) {
		if !m[source].Entry {
			continue
		}
		for _, file := range m.needs(source, known) {
			if path.Ext(file) == ".woff2" { // the page asks for the others by itself
				links = append(links, preload(file))
			}
		}
	}
	for _, source := range ofTable {
		for _, file := range m.needs(source, known) {
			links = append(links, preload(file))
		}
	}
	return strings.Join(links, ", "), nil
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
		if ext := path.Ext(asset); ext == ".json" || ext == ".woff2" { // not the words of all languages
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
	case ".css":
		return "</" + file + ">; rel=preload; as=style; crossorigin"
	default:
		return "</" + file + ">; rel=preload; as=fetch; crossorigin"
	}
}
