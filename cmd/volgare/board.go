package main

import (
	"errors"
	"fmt"
	"os"

	"volgare/edition"
)

// boardCmd groups the commands about boards.
type boardCmd struct {
	Check boardCheckCmd `cmd:"" help:"Check a board file: status 1 if it has faults."`
	List  boardListCmd  `cmd:"" help:"List the boards."`
}

// boardCheckCmd checks a board file.
type boardCheckCmd struct {
	File string `arg:"" help:"A board, NAME.board.yaml."`
}

// Run checks.
func (c *boardCheckCmd) Run(streams *stdio) error {
	data, err := os.ReadFile(c.File)
	if err != nil {
		return err
	}
	board, err := edition.CheckBoard(c.File, data)
	if faults, ok := errors.AsType[edition.Faults](err); ok {
		for _, fault := range faults {
			fmt.Fprintln(streams.err, fault)
		}
		return errNo
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(streams.out, "%s: in order. %s\n", c.File, describe(board))
	return nil
}

// describe says how reliable the values of a board are.
func describe(b *edition.Board) string {
	m := b.Marks()
	return fmt.Sprintf("%s: %d places; %d values attested, %d inferred, %d proposed",
		b.Name, len(b.Places), m.Attested, m.Inferred, m.Proposed)
}

// boardListCmd lists boards.
type boardListCmd struct{ boardFlags }

// Run lists.
func (c *boardListCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	for _, b := range lib.Boards() {
		fmt.Fprintf(streams.out, "%s\n  %s\n", describe(b), b.Title)
	}
	return nil
}
