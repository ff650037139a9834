package catalogue

import (
	"slices"

	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/engine"
	"volgare/server/api"
)

// componentsKey names the components of a preset with a board of the library, "" for the built-in one.
type componentsKey struct{ preset, board string }

// maxCached bounds the number of cached answers; there are few presets and boards.
const maxCached = 256

// getPresetComponents returns the components in the box of a preset. Building them takes ten milliseconds, so each
// answer is encoded once, for the first caller.
func (s *Service) getPresetComponents(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("board")
	if err != nil {
		return nil, err
	}
	key := componentsKey{c.R.PathValue("preset"), q.Get("board")}
	body, err := s.components.Get(key, func() ([]byte, error) {
		told, err := s.componentsOf(key.preset, key.board)
		if err != nil {
			return nil, err
		}
		return api.Encode(told)
	})
	return api.Encoded(c.Tag("components of a preset", key), body), err
}

func (s *Service) componentsOf(preset, board string) (*wire.Components, error) {
	var first *edition.Table
	var players []wire.PlayerCount
	for n := 2; n <= engine.MaxSeats; n++ {
		t, err := s.lib.Table(edition.Config{Preset: preset, Players: n, Board: board})
		if err != nil {
			return nil, unknownPresetOrBoard(err)
		}
		if first == nil {
			first = t
		}
		players = append(players, wire.PlayerCountOf(t.Rules))
	}
	told := wire.ComponentsOf(first, s.lib.Sources(), players)
	return &told, nil
}

// HasPreset reports whether there is a preset with an id.
func (s *Service) HasPreset(id string) bool {
	return slices.ContainsFunc(s.lib.Presets(), func(p edition.Preset) bool { return p.ID == id })
}

// unknownPresetOrBoard returns the problem with an unknown preset or board.
func unknownPresetOrBoard(err error) error {
	faults, _ := err.(edition.ConfigFaults) //nolint:errorlint // Library.Table says so
	for _, f := range faults {
		if f.Field == "preset" {
			return api.NewProblem("unknown-page", f.Text)
		}
	}
	return api.BadField("board", err.Error())
}
