package server

import (
	"volgare/edition"
	"volgare/engine"
)

// contents is what a box holds, each value with where it comes from.
type contents struct {
	Preset      string               `json:"preset"`
	Edition     string               `json:"edition"` // classic or deluxe
	Title       string               `json:"title"`
	Builtin     bool                 `json:"builtin"` // the board is that of every server
	Settings    map[string]string    `json:"settings"`
	Sources     []source             `json:"sources"`
	Marks       marks                `json:"marks"`
	Board       boardSheet           `json:"board"`
	Events      []eventSheet         `json:"events"`
	Manuscripts []levelSheet         `json:"manuscripts"`
	Library     []sourced[tileSheet] `json:"library"`
	Extra       *sourced[tileSheet]  `json:"extra"` // the library tile of the expansion
	Cards       []cardsSheet         `json:"cards"` // the decks of the expansions
	Friars      []personSheet        `json:"friars"`
	Cardinals   []personSheet        `json:"cardinals"`
	Canticle    []sourced[int]       `json:"canticle"`
	Spaces      sourced[int]         `json:"spaces"` // of the knowledge track
	Levels      []sourced[int]       `json:"levels"` // first spaces of the knowledge levels
	Tracks      []trackSheet         `json:"tracks"`
	University  sourced[int]         `json:"university"`
	RedPapal    sourced[int]         `json:"redPapal"`
	Players     []playersSheet       `json:"players"`
}

type levelSheet struct {
	Level int                  `json:"level"`
	Kinds sourced[[]kindSheet] `json:"kinds"`
}

type kindSheet struct {
	Colours []string `json:"colours"`
	Count   int      `json:"count"`
}

type tileSheet struct {
	VP    int  `json:"vp"`
	Joker bool `json:"joker"`
}

// cardsSheet is a deck of cards of an expansion.
type cardsSheet struct {
	Deck   string            `json:"deck"`
	Option string            `json:"option"` // that brings it
	Cards  []sourced[string] `json:"cards"`  // a colour, a name, or VP
	Places []sourced[string] `json:"places"` // where cards are drawn
	Action *sourced[string]  `json:"action"` // beside what its Action Space card lies, EXP-K1
}

// personSheet is a friar or cardinal tile.
type personSheet struct {
	Tile   string            `json:"tile"`
	Option string            `json:"option"` // that brings it, empty for one of the game itself
	Names  []sourced[string] `json:"names"`
	Effect sourced[string]   `json:"effect"` // the rule
}

type trackSheet struct {
	Track  string                `json:"track"`
	Spaces sourced[int]          `json:"spaces"`
	Steps  *sourced[[]stepSheet] `json:"steps"` // the marked spaces
}

type stepSheet struct {
	Space int `json:"space"`
	Value int `json:"value"`
}

// playersSheet is what a number of players changes: rules, which have no marks.
type playersSheet struct {
	Players     int            `json:"players"`
	Cubes       map[string]int `json:"cubes"`       // SET-2
	Limit       int            `json:"limit"`       // cubes on a space, SET-2
	FaceUp      int            `json:"faceUp"`      // manuscripts in a row, SET-6
	Manuscripts []int          `json:"manuscripts"` // in play by level, SET-6
}

// contentsOf tells what the box of a table holds.
func contentsOf(t *edition.Table, sources []edition.Source, players []playersSheet) contents {
	c := t.Components
	told := contents{
		Preset: t.Preset.ID, Edition: t.Value("edition"), Title: c.Title, Builtin: t.Board.Builtin(), Settings: map[string]string{},
		Sources: sourcesOf(sources, t.Board.Sources), Marks: marksOf(t.Marks()), Board: sheetOf(t.Board), Events: eventSheets(t.Events()),
		Manuscripts: []levelSheet{}, Library: citeAll(c.Library, tileOf), Extra: citeIf(c.Extra, tileOf), Cards: decksOf(t),
		Friars: personsOf(c.Friars), Cardinals: personsOf(c.Cardinals),
		Canticle: citeAll(c.Canticle, same[int]), Spaces: cite(c.KnowledgeSpaces), Levels: citeAll(c.LevelStarts, same[int]),
		Tracks: tracksOf(c), University: cite(c.LateUniversity), RedPapal: cite(c.RedPapal), Players: players,
	}
	for _, s := range t.Settings {
		if s.Value != "" {
			told.Settings[s.Option] = s.Value
		}
	}
	for i, level := range c.Manuscripts {
		told.Manuscripts = append(told.Manuscripts, levelSheet{Level: i + 1, Kinds: citeAs(level, kindsOf)})
	}
	return told
}

