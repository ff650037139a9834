package live

import (
	"cmp"

	"volgare/engine"
)

// seatKey identifies a seat of a table.
type seatKey struct {
	table string
	seat  engine.Seat
}

func (k seatKey) String() string { return k.table + " " + k.seat.String() }

// connectionID identifies the connection of an external bot to a seat. If a seat has several connections, the one with the newest id is
// valid.
//
// All nodes agree which id is the newest. A number is the time in milliseconds, or one more than the largest number that
// the node knows for the seat.
type connectionID struct {
	number int64 // 0: no connection
	node   string
}

// newer reports whether c is newer than another connection to the same seat.
func (c connectionID) newer(than connectionID) bool {
	return cmp.Or(cmp.Compare(c.number, than.number), cmp.Compare(c.node, than.node)) > 0
}
