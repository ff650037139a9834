package engine

// Pieces is a pile or hand of pieces of one deck: the first N elements of an array large enough for all.
type Pieces[Room room] struct {
	N     uint8
	Piece Room
}

type room interface {
	[MaxPile]Piece | [MaxHand]Piece | [MaxCards]Piece
}

type (
	// Pile is a face-down pile. Pieces are drawn from the front and returned to the end. Pieces drawn for a decision come first.
	Pile = Pieces[[MaxPile]Piece]
	// Hand holds the library tiles of a player, in order.
	Hand = Pieces[[MaxHand]Piece]
	// CardHand holds a player's cards of one deck, in order.
	CardHand = Pieces[[MaxCards]Piece]
)

// Lay puts pieces of the given kinds, unseen by all, into an empty pile.
func (p *Pieces[Room]) Lay(kinds []uint8) {
	for _, kind := range kinds {
		p.Piece[p.N] = MakePiece(kind, 0)
		p.N++
	}
}

// find returns the position of the first piece of the given kind in the range from <= i < to, or -1.
func (p *Pieces[Room]) find(kind, from, to uint8) int {
	for i := from; i < to; i++ {
		if p.Piece[i].Kind() == kind {
			return int(i)
		}
	}
	return -1
}

// count returns the number of pieces of the given kind.
func (p *Pieces[Room]) count(kind uint8) int {
	n := 0
	for i := range p.N {
		if p.Piece[i].Kind() == kind {
			n++
		}
	}
	return n
}

// removeAt removes the piece at a position; later pieces move up.
func (p *Pieces[Room]) removeAt(at int) Piece {
	piece := p.Piece[at]
	p.N--
	for i := at; i < int(p.N); i++ {
		p.Piece[i] = p.Piece[i+1]
	}
	p.Piece[p.N] = 0
	return piece
}

// putAt inserts a piece at a position; later pieces move down.
func (p *Pieces[Room]) putAt(at int, piece Piece) {
	for i := int(p.N); i > at; i-- {
		p.Piece[i] = p.Piece[i-1]
	}
	p.Piece[at] = piece
	p.N++
}

// moveUp moves a piece to a position nearer to the front; the pieces between keep their order.
func (p *Pieces[Room]) moveUp(from, to int) { p.putAt(to, p.removeAt(from)) }

// drawFirst removes the first piece of a pile.
func (p *Pieces[Room]) drawFirst() Piece { return p.removeAt(0) }

// putUnder inserts a piece before the last few pieces of a pile.
func (p *Pieces[Room]) putUnder(piece Piece, last uint8) { p.putAt(int(p.N-last), piece) }

// openBelow reports whether all players know the last piece of a pile.
func (p *Pieces[Room]) openBelow() bool { return p.N > 0 && p.Piece[p.N-1].Seen() == Everybody }

// Add inserts a piece into a hand, in order. There must be room for it.
func (p *Pieces[Room]) Add(piece Piece) {
	at := int(p.N)
	for at > 0 && p.Piece[at-1] > piece {
		at--
	}
	p.putAt(at, piece)
}

// take removes the first piece of the given kind from a hand. The hand must have one.
func (p *Pieces[Room]) take(kind uint8) Piece { return p.removeAt(p.find(kind, 0, p.N)) }

// handOut removes a piece of the given kind from a hand. Unless the hand is open, the other players do not see which piece it is, so
// only the owner still knows it and the pieces left.
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

// forget removes all viewers of a hand except the given ones, if the others can no longer know which pieces are left.
func (p *Pieces[Room]) forget(keep uint8) {
	p.forgetFirst(p.N, keep)
	p.sort()
}

// forgetFirst removes all viewers of the first n pieces except the given ones.
func (p *Pieces[Room]) forgetFirst(n, keep uint8) {
	for i := range n {
		p.Piece[i] = p.Piece[i].only(keep)
	}
}

// forgetKind removes all viewers of the pieces of one kind in a hand except the given ones.
func (p *Pieces[Room]) forgetKind(kind, keep uint8) {
	for i := range p.N {
		if p.Piece[i].Kind() == kind {
			p.Piece[i] = p.Piece[i].only(keep)
		}
	}
	p.sort()
}

// lookAt makes a seat a viewer of the first n pieces.
func (p *Pieces[Room]) lookAt(n, own uint8) {
	for i := range n {
		p.Piece[i] = p.Piece[i].seenBy(own)
	}
}

// mask hides the pieces of a pile that a viewer has not seen.
func (p *Pieces[Room]) mask(bit uint8) {
	for i := range p.N {
		p.Piece[i] = p.Piece[i].as(bit)
	}
}

// maskHand masks a hand and sorts it, so that the order reveals nothing.
func (p *Pieces[Room]) maskHand(bit uint8) {
	p.mask(bit)
	p.sort()
}

// Unknown counts the unknown pieces.
func (p *Pieces[Room]) Unknown() int { return p.count(Unknown) }

// showIn subtracts the known pieces from the counts of unseen ones of their deck.
func (p *Pieces[Room]) showIn(unseen []int8) {
	for i := range p.N {
		if kind := p.Piece[i].Kind(); kind != Unknown {
			unseen[kind]--
		}
	}
}

// fill replaces unknown pieces of a pile by pieces from a pool until the pool is empty.
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

// fillHand fills a hand likewise and sorts it.
func (p *Pieces[Room]) fillHand(from *pool) {
	p.fill(from)
	p.sort()
}
