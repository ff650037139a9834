package engine

// Piece is a library tile or a card of an expansion at its current position: its kind within its deck, and the set of seats
// that have seen it there. Pieces are ordered by kind, unknown ones last.
type Piece uint16

// Unknown marks a kind that the seat of a masked state does not know: in decks, in the library stack and in hands. It
// differs from NoTile: a plan may keep an unknown piece.
const Unknown uint8 = 0xFE

// Everybody is the set of viewers of pieces that are open or were returned openly: all seats (also the unused ones of this
// table) and the spectators. Spectators do not see what a seat looks at privately.
const Everybody uint8 = 1<<seenBits - 1

const seenBits = MaxSeats + 1 // one for each seat, and one for spectators

// bit returns the bit of a seat, or of the spectators, in the set of viewers of a piece.
func (s Seat) bit() uint8 {
	if s == Nobody {
		return 1 << MaxSeats
	}
	return 1 << s
}

// MakePiece returns a piece of the given kind that was seen by the given seats, bit 1<<seat, or by Everybody.
func MakePiece(kind, seen uint8) Piece { return Piece(kind)<<seenBits | Piece(seen&Everybody) }

// Kind returns the kind of the piece within its deck, or Unknown.
func (c Piece) Kind() uint8 { return uint8(c >> seenBits) }

// Seen returns the set of viewers that have seen the piece at its position: bit 1<<seat, or Everybody.
func (c Piece) Seen() uint8 { return uint8(c) & Everybody }

// seenBy adds viewers to the piece.
func (c Piece) seenBy(seats uint8) Piece { return c | Piece(seats&Everybody) }

// only removes all viewers from the piece except the given ones.
func (c Piece) only(seats uint8) Piece { return c &^ Piece(Everybody&^seats) }

// as returns the piece as a viewer knows it. The other viewers are public if the kind is known to the viewer, and otherwise
// hidden with it.
func (c Piece) as(bit uint8) Piece {
	if c.Seen()&bit == 0 {
		return MakePiece(Unknown, c.Seen())
	}
	return c
}
