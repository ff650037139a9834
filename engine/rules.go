package engine

import (
	"errors"
	"slices"
)

// Values that are the same in every edition.
const (
	startDucats    = 10 // SET-1
	actionPoints   = 5  // ACT-1
	maxSteps       = 5  // ACT-4: the most points for one track action
	filledTurns    = 7  // SET-2: spaces with cubes at the start
	stuporTurn     = 10 // SET-3
	firstPapal     = 12 // SET-4: turn of the first papal tile
	libraryOpen    = 12 // LIB-1
	earlyGraduate  = 7  // MSG-2, MSG-4: last turn of the early university
	travelDucats   = 10 // MOV-2
	voyagePoints   = 3  // MOV-3
	topLevel       = 4  // MSS-4
	topKnowledge   = 8  // MSS-2: the highest level of knowledge
	linguaLevel    = 8  // MSS-5
	linguaPoints   = 4  // MSS-5
	linguaVP       = 8  // SCO-9
	inquirySpaces  = 6  // CAR-4
	cathedralPrice = 40 // PLC-6
	muretPrice     = 70 // PLC-6
	deluxeTiles    = 10 // SET-7
)

// LastCharity is the last turn that begins with charity. // CHA-1
const LastCharity = 11

// SummonerVotes are the votes that the summoner gains in the auction. It is also the lowest bid. // STU-3
const SummonerVotes = 2

// bags are the cubes in play by number of players, from 2. // SET-2
var bags = [MaxSeats + 1][NumCubes]uint8{
	2: {3, 5, 14, 6},
	3: {6, 5, 16, 8},
	4: {8, 7, 17, 10},
	5: {11, 7, 20, 11},
}

// Rules is everything about a table that does not change during its game: the box, the options, the number of seats and
// derived tables. A Rules is immutable and may be shared by any number of goroutines.
type Rules struct {
	Box     Box
	Options Options
	Seats   int // 2 to 5

	bag       [NumCubes]uint8
	spaceRoom uint8 // SET-2: maximum number of cubes on a space of the turn track
	faceUp    uint8 // SET-6: manuscripts on display in a row
	inPlay    [MaxManuscripts]uint8

	catalogue []Move
	ids       map[Move]MoveID
	kinds     KindSet                 // kinds in the catalogue
	families  [numDecisions]familySet // families that answer each decision
	openAt    [MaxPlaces]familySet    // families that can have a legal move of a turn, by the place of the piece
	tracksAt  [MaxPlaces]KindSet      // track actions that can be legal there

	levelAt  [256]uint8               // knowledge level by space
	byLevel  [topKnowledge + 1]uint32 // kinds of manuscript that a knowledge level can read
	ofLevel  [topLevel + 1]uint32     // kinds of manuscript of each level
	inZone   [numZones]uint32
	starts   uint64 // places by feature
	harbours uint64
	coins    uint64 // cities with ducats
	books    uint64 // cities with knowledge, the university included
	bologna  PlaceNo
	roma     PlaceNo
	brindisi PlaceNo

	cards    bool // an expansion deck is in play
	shuffles bool // a deck in play is shuffled during the game
	asks     []Move
	decksAt  [MaxPlaces]deckSet // decks in play whose cards players get at a place

	franciscanNo [MaxPlaces]uint8 // ordinal of a Franciscan city, from 1
	eventsAt     [MaxPlaces]uint16
	coinEvents   uint16
	stuporTile   uint8
	eventOn      [MaxEvents][MaxTurns + 1]uint8 // event tile + 1, by first tile and turn

	networks networks
}

// NewRules derives the tables of a game from a box, the options and the number of seats. It rejects a box that does not fit
// into a State or cannot be played, and reports all its faults. Package edition checks whether it is the box of an edition.
func NewRules(box Box, options Options, seats int) (*Rules, error) {
	r := &Rules{Box: box, Options: options, Seats: seats}
	if err := r.checkBox(); err != nil {
		return nil, err
	}
	if err := r.indexPlaces(); err != nil {
		return nil, err
	}
	if err := r.indexCards(); err != nil {
		return nil, err
	}
	r.indexEvents()
	r.bag = bags[seats]
	r.spaceRoom = uint8(seats) + 2
	r.indexManuscripts()
	r.indexLevels()
	r.networks.build(r)
	r.buildCatalogue()
	r.indexFamilies()
	if len(r.catalogue) > MaxMoves {
		return nil, errors.New("too many different moves: the box is too large")
	}
	return r, nil
}

