package catalogue

import (
	"slices"

	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/engine"
	"volgare/server/api"
)

// boxKey names the box of a preset with a board of the library, "" for the built-in one.
type boxKey struct{ preset, board string }

// maxBoxes bounds how many boxes are kept; there are few presets and boards.
const maxBoxes = 256

// presetBox tells what the box of a preset holds. To make it takes ten milliseconds, so each
// of the few that there are is encoded once, for the first who asks.
func (s *Service) presetBox(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("board")
	if err != nil {
		return nil, err
	}
	key := boxKey{c.R.PathValue("preset"), q.Get("board")}
	body, err := s.boxes.Get(key, func() ([]byte, error) {
		told, err := s.boxOf(key.preset, key.board)
		if err != nil {
			return nil, err
		}
		return api.Encode(told)
	})
	return api.Encoded(c.Tag("box of a preset", key), body), err
}

func (s *Service) boxOf(preset, board string) (*wire.Box, error) {
	var first *edition.Table
	var players []wire.PlayerCount
	for n := 2; n <= engine.MaxSeats; n++ {
		t, err := s.lib.Table(edition.Config{Preset: preset, Players: n, Board: board})
		if err != nil {
			return nil, unknownBox(err)
		}
		if first == nil {
			first = t
		}
		players = append(players, wire.PlayerCountOf(t.Rules))
	}
	told := wire.BoxOf(first, s.lib.Sources(), players)
	return &told, nil
}

// HasPreset reports whether there is a box of a preset.
func (s *Service) HasPreset(id string) bool {
	return slices.ContainsFunc(s.lib.Presets(), func(p edition.Preset) bool { return p.ID == id })
}

// unknownBox is the problem with a preset or a board that there is not.
func unknownBox(err error) error {
	faults, _ := err.(edition.ConfigFaults) //nolint:errorlint // Library.Table says so
	for _, f := range faults {
		if f.Field == "preset" {
			return api.NewProblem("unknown-page", f.Text)
		}
	}
	return api.BadField("board", err.Error())
}
