package table

// decide is the entry that a command makes of a table, or why it is refused.
// Nothing changes by it.
func (s *Snapshot) decide(c *Command) (*entry, error) {
	if len(c.Key) > MaxKey {
		return nil, refuse(BadKey)
	}
	if c.Seq >= 0 && (c.Seq < s.changed || c.Seq > s.Seq) {
		return nil, refuse(Stale)
	}
	e, err := s.decideAction(c.By, c.Action)
	if err != nil {
		return nil, err
	}
	if s.Seq >= MaxEntries {
		return nil, refuse(TooMany)
	}
	if e.Key = c.Key; e.Key != "" {
		e.Sum = c.sum()
	}
	return e, s.within(e)
}

func (s *Snapshot) decideAction(by Person, a Action) (*entry, error) {
	switch a := a.(type) {
	case Play:
		return s.play(by, a)
	case Undo:
		return s.undo(by, a)
	case Redo:
		return s.redone(by, a)
	case Sit:
		return s.sit(by, a)
	case Stand:
		return s.stand(by, a)
	case SetBot:
		return s.setBot(by, a)
	case TakeBack:
		return s.takeBack(by, a)
	case Claim:
		return s.claim(by, a)
	case Resign:
		return s.resign(by, a)
	case OpenSeat:
		return s.openSeat(by, a)
	}
	return s.decideTable(by, a)
}

// decideTable is decideAction for what concerns the table and no seat.
func (s *Snapshot) decideTable(by Person, a Action) (*entry, error) {
	switch a := a.(type) {
	case Start:
		return s.start(by)
	case Rename:
		return s.rename(by, a)
	case Publish:
		return s.publish(by, a)
	case Close:
		return s.shut(by)
	case Reopen:
		return s.reopen(by)
	case Chat:
		return s.chat(by, a)
	case again:
		return s.playAgain(by, a)
	}
	return nil, refuse(BadMove)
}
