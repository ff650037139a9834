// Command frames prints the data that the build of the interface prerenders: the list of lessons, and the rulebooks in all
// languages with their figures. Its argument is the map of the interface, which the figures show.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"volgare/catalogue"
	"volgare/edition"
	"volgare/lessons"
	"volgare/rulebook"
	"volgare/rulebook/diagram"
)

// data is the printed data.
type data struct {
	Lessons []lessons.Summary `json:"lessons"` // as returned by GET /api/lessons
	Books   map[string]book   `json:"books"`   // by language
}

// book is a rulebook as returned by GET /api/rules, with its figures by name.
type book struct {
	Book    catalogue.Book    `json:"book"`
	Figures map[string]string `json:"figures"`
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: frames geometry.json")
		os.Exit(2)
	}
	all, err := load(os.Args[1])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(all)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "frames:", err)
		os.Exit(1)
	}
}

// load returns the data to print. geometry is the file of the map.
func load(geometry string) (*data, error) {
	lib, err := edition.Builtin()
	if err != nil {
		return nil, err
	}
	all, err := lessons.Builtin(lib)
	if err != nil {
		return nil, err
	}
	d := &data{}
	for _, l := range all {
		d.Lessons = append(d.Lessons, l.Summary())
	}
	d.Books, err = books(lib, geometry)
	return d, err
}

func books(lib *edition.Library, geometry string) (map[string]book, error) {
	atlas, err := os.ReadFile(geometry) //nolint:gosec // the build names it
	if err != nil {
		return nil, err
	}
	painter, err := diagram.New(lib, atlas)
	if err != nil {
		return nil, err
	}
	all := map[string]book{}
	for _, lang := range rulebook.Languages() {
		read, err := rulebook.Load(lang)
		if err != nil {
			return nil, err
		}
		one := book{Book: catalogue.BookOf(lang, read), Figures: map[string]string{}}
		for _, name := range diagram.Names() {
			one.Figures[name], _ = painter.Draw(name, read)
		}
		all[lang] = one
	}
	return all, nil
}
