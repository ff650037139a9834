package edition

import (
	"slices"
	"strconv"

	"volgare/engine"
	"volgare/internal/lists"
)

// Components is the content of the box of an edition, without the board.
type Components struct {
	Edition     engine.Edition
	Title       string
	Events      []Event
	Manuscripts [4]Value[[]Kind] // by level, from level 1
	Library     []Value[LibraryTile]
	Extra       Value[LibraryTile]                 // the tile of option library-tile; only in the Deluxe box // EXP-L1
	Cards       [engine.NumCardDecks][]Value[Card] // expansion cards; only in the Deluxe box
	Actions     [engine.NumCardDecks]Value[string] // town or zone of the Action Space card of each deck; only in the Deluxe box
	Friars      []ClergyTile
	Cardinals   []ClergyTile
	Canticle    []Value[int] // turns on the tiles // CAN-1

	KnowledgeSpaces Value[int]
	LevelStarts     []Value[int]
	Tracks          []TrackSpaces // all but the knowledge track
	RiddleVP        Value[[]engine.Step]
	LibraryDraw     Value[[]engine.Step]
	LateUniversity  Value[int] // MSG-4
	RedPapal        Value[int] // SET-4

	// Other pieces in the box. They do not affect the rules.
	Coins   Value[[]Coin]
	Discs   Value[int] // of each colour
	Pawns   Value[int] // of each colour
	Markers Value[int] // action markers

	file string // file name as given to the loader
	text string // content of the file
}

// Kind is a kind of manuscript and its number of tiles in the box.
type Kind struct {
	Colours []engine.Zone // one, or two on level 4
	Count   int
}

// Coin describes the coins of one value, and their number in the box.
type Coin struct {
	Ducats int
	Count  int
}

// LibraryTile is one library tile.
type LibraryTile struct {
	VP    int
	Joker bool // SCO-10
}

// Card is a card of an expansion. Its value is its kind within its deck: the index in the words of the deck or, for cards
// with VP, the VP.
type Card int

// TrackSpaces describes a track by its number of spaces.
type TrackSpaces struct {
	Track  engine.Track
	Spaces Value[int]
}

// Marks counts the values of the box by mark, without the expansions.
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

// with returns the tiles of the box, with the corrections of a board applied.
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
