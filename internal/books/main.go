// Command books prints the rulebooks in all languages, with the figures of each, as the
// server tells them: the build of the interface sets the game in short into its first page.
// Its argument is the map of the interface, which the figures show.
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
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: books geometry.json")
		os.Exit(2)
	}
	all, err := books(os.Args[1])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(all)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "books:", err)
		os.Exit(1)
	}
}

// books are all books by their languages; geometry is the file of the map.
func books(geometry string) (map[string]told, error) {
	lib, err := edition.Builtin()
	if err != nil {
		return nil, err
	}
	atlas, err := os.ReadFile(geometry) //nolint:gosec // the build names it
	if err != nil {
		return nil, err
	}
	painter, err := diagram.New(lib, atlas)
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
