package catalogue

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
)

// Components lists everything in a box, each value with its source.
type Components struct {
	Preset      string            `json:"preset"`
	Edition     string            `json:"edition"` // classic or deluxe
	Title       string            `json:"title"`
	Builtin     bool              `json:"builtin"` // the board is the one that every server has
	Settings    map[string]string `json:"settings"`
	Sources     []Source          `json:"sources"`
	Marks       Marks             `json:"marks"`
	Board       Board             `json:"board"`
	Events      []Event           `json:"events"`
	Manuscripts []Level           `json:"manuscripts"`
	Library     []Sourced[Tile]   `json:"library"`
	Extra       *Sourced[Tile]    `json:"extra"` // the library tile of the expansion
	Cards       []Deck            `json:"cards"` // expansion decks
	Friars      []ClergyTile      `json:"friars"`
	Cardinals   []ClergyTile      `json:"cardinals"`
	Canticle    []Sourced[int]    `json:"canticle"`
	Spaces      Sourced[int]      `json:"spaces"` // of the knowledge track
	Levels      []Sourced[int]    `json:"levels"` // first spaces of the knowledge levels
	Tracks      []Track           `json:"tracks"`
	University  Sourced[int]      `json:"university"`
	RedPapal    Sourced[int]      `json:"redPapal"`
	Coins       Sourced[[]Coin]   `json:"coins"`
	Discs       Sourced[int]      `json:"discs"` // number of each colour
	Pawns       Sourced[int]      `json:"pawns"` // number of each colour
	Markers     Sourced[int]      `json:"markers"`
	Players     []PlayerCount     `json:"players"`
}

// Coin describes the coins of one value, and their number in the box.
type Coin struct {
	Ducats int `json:"ducats"`
	Count  int `json:"count"`
}

// Level holds the manuscripts of one level.
type Level struct {
	Level int             `json:"level"`
	Kinds Sourced[[]Kind] `json:"kinds"`
}

// Kind is a kind of manuscript.
type Kind struct {
	Colours []string `json:"colours"`
	Count   int      `json:"count"`
}

// Tile is a library tile.
type Tile struct {
	VP    int  `json:"vp"`
	Joker bool `json:"joker"`
}

// Deck is an expansion deck.
type Deck struct {
	Deck   string            `json:"deck"`
	Option string            `json:"option"` // option that enables it
	Cards  []Sourced[string] `json:"cards"`  // a colour, a name, or VP
	Places []Sourced[string] `json:"places"` // where cards are drawn
	Action *Sourced[string]  `json:"action"` // town or zone of its Action Space card, EXP-K1

	Rules []string            `json:"rules"` // rules of how players get its cards
	Uses  map[string][]string `json:"uses"`  // rules of the uses of a card, by the text on it
}

// ClergyTile is a friar or cardinal tile.
type ClergyTile struct {
	Tile   string            `json:"tile"`
	Option string            `json:"option"` // option that adds it, empty for a tile of the base game
	Names  []Sourced[string] `json:"names"`
	Effect Sourced[string]   `json:"effect"` // id of the rule of its effect

	Knowledge int `json:"knowledge"` // at once
	VP        int `json:"vp"`        // at the end
}

// Track is a track next to the map.
type Track struct {
	Track  string           `json:"track"`
	Spaces Sourced[int]     `json:"spaces"`
	Steps  *Sourced[[]Step] `json:"steps"` // the marked spaces
}

// Step is a marked space of a track.
type Step struct {
	Space int `json:"space"`
	Value int `json:"value"`
}

// PlayerCount holds the values that depend on the number of players. They are rules, so they have no marks.
type PlayerCount struct {
	Players     int            `json:"players"`
	Cubes       map[string]int `json:"cubes"`       // SET-2
	Limit       int            `json:"limit"`       // cubes on a space, SET-2
	FaceUp      int            `json:"faceUp"`      // manuscripts in a row, SET-6
	Manuscripts []int          `json:"manuscripts"` // in play by level, SET-6
}

