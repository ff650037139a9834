package main

import (
	"fmt"

	"volgare/game"
)

// verifyCmd verifies a record.
type verifyCmd struct {
	boardFlags
	File string `arg:"" help:"A record of a game."`
}

// Help returns the long help of the command.
func (*verifyCmd) Help() string {
	return `Status 0: the seed gives the deal, every move is legal and the result follows from the
rules, as far as the record has a seed and a result. Status 1: one of these fails.
Status 2: the file is not a record.`
}

// Run verifies.
func (c *verifyCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	rec, err := readRecord(lib, c.File)
	if err != nil {
		return err
	}
	if err := game.Verify(rec, lib); err != nil {
		fmt.Fprintf(streams.err, "%s: %v\n", c.File, err)
		return errNo
	}
	stated := "no result stated"
	if rec.Result != nil {
		stated = fmt.Sprintf("%s wins with %d VP", rec.Result[0].Seat, rec.Result[0].VP)
	}
	fmt.Fprintf(streams.out, "%s: %d moves, all legal; %s\n", c.File, len(rec.Steps), stated)
	return nil
}
