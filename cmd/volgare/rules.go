package main

import (
	"fmt"
	"strings"

	"volgare/rulebook"
	"volgare/terminal"
)

// rulesCmd shows the rulebook.
type rulesCmd struct {
	ID     string `arg:"" optional:"" help:"A rule (MOV-2), a chapter (MOV), or overview: the game in two pages."`
	Lang   string `default:"en" help:"Language: ${languages}."`
	Search string `placeholder:"WORDS" help:"List the rules in which all these words occur."`
}

// Run prints the rules.
func (c *rulesCmd) Run(streams *stdio) error {
	book, err := rulebook.Load(c.Lang)
	if err != nil {
		return err
	}
	show, what := terminal.Rules, c.ID
	if c.Search != "" {
		show, what = terminal.FindRules, strings.TrimSpace(c.Search+" "+c.ID)
	}
	text, err := show(streams.style, book, what)
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(streams.out, text)
	return err
}
