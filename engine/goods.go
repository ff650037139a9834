package engine

import "strconv"

// Good is what a partner may give in a trade: a kind of thing, of which there is
// a number. // EXP-R4 RUL-13
type Good uint8

// The goods. Cubes of each colour, cards of each deck and manuscripts of each
// kind are goods of their own, in the order of their colours, decks and kinds.
const (
	GoodDucats      = Good(0)
	goodCubes       = GoodDucats + 1 // scribes: those in front of the screen
	GoodStored      = goodCubes + Good(NumCubes)
	GoodLingua      = GoodStored + 1
	GoodTiles       = GoodLingua + 1 // library tiles
	goodCards       = GoodTiles + 1
	goodManuscripts = goodCards + Good(NumCardDecks)
)

// MaxAsked is the most manuscripts of one kind that an offer can name.
const MaxAsked = 3

// askedDucats are the steps by which an offer asks for more ducats.
var askedDucats = [...]uint8{1, 5, 10, 50}

// goodsOf is how many goods there are with so many kinds of manuscript.
func goodsOf(manuscripts int) int { return int(goodManuscripts) + manuscripts }

// GoodCubes is the good of a colour of cubes; of scribes those that are not
// converted. // CUB-3
func GoodCubes(c Cube) Good { return goodCubes + Good(c) }

// GoodCards is the good of a deck.
func GoodCards(d CardDeck) Good { return goodCards + Good(d) }

// GoodManuscript is the good of a kind of manuscript.
func GoodManuscript(kind uint8) Good { return goodManuscripts + Good(kind) }

// Cube is the colour of a good that is cubes, but for GoodStored.
func (g Good) Cube() (Cube, bool) { return Cube(g - goodCubes), g >= goodCubes && g < GoodStored }

// Deck is the deck of a good that is cards.
func (g Good) Deck() (CardDeck, bool) {
	return CardDeck(g - goodCards), g >= goodCards && g < goodManuscripts
}

// Manuscript is the kind of a good that is manuscripts.
func (g Good) Manuscript() (uint8, bool) { return uint8(g - goodManuscripts), g >= goodManuscripts }

// Single reports whether an offer asks for one of the good at a time, or there is only one: its
// amount needs no word.
func (g Good) Single() bool {
	_, manuscript := g.Manuscript()
	return manuscript || g == GoodLingua
}

// String names the good; a manuscript by the index of its kind.
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

// Goods are numbers of goods.
type Goods struct {
	Manuscripts uint64 // of each kind, 0 to MaxAsked in two bits
	Ducats      uint16
	Count       [goodManuscripts]uint8 // of the others
}

// Of is the number of a good.
func (n *Goods) Of(g Good) int {
	if kind, ok := g.Manuscript(); ok {
		return int(n.Manuscripts >> (2 * kind) & MaxAsked)
	}
	if g == GoodDucats {
		return int(n.Ducats)
	}
	return int(n.Count[g])
}

// add raises the number of a good, which must leave room for it.
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

// Set makes it so many of a good, of manuscripts at most MaxAsked.
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

// owned is how much of a good a seat has.
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

// supposed is the most of a good that a partner can have as far as the table shows:
// what lies open, and of what closed screens hide all that the box holds and the seat
// in turn has not, so that nobody is told what lies behind them. // RUL-13 SET-1
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
