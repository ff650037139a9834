package engine

// Library tiles and cards of the expansions lie in the same two ways: in a stack drawn
// from the front, those drawn for a decision the first of it, and in hands in order.

// removeAt takes the piece at a position out of the n of a list; those behind it move up.
func removeAt[T any](list []T, n *uint8, at int) T {
	var none T
	piece := list[at]
	copy(list[at:], list[at+1:*n])
	*n--
	list[*n] = none
	return piece
}

// putAt puts a piece into the n of a list; those from the position on move down.
func putAt[T any](list []T, n *uint8, at int, piece T) {
	copy(list[at+1:*n+1], list[at:*n])
	list[at] = piece
	*n++
}

// moveUp moves a piece to a position nearer to the front; those between keep their order.
func moveUp[T any](list []T, from, to int) {
	piece := list[from]
	copy(list[to+1:from+1], list[to:from])
	list[to] = piece
}
