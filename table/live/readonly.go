package live

import (
	"context"
	"errors"

	"volgare/store"
	"volgare/table"
)

// ReadOnly returns the readable parts of a table whose rules are unavailable in this version. store.ErrUnknown is wrapped in a
// *table.Refusal.
func (s *Service) ReadOnly(ctx context.Context, id string) (*table.ReadOnlyTable, error) {
	sum, err := s.env.st.Summary(ctx, id)
	if err != nil {
		return nil, notRead(err)
	}
	entries, err := s.env.st.Entries(ctx, id, 0)
	if err != nil {
		return nil, notRead(err)
	}
	r := &table.ReadOnlyTable{ID: id, Name: sum.Name, State: sum.State, Turn: sum.Turn, Created: sum.Created, Changed: sum.Changed}
	r.Card, _ = table.CardOf(sum.Data) // a card that cannot be read is left out
	r.Read(dataOf(entries))
	return r, nil
}

// notRead returns the refusal for an error of reading a table from the store.
func notRead(err error) error {
	switch {
	case errors.Is(err, store.ErrUnknown):
		return table.RefuseFor(table.Unknown, err)
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return err
	}
	return table.RefuseFor(table.Unavailable, err)
}
