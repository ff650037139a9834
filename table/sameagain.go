package table

import (
	"slices"
	"time"
)

// decide is the entry that says where the rematch is.
func (a NoteRematch) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	switch {
	case !s.Sits(by.ID):
		return nil, Refuse(NotSeated)
	case !s.Over():
		return nil, Refuse(NotOver)
	case s.Rematch != "":
		return nil, Refuse(Decided)
	}
	return &Entry{Kind: kindRematch, By: by.ID, Text: a.Table}, nil
}

// SameAgain is the plan of the rematch: everybody sits where he sat, those too
// who had left the game to a bot.
func (s *Snapshot) SameAgain() NewTable {
	n := NewTable{
		Name: s.Name, Preset: s.Table.Config.Preset, Players: len(s.Seats), BoardText: s.Table.Board.Text(),
		Options: s.Table.Config.Options, Public: s.Public, Start: true, seated: slices.Clone(s.Seats),
	}
	for i := range n.seated {
		at := &n.seated[i]
		if at.Away, at.Resigned = false, false; at.Identity != "" {
			at.Bot = ""
		}
	}
	return n
}