func tileOf(is edition.LibraryTile) tileSheet { return tileSheet(is) }

// decksOf tells the decks of the box; that of 2010 has none.
func decksOf(t *edition.Table) []cardsSheet {
	all := []cardsSheet{}
	for d := range engine.NumCardDecks {
		cards := t.Components.Cards[d]
		if len(cards) == 0 {
			continue
		}
		all = append(all, cardsSheet{
			Deck: d.String(), Option: edition.DeckOption(d), Places: citeAll(t.DrawPlaces(d), same[string]),
			Cards:  citeAll(cards, func(card edition.Card) string { return edition.CardWord(d, card) }),
			Action: citeIf(t.Components.Actions[d], same[string]),
		})
	}
	return all
}

func personsOf(people []edition.Person) []personSheet {
	all := make([]personSheet, len(people))
	for i, p := range people {
		all[i] = personSheet{Tile: p.Tile, Option: p.Option, Names: citeAll(p.Names, same[string]), Effect: cite(p.Effect)}
	}
	return all
}

func kindsOf(kinds []edition.Kind) []kindSheet {
	all := make([]kindSheet, len(kinds))
	for i, kind := range kinds {
		all[i] = kindSheet{Colours: []string{}, Count: kind.Count}
		for _, z := range kind.Colours {
			all[i].Colours = append(all[i].Colours, z.String())
		}
	}
	return all
}

func tracksOf(c *edition.Components) []trackSheet {
	all := make([]trackSheet, len(c.Tracks))
	for i, t := range c.Tracks {
		all[i] = trackSheet{Track: t.Track.String(), Spaces: cite(t.Spaces)}
		switch t.Track {
		case engine.Riddle:
			all[i].Steps = citeIf(c.RiddleVP, stepsOf)
		case engine.Library:
			all[i].Steps = citeIf(c.LibraryDraw, stepsOf)
		}
	}
	return all
}

func stepsOf(steps []engine.Step) []stepSheet {
	all := make([]stepSheet, len(steps))
	for i, s := range steps {
		all[i] = stepSheet{Space: int(s.Space), Value: int(s.Value)}
	}
	return all
}

func playersOf(r *engine.Rules) playersSheet {
	told := playersSheet{
		Players: r.Seats, Cubes: map[string]int{}, Limit: r.SpaceLimit(), FaceUp: r.RowSize(), Manuscripts: make([]int, 4),
	}
	for cube, n := range r.Bag() {
		told.Cubes[engine.Cube(cube).String()] = int(n)
	}
	for kind, m := range r.Box.Manuscripts {
		told.Manuscripts[m.Level-1] += r.InPlay(kind)
	}
	return told
}

// presetBox tells what the box of a preset holds.
func (s *Server) presetBox(c *call) (*reply, error) {
	q, err := query(c.r, "board")
	if err != nil {
		return nil, err
	}
	preset, board := c.r.PathValue("preset"), q.Get("board")
	told, err := s.boxOf(preset, board)
	if err != nil {
		return nil, err
	}
	a, err := ok(told)
	if err == nil {
		a.etag = s.tag("box of a preset", preset, board)
	}
	return a, err
}

func (s *Server) boxOf(preset, board string) (*contents, error) {
	var first *edition.Table
	var players []playersSheet
	for n := 2; n <= engine.MaxSeats; n++ {
		t, err := s.Lib.Table(edition.Config{Preset: preset, Players: n, Board: board})
		if err != nil {
			return nil, unknownBox(err)
		}
		if first == nil {
			first = t
		}
		players = append(players, playersOf(t.Rules))
	}
	told := contentsOf(first, s.Lib.Sources(), players)
	return &told, nil
}

// unknownBox is the problem with a preset or a board that there is not.
func unknownBox(err error) error {
	faults, _ := err.(edition.ConfigFaults) //nolint:errorlint // Library.Table says so
	for _, f := range faults {
		if f.Field == "preset" {
			return problem("unknown-page", f.Text)
		}
	}
	return badField("board", err.Error())
}

// tableContents tells what the box of a table holds.
func (s *Server) tableContents(c *call) (*reply, error) {
	if _, err := query(c.r); err != nil {
		return nil, err
	}
	snap, err := c.table()
	if err != nil {
		return nil, err
	}
	a, err := ok(contentsOf(snap.Table, s.Lib.Sources(), []playersSheet{playersOf(snap.Table.Rules)}))
	if err == nil {
		a.etag = s.tag("contents", snap.ID)
	}
	return a, err
}
