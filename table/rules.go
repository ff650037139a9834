package table

import (
	"errors"
	"fmt"

	"volgare/edition"
	"volgare/record"
	"volgare/store"
)

var errRules = errors.New("the rules that it began with can neither be made nor restored")

// gameOf reads the record that a table was made of, under the rules it began with.
func (s *Service) gameOf(m *made) (*record.Game, error) {
	tags, _, err := record.ParseTags(m.Game)
	if err != nil {
		return nil, err
	}
	board, err := unpack(m.Board)
	if err != nil {
		return nil, err
	}
	t, err := s.rules(tags, board)
	if err != nil {
		return nil, err
	}
	return record.ParseGameWith(func(edition.Config) (*edition.Table, error) { return t, nil }, m.Game)
}

// rules are those that a game began with: what this build makes of its config, if that
// still has the same hash, else what the store has kept under it.
func (s *Service) rules(tags *record.Game, board string) (*edition.Table, error) {
	t, err := s.cache.today(tags.Config, board)
	if err == nil && t.Hash == tags.Rules {
		return t, nil
	}
	data, lost := s.st.Rules(s.ctx, tags.Rules)
	switch {
	case errors.Is(lost, store.ErrUnknown):
		return nil, errors.Join(errRules, err)
	case lost != nil:
		return nil, refuseFor(Unavailable, lost)
	}
	t, err = s.cache.restored(data, tags, board)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errRules, err)
	}
	return t, nil
}

// keep stores what the rules of a table were made of, unless they are known to be
// stored: so that it goes on under them whatever becomes of the boxes.
func (s *Service) keep(t *edition.Table) error {
	if s.cache.isKept(t.Hash) {
		return nil
	}
	if err := s.st.PutRules(s.ctx, t.Hash, t.Archive()); err != nil {
		return refuseFor(Unavailable, err)
	}
	s.cache.setKept(t.Hash)
	return nil
}
