package words

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"volgare/edition"
	"volgare/internal/lists"
	"volgare/view"
)

// Scene names what lies at a table, in a language.
type Scene struct {
	*Catalogue
	Table *edition.Table
	Name  func(seat string) string // of a seat in a sentence, or of the bank

	known *view.Setup // made when it is first wanted
}

// setup is everything that never changes at the table; it is built at the first use.
func (s *Scene) setup() *view.Setup {
	if s.known == nil {
		setup := view.SetupOf(s.Table)
		s.known = &setup
	}
	return s.known
}

// none is the word of the wire for no tile, no card and no place; messages choose by it
// where something is not there.
const none = "none"

// uncounted is the number of what is named without one.
const uncounted = -1

// many is a number for plurals: one of what is not counted.
func many(n int) int {
	if n == uncounted {
		return 1
	}
	return n
}

// operand is what an operand is called, with its number where that is counted: a word or,
// of a number, itself. What has no message and no name in the box stays as it is, for
// messages that choose by it.
func (s *Scene) operand(o *view.Operand, n int) any {
	word, known := o.Value.(string)
	switch {
	case o.Value == nil && s.Has(o.Type+"-unknown"):
		return s.Say(o.Type+"-unknown", Args{"n": many(n)})
	case o.Value == nil:
		return "?"
	case o.Type == "event":
		return s.event(o.Value)
	case !known:
		return o.Value
	}
	is := o.Type
	if is == "cube" && n != uncounted {
		is = "good"
	}
	name := s.named(is, word, n)
	if id := is + "-n"; n != uncounted && s.Has(id) {
		return s.Say(id, Args{"n": n, "what": name})
	}
	return name
}

// named is what a word of the wire stands for: a name of the box, or a message.
func (s *Scene) named(is, word string, n int) string {
	switch is {
	case "place":
		return s.Place(word)
	case "seat":
		return s.Name(word)
	case "manuscript":
		return s.manuscript(word)
	case "tile":
		return s.tile(word, many(n))
	case "card":
		return s.CardAs(word, "card-", "")
	}
	id, args := is+"-"+word, Args{"n": many(n)}
	if !s.Has(id) && is == "good" { // one kind of manuscript, "manuscript-3-blue"
		id, args["what"] = "good-manuscript", s.manuscript(word)
	}
	if s.Has(id) {
		return s.Say(id, args)
	}
	return word
}

// Place is the name of a place on the board, or of a sea.
func (s *Scene) Place(id string) string {
	if at, ok := s.Table.Rules.PlaceByID(id); ok {
		return s.Table.Rules.Box.Places[at].Name
	}
	if s.Has("sea-" + id) {
		return s.Say("sea-"+id, nil)
	}
	return id
}

// event is the name of an event tile by its number; the number itself if the box has no such tile.
func (s *Scene) event(no any) string {
	for i := range s.Table.Rules.Box.Events {
		if e := &s.Table.Rules.Box.Events[i]; int(e.No) == no {
			return e.Name
		}
	}
	return fmt.Sprint(no)
}

// manuscript names a manuscript by its id, or by that of a good that is one.
func (s *Scene) manuscript(id string) string {
	if t := s.Manuscript(id); t != nil {
		return s.Say("manuscript-name", Args{"level": t.Level, "colours": s.Each("zone-", t.Colours, " · ")})
	}
	return id
}

// Manuscript is a kind of manuscript by its id, or by that of a good that is one; nil for
// none of the box.
func (s *Scene) Manuscript(id string) *view.Tile {
	return lists.Find(s.setup().Tiles, func(t *view.Tile) bool { return t.ID == id || "manuscript-"+t.ID == id })
}

// Each is messages that begin alike, one after the other.
func (s *Scene) Each(prefix string, words []string, gap string) string {
	return strings.Join(s.eachOf(prefix, words), gap)
}

// tile names a library tile, or so many that are alike.
func (s *Scene) tile(id string, n int) string {
	t := lists.Find(s.setup().Stack, func(t *view.LibraryTile) bool { return t.ID == id })
	switch {
	case t == nil:
		return id
	case t.Joker:
		return s.Say("tile-joker", Args{"vp": t.VP, "n": n})
	}
	return s.Say("tile-plain", Args{"vp": t.VP, "n": n})
}

// CardAs formats the message prefix+deck of a card, or its attribute if it has that. It returns the
// label of the card if there is no such message, and the id if the box has no such card.
func (s *Scene) CardAs(id, prefix, attribute string) string {
	c := lists.Find(s.setup().Cards, func(c *view.Card) bool { return c.ID == id })
	if c == nil {
		return id
	}
	message := prefix + c.Deck
	if !s.Has(message) {
		return c.Label
	}
	if s.Has(message + attribute) {
		message += attribute
	}
	return s.Say(message, Args{"label": c.Label, "vp": c.VP})
}

// Counted is a number of things of one kind: of cubes, goods or cards by their id.
func (s *Scene) Counted(is, id string, n int) string {
	text, _ := s.operand(&view.Operand{Type: is, Value: id}, n).(string)
	return text
}

// Listed are things one after the other, the last with "and"; with semicolons alone where one
// has a comma in it.
func (c *Catalogue) Listed(items []string) string {
	if strings.Contains(strings.Join(items, ""), ",") {
		return strings.Join(items, "; ")
	}
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return c.Say("list-and", Args{"list": strings.Join(items[:last], ", "), "last": items[last]})
}

// yes is the word by which a message chooses.
func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// Within is a term as it stands within a sentence: without its capital letter, but for
// German, whose nouns keep theirs.
func (c *Catalogue) Within(term string) string {
	first, size := utf8.DecodeRuneInString(term)
	if size == 0 || c.Language() == "de" {
		return term
	}
	return string(unicode.ToLower(first)) + term[size:]
}
