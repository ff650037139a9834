package table

import (
	"context"
	"errors"
	"slices"

	"volgare/store"
)

// Rematch makes a table with the seats and settings of one that is over, or
// returns the one that somebody has made so before. For the seated and the host.
func (s *Service) Rematch(ctx context.Context, by Person, id string) (*Snapshot, error) {
	old, err := s.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	if old.Rematch == "" {
		if old, err = s.reserve(ctx, by, id); err != nil {
			return nil, err
		}
	}
	next, err := s.Look(ctx, old.Rematch)
	if CodeOf(err) != Unknown {
		return next, err
	}
	if !old.Sits(by.Identity) {
		return nil, refuse(NotSeated)
	}
	next, err = s.create(ctx, old.Rematch, by, old.sameAgain())
	if !errors.Is(err, store.ErrConflict) {
		return next, err
	}
	return s.made(ctx, old.Rematch)
}

// reserve notes at a table where its rematch will be. Of several who do so at
// once the first decides.
func (s *Service) reserve(ctx context.Context, by Person, id string) (*Snapshot, error) {
	next, err := s.newID()
	if err != nil {
		return nil, err
	}
	snap, err := s.Do(ctx, id, Command{By: by, Seq: -1, Action: noteRematch{Table: next}})
	if CodeOf(err) == Decided {
		return s.Look(ctx, id)
	}
	return snap, err
}

// decide is the entry that says where the rematch is.
func (a noteRematch) decide(s *Snapshot, by Person) (*entry, error) {
	switch {
	case !s.Sits(by.Identity):
		return nil, refuse(NotSeated)
	case !s.Over():
		return nil, refuse(NotOver)
	case s.Rematch != "":
		return nil, refuse(Decided)
	}
	return &entry{Kind: kindRematch, By: by.Identity, Text: a.Table}, nil
}

// sameAgain is the plan of the rematch: everybody sits where he sat, those too
// who had left the game to a bot.
func (s *Snapshot) sameAgain() NewTable {
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
