package main

import (
	"fmt"

	"volgare/terminal"
)

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
