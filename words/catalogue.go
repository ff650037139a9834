// Package words has the texts of the game in all languages: the message catalogues, which the browser uses too, and
// functions that convert effects, reasons, moves and decisions into messages with arguments. It does no input or output.
package words

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

//go:embed catalogues/*/*.ftl
var files embed.FS

// English is the language of the original texts.
const English = "en"

// Languages returns the languages that have catalogues, English first, the others by code: "en", "de" ...
func Languages() []string { return slices.Clone(languages()) }

// languages lists the catalogues once.
var languages = sync.OnceValue(func() []string {
	folders, err := files.ReadDir("catalogues")
	if err != nil {
		return nil // an embedded directory can always be read
	}
	all := []string{English}
	for _, folder := range folders {
		if lang := folder.Name(); lang != English {
			all = append(all, lang)
		}
	}
	return all
})

// Catalogue holds the messages of one language. It never changes.
type Catalogue struct {
	lang     language.Tag
	messages map[string]pattern // by id, and "id.attribute"
}

// Args are the arguments of a message by name: an int, which can select a plural, or a string.
type Args map[string]any

// loaded holds the catalogue of each language, read once.
var loaded = sync.OnceValues(func() (map[string]*Catalogue, error) {
	all := map[string]*Catalogue{}
	for _, lang := range languages() {
		c, err := read(files, lang)
		if err != nil {
			return nil, err
		}
		all[lang] = c
	}
	return all, nil
})

// Load returns the catalogue of a language.
func Load(lang string) (*Catalogue, error) {
	all, err := loaded()
	if err != nil {
		return nil, err
	}
	c, ok := all[lang]
	if !ok {
		return nil, fmt.Errorf("unknown language %q; available: %s", lang, strings.Join(languages(), ", "))
	}
	return c, nil
}

// Of returns the language for a locale of the environment, such as "it_IT.UTF-8". It is English if there is no catalogue for it.
func Of(locale string) string {
	code := strings.ToLower(locale[:min(len(locale), 2)])
	if slices.Contains(languages(), code) && (len(locale) == 2 || strings.ContainsRune("_-.@", rune(locale[2]))) {
		return code
	}
	return English
}

// Accepted returns the preferred language of an Accept-Language header that has a catalogue, or English if none has.
func Accepted(header string) string {
	wanted, _, err := language.ParseAcceptLanguage(header)
	if err != nil {
		return English
	}
	for _, tag := range wanted {
		base, _ := tag.Base()
		if code := base.String(); slices.Contains(languages(), code) {
			return code
		}
	}
	return English
}

// read reads all files of a language.
func read(fsys fs.FS, lang string) (*Catalogue, error) {
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, err
	}
	names, err := fs.Glob(fsys, path.Join("catalogues", lang, "*.ftl"))
	if err != nil {
		return nil, err
	}
	c := &Catalogue{lang: tag, messages: map[string]pattern{}}
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		if err := c.add(string(text)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return c, nil
}

// add reads the messages of a file.
func (c *Catalogue) add(text string) error {
	messages, err := parse(text)
	if err != nil {
		return err
	}
	for id, p := range messages {
		if _, twice := c.messages[id]; twice {
			return fmt.Errorf("the message %s is there twice", id)
		}
		c.messages[id] = p
	}
	return nil
}

// Language returns the code of the language.
func (c *Catalogue) Language() string { return c.lang.String() }

// Has reports whether a message, or an attribute "id.attribute", exists.
func (c *Catalogue) Has(id string) bool {
	_, ok := c.messages[id]
	return ok
}

// Say formats a message, or an attribute "id.attribute". For an unknown id it returns the id, as the browser does.
func (c *Catalogue) Say(id string, args Args) string {
	p, ok := c.messages[id]
	if !ok {
		return id
	}
	var text strings.Builder
	c.format(&text, p, args)
	return text.String()
}

// Pseudo returns a catalogue with every letter of the messages replaced by a letter that the language does not use: any text
// that is still legible did not come from the catalogues.
func (c *Catalogue) Pseudo() *Catalogue {
	strange := &Catalogue{lang: c.lang, messages: make(map[string]pattern, len(c.messages))}
	for id, p := range c.messages {
		strange.messages[id] = p.disguised()
	}
	return strange
}
