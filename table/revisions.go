package table

// revision is an entry that has changed which moves stand otherwise than by new ones: it
// took moves back, or made again what had been taken back.
type revision struct {
	seq  int64
	kept int // moves that stood before and after it
}

// revised notes that the present entry keeps only so many of the moves. Earlier
// revisions that keep as many or more say nothing any longer.
func (s *Snapshot) revised(kept int) {
	n := len(s.revisions)
	for n > 0 && s.revisions[n-1].kept >= kept {
		n--
	}
	s.revisions = append(s.revisions[:n:n], revision{s.Seq, kept})
}

// StepsKnownSince is how many moves stand that have stood without a break since an entry: who
// has seen the table at that number knows so many, and all others are new to him.
func (s *Snapshot) StepsKnownSince(since int64) int {
	steps := s.history.Steps()
	n := len(steps)
	for n > 0 && steps[n-1].Request > since {
		n--
	}
	for _, r := range s.revisions {
		if r.seq > since {
			return min(n, r.kept) // those after it keep more
		}
	}
	return n
}
