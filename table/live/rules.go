package live

import (
	"errors"
	"fmt"

	"volgare/edition"
	"volgare/record"
	"volgare/store"
	"volgare/table"
)

var errRules = errors.New("the rules that it began with can neither be made nor restored")

// rules makes the rules of tables, as table.Rules: by the library and, where that has changed, by what the store has kept.
type rules struct{ *Service }

// Make is one of table.Rules.
func (s rules) Make(c edition.Config) (*edition.Table, error) {
	lib, board, err := s.cache.boardOf(&c)
	if err != nil {
		return nil, err
	}
	return s.cache.maker(lib, board)(c)
}

// Restore is one of table.Rules: what this build makes of the config, if that still has the same
// hash, else what the store has kept under it.
func (s rules) Restore(tags *record.Game, board string) (*edition.Table, error) {
	t, err := s.cache.today(tags.Config, board)
	if err == nil && t.Hash == tags.Rules {
		return t, nil
	}
	data, lost := s.st.Rules(s.ctx, tags.Rules)
	switch {
	case errors.Is(lost, store.ErrUnknown):
		return nil, errors.Join(errRules, err)
	case lost != nil:
		return nil, table.RefuseFor(table.Unavailable, lost)
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
		return table.RefuseFor(table.Unavailable, err)
	}
	s.cache.setKept(t.Hash)
	return nil
}
