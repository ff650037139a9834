package table

import "time"

// CanReveal returns nil if a person may read the whole game while it is played, else a *Refusal: only a host who plays
// alone against bots may, if no other person has ever held a seat.
func (s *Snapshot) CanReveal(identity string) error {
	if identity == "" || identity != s.Host || s.shared || !s.SoloAgainstBots() {
		return Refuse(NotAlone)
	}
	return s.playing()
}

func (Reveal) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if err := s.CanReveal(by.ID); err != nil {
		return nil, err
	}
	if s.DealKnownToHost {
		return nil, Refuse(Decided)
	}
	return &Entry{Kind: kindReveal, By: by.ID}, nil
}

// foldReveal notes that the host knows the deal.
func foldReveal(s *Snapshot, e *Entry) error {
	s.DealKnownToHost = true
	s.addMessage(e, "revealed", "", s.nameOf(e), "")
	return nil
}
