// Package catalogue serves the presets, boxes, boards and rules in words.
package catalogue

import (
	"volgare/bot"
	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/server/api"
	"volgare/words"
)

// Service handles requests whose answers are the same for all callers.
type Service struct {
	lib        *edition.Library
	heavy      *api.Semaphore
	presets    []byte
	books      map[string]book // by language
	components *api.Cache[componentsKey]
}

// New returns a Service. It encodes the presets and bots, and the rulebook with its figures. atlas is the input of
// diagram.ReadAtlas, nil in a build without the interface.
func New(lib *edition.Library, all bot.Roster, heavy *api.Semaphore, atlas []byte) (*Service, error) {
	english, err := words.Load(words.English)
	if err != nil {
		return nil, err
	}
	presets, err := api.Encode(wire.PresetsOf(lib, bots(all), english))
	if err != nil {
		return nil, err
	}
	books, err := newBooks(lib, atlas)
	return &Service{lib: lib, heavy: heavy, presets: presets, books: books, components: api.NewCache[componentsKey](maxCached)}, err
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/presets", ID: "presets", Class: api.Reading, Handle: api.NoQuery(s.getPresets)},
		{Pattern: "GET /api/rules", ID: "rules", Class: api.Reading, Handle: s.getRules},
		{Pattern: "GET /api/rules/{id}", ID: "rule", Class: api.Reading, Handle: s.getRule},
		{Pattern: "GET /api/rules/figures/{name}", ID: "figure", Class: api.Reading, Handle: s.getFigure},
		{Pattern: "GET /api/presets/{preset}/components", ID: "getPresetComponents", Class: api.Reading, Handle: s.getPresetComponents},
		{Pattern: "POST /api/boards/check", ID: "checkBoard", Class: api.Playing, Handle: api.NoQuery(s.checkBoard)},
		{Pattern: "POST /api/boards/read", ID: "readBoard", Class: api.Playing, Handle: api.NoQuery(s.readBoard)},
	}
}

// bots encodes the bots.
func bots(all bot.Roster) wire.Bots {
	return wire.Bots{Names: all.Names(), Usual: bot.Default, Ladder: api.ListOf(all.Ladder(), func(rung *bot.Rung) wire.Rung {
		return wire.Rung{Bot: rung.Name, ThinkTimeMs: rung.ThinkTimeMs, Rating: api.OrNull(rung.Rating)}
	})}
}

func (s *Service) getPresets(c *api.Request) (*api.Reply, error) {
	return api.Encoded(c.Tag("presets"), s.presets), nil
}
