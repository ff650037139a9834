package live

import (
	"context"
	"errors"
	"fmt"

	"volgare/edition"
	"volgare/record"
	"volgare/store"
	"volgare/table"
)

var errRules = errors.New("the rules that it began with can neither be made nor restored")

// tableRules implements table.Rules. It makes rules from the library; if that has changed since a table began, from the
// archive of the table's rules in the store.
type tableRules struct {
	ctx   context.Context //nolint:containedctx // of reading and writing archives: table.Rules passes none
	st    store.Store
	cache *rulesCache
}

// Make returns the rules of a new table.
func (r *tableRules) Make(c edition.Config) (*edition.Table, error) {
	lib, board, err := r.cache.boardOf(&c)
	if err != nil {
		return nil, err
	}
	return r.cache.maker(lib, board)(c)
}

// Restore returns the rules of a stored table: the rules that this build makes, if they still have the same hash, else the archived
// ones.
func (r *tableRules) Restore(tags *record.Game, board string) (*edition.Table, error) {
	t, err := r.cache.today(tags.Config, board)
	if err == nil && t.Hash == tags.Rules {
		return t, nil
	}
	data, unread := r.st.Rules(r.ctx, tags.Rules)
	switch {
	case errors.Is(unread, store.ErrUnknown):
		return nil, errors.Join(errRules, err)
	case unread != nil:
		return nil, table.RefuseFor(table.Unavailable, unread)
	}
	t, err = r.cache.restored(data, tags, board)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errRules, err)
	}
	return t, nil
}

// archive stores the sources of a table's rules, unless they are known to be stored. With them the table continues under
// its rules after the boxes have changed.
func (r *tableRules) archive(t *edition.Table) error {
	if r.cache.isArchived(t.Hash) {
		return nil
	}
	if err := r.st.PutRules(r.ctx, t.Hash, t.Archive()); err != nil {
		return table.RefuseFor(table.Unavailable, err)
	}
	r.cache.setArchived(t.Hash)
	return nil
}
