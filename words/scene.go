package words

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"volgare/edition"
	"volgare/view"
)

// Scene names what lies at a table, in a language.
type Scene struct {
	*Catalogue
	Table *edition.Table
	Name  func(seat string) string // of a seat in a sentence
}

// Place is the name of a place on the board, or of a sea.
func (s *Scene) Place(id string) string {
	for i := range s.Table.Rules.Box.Places {
		if p := &s.Table.Rules.Box.Places[i]; p.ID == id {
			return p.Name
		}
	}
	if s.Has("sea-" + id) {
		return s.Say("sea-"+id, nil)
	}
	return id
}

// Event is the name of an event tile by its number.
func (s *Scene) Event(no int) string {
	for i := range s.Table.Rules.Box.Events {
		if e := &s.Table.Rules.Box.Events[i]; int(e.No) == no {
			return e.Name
		}
	}
	return strconv.Itoa(no)
}

// Manuscript names a manuscript by its id, "3-blue-pink".
func (s *Scene) Manuscript(id string) string {
	level, colours, _ := strings.Cut(id, "-")
	zones := strings.Split(colours, "-")
	for i, zone := range zones {
		zones[i] = s.Say("zone-"+zone, nil)
	}
	return s.Say("manuscript-name", Args{"level": number(level), "colours": strings.Join(zones, " · ")})
}

// Tile names a library tile, "3j".
func (s *Scene) Tile(id string) string {
	if vp, joker := strings.CutSuffix(id, "j"); joker {
		return s.Say("tile-joker", Args{"vp": number(vp)})
	}
	return s.Say("tile-plain", Args{"vp": number(id)})
}

// Cubes are cubes of a colour with their number, as somebody takes or gives them.
func (s *Scene) Cubes(colour string, n int) string {
	return s.Say("cubes-n", Args{"n": n, "cubes": s.Say("cube-"+colour, Args{"n": n})})
}

// Card names a card by its id, "ritmo-blue"; "" for one that is not known.
func (s *Scene) Card(id string) string {
	deck, label, _ := strings.Cut(id, "-")
	switch deck {
	case "":
		return s.Say("a-card", nil)
	case "ritmo":
		return s.Say("card-ritmo", Args{"colour": s.Say("colour-"+label, nil)})
	case "placiti":
		return s.Say("card-"+label, nil)
	}
	return s.Say("card-"+deck, Args{"vp": number(label)})
}

// Cards are cards of one kind with their number.
func (s *Scene) Cards(id string, n int) string {
	if id == "" {
		return s.Say("some-cards", Args{"n": n})
	}
	return s.Say("good-card", Args{"n": n, "what": s.Card(id)})
}

// Good is a number of what can be traded, "nobles", "manuscript-3-blue".
func (s *Scene) Good(good string, n int) string {
	kind, manuscript := strings.CutPrefix(good, "manuscript-")
	switch {
	case manuscript:
		return s.Say("good-manuscript", Args{"n": n, "what": s.Manuscript(kind)})
	case good == "ducats":
		return s.Say("ducats", Args{"n": n})
	case good == "lingua":
		return s.Say("thing-lingua", nil)
	case s.Has("cube-" + good):
		return s.Cubes(good, n)
	}
	return s.Say("good-"+good, Args{"n": n})
}

// operand names what an effect or a move is about.
func (s *Scene) operand(o *view.Operand) any {
	if o == nil {
		return ""
	}
	word, known := o.Value.(string)
	switch {
	case o.Is == "tile" && !known:
		return s.Say("a-tile", nil)
	case o.Is == "card":
		return s.Card(word)
	case o.Value == nil:
		return "?"
	case o.Is == "event":
		return s.Event(count(o))
	case !known:
		return o.Value
	}
	return s.word(o.Is, word)
}

// word names what a word of the wire stands for.
func (s *Scene) word(is, word string) any {
	switch is {
	case "tile":
		return s.Tile(word)
	case "place":
		return s.Place(word)
	case "seat":
		if word == "bank" {
			return s.Say("the-bank", nil)
		}
		return s.Name(word)
	case "cube":
		return s.Say("cube-"+word, Args{"n": 1})
	case "manuscript":
		return s.Manuscript(word)
	case "track", "friar", "cardinal", "office", "category", "deck":
		return s.Say(is+"-"+word, nil)
	case "good":
		return s.Good(word, 1)
	}
	return word // the message chooses by it
}

// text is the word of an operand; "" for one that is not known or not there.
func text(o *view.Operand) string {
	if o == nil {
		return ""
	}
	word, _ := o.Value.(string)
	return word
}

// count is the number of an operand, 0 where it is not known.
func count(o *view.Operand) int {
	if o == nil {
		return 0
	}
	n, _ := o.Value.(int)
	return n
}

// number is the number that a word is.
func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		return 0
	}
	return n
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
