package main

import (
	"fmt"

	"volgare/edition"
	"volgare/engine"
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
	if _, err := rec.Replay(lib, nil); err != nil { // nothing is shown of a game that is not one
		return fmt.Errorf("%s: %w", c.File, err)
	}
	_, err = rec.Replay(lib, c.teller(streams, rec))
	return err
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

// teller tells each move of a replay with its effects.
func (c *replayCmd) teller(streams *stdio, rec *record.Game) record.Visit {
	rules := rec.Table.Rules
	turn := uint8(0)
	return func(i int, s *engine.State, seat engine.Seat, m engine.Move, effects []engine.Effect) {
		ply := plyReport{Move: i + 1, Turn: int(rec.Plies[i].Turn), Seat: seat.String(), Text: record.MoveString(rules, m)}
		if c.JSON {
			ply.Effects = view.Effects(rec.Table, effects, seat)
			printJSON(streams, ply) //nolint:errcheck // a closed pipe ends the program
			return
		}
		if i == 0 || rec.Plies[i].Turn != turn {
			turn = rec.Plies[i].Turn
			fmt.Fprintf(streams.out, "turn %d\n", turn)
		}
		fmt.Fprintf(streams.out, "%4d  %s: %s\n", ply.Move, ply.Seat, ply.Text)
		for _, e := range effects {
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
	rec.Result = nil
	s, err := rec.Replay(lib, nil)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if c.JSON {
		return printJSON(streams, view.Of(rec.Table, &s, s.Seat))
	}
	fmt.Fprint(streams.out, terminal.Position(streams.style, rec.Table, &s))
	fmt.Fprintln(streams.out)
	_, err = streams.out.Write(record.AppendPosition(nil, rec.Table, &s))
	return err
}
