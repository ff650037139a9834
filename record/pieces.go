package record

import (
	"slices"
	"strings"

	"volgare/engine"
)

// everybody marks an open piece.
const everybody = "all"

// stock describes how the pieces of one deck are written: the library tiles, or the cards of an expansion.
type stock struct {
	r     *engine.Rules
	cards bool     // expansion cards, else library tiles
	one   string   // name of a piece in faults
	words []string // labels by kind
}

func libraryStock(r *engine.Rules) stock { return stock{r, false, "a library tile", tileWords(r)} }

func cardStock(r *engine.Rules, d engine.CardDeck) stock {
	return stock{r, true, "a card of " + d.String(), cardWords(r, d)}
}

// looks reports whether a word looks like one of the pieces.
func (k stock) looks(word string) bool {
	if k.cards {
		return slices.Contains(k.words, word)
	}
	return word[0] >= '0' && word[0] <= '9'
}

// marks returns the notation of the viewers of a piece. // EXP-R2
func (k stock) marks() string {
	if k.cards {
		return "the seats that have seen the card, card/seat+seat or card/" + everybody
	}
	return "the seats that have seen the tile, tile/seat+seat"
}

// pieces adds a list of pieces with their viewers, "3j/red+black ? blue/all".
func (w *writer) pieces(of stock, list []engine.Piece) {
	if len(list) == 0 {
		w.word("none")
	}
	for _, c := range list {
		w.word(wordAt(of.words, c.Kind()))
		if c.Seen() == engine.Everybody {
			w.dst = append(append(w.dst, '/'), everybody...)
			continue
		}
		w.seers(c.Seen())
	}
}

// seers adds the seats that have seen a piece to its word, "/red+black".
func (w *writer) seers(seats uint8) {
	mark := byte('/')
	for seat, word := range seatWords {
		if seats&(1<<seat) != 0 {
			w.dst = append(append(w.dst, mark), word...)
			mark = '+'
		}
	}
}

// pile parses pieces up to the end of the line, the next one first. full is the fault if there are more than list has room for.
func (s *scanner) pile(of stock, list []engine.Piece, n *uint8, full string) {
	s.pieces(of, list, n, full, func(string) bool { return true })
}

// hand parses the pieces of a seat, which other words may follow.
func (s *scanner) hand(of stock, list []engine.Piece, n *uint8, full string) {
	s.pieces(of, list, n, full, func(word string) bool {
		label, _, _ := strings.Cut(word, "/")
		return label == unknown || label != "" && of.looks(label)
	})
}

func (s *scanner) pieces(of stock, list []engine.Piece, n *uint8, full string, goesOn func(word string) bool) {
	if s.accept("none") {
		return
	}
	for first := true; first || s.more() && goesOn(s.peek()); first = false {
		c := s.seenPiece(of)
		if int(*n) == len(list) {
			s.faultf(full, len(list))
			return
		}
		list[*n] = c
		*n++
	}
}

// seenPiece parses a piece with its viewers, "white/red+black" or "blue/all".
func (s *scanner) seenPiece(of stock) engine.Piece {
	label, seats, marked := strings.Cut(s.word(), "/")
	kind := engine.Unknown
	if label != unknown {
		i := slices.Index(of.words, label)
		if i < 0 {
			s.expected(of.one, of.words)
		}
		kind = uint8(max(i, 0))
	}
	if !marked {
		return engine.MakePiece(kind, 0)
	}
	return engine.MakePiece(kind, s.seers(of, seats))
}

// seers parses "red+black" or, for cards, which may be open, "all".
func (s *scanner) seers(of stock, text string) uint8 {
	if of.cards && text == everybody {
		return engine.Everybody
	}
	set := uint8(0)
	for name := range strings.SplitSeq(text, "+") {
		seat, ok := engine.ParseSeat(name)
		if !ok || int(seat) >= of.r.Seats || set&(1<<seat) != 0 {
			s.expected(of.marks(), nil)
		}
		set |= 1 << (seat & 7)
	}
	return set
}

// own takes the stated pieces of a seat out of the pieces of the box, adds their viewers, and sorts them. It reports whether
// the box has them.
func (t *pile) own(hand []engine.Piece, seen uint8) bool {
	for i, c := range hand {
		if c.Kind() == engine.Unknown || !t.take(c.Kind(), true) {
			return false
		}
		hand[i] = engine.MakePiece(c.Kind(), c.Seen()|seen)
	}
	slices.Sort(hand)
	return true
}

// stack puts the remaining pieces of the box into a pile, some kinds on top. It reports whether the box has them.
func (t *pile) stack(to *engine.Pile, top []uint8) bool {
	for _, kind := range top {
		if !t.take(kind, true) {
			return false
		}
	}
	*to = engine.Pile{}
	to.Lay(top)
	to.Lay(*t)
	return true
}

// kindsOf lists the kinds of the pieces of a pile.
func kindsOf(p *engine.Pile) pile {
	kinds := pile{}
	for _, c := range p.Piece[:p.N] {
		kinds = append(kinds, c.Kind())
	}
	return kinds
}
