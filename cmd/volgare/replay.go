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
	boardFlags
	File string `arg:"" help:"A record of a game."`
	At   *int   `placeholder:"K" help:"Show the position after K moves instead of the whole game."`
	JSON bool   `name:"json" help:"JSON: the view of the position, or a line for each move."`
}

// plyReport is a move as JSON.
type plyReport struct {
	Move    int           `json:"move"` // from 1
	Turn    int           `json:"turn"`
	Seat    string        `json:"seat"`
	Text    string        `json:"text"`
	Effects []view.Effect `json:"effects"`
}

// Run replays.
func (c *replayCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	rec, err := readRecord(lib, c.File)
	if err != nil {
		return err
	}
	if c.At != nil {
		return c.position(streams, lib, rec)
	}
	h, err := game.Replay(rec, lib)
	if err != nil { // nothing is shown of a game that is not one
		return fmt.Errorf("%s: %w", c.File, err)
	}
	c.tell(streams, &h)
	return nil
}

// readRecord reads the record of a game.
func readRecord(lib *edition.Library, name string) (*record.Game, error) {
	text, err := readFile(name)
	if err != nil {
		return nil, err
	}
	rec, err := record.ParseGame(lib, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return rec, nil
}

// tell tells each move of a game with its effects.
func (c *replayCmd) tell(streams *stdio, h *game.History) {
	rules := h.Table().Rules
	turn := uint8(0)
	for i, made := range h.Walk(0, h.Len()) {
		ply := plyReport{Move: i + 1, Turn: int(made.Turn), Seat: made.Seat.String(), Text: record.MoveString(rules, made.Move)}
		if c.JSON {
			ply.Effects = view.Effects(h.Table(), made.Effects, made.Seat)
			printJSON(streams, ply) //nolint:errcheck // a closed pipe ends the program
			continue
		}
		if i == 0 || made.Turn != turn {
			turn = made.Turn
			fmt.Fprintf(streams.out, "turn %d\n", turn)
		}
		fmt.Fprintf(streams.out, "%4d  %s: %s\n", ply.Move, ply.Seat, ply.Text)
		for _, e := range made.Effects {
			fmt.Fprintf(streams.out, "        %s\n", record.EffectString(rules, e))
		}
	}
}

// position shows the position after some moves, with everything open.
func (c *replayCmd) position(streams *stdio, lib *edition.Library, rec *record.Game) error {
	at := *c.At
	if at < 0 || at > len(rec.Plies) {
		return fmt.Errorf("the game has %d moves: --at takes 0 to %d", len(rec.Plies), len(rec.Plies))
	}
	rec.Plies = rec.Plies[:at]
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
