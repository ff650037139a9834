package engine

// Piece is a library tile or a card of an expansion where it lies: its kind within its
// deck, and who has seen it there. Pieces order by kind, unknown ones last.
type Piece uint16

// Unknown stands for a kind that the seat of a masked state does not know: in decks, in
// the library stack and in hands. It is not NoTile: a plan can keep what it does not know.
const Unknown uint8 = 0xFE

// Everybody has seen what lies open or was returned openly: all seats, those that nobody
// has at this table too, and whoever watches. What each seat has looked at by itself
// watchers have not seen.
const Everybody uint8 = 1<<seenBits - 1

const seenBits = MaxSeats + 1 // one for each seat, and one for those who watch

// bit is that of a seat, or of those who watch, in the set of who has seen a piece.
func (s Seat) bit() uint8 {
	if s == Nobody {
		return 1 << MaxSeats
	}
	return 1 << s
}

// MakePiece is a piece of a kind that some have seen: seats, bit 1<<seat, or Everybody.
func MakePiece(kind, seen uint8) Piece { return Piece(kind)<<seenBits | Piece(seen&Everybody) }

// Kind is the kind of the piece within its deck, or Unknown.
func (c Piece) Kind() uint8 { return uint8(c >> seenBits) }

// Seen is the set of those who have seen the piece where it lies: bit 1<<seat, or Everybody.
func (c Piece) Seen() uint8 { return uint8(c) & Everybody }

// seenBy adds to those who have seen the piece.
func (c Piece) seenBy(seats uint8) Piece { return c | Piece(seats&Everybody) }

// only leaves what is known of the piece to some seats.
func (c Piece) only(seats uint8) Piece { return c &^ Piece(Everybody&^seats) }

// as is the piece as one of those who can have seen it knows it. That others have seen it is
// public where it is known at all, and part of what is hidden where not.
func (c Piece) as(bit uint8) Piece {
	if c.Seen()&bit == 0 {
		return MakePiece(Unknown, c.Seen())
	}
	return c
}
