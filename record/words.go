package record

import (
	"math/bits"
	"strconv"
	"strings"

	"volgare/engine"
)

// unknown is the word for a kind that a masked state does not show.
const unknown = "?"

var (
	seatWords     = namesOf(engine.MaxSeats, func(i uint8) string { return engine.Seat(i).String() })
	cubeWords     = namesOf(int(engine.NumCubes), func(i uint8) string { return engine.Cube(i).String() })
	trackWords    = namesOf(int(engine.NumTracks), func(i uint8) string { return engine.Track(i).String() })
	friarWords    = namesOf(int(engine.Alessandro)+1, func(i uint8) string { return engine.FriarTile(i).String() })
	cardinalWords = namesOf(int(engine.Sonzogni)+1, func(i uint8) string { return engine.CardinalTile(i).String() })
	officeWords   = namesOf(int(engine.Pope)+1, func(i uint8) string { return engine.Office(i).String() })
	statusWords   = namesOf(int(engine.Cardinal)+1, func(i uint8) string { return engine.Status(i).String() })
	decisionWords = namesOf(int(engine.PlacitiChoice)+1, func(i uint8) string { return engine.Decision(i).String() })
	papalWords    = []string{engine.White.String(), engine.Red.String(), unknown}
	deckWords     = namesOf(int(engine.NumCardDecks), func(i uint8) string { return engine.CardDeck(i).String() })
	choiceWords   = namesOf(int(engine.ForTrack)+1, func(i uint8) string { return engine.Choice(i).String() })
	kindWords     = namesOf(int(engine.ScoreTrack)+1, func(i uint8) string { return engine.Kind(i).String() })
	seaWords      = []string{engine.Tirreno.String(), engine.Adriatico.String()}
)

func namesOf(n int, name func(uint8) string) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = name(uint8(i))
	}
	return names
}

// wordAt returns a word of a list, or unknown beyond its end.
func wordAt(words []string, i uint8) string {
	if int(i) < len(words) {
		return words[i]
	}
	return unknown
}

func appendInt[N int | int16 | uint8 | uint16](dst []byte, n N) []byte {
	return strconv.AppendInt(dst, int64(n), 10)
}

// PlaceWord returns the word for a place: its id, the name of a sea, or none before the start.
func PlaceWord(r *engine.Rules, p engine.PlaceNo) string {
	switch {
	case p == engine.NoPlace:
		return "none"
	case int(p) < len(r.Box.Places):
		return r.Box.Places[p].ID
	}
	return r.SeaOf(p).String()
}

// place parses a place of the board.
func (s *scanner) place(r *engine.Rules) engine.PlaceNo {
	word := s.word()
	if p, ok := r.PlaceByID(word); ok {
		return p
	}
	s.expected("a place", placeIDs(r))
	return 0
}

func placeIDs(r *engine.Rules) []string {
	return namesOf(len(r.Box.Places), func(i uint8) string { return r.Box.Places[i].ID })
}

// friar parses a friar of the box.
func (s *scanner) friar(r *engine.Rules) engine.FriarTile {
	return engine.FriarTile(1 + s.oneOf("a friar", inBox(friarWords, r.Friars())[1:]))
}

// cardinalTile parses a cardinal of the box.
func (s *scanner) cardinalTile(r *engine.Rules) engine.CardinalTile {
	return engine.CardinalTile(1 + s.oneOf("a cardinal", inBox(cardinalWords, r.Cardinals())[1:]))
}

// inBox returns the words of the tiles in the box, none first.
func inBox(words []string, tiles uint8) []string { return words[:bits.Len8(tiles)] }

// seat parses a colour at the table.
func (s *scanner) seat(r *engine.Rules) engine.Seat {
	return engine.Seat(s.oneOf("a seat", seatWords[:r.Seats]))
}

// appendTile appends the label of a kind of library tile: its VP, and j for a joker.
func appendTile(dst []byte, r *engine.Rules, kind uint8) []byte {
	if int(kind) >= len(r.Box.Library) {
		return append(dst, unknown...)
	}
	dst = appendInt(dst, r.Box.Library[kind].VP)
	if r.Box.Library[kind].Joker {
		dst = append(dst, 'j')
	}
	return dst
}

func tileWords(r *engine.Rules) []string {
	return namesOf(len(r.Box.Library), func(kind uint8) string { return TileWord(r, kind) })
}

// appendColours appends the zones of a manuscript, joined by hyphens.
func appendColours(dst []byte, set engine.Zones) []byte {
	first := true
	for z := engine.Blue; z <= engine.Orange; z++ {
		if set.Has(z) {
			if !first {
				dst = append(dst, '-')
			}
			dst, first = append(dst, z.String()...), false
		}
	}
	return dst
}

// findColours parses colours written by appendColours, in any order.
func findColours(word string) (set engine.Zones, ok bool) {
	for {
		colour, rest, more := strings.Cut(word, "-")
		z, known := engine.ParseZone(colour)
		if !known || z == engine.Neutral || set.Has(z) {
			return 0, false
		}
		set |= 1 << z
		if !more {
			return set, true
		}
		word = rest
	}
}

// appendManuscript writes a kind of manuscript as its level and colours with a separator: "3 blue" in a sentence, "3-blue" in a list.
func appendManuscript(dst []byte, r *engine.Rules, kind uint8, between byte) []byte {
	if int(kind) >= len(r.Box.Manuscripts) {
		return append(dst, unknown...)
	}
	m := &r.Box.Manuscripts[kind]
	return appendColours(append(appendInt(dst, m.Level), between), m.Colours)
}

// findManuscript returns the kind of a level with the given colours.
func findManuscript(r *engine.Rules, level int, colours string) (uint8, bool) {
	set, ok := findColours(colours)
	for kind := range r.Box.Manuscripts {
		m := &r.Box.Manuscripts[kind]
		if ok && int(m.Level) == level && m.Colours == set {
			return uint8(kind), true
		}
	}
	return 0, false
}

// coloursOf lists the colours of the manuscripts of a level.
func coloursOf(r *engine.Rules, level int) []string {
	var words []string
	for _, m := range r.Box.Manuscripts {
		if int(m.Level) == level {
			words = append(words, string(appendColours(nil, m.Colours)))
		}
	}
	return words
}

// appendEvent writes the number of an event tile.
func appendEvent(dst []byte, r *engine.Rules, tile uint8) []byte {
	if int(tile) >= len(r.Box.Events) {
		return append(dst, unknown...)
	}
	return appendInt(dst, r.Box.Events[tile].No)
}

// event parses the number of an event tile and returns its index.
func (s *scanner) event(r *engine.Rules) uint8 {
	n, ok := digits(s.word())
	for i, e := range r.Box.Events {
		if ok && int(e.No) == n {
			return uint8(i)
		}
	}
	s.expected("the number of an event tile", nil)
	return 0
}

// ManuscriptWord returns the word for a kind of manuscript, "4-blue-pink".
func ManuscriptWord(r *engine.Rules, kind uint8) string {
	return string(appendManuscript(nil, r, kind, '-'))
}

// TileWord returns the word for a kind of library tile: its VP, and j for a joker, "3j".
func TileWord(r *engine.Rules, kind uint8) string { return string(appendTile(nil, r, kind)) }

// CardWord returns the word for a kind of card within its deck: its colour, its name or its VP.
func CardWord(r *engine.Rules, d engine.CardDeck, kind uint8) string {
	return string(appendCard(nil, r, d, kind))
}