// ComponentsOf returns the components in the box of a table.
func ComponentsOf(t *edition.Table, sources []edition.Source, players []PlayerCount) Components {
	c := t.Components
	told := Components{
		Preset: t.Preset.ID, Edition: t.Value("edition"), Title: c.Title, Builtin: t.Board.Builtin(),
		Settings: edition.SettingValues(t.Settings), Sources: SourcesOf(sources, t.Board.Sources),
		Marks: MarksOf(t.Marks()), Board: BoardOf(t.Board), Events: eventsOf(t.Events()),
		Manuscripts: []Level{}, Library: citeAll(c.Library, tileOf), Extra: citeIf(c.Extra, tileOf), Cards: decksOf(t),
		Friars: clergyTilesOf(c.Friars, view.Friar), Cardinals: clergyTilesOf(c.Cardinals, view.Cardinal),
		Canticle: citeAll(c.Canticle, same[int]), Spaces: cite(c.KnowledgeSpaces), Levels: citeAll(c.LevelStarts, same[int]),
		Tracks: tracksOf(c), University: cite(c.LateUniversity), RedPapal: cite(c.RedPapal),
		Coins: citeAs(c.Coins, coinsOf), Discs: cite(c.Discs), Pawns: cite(c.Pawns), Markers: cite(c.Markers), Players: players,
	}
	for i, level := range c.Manuscripts {
		told.Manuscripts = append(told.Manuscripts, Level{Level: i + 1, Kinds: citeAs(level, kindsOf)})
	}
	return told
}

func coinsOf(is []edition.Coin) []Coin {
	return lists.Map(is, func(c edition.Coin) Coin { return Coin(c) })
}

func tileOf(is edition.LibraryTile) Tile { return Tile(is) }

// decksOf returns the decks of the box. The box of 2010 has none.
func decksOf(t *edition.Table) []Deck {
	all := []Deck{}
	for d := range engine.NumCardDecks {
		cards := t.Components.Cards[d]
		if len(cards) == 0 {
			continue
		}
		all = append(all, Deck{
			Deck: d.String(), Option: edition.DeckOption(d), Places: citeAll(t.DrawPlaces(d), same[string]),
			Cards:  citeAll(cards, func(card edition.Card) string { return edition.CardWord(d, card) }),
			Action: citeIf(t.Components.Actions[d], same[string]),
			Rules:  engine.RuleIDs(d.Form().Rules()), Uses: usesOf(d, cards),
		})
	}
	return all
}

func usesOf(d engine.CardDeck, cards []edition.Value[edition.Card]) map[string][]string {
	uses := map[string][]string{}
	for _, card := range cards {
		uses[edition.CardWord(d, card.Is)] = engine.RuleIDs(d.Form().CardRules(uint8(card.Is)))
	}
	return uses
}

func clergyTilesOf(tiles []edition.ClergyTile, person func(tile string) view.Person) []ClergyTile {
	return lists.Map(tiles, func(p edition.ClergyTile) ClergyTile {
		brings := person(p.Tile)
		return ClergyTile{
			Tile: p.Tile, Option: p.Option, Names: citeAll(p.Names, same[string]), Effect: cite(p.Effect),
			Knowledge: brings.Knowledge, VP: brings.VP,
		}
	})
}

func kindsOf(kinds []edition.Kind) []Kind {
	return lists.Map(kinds, func(kind edition.Kind) Kind {
		return Kind{Colours: lists.Map(kind.Colours, engine.Zone.String), Count: kind.Count}
	})
}

func tracksOf(c *edition.Components) []Track {
	all := make([]Track, len(c.Tracks))
	for i, t := range c.Tracks {
		all[i] = Track{Track: t.Track.String(), Spaces: cite(t.Spaces)}
		switch t.Track {
		case engine.Riddle:
			all[i].Steps = citeIf(c.RiddleVP, stepsOf)
		case engine.Library:
			all[i].Steps = citeIf(c.LibraryDraw, stepsOf)
		}
	}
	return all
}

func stepsOf(steps []engine.Step) []Step {
	return lists.Map(steps, func(s engine.Step) Step { return Step{Space: int(s.Space), Value: int(s.Value)} })
}

// PlayerCountOf returns the values that depend on the number of players.
func PlayerCountOf(r *engine.Rules) PlayerCount {
	told := PlayerCount{
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
