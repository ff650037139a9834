package engine

// Perft counts the leaves of the tree of legal moves to a depth; a game that is
// over before is a leaf. Hidden things are those of the position.
func (r *Rules) Perft(s *State, depth int) uint64 {
	if depth == 0 || s.Decision == Over {
		return 1
	}
	legal := r.AppendLegal(nil, s)
	if depth == 1 {
		return uint64(len(legal))
	}
	sum := uint64(0)
	var next State
	for _, m := range legal {
		r.Apply(&next, s, m, nil)
		sum += r.Perft(&next, depth-1)
	}
	return sum
}
