package record

import (
	"slices"
	"strings"

	"volgare/engine"
)

// everybody marks a piece that lies open.
const everybody = "all"

// stock is how the pieces of one deck are written: the library tiles, or the cards of an expansion.
type stock struct {
	piece string // "tile"
	of    string // "a library tile"
	open  bool   // some may lie open
	words func() []string
	label func(dst []byte, kind uint8) []byte
	find  func(word string) (kind uint8, ok bool)
	looks func(word string) bool // like one of them
}

func libraryStock(r *engine.Rules) stock {
	return stock{
		piece: "tile", of: "a library tile",
		words: func() []string { return tileWords(r) },
		label: func(dst []byte, kind uint8) []byte { return appendTile(dst, r, kind) },
		find:  func(word string) (uint8, bool) { return findTile(r, word) },
		looks: func(word string) bool { return word[0] >= '0' && word[0] <= '9' },
	}
}

func cardStock(r *engine.Rules, d engine.CardDeck) stock {
	find := func(word string) (uint8, bool) { return findCard(r, d, word) }
	return stock{
		piece: "card", of: "a card of " + d.String(), open: true, find: find,
		words: func() []string { return cardWords(r, d) },
		label: func(dst []byte, kind uint8) []byte { return appendCard(dst, r, d, kind) },
		looks: func(word string) bool { _, ok := find(word); return ok },
	}
}

// pieces adds the pieces of a list with those who have seen them, "3j/red+black ? blue/all".
func (w *writer) pieces(of stock, list []engine.Piece) {
	if len(list) == 0 {
		w.word("none")
	}
	for _, c := range list {
		w.dst = of.label(append(w.dst, ' '), c.Kind())
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

// pile reads all pieces to the end of the line, the next one first, into a list with room for
// some; full says that there are too many.
func (s *scanner) pile(r *engine.Rules, of stock, list []engine.Piece, n *uint8, full string) {
	s.pieces(r, of, list, n, full, func(string) bool { return true })
}

// hand does so with the pieces that a seat has, which other words follow.
func (s *scanner) hand(r *engine.Rules, of stock, list []engine.Piece, n *uint8, full string) {
	s.pieces(r, of, list, n, full, func(word string) bool {
		label, _, _ := strings.Cut(word, "/")
		return label == unknown || label != "" && of.looks(label)
	})
}

func (s *scanner) pieces(r *engine.Rules, of stock, list []engine.Piece, n *uint8, full string, goesOn func(word string) bool) {
	if s.accept("none") {
		return
	}
	for first := true; first || s.more() && goesOn(s.peek()); first = false {
		c := s.seenPiece(r, of)
		if int(*n) == len(list) {
			s.faultf(full, len(list))
			return
		}
		list[*n] = c
		*n++
	}
}

// seenPiece reads a piece with those who have seen it, "white/red+black" or "blue/all".
func (s *scanner) seenPiece(r *engine.Rules, of stock) engine.Piece {
	label, seats, marked := strings.Cut(s.word(), "/")
	kind, ok := of.find(label)
	if label == unknown {
		kind, ok = engine.Unknown, true
	}
	if !ok {
		s.expected(of.of, of.words())
	}
	if !marked {
		return engine.MakePiece(kind, 0)
	}
	return engine.MakePiece(kind, s.seers(r, of, seats))
}

// seers reads "red+black" or, of what may lie open, "all".
func (s *scanner) seers(r *engine.Rules, of stock, text string) uint8 {
	form := "the seats that have seen the " + of.piece + ", " + of.piece + "/seat+seat"
	if of.open {
		if text == everybody {
			return engine.Everybody
		}
		form += " or " + of.piece + "/" + everybody
	}
	set := uint8(0)
	for name := range strings.SplitSeq(text, "+") {
		seat, ok := engine.ParseSeat(name)
		if !ok || int(seat) >= r.Seats || set&(1<<seat) != 0 {
			s.expected(form, nil)
		}
		set |= 1 << (seat & 7)
	}
	return set
}

// own takes the pieces that a seat is said to have out of those of the box, shows them to it, or to
// all, and puts them in order; it reports whether the box holds them.
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

// stack puts what is left of the box into a pile, some kinds on top; it reports whether the box
// holds them.
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
