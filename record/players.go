package record

import (
	"slices"
	"strings"

	"volgare/engine"
)

// playerKeys are the keys of a seat line, for both forms of a position.
var playerKeys = append([]string{
	"place", "left", "ducats", "status", "office", "cubes", "scribes", "discs", "unpaid", "unlearnt",
	"manuscripts", "library", "lingua", "graduate", "reader",
}, deckWords...)

// keysOf returns the playerKeys that apply to a table.
func keysOf(r *engine.Rules) []string {
	return slices.DeleteFunc(slices.Clone(playerKeys), func(key string) bool {
		d, card := engine.ParseCardDeck(key)
		part := key == "unpaid" || key == "unlearnt" // RUL-3
		return card && !r.HasCards(d) || part && r.Options.WholeBonus
	})
}

// keySet is a set of playerKeys, bit 1<<index.
type keySet uint32

func (k keySet) has(key string) bool { return k&(1<<slices.Index(playerKeys, key)) != 0 }

// playerKey parses the values of one key of a seat line into p, and adds the key to has. The key was the last word.
func (s *scanner) playerKey(r *engine.Rules, p *engine.Player, has *keySet) {
	i := slices.Index(playerKeys, s.last)
	switch {
	case i < 0 || !slices.Contains(keysOf(r), s.last):
		s.expected("what the seat has", append(keysOf(r), trackWords...))
		return
	case *has&(1<<i) != 0:
		s.faultf("%s is given twice for this seat", s.last)
		return
	}
	*has |= 1 << i
	switch s.last {
	case "place":
		p.Place = s.placeOrSea(r)
	case "left":
		p.Left = s.place(r)
	case "ducats":
		p.Ducats = uint16(s.number("ducats", 0, 65535))
	case "status":
		s.status(r, p)
	case "office":
		p.Office = engine.Office(s.oneOf("an office", officeWords))
	case "cubes":
		p.Cubes = s.counts()
	case "scribes":
		p.Scribes = uint8(s.number("scribes", 0, 255))
	case "discs":
		p.Discs = s.discs(r)
	case "unpaid":
		p.Unpaid = s.discs(r)
	case "unlearnt":
		p.Unlearnt = s.discs(r)
	case "manuscripts":
		s.manuscripts(r, &p.Manuscripts)
	case "library":
		s.hand(libraryStock(r), p.Hand.Piece[:], &p.Hand.N, "a seat holds at most %d library tiles")
	case "lingua":
		p.Lingua = true
	case "graduate":
		p.Graduate = true
	case "reader":
		p.Reader = true
	default:
		d, _ := engine.ParseCardDeck(s.last)
		s.hand(cardStock(r, d), p.Cards[d].Piece[:], &p.Cards[d].N, "a seat holds at most %d cards of a deck")
	}
}

// placeOrSea parses the place of a piece.
func (s *scanner) placeOrSea(r *engine.Rules) engine.PlaceNo {
	word := s.word()
	if word == "none" {
		return engine.NoPlace
	}
	if p, ok := r.PlaceByID(word); ok {
		return p
	}
	if sea, ok := engine.ParseSea(word); ok && r.Options.Edition == engine.Classic {
		return r.SeaPlace(sea)
	}
	s.expected("a place", append(placeIDs(r), seaWords...))
	return engine.NoPlace
}

// status parses "merchant", "friar mario" or "cardinal muret".
func (s *scanner) status(r *engine.Rules, p *engine.Player) {
	p.Status = engine.Status(s.oneOf("a status", statusWords))
	switch p.Status {
	case engine.Friar:
		p.Friar = s.friar(r)
	case engine.Cardinal:
		p.Card = s.cardinalTile(r)
	}
}

// counts parses "politicians 2 nobles 1" or "none". A repeated colour ends it.
func (s *scanner) counts() (n [engine.NumCubes]uint8) {
	if s.accept("none") || s.accept("nothing") {
		return n
	}
	named := 0
	for {
		c := s.oneOf("cubes", cubeWords)
		named |= 1 << c
		n[c] = uint8(s.number("a number of cubes", 0, 255))
		if next, ok := engine.ParseCube(s.peek()); !s.more() || !ok || named&(1<<next) != 0 {
			return n
		}
	}
}

// discs parses the cities with a disc.
func (s *scanner) discs(r *engine.Rules) (set uint64) {
	if s.accept("none") {
		return 0
	}
	for {
		p := s.place(r)
		if r.Box.Places[p].Features&(engine.City|engine.University) == 0 {
			s.faultf("%s is no city: discs lie on cities", s.last)
		}
		set |= 1 << p
		if _, ok := r.PlaceByID(s.peek()); !s.more() || !ok {
			return set
		}
	}
}

// manuscripts parses "1-blue 4-blue-pink*2" and counts them by kind.
func (s *scanner) manuscripts(r *engine.Rules, n *[engine.MaxManuscripts]uint8) {
	if s.accept("none") {
		return
	}
	for {
		kind, count := s.manuscriptItem(r, 0)
		if n[kind] += count; n[kind] > engine.MaxDeck {
			s.faultf("more manuscripts than there are of that kind")
		}
		if next := s.peek(); !s.more() || next[0] < '0' || next[0] > '9' {
			return
		}
	}
}

// manuscriptItem parses one manuscript of a list, or several equal ones: "1-blue*3", or "blue*3" if the level is known.
func (s *scanner) manuscriptItem(r *engine.Rules, level int) (kind, count uint8) {
	word, times, several := strings.Cut(s.word(), "*")
	many := 1
	if several {
		many, several = digits(times)
		if !several || many < 1 || many > engine.MaxDeck {
			s.expected("how many, 1 to 20", nil)
			return 0, 0
		}
	}
	colours := word
	if level == 0 {
		number, rest, _ := strings.Cut(word, "-")
		level, _ = digits(number)
		colours = rest
	}
	kind, ok := findManuscript(r, level, colours)
	if !ok {
		s.expected("a manuscript", manuscriptWords(r, level, strings.Contains(word, "-")))
	}
	return kind, uint8(many)
}

// manuscriptWords returns the words of manuscripts in lists.
func manuscriptWords(r *engine.Rules, level int, withLevel bool) []string {
	if level > 0 && !withLevel {
		return coloursOf(r, level)
	}
	return namesOf(len(r.Box.Manuscripts), func(kind uint8) string { return ManuscriptWord(r, kind) })
}
