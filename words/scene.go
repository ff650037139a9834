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

// Scene formats names and messages about a table, in a language.
type Scene struct {
	*Catalogue
	Table *edition.Table
	Name  func(seat string) string // of a seat in a sentence, or of the bank

	known *view.Setup // created at the first use
}

// setup returns the unchanging part of the table. It is built at the first use.
func (s *Scene) setup() *view.Setup {
	if s.known == nil {
		setup := view.SetupOf(s.Table)
		s.known = &setup
	}
	return s.known
}

// none is the value in JSON for no tile, no card and no place. Messages use it to test for missing things.
const none = "none"

// uncounted is the count of things named without a number.
const uncounted = -1

// many returns the number for plurals; an uncounted thing is one.
func many(n int) int {
	if n == uncounted {
		return 1
	}
	return n
}

// operand returns the name of an operand, with its count if it is counted. A number is returned unchanged. A word without a
// message or a name in the box stays unchanged, so that messages can select by it.
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

// named returns the name of a word in JSON: a name in the box, or a message.
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
	if !s.Has(id) && is == "good" { // a kind of manuscript, "manuscript-3-blue"
		id, args["what"] = "good-manuscript", s.manuscript(word)
	}
	if s.Has(id) {
		return s.Say(id, args)
	}
	return word
}

// Place returns the name of a place on the board, or of a sea.
func (s *Scene) Place(id string) string {
	if at, ok := s.Table.Rules.PlaceByID(id); ok {
		return s.Table.Rules.Box.Places[at].Name
	}
	if s.Has("sea-" + id) {
		return s.Say("sea-"+id, nil)
	}
	return id
}

// event returns the name of an event tile by its number, or the number if the box has no such tile.
func (s *Scene) event(no any) string {
	for i := range s.Table.Rules.Box.Events {
		if e := &s.Table.Rules.Box.Events[i]; int(e.No) == no {
			return e.Name
		}
	}
	return fmt.Sprint(no)
}

// manuscript returns the name of a manuscript by its id, or by the id of its good.
func (s *Scene) manuscript(id string) string {
	if t := s.Manuscript(id); t != nil {
		return s.Say("manuscript-name", Args{"level": t.Level, "colours": s.Each("zone-", t.Colours, " · ")})
	}
	return id
}

// Manuscript returns a kind of manuscript by its id, or by the id of its good; nil if the box has none.
func (s *Scene) Manuscript(id string) *view.Tile {
	return lists.Find(s.setup().Tiles, func(t *view.Tile) bool { return t.ID == id || "manuscript-"+t.ID == id })
}

// Each formats the message prefix+word for every word and joins the results with gap.
func (s *Scene) Each(prefix string, words []string, gap string) string {
	return strings.Join(s.eachOf(prefix, words), gap)
}

// tile returns the name of a library tile, or of n equal ones.
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

// Counted formats a number of things of one kind: of cubes, goods or cards by their id.
func (s *Scene) Counted(is, id string, n int) string {
	text, _ := s.operand(&view.Operand{Type: is, Value: id}, n).(string)
	return text
}

// Listed joins things into a list, with "and" before the last. If one contains a comma, it only uses semicolons.
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

// yes converts a boolean to the word that messages select by.
func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// Within returns a term as written within a sentence: without its capital letter, except in German, where nouns keep it.
func (c *Catalogue) Within(term string) string {
	first, size := utf8.DecodeRuneInString(term)
	if size == 0 || c.Language() == "de" {
		return term
	}
	return string(unicode.ToLower(first)) + term[size:]
}
