package engine

// Pieces are those of one deck that lie together, the first N in an array with room for
// all that can.
type Pieces[Room room] struct {
	N     uint8
	Piece Room
}

type room interface {
	[MaxPile]Piece | [MaxHand]Piece | [MaxCards]Piece
}

type (
	// Pile lies face down. Pieces are drawn from the front and go back under it; those drawn
	// for a decision are the first.
	Pile = Pieces[[MaxPile]Piece]
	// Hand is the library tiles of a player, in order.
	Hand = Pieces[[MaxHand]Piece]
	// CardHand is the cards of one deck of a player, in order.
	CardHand = Pieces[[MaxCards]Piece]
)

// Lay puts pieces of the kinds, which nobody has seen, into an empty pile.
func (p *Pieces[Room]) Lay(kinds []uint8) {
	for _, kind := range kinds {
		p.Piece[p.N] = MakePiece(kind, 0)
		p.N++
	}
}

// find is the position of the first piece of a kind from one on, before another, or -1.
func (p *Pieces[Room]) find(kind, from, to uint8) int {
	for i := from; i < to; i++ {
		if p.Piece[i].Kind() == kind {
			return int(i)
		}
	}
	return -1
}

// count is how many pieces of a kind there are.
func (p *Pieces[Room]) count(kind uint8) int {
	n := 0
	for i := range p.N {
		if p.Piece[i].Kind() == kind {
			n++
		}
	}
	return n
}

// removeAt takes the piece at a position; those behind it move up.
func (p *Pieces[Room]) removeAt(at int) Piece {
	piece := p.Piece[at]
	p.N--
	for i := at; i < int(p.N); i++ {
		p.Piece[i] = p.Piece[i+1]
	}
	p.Piece[p.N] = 0
	return piece
}

// putAt puts a piece at a position; those from there on move down.
func (p *Pieces[Room]) putAt(at int, piece Piece) {
	for i := int(p.N); i > at; i-- {
		p.Piece[i] = p.Piece[i-1]
	}
	p.Piece[at] = piece
	p.N++
}

// moveUp moves a piece to a position nearer to the front; those between keep their order.
func (p *Pieces[Room]) moveUp(from, to int) { p.putAt(to, p.removeAt(from)) }

// drawFirst takes the first piece off a pile.
func (p *Pieces[Room]) drawFirst() Piece { return p.removeAt(0) }

// putUnder puts a piece under a pile, before the last few.
func (p *Pieces[Room]) putUnder(piece Piece, last uint8) { p.putAt(int(p.N-last), piece) }

// openBelow reports whether everybody knows the last piece of a pile.
func (p *Pieces[Room]) openBelow() bool { return p.N > 0 && p.Piece[p.N-1].Seen() == Everybody }

// Add puts a piece into a hand, in order; there must be room.
func (p *Pieces[Room]) Add(piece Piece) {
	at := int(p.N)
	for at > 0 && p.Piece[at-1] > piece {
		at--
	}
	p.putAt(at, piece)
}

// take removes the first piece of a kind from a hand, which must be there.
func (p *Pieces[Room]) take(kind uint8) Piece { return p.removeAt(p.find(kind, 0, p.N)) }

// handOut removes a piece of a kind from a hand. Unless that is open, the others do not see
// which one goes: that and what is left only the owner knows any more.
func (p *Pieces[Room]) handOut(kind, own uint8, open bool) Piece {
	piece := p.take(kind)
	if open {
		return piece
	}
	p.forget(own)
	return MakePiece(kind, own)
}

// sort puts a hand in order.
func (p *Pieces[Room]) sort() {
	for i := 1; i < int(p.N); i++ {
		for at := i; at > 0 && p.Piece[at-1] > p.Piece[at]; at-- {
			p.Piece[at-1], p.Piece[at] = p.Piece[at], p.Piece[at-1]
		}
	}
}

// forget leaves what is known of a hand to some seats only, where the others cannot tell
// any more which pieces are left.
func (p *Pieces[Room]) forget(keep uint8) {
	p.forgetFirst(p.N, keep)
	p.sort()
}

// forgetFirst leaves what is known of the first pieces to some seats only.
func (p *Pieces[Room]) forgetFirst(n, keep uint8) {
	for i := range n {
		p.Piece[i] = p.Piece[i].only(keep)
	}
}

// forgetKind leaves what is known of the pieces of one kind in a hand to some seats only.
func (p *Pieces[Room]) forgetKind(kind, keep uint8) {
	for i := range p.N {
		if p.Piece[i].Kind() == kind {
			p.Piece[i] = p.Piece[i].only(keep)
		}
	}
	p.sort()
}

// lookAt shows the first pieces to a seat.
func (p *Pieces[Room]) lookAt(n, own uint8) {
	for i := range n {
		p.Piece[i] = p.Piece[i].seenBy(own)
	}
}

// mask hides the pieces of a pile that one of those who can have seen them has not.
func (p *Pieces[Room]) mask(bit uint8) {
	for i := range p.N {
		p.Piece[i] = p.Piece[i].as(bit)
	}
}

// maskHand does so for a hand, whose order must not tell what is hidden.
func (p *Pieces[Room]) maskHand(bit uint8) {
	p.mask(bit)
	p.sort()
}

// Unknown counts the unknown pieces.
func (p *Pieces[Room]) Unknown() int { return p.count(Unknown) }

// showIn takes the known pieces off what is unseen of their deck.
func (p *Pieces[Room]) showIn(unseen []int8) {
	for i := range p.N {
		if kind := p.Piece[i].Kind(); kind != Unknown {
			unseen[kind]--
		}
	}
}

// fill makes the unknown pieces of a pile known ones of a pool, as long as that has some.
func (p *Pieces[Room]) fill(from *pool) {
	for i := range p.N {
		if p.Piece[i].Kind() != Unknown {
			continue
		}
		if kind, ok := from.draw(); ok {
			p.Piece[i] = MakePiece(kind, p.Piece[i].Seen())
		}
	}
}

// fillHand does so for a hand, and puts it in order.
func (p *Pieces[Room]) fillHand(from *pool) {
	p.fill(from)
	p.sort()
}
