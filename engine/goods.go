package engine

import "strconv"

// Good is a kind of thing that a partner may give in a trade, in some amount. // EXP-R4 RUL-13
type Good uint8

// The goods. Cubes of each colour, cards of each deck and manuscripts of each kind are separate goods, in the order of their
// colours, decks and kinds.
const (
	GoodDucats      = Good(0)
	goodCubes       = GoodDucats + 1 // cubes by colour; for scribes, only those in front of the screen
	GoodStored      = goodCubes + Good(NumCubes)
	GoodLingua      = GoodStored + 1
	GoodTiles       = GoodLingua + 1 // library tiles
	goodCards       = GoodTiles + 1
	goodManuscripts = goodCards + Good(NumCardDecks)
)

// MaxAsked is the most manuscripts of one kind that an offer can name.
const MaxAsked = 3

// askedDucats are the increments by which an offer asks for more ducats.
var askedDucats = [...]uint8{1, 5, 10, 50}

// goodsOf returns the number of goods for a number of kinds of manuscript.
func goodsOf(manuscripts int) int { return int(goodManuscripts) + manuscripts }

// GoodCubes returns the good of a colour of cubes; for scribes, the ones that are not converted. // CUB-3
func GoodCubes(c Cube) Good { return goodCubes + Good(c) }

// GoodCards returns the good of a deck.
func GoodCards(d CardDeck) Good { return goodCards + Good(d) }

// GoodManuscript returns the good of a kind of manuscript.
func GoodManuscript(kind uint8) Good { return goodManuscripts + Good(kind) }

// Cube returns the colour of a good that is cubes; false for other goods and for GoodStored.
func (g Good) Cube() (Cube, bool) { return Cube(g - goodCubes), g >= goodCubes && g < GoodStored }

// Deck returns the deck of a good that is cards; false for other goods.
func (g Good) Deck() (CardDeck, bool) {
	return CardDeck(g - goodCards), g >= goodCards && g < goodManuscripts
}

// Manuscript returns the kind of a good that is manuscripts; false for other goods.
func (g Good) Manuscript() (uint8, bool) { return uint8(g - goodManuscripts), g >= goodManuscripts }

// Single reports whether an offer asks for one of the good at a time, or only one exists: its amount need not be shown.
func (g Good) Single() bool {
	_, manuscript := g.Manuscript()
	return manuscript || g == GoodLingua
}

// String returns the name of the good; a manuscript is named by the index of its kind.
func (g Good) String() string {
	if c, ok := g.Cube(); ok {
		return c.String()
	}
	if d, ok := g.Deck(); ok {
		return d.String()
	}
	switch g {
	case GoodDucats:
		return "ducats"
	case GoodStored:
		return "scribes-vp"
	case GoodLingua:
		return "lingua"
	case GoodTiles:
		return "library"
	}
	return "manuscript " + strconv.Itoa(int(g-goodManuscripts))
}

// Goods holds an amount of each good.
type Goods struct {
	Manuscripts uint64 // amount of each kind, 0 to MaxAsked, in two bits
	Ducats      uint16
	Count       [goodManuscripts]uint8 // amounts of the other goods
}

// Of returns the amount of a good.
func (n *Goods) Of(g Good) int {
	if kind, ok := g.Manuscript(); ok {
		return int(n.Manuscripts >> (2 * kind) & MaxAsked)
	}
	if g == GoodDucats {
		return int(n.Ducats)
	}
	return int(n.Count[g])
}

// add increases the amount of a good, which must have room for it.
func (n *Goods) add(g Good, more uint8) {
	if kind, ok := g.Manuscript(); ok {
		n.Manuscripts += uint64(more) << (2 * kind)
		return
	}
	if g == GoodDucats {
		n.Ducats += uint16(more)
		return
	}
	n.Count[g] += more
}

// Set sets the amount of a good, at most MaxAsked for manuscripts.
func (n *Goods) Set(g Good, many uint8) {
	switch kind, ok := g.Manuscript(); {
	case ok:
		n.Manuscripts = n.Manuscripts&^(MaxAsked<<(2*kind)) | uint64(many&MaxAsked)<<(2*kind)
	case g == GoodDucats:
		n.Ducats = uint16(many)
	default:
		n.Count[g] = many
	}
}

// owned returns the amount of a good that a seat has.
func (s *State) owned(seat Seat, g Good) int {
	p := &s.Players[seat]
	if c, ok := g.Cube(); ok && c != Scribe {
		return int(p.Cubes[c])
	}
	if d, ok := g.Deck(); ok {
		return int(p.Cards[d].N)
	}
	if kind, ok := g.Manuscript(); ok {
		return int(p.Manuscripts[kind])
	}
	switch g {
	case GoodDucats:
		return int(p.Ducats)
	case GoodStored:
		return int(p.Cubes[Scribe])
	case GoodTiles:
		return int(p.Hand.N)
	case GoodLingua:
		return one(p.Lingua)
	}
	return int(p.Scribes)
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// supposed returns the most of a good that a partner can have as far as the table shows. Goods hidden by closed screens are
// bounded by the contents of the box minus the goods of the seat in turn, so that the bound reveals nothing. // RUL-13 SET-1
func (r *Rules) supposed(s *State, partner Seat, g Good) int {
	if r.Options.ScreensOpen {
		return s.owned(partner, g)
	}
	own := s.owned(s.active(), g)
	if c, ok := g.Cube(); ok && c != Scribe {
		return int(r.bag[c]) - own
	}
	if kind, ok := g.Manuscript(); ok {
		return int(r.inPlay[kind]) - int(s.FaceUp[kind]) - own
	}
	switch g {
	case GoodStored:
		return int(r.bag[Scribe]) - own
	case GoodLingua:
		return one(own == 0 && r.linguaMissing(s).Code == Taken)
	}
	return s.owned(partner, g)
}
