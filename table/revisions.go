package table

// revision is an entry that took moves back, or made again moves that had been taken back.
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

// StepsKnownSince returns how many of the moves that stand now have stood ever since entry since,
// from 0 to Steps. A reader who has seen the table at that entry knows these; the moves after them he is told,
// also those that were taken back and made again since.
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
