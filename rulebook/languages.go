package rulebook

import (
	"embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed *.md
var books embed.FS

// English is the language of the original book. The others are compared with it.
const English = "en"

// Languages returns the languages of the embedded books, English first, the others by code.
func Languages() []string {
	files, err := books.ReadDir(".")
	if err != nil {
		return nil // an embedded directory can always be read
	}
	all := []string{English}
	for _, file := range files {
		if lang := strings.TrimSuffix(file.Name(), ".md"); lang != English {
			all = append(all, lang)
		}
	}
	return all
}

// Load returns the rulebook in one of the languages of [Languages].
func Load(lang string) (*Book, error) {
	if !slices.Contains(Languages(), lang) {
		return nil, fmt.Errorf("unknown language %q; the rulebook is available in %s", lang, strings.Join(Languages(), ", "))
	}
	text, err := books.ReadFile(lang + ".md")
	if err != nil {
		return nil, err
	}
	book, err := Parse(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s.md: %w", lang, err)
	}
	return book, nil
}
