package enginetest

import "volgare/engine"

// Perft counts the leaves of the tree of legal moves to a depth; a game that is
// over before is a leaf. Hidden things are those of the position.
func Perft(r *engine.Rules, s *engine.State, depth int) uint64 {
	if depth == 0 || s.Decision == engine.Over {
		return 1
	}
	legal := r.AppendLegal(nil, s)
	if depth == 1 {
		return uint64(len(legal))
	}
	sum := uint64(0)
	var next engine.State
	for _, m := range legal {
		r.Apply(&next, s, m, nil)
		sum += Perft(r, &next, depth-1)
	}
	return sum
}
