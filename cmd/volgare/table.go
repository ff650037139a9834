package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"

	"volgare/edition"
	"volgare/terminal"
	"volgare/words"
)

// boardFlags select the source of boards.
type boardFlags struct {
	Boards string `placeholder:"DIR" help:"Directory with further boards, NAME.board.yaml."`
}

// library returns the built-in library, with the boards of the directory.
func (f *boardFlags) library() (*edition.Library, error) {
	lib, err := edition.Builtin()
	if err != nil || f.Boards == "" {
		return lib, err
	}
	info, err := os.Stat(f.Boards)
	switch {
	case err != nil:
		return nil, fmt.Errorf("boards: %w", err)
	case !info.IsDir():
		return nil, fmt.Errorf("boards: %s is not a directory", f.Boards)
	}
	return lib.With(os.DirFS(f.Boards))
}

// tableFlags select the rules of a table.
type tableFlags struct {
	boardFlags
	Preset  string            `default:"deluxe" help:"The rules: ${presets}."`
	Players int               `default:"4" help:"Number of seats, 2 to 5."`
	Board   string            `help:"Name of a board; volgare board list prints them."`
	Option  map[string]string `placeholder:"ID=VALUE" help:"An option of the table; may be repeated; volgare presets lists them."`
}

// table returns the table that the flags select.
func (f *tableFlags) table() (*edition.Table, error) {
	lib, err := f.library()
	if err != nil {
		return nil, err
	}
	return lib.Table(edition.Config{Preset: f.Preset, Players: f.Players, Board: f.Board, Options: f.Option})
}

// readFile reads a text file named by the user.
func readFile(name string) (string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	if len(data) > maxFile {
		return "", errors.New(name + ": the file is too large")
	}
	return string(data), nil
}

// maxFile is the maximum size of a record, position or board, in bytes.
const maxFile = 16 << 20

// languageFlag is the output language of a command.
type languageFlag struct {
	Lang string `help:"Language: ${languages}. By default the language of LC_ALL or LANG."`
}

// words returns the messages of the language.
func (f *languageFlag) words() (*words.Catalogue, error) {
	if f.Lang != "" {
		return words.Load(f.Lang)
	}
	return words.Load(words.Of(cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))))
}

// presetsCmd lists presets and options.
type presetsCmd struct {
	boardFlags
	languageFlag
}

// Run lists.
func (c *presetsCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	if streams.style.Words, err = c.words(); err != nil {
		return err
	}
	_, err = fmt.Fprint(streams.out, terminal.Presets(streams.style, lib))
	return err
}
