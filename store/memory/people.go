package memory

import (
	"bytes"
	"cmp"
	"context"
	"slices"
	"time"

	"volgare/store"
)

// known is nil for what there is.
func known(ok bool) error {
	if !ok {
		return store.ErrUnknown
	}
	return nil
}

// clone is a browser that shares no memory with b.
func clone(b store.Browser) store.Browser {
	b.Recovery = bytes.Clone(b.Recovery)
	b.Secrets = slices.Clone(b.Secrets)
	for i, hash := range b.Secrets {
		b.Secrets[i] = bytes.Clone(hash)
	}
	return b
}

// PutBrowser stores a browser; others lose what it shares with them.
func (s *Store) PutBrowser(ctx context.Context, b store.Browser) error {
	return s.write(ctx, b.Check(), func() error {
		for id, other := range s.browsers {
			other.Secrets = slices.DeleteFunc(other.Secrets, func(hash []byte) bool { return has(b.Secrets, hash) })
			if bytes.Equal(other.Recovery, b.Recovery) {
				other.Recovery = nil
			}
			s.browsers[id] = other
		}
		b = clone(b)
		b.Created, b.Seen = milli(b.Created), milli(b.Seen)
		s.browsers[b.ID] = b
		return nil
	})
}

func has(list [][]byte, hash []byte) bool {
	return slices.ContainsFunc(list, func(h []byte) bool { return bytes.Equal(h, hash) })
}

// find returns the browser that fits.
func (s *Store) find(ctx context.Context, fits func(*store.Browser) bool) (store.Browser, error) {
	return read(ctx, s, func() (store.Browser, error) {
		for _, b := range s.browsers {
			if fits(&b) {
				return clone(b), nil
			}
		}
		return store.Browser{}, store.ErrUnknown
	})
}

// Browser finds a browser by its id.
func (s *Store) Browser(ctx context.Context, id string) (store.Browser, error) {
	return s.find(ctx, func(b *store.Browser) bool { return b.ID == id })
}

// BrowserBySecret finds a browser by the hash of a cookie.
func (s *Store) BrowserBySecret(ctx context.Context, hash []byte) (store.Browser, error) {
	return s.find(ctx, func(b *store.Browser) bool { return has(b.Secrets, hash) })
}

// BrowserByRecovery finds a browser by the hash of its recovery code.
func (s *Store) BrowserByRecovery(ctx context.Context, hash []byte) (store.Browser, error) {
	return s.find(ctx, func(b *store.Browser) bool { return len(hash) > 0 && bytes.Equal(b.Recovery, hash) })
}

// PutLink stores a link.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	return s.write(ctx, l.Check(), func() error {
		for hash, old := range s.links {
			if old.Table == l.Table && old.Seat == l.Seat && old.Browser == l.Browser {
				delete(s.links, hash)
			}
		}
		l.Hash, l.Expires = bytes.Clone(l.Hash), milli(l.Expires)
		s.links[string(l.Hash)] = l
		return nil
	})
}

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	return read(ctx, s, func() (store.Link, error) {
		l, ok := s.links[string(hash)]
		if !ok || !l.Expires.IsZero() && !now.Before(l.Expires) {
			return store.Link{}, store.ErrUnknown
		}
		l.Hash = bytes.Clone(l.Hash)
		return l, nil
	})
}

// DropLink removes a link.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	return s.write(ctx, nil, func() error {
		delete(s.links, string(hash))
		return nil
	})
}

// PutReport stores a report and lets go of old ones.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	return s.write(ctx, r.Check(), func() error {
		r.Created, r.Data = milli(r.Created), bytes.Clone(r.Data)
		s.reports[r.ID] = r
		for id, old := range s.reports {
			if old.Created.Before(r.Created.Add(-store.ReportsFor)) {
				delete(s.reports, id)
			}
		}
		list := s.reportsOf(r.Table)
		for _, old := range list[:max(0, len(list)-store.MaxReports)] {
			delete(s.reports, old.ID)
		}
		return nil
	})
}

// reportsOf lists the reports of a table, the oldest first.
func (s *Store) reportsOf(table string) (list []store.Report) {
	for _, r := range s.reports {
		if r.Table == table {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b store.Report) int {
		return cmp.Or(a.Created.Compare(b.Created), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// Reports lists the reports of a table, the oldest first.
func (s *Store) Reports(ctx context.Context, table string) ([]store.Report, error) {
	return read(ctx, s, func() ([]store.Report, error) {
		list := s.reportsOf(table)
		for i := range list {
			list[i].Data = bytes.Clone(list[i].Data)
		}
		return list, nil
	})
}

// Ping is nil while the store is open.
func (s *Store) Ping(ctx context.Context) error {
	return s.write(ctx, nil, func() error { return nil })
}

// Close ends the store; nothing can be read or written any more.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}