func (r *Rules) indexPlaces() error {
	r.bologna, r.roma, r.brindisi = NoPlace, NoPlace, NoPlace
	franciscans := uint8(0)
	for i := range r.Box.Places {
		p, bit := &r.Box.Places[i], uint64(1)<<i
		if p.Features&StartTown != 0 {
			r.starts |= bit
		}
		if p.Features&Harbour != 0 {
			r.harbours |= bit
		}
		if p.Ducats > 0 {
			r.coins |= bit
		}
		if p.Knowledge > 0 {
			r.books |= bit
		}
		if p.Features&Franciscan != 0 {
			franciscans++
			r.franciscanNo[i] = franciscans
		}
		if p.Features&University != 0 {
			r.bologna = PlaceNo(i)
		}
		if p.ID == "roma" {
			r.roma = PlaceNo(i)
		}
	}
	if r.roma == NoPlace || r.bologna == NoPlace || int(franciscans) != len(r.Box.Canticle) {
		return errors.New("the board needs roma, one university and as many Franciscan cities as canticle tiles")
	}
	return nil
}

func (r *Rules) indexEvents() {
	stupor := 0
	for i, e := range r.Box.Events {
		if e.Auction > 0 {
			stupor = i
			continue
		}
		r.eventsAt[e.Place] |= 1 << i
		if e.Ducats > 0 {
			r.coinEvents |= 1 << i
		}
	}
	r.stuporTile = uint8(stupor)
	r.brindisi = r.Box.Events[stupor].Place
	for first := range r.Box.Events {
		if first != stupor {
			r.layEvents(uint8(first))
		}
	}
}

// indexCards finds the places where the decks of the expansions are drawn. // EXP-R1 EXP-S1 EXP-S2 EXP-G1
func (r *Rules) indexCards() error {
	for d := range NumCardDecks {
		if !r.HasCards(d) {
			continue
		}
		f := d.Form()
		r.cards = true
		r.shuffles = r.shuffles || f.Shuffled
		switch {
		case r.classic():
			return errors.New("the expansions are those of the Deluxe edition")
		case !r.layDeck(d) && f.Town != "":
			return errors.New("the " + f.Name + " cards need " + f.Town + " on the board")
		case !r.hasExpansion(d):
			return errors.New("the decks of " + f.Expansion + " belong together")
		}
	}
	return nil
}

// hasExpansion reports whether all decks of a deck's expansion are in play.
func (r *Rules) hasExpansion(d CardDeck) bool {
	for other := range NumCardDecks {
		if other.First() == d.First() && !r.HasCards(other) {
			return false
		}
	}
	return true
}

// layDeck records where players get cards of a deck; false if there is no such place.
func (r *Rules) layDeck(d CardDeck) bool {
	found := false
	for i := range r.Box.Places {
		if p := &r.Box.Places[i]; d.Form().Lies(p.ID, p.Zone, p.Features) {
			r.decksAt[i] |= 1 << d
			found = true
		}
	}
	return found
}

// layEvents fills the turn track with event tiles in numerical order, given the tile of turn 1. Stupor Mundi has a fixed turn. // SET-3
func (r *Rules) layEvents(first uint8) {
	n := uint8(len(r.Box.Events))
	next := first
	for turn, left := uint8(1), n-1; left > 0; turn++ {
		if turn == stuporTurn {
			continue
		}
		r.eventOn[first][turn] = next + 1
		left--
		next = (next + 1) % n
		if next == r.stuporTile {
			next = (next + 1) % n
		}
	}
	r.eventOn[first][stuporTurn] = r.stuporTile + 1
}

// indexManuscripts finds which kinds are in play and where each can be read. // SET-6
func (r *Rules) indexManuscripts() {
	for i, m := range r.Box.Manuscripts {
		r.inPlay[i] = m.Count - r.removed(m)
		r.ofLevel[m.Level] |= 1 << i
		for z := Blue; z < numZones; z++ {
			if m.Colours.Has(z) {
				r.inZone[z] |= 1 << i
			}
		}
	}
	for level := 1; level <= topKnowledge; level++ {
		r.byLevel[level] = r.byLevel[level-1] | r.ofLevel[min(level, topLevel)]
	}
	r.faceUp = r.rowSize()
}

