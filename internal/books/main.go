// Command books prints the rulebooks in all languages, with the figures of each, as the
// server tells them: the build of the interface sets the game in short into its first page.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"volgare/edition"
	"volgare/rulebook"
	"volgare/rulebook/diagram"
	"volgare/view/catalogue"
)

// told is one book: as GET /api/rules answers, and its figures by their names.
type told struct {
	Book    catalogue.Book    `json:"book"`
	Figures map[string]string `json:"figures"`
}

func main() {
	all, err := books()
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(all)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "books:", err)
		os.Exit(1)
	}
}

// books are all books by their languages.
func books() (map[string]told, error) {
	lib, err := edition.Builtin()
	if err != nil {
		return nil, err
	}
	painter, err := diagram.New(lib)
	if err != nil {
		return nil, err
	}
	all := map[string]told{}
	for _, lang := range rulebook.Languages() {
		book, err := rulebook.Load(lang)
		if err != nil {
			return nil, err
		}
		one := told{Book: catalogue.BookOf(lang, book), Figures: map[string]string{}}
		for _, name := range diagram.Names() {
			one.Figures[name], _ = painter.Draw(name, book)
		}
		all[lang] = one
	}
	return all, nil
}
