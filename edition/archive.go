package edition

import (
	"encoding/json"
	"fmt"
	"slices"

	"volgare/engine"
)

// archive holds the sources of a table's rules, in addition to its config and its board.
type archive struct {
	Settings []Setting `json:"settings"` // values of all options that existed, in the order of the hash
	Box      string    `json:"box"`      // the file of the edition's box
}

// Archive returns the data to store with the config and the board of a table, so that its rules can be restored by any later
// build, even if the boxes change. Tables with the same hash may share it.
func (t *Table) Archive() []byte {
	data, _ := json.Marshal(archive{t.Settings, t.Components.text}) //nolint:errchkjson // strings: it cannot fail
	return data
}

// Restore rebuilds the table with the given hash from an archive, the config in its record and the text of its board.
// Missing data in a file is no fault, since the hash shows whether the rules are the same. The table's config is c.
func (l *Library) Restore(data []byte, c Config, board, hash string) (*Table, error) {
	var a archive
	if err := json.Unmarshal(data, &a); err != nil {
		return nil, fmt.Errorf("archive of rules: %w", err)
	}
	if c.Revision < 1 || c.Revision > Revision {
		return nil, fmt.Errorf("unknown revision %d of the rules", c.Revision)
	}
	boxes := reader{file: "archive"}
	box := boxes.readComponents([]byte(a.Box), editionOf(a.Settings))
	b := l.boardWith(board)
	if err := joined(b, box.with(b)); err != nil {
		return nil, err
	}
	t, err := assemble(c, a.Settings, b, box)
	if err != nil {
		return nil, err
	}
	if t.Hash != hash {
		return nil, fmt.Errorf("the archive makes rules %s, not %s", t.Hash, hash)
	}
	return t, nil
}

// boardWith returns the board of the library with the given text. If there is none, it returns the parts of the text that can be read.
func (l *Library) boardWith(text string) *Board {
	if i := slices.IndexFunc(l.boards, func(b *Board) bool { return b.text == text }); i >= 0 {
		return l.boards[i]
	}
	r := reader{file: "board", sources: l.sources}
	return r.readBoard([]byte(text))
}

// joined checks that roads and event tiles refer to places of the board, which NewRules requires.
func joined(b *Board, events []Event) error {
	for i := range b.Places {
		for _, road := range b.Places[i].Neighbours {
			if b.index(road.Is) < 0 {
				return fmt.Errorf("a road leads to %q, which is not on the board", road.Is)
			}
		}
	}
	for i := range events {
		if b.index(events[i].Place.Is) < 0 {
			return fmt.Errorf("event %d is at %q, which is not on the board", events[i].No.Is, events[i].Place.Is)
		}
	}
	if len(b.Places) > engine.MaxPlaces {
		return fmt.Errorf("the board has %d places", len(b.Places))
	}
	return nil
}
