package main

import (
	"fmt"

	"volgare/edition"
	"volgare/game"
	"volgare/record"
	"volgare/terminal"
	"volgare/view"
)

// replayCmd shows a recorded game.
type replayCmd struct {
	recordArgs
	At   *int `placeholder:"K" help:"Show the position after K moves instead of the whole game."`
	JSON bool `name:"json" help:"JSON: the view of the position, or a line for each move."`
}

// recordArgs holds the file of a recorded game, and the settings of its output.
type recordArgs struct {
	boardFlags
	languageFlag
	File string `arg:"" help:"A record of a game."`
}

// read reads the record, and sets the language of the output.
func (a *recordArgs) read(streams *stdio) (*edition.Library, *record.Game, error) {
	lib, err := a.library()
	if err != nil {
		return nil, nil, err
	}
	if streams.style.Words, err = a.words(); err != nil {
		return nil, nil, err
	}
	rec, err := readRecord(lib, a.File)
	return lib, rec, err
}

// plyReport is a move in JSON.
type plyReport struct {
	Move    int           `json:"move"` // from 1
	Turn    int           `json:"turn"`
	Seat    string        `json:"seat"`
	Text    string        `json:"text"`
	Effects []view.Effect `json:"effects"`
}

// Run replays.
func (c *replayCmd) Run(streams *stdio) error {
	lib, rec, err := c.read(streams)
	if err != nil {
		return err
	}
	if c.At != nil {
		return c.position(streams, lib, rec)
	}
	h, err := game.Replay(rec, lib)
	if err != nil { // an invalid game is not shown at all
		return fmt.Errorf("%s: %w", c.File, err)
	}
	return c.print(streams, &h)
}

// readRecord reads the record of a game.
func readRecord(lib *edition.Library, name string) (*record.Game, error) {
	text, err := readFile(name)
	if err != nil {
		return nil, err
	}
	rec, err := record.ParseGame(lib.Table, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return rec, nil
}

// print prints each move of a game with its effects.
func (c *replayCmd) print(streams *stdio, h *game.History) error {
	if !c.JSON {
		_, err := fmt.Fprint(streams.out, terminal.Replay(streams.style, h))
		return err
	}
	for i, made := range h.Walk(0, h.Len()) {
		err := printJSON(streams, plyReport{
			Move: i + 1, Turn: int(made.Turn), Seat: made.Seat.String(), Text: record.MoveString(h.Table().Rules, made.Move),
			Effects: view.Effects(h.Table(), made.Effects, made.Seat),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// position prints the position after a number of moves, without hidden parts.
func (c *replayCmd) position(streams *stdio, lib *edition.Library, rec *record.Game) error {
	at := *c.At
	if at < 0 || at > len(rec.Steps) {
		return fmt.Errorf("the game has %d moves: --at takes 0 to %d", len(rec.Steps), len(rec.Steps))
	}
	rec.Steps = rec.Steps[:at]
	h, err := game.Replay(rec, lib)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	s := h.Now()
	if c.JSON {
		return printJSON(streams, view.Of(rec.Table, s, s.Seat))
	}
	fmt.Fprint(streams.out, terminal.Position(streams.style, rec.Table, s))
	fmt.Fprintln(streams.out)
	_, err = streams.out.Write(record.AppendPosition(nil, rec.Table, s))
	return err
}
