package catalogue

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/server/api"
	wire "volgare/view/catalogue"
)

// boxKey names the box of a preset with a board of the library, "" for the built-in one.
type boxKey struct{ preset, board string }

// presetBox tells what the box of a preset holds. To make it takes ten milliseconds, so each
// of the few that there are is encoded once, for the first who asks.
func (s *Service) presetBox(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("board")
	if err != nil {
		return nil, err
	}
	key := boxKey{c.R.PathValue("preset"), q.Get("board")}
	body, known := s.boxes.Load(key)
	if !known {
		told, err := s.boxOf(key.preset, key.board)
		if err != nil {
			return nil, err
		}
		if body, err = api.Encode(told); err != nil {
			return nil, err
		}
		s.boxes.Store(key, body)
	}
	return api.Encoded(c.Tag("box of a preset", key), body.([]byte)), nil //nolint:errcheck,forcetypeassert // it holds nothing else
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
