package edition

import (
	"slices"
	"strconv"

	"volgare/engine"
	"volgare/internal/lists"
)

// Components are what the box of an edition holds besides the board.
type Components struct {
	Edition     engine.Edition
	Title       string
	Events      []Event
	Manuscripts [4]Value[[]Kind] // by level, from level 1
	Library     []Value[LibraryTile]
	Extra       Value[LibraryTile]                 // of the option library-tile; only in the Deluxe box // EXP-L1
	Cards       [engine.NumCardDecks][]Value[Card] // of the expansions; only in the Deluxe box
	Actions     [engine.NumCardDecks]Value[string] // beside what the Action Space card of each deck lies, a town or a zone; likewise
	Friars      []ClergyTile
	Cardinals   []ClergyTile
	Canticle    []Value[int] // turns on the tiles // CAN-1

	KnowledgeSpaces Value[int]
	LevelStarts     []Value[int]
	Tracks          []TrackSpaces // but the knowledge track
	RiddleVP        Value[[]engine.Step]
	LibraryDraw     Value[[]engine.Step]
	LateUniversity  Value[int] // MSG-4
	RedPapal        Value[int] // SET-4

	// What lies in the box beside these; it changes nothing of the rules.
	Coins   Value[[]Coin]
	Discs   Value[int] // of each colour
	Pawns   Value[int] // of each colour
	Markers Value[int] // of actions

	file string // as it was named to the loader
	text string // of the file
}

// Kind is a kind of manuscript and how many of it lie in the box.
type Kind struct {
	Colours []engine.Zone // one, or two on level 4
	Count   int
}

// Coin is how many coins of a value lie in the box.
type Coin struct {
	Ducats int
	Count  int
}

// LibraryTile is one library tile.
type LibraryTile struct {
	VP    int
	Joker bool // SCO-10
}

// Card is one card of an expansion: its kind within its deck, by its place among
// the words of the deck or, where VP stand on the cards, by these.
type Card int

// TrackSpaces is the length of a track.
type TrackSpaces struct {
	Track  engine.Track
	Spaces Value[int]
}

// Marks counts the values of the box by their marks, those of the expansions
// left out.
func (c *Components) Marks() Marks {
	var m Marks
	for i := range c.Events {
		c.Events[i].tally(&m)
	}
	tally(&m, c.Manuscripts[:]...)
	tally(&m, c.Library...)
	for _, p := range c.clergy() {
		if p.Option == "" {
			p.tally(&m)
		}
	}
	tally(&m, c.Canticle...)
	tally(&m, c.LevelStarts...)
	tally(&m, c.KnowledgeSpaces, c.LateUniversity, c.RedPapal)
	tally(&m, c.RiddleVP, c.LibraryDraw)
	tally(&m, c.Coins)
	tally(&m, c.Discs, c.Pawns, c.Markers)
	for _, t := range c.Tracks {
		tally(&m, t.Spaces)
	}
	return m
}

// event returns the tile with a number, or nil.
func (c *Components) event(no int) *Event {
	return lists.Find(c.Events, func(e *Event) bool { return e.No.Is == no })
}

// with returns the tiles of the box with those that the board corrects.
func (c *Components) with(b *Board) []Event {
	all := make([]Event, len(c.Events))
	for i, e := range c.Events {
		all[i] = e
		for _, better := range b.Events {
			if better.No.Is == e.No.Is {
				all[i] = better
			}
		}
	}
	return all
}

var editionNames = []string{"classic", "deluxe"}

func parseEdition(name string) (engine.Edition, bool) {
	i := slices.Index(editionNames, name)
	return engine.Edition(max(i, 0)), i >= 0
}

func itoa(i int) string { return strconv.Itoa(i) }
