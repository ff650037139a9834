package main

import (
	"fmt"

	"volgare/rulebook"
	"volgare/terminal"
)

// rulesCmd shows the rulebook.
type rulesCmd struct {
	ID string `arg:"" optional:"" help:"A rule such as MOV-2, or a chapter such as MOV."`
}

// Run shows rules.
func (c *rulesCmd) Run(streams *stdio) error {
	book, err := rulebook.Load()
	if err != nil {
		return err
	}
	text, err := terminal.Rules(streams.style, book, c.ID)
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(streams.out, text)
	return err
}
