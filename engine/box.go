package engine

import "slices"

// Limits of the tables inside a State. NewRules rejects a box that exceeds one.
const (
	MaxSeats       = 5  // players at a table
	MaxPlaces      = 64 // places on the board, including the seas
	MaxTurns       = 16 // spaces of the turn track
	MaxFranciscan  = 5  // Franciscan cities
	MaxManuscripts = 32 // kinds of manuscript (level and colours)
	MaxDeck        = 20 // manuscripts of one level
	MaxLibrary     = 12 // library tiles
	MaxHand        = 9  // library tiles of one player; one more than the highest level
	MaxEvents      = 16 // event tiles
	MaxPile        = 15 // cards of one deck of an expansion
	MaxCards       = 4  // cards of one deck in the hand of a player, EXP-K3
	MaxCardKinds   = 7  // kinds of card in one deck
)

// Zone is the colour of a region of the map, of a manuscript, or Neutral.
type Zone uint8

// The zones: white regions have no dialect.
const (
	Neutral Zone = iota
	Blue         // Lingua d'Oïl
	Yellow       // Latin
	Pink         // Fiorentino (violet in 2010)
	Green        // Scuola Siciliana
	Orange       // Lingua d'Oc (rose in the Italian edition)
	numZones
)

var zoneNames = [numZones]string{"neutral", "blue", "yellow", "pink", "green", "orange"}

// String returns the English name of the colour.
func (z Zone) String() string { return nameOf(zoneNames[:], uint8(z)) }

// ParseZone returns the zone with the given name.
func ParseZone(name string) (Zone, bool) {
	return parsed[Zone](zoneNames[:], name)
}

// NumColours is the number of colours, which is the number of dialects.
const NumColours = int(numZones) - 1

// Zones is a set of zones, bit 1<<z for zone z.
type Zones uint8

// Has reports whether z is in the set.
func (s Zones) Has(z Zone) bool { return s&(1<<z) != 0 }

// Feature is a set of features of a place.
type Feature uint16

// The features of a place. A place may have several, as Brindisi has.
const (
	StartTown  Feature = 1 << iota // SET-8: a piece may begin here
	City                           // may carry values, PLC-1
	Convent                        // PLC-5
	Abbey                          // PLC-7
	Cathedral                      // PLC-6
	Franciscan                     // CAN-1
	Harbour                        // MOV-3
	EventBox                       // PLC-2
	University                     // MSG-4
)

var featureNames = [...]string{
	"start", "city", "convent", "abbey", "cathedral", "franciscan", "harbour", "event", "university",
}

// Names lists the features of the set by their English names.
func (f Feature) Names() []string {
	var names []string
	for i, name := range featureNames {
		if f&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return names
}

// ParseFeature returns the feature with the given name.
func ParseFeature(name string) (Feature, bool) {
	i := slices.Index(featureNames[:], name)
	return 1 << max(i, 0), i >= 0
}

// Sea is a sea that harbours lie on.
type Sea uint8

// The seas. One voyage never changes from one to the other, MOV-3.
const (
	NoSea Sea = iota
	Tirreno
	Adriatico
	numSeas
)

var seaNames = [numSeas]string{"none", "tirreno", "adriatico"}

// String returns the name of the sea in lower case.
func (s Sea) String() string { return nameOf(seaNames[:], uint8(s)) }

// ParseSea returns the sea with the given name.
func ParseSea(name string) (Sea, bool) {
	return parsed[Sea](seaNames[:], name)
}

// Place is one place of the board: a city, convent or abbey.
type Place struct {
	ID         string // lower case, unique, as in notation
	Name       string // as printed
	Features   Feature
	Zone       Zone
	Sea        Sea // of a harbour
	Ducats     uint8
	Knowledge  uint8     // of the university: the early value
	Neighbours []PlaceNo // by land, both ways
}

// PlaceNo is the index of a place in Box.Places. In the classic edition the two seas follow the places: see Rules.SeaPlace.
type PlaceNo uint8

// NoPlace is the place of a piece that is not on the board yet.
const NoPlace PlaceNo = 0xFF

// EventTile is an event tile. Exactly one of Ducats, Knowledge and Auction is nonzero. Auction marks Stupor Mundi and is the
// knowledge that it brings.
type EventTile struct {
	No        uint8
	Name      string
	Place     PlaceNo
	Ducats    uint8
	Knowledge uint8
	Auction   uint8
}

// Manuscript is a kind of manuscript tile. All tiles of one kind are alike.
type Manuscript struct {
	Level   uint8 // 1 to 4: its VP, and the knowledge level that it needs
	Colours Zones // one colour, or two on level 4
	Count   uint8 // tiles in the box
}

// LibraryTile is a kind of papal library tile.
type LibraryTile struct {
	VP    uint8
	Joker bool // counts as a manuscript of any colour, SCO-10
	Count uint8
}

// CardKind is a kind of card of an expansion.
type CardKind struct {
	VP    uint8 // EXP-S5, EXP-G7; 0 for cards without a value
	Count uint8
}

// Step is a marked space of a track: Value applies from Space on.
type Step struct{ Space, Value uint8 }

// Box is the content of an edition's box, as input to NewRules. Bags, fees and VP that are the same in every box are rules,
// not data, and are constants of the code.
type Box struct {
	Places      []Place
	Events      []EventTile
	Manuscripts []Manuscript // ordered by level
	Library     []LibraryTile
	Canticle    []uint8 // turns on the canticle tiles, one per Franciscan city

	KnowledgeSpaces uint8
	LevelStarts     []uint8 // first space of levels 1, 2, ...
	TrackSpaces     [NumTracks]uint8
	RiddleVP        []Step // SCO-5
	LibraryDraw     []Step // LIB-1, LIB-2
	LateUniversity  uint8  // MSG-4: knowledge of the university after turn 7
	RedPapal        uint8  // number of red tiles among the five papal tiles

	// Cards are the card kinds of each expansion deck. A deck without kinds is not in play. The kinds of Ritmo are the five
	// colours from Blue on; the kinds of Placiti are Placito, Guaita and WhiteCard.
	Cards [NumCardDecks][]CardKind
}

func nameOf(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return "?"
}

// parsed returns the value with the given name, or 0 and false if there is none.
func parsed[T ~uint8](names []string, name string) (T, bool) {
	i := slices.Index(names, name)
	return T(max(i, 0)), i >= 0
}