// rowSize returns how many manuscripts of a level lie face up. // SET-6
func (r *Rules) rowSize() uint8 {
	switch {
	case r.Options.Grunt:
		return 2
	case r.Options.Edition == Deluxe && r.Seats <= 3:
		return uint8(r.Seats)
	}
	return uint8(r.Seats) - 1
}

// removed returns how many tiles of the given kind stay in the box. // SET-6
func (r *Rules) removed(m Manuscript) uint8 {
	if r.Options.Grunt && m.Level == 1 {
		return m.Count - 1
	}
	if r.Options.Edition == Classic || m.Count == 0 {
		return 0
	}
	out := m.Level == 2 && r.Seats <= 4 || m.Level == 1 && r.Seats <= 3 || m.Level == 3 && r.Seats == 2
	if out {
		return 1
	}
	return 0
}

func (r *Rules) indexLevels() {
	level := uint8(0)
	for space := range r.levelAt {
		for int(level) < len(r.Box.LevelStarts) && space >= int(r.Box.LevelStarts[level]) {
			level++
		}
		r.levelAt[space] = max(level, 1)
	}
}

// classic reports whether the edition is the one of 2010.
func (r *Rules) classic() bool { return r.Options.Edition == Classic }

// SeaPlace returns the place of a piece on the open sea. // MOV-5
func (r *Rules) SeaPlace(s Sea) PlaceNo { return PlaceNo(len(r.Box.Places) + int(s) - 1) }

// SeaOf returns the sea of a place number beyond the board's places, or NoSea for a place on land.
func (r *Rules) SeaOf(p PlaceNo) Sea {
	if p == NoPlace || int(p) < len(r.Box.Places) {
		return NoSea
	}
	return Sea(int(p) - len(r.Box.Places) + 1)
}

// PlaceByID returns the place of the board with an id; false if there is none.
func (r *Rules) PlaceByID(id string) (PlaceNo, bool) {
	i := slices.IndexFunc(r.Box.Places, func(p Place) bool { return p.ID == id })
	return PlaceNo(max(i, 0)), i >= 0
}

// place returns the place with a number. The open sea is a place without features or zone. // MOV-7
func (r *Rules) place(p PlaceNo) *Place {
	if int(p) < len(r.Box.Places) {
		return &r.Box.Places[p]
	}
	return &openSea
}

var openSea = Place{ID: "sea", Name: "the open sea"}

// spaces returns the last space of a track.
func (r *Rules) spaces(t Track) uint8 {
	if t == Knowledge {
		return r.Box.KnowledgeSpaces
	}
	return r.Box.TrackSpaces[t]
}

// EventOn returns the event tile of a turn, an index into Box.Events; ok is false for a turn without one. // SET-3
func (r *Rules) EventOn(s *State, turn uint8) (tile int, ok bool) {
	if turn == 0 || turn > MaxTurns {
		return 0, false
	}
	t := r.eventOn[s.FirstEvent][turn]
	return int(t) - 1, t > 0
}

// FranciscanNo returns the index of a Franciscan city into State.Canticle; ok is false for any other place.
func (r *Rules) FranciscanNo(p PlaceNo) (no int, ok bool) {
	if int(p) >= len(r.Box.Places) || r.franciscanNo[p] == 0 {
		return 0, false
	}
	return int(r.franciscanNo[p]) - 1, true
}

// Bag returns how many cubes of each colour are in play. // SET-2
func (r *Rules) Bag() [NumCubes]uint8 { return r.bag }

// InPlay returns how many manuscripts of the given kind are in play. // SET-6
func (r *Rules) InPlay(kind int) int { return int(r.inPlay[kind]) }

// RowSize returns how many manuscripts of each level lie face up. // SET-6
func (r *Rules) RowSize() int { return int(r.faceUp) }

// SpaceLimit returns how many cubes a space of the turn track holds. // SET-2
func (r *Rules) SpaceLimit() int { return int(r.spaceRoom) }
