package memory

import (
	"bytes"
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"volgare/store"
)

// milli is a time as it comes back from a store.
func milli(t time.Time) time.Time { return time.UnixMilli(t.UnixMilli()).UTC() }

// Commit appends to a table's log.
func (s *Store) Commit(ctx context.Context, c store.Commit) error {
	return s.write(ctx, c.Check(), func() error {
		name := c.Summary.Table
		if c.Expect != int64(len(s.logs[name])) {
			return store.ErrConflict
		}
		if c.Fence != (store.Fence{}) && c.Fence != s.leases[name] {
			return store.ErrFenced
		}
		for _, data := range c.Entries {
			s.logs[name] = append(s.logs[name], bytes.Clone(data))
		}
		c.Summary.Data = bytes.Clone(c.Summary.Data)
		c.Summary.Created, c.Summary.Changed = milli(c.Summary.Created), milli(c.Summary.Changed)
		if !c.Summary.Due.IsZero() {
			c.Summary.Due = milli(c.Summary.Due)
		}
		s.tables[name] = c.Summary
		for _, h := range c.Release {
			delete(s.holdings, h)
		}
		for _, h := range c.Hold {
			s.holdings[h] = true
		}
		return nil
	})
}

// Entries returns the entries of a table after seq.
func (s *Store) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	return read(ctx, s, func() (list []store.Entry, _ error) {
		log, ok := s.logs[table]
		if !ok {
			return nil, store.ErrUnknown
		}
		for i := max(after, 0); i < int64(len(log)); i++ {
			list = append(list, store.Entry{Seq: i + 1, Data: bytes.Clone(log[i])})
		}
		return list, nil
	})
}

// Summary returns the summary of a table.
func (s *Store) Summary(ctx context.Context, table string) (store.Summary, error) {
	return read(ctx, s, func() (store.Summary, error) {
		sum, ok := s.tables[table]
		sum.Data = bytes.Clone(sum.Data)
		return sum, known(ok)
	})
}

// Seqs tells how far tables are.
func (s *Store) Seqs(ctx context.Context, tables []string) (map[string]int64, error) {
	return read(ctx, s, func() (map[string]int64, error) {
		seqs := map[string]int64{}
		for _, name := range tables {
			if sum, ok := s.tables[name]; ok {
				seqs[name] = sum.Seq
			}
		}
		return seqs, nil
	})
}

// Summaries lists tables in the order of their places.
func (s *Store) Summaries(ctx context.Context, q store.Query) ([]store.Summary, error) {
	return read(ctx, s, func() (list []store.Summary, _ error) {
		for _, sum := range s.selected(&q) {
			if inOrder(sum.Place(), q.After) > 0 {
				sum.Data = bytes.Clone(sum.Data)
				list = append(list, sum)
			}
		}
		return list[:min(len(list), q.Most())], nil
	})
}

// Marks tells how far the tables of an identity are.
func (s *Store) Marks(ctx context.Context, identity string, limit int) ([]store.Mark, error) {
	return read(ctx, s, func() (list []store.Mark, _ error) {
		seats := map[string][]string{}
		for h := range s.holdings {
			if h.Identity == identity {
				seats[h.Table] = append(seats[h.Table], h.Seat)
			}
		}
		for _, sum := range s.selected(&store.Query{Identity: identity}) {
			slices.Sort(seats[sum.Table])
			list = append(list, store.Mark{Table: sum.Table, State: sum.State, Seq: sum.Seq, Seats: seats[sum.Table]})
		}
		return list[:min(len(list), store.Bounded(limit))], nil
	})
}

// selected are the tables of a query, all of them, in order.
func (s *Store) selected(q *store.Query) (list []store.Summary) {
	held := map[string]bool{}
	for h := range s.holdings {
		held[h.Table] = held[h.Table] || h.Identity == q.Identity
	}
	for _, sum := range s.tables {
		fits := sum.Public && (sum.State == "playing" || sum.State == "seating" && sum.Open > 0)
		if q.Identity != "" {
			fits = held[sum.Table]
		}
		if fits {
			list = append(list, sum)
		}
	}
	slices.SortFunc(list, func(a, b store.Summary) int { return inOrder(a.Place(), b.Place()) })
	if q.Identity == "" && q.Public {
		return shared(list, q.Shares())
	}
	return list
}

// shared cuts a list to the shares of hosts and origins.
func shared(list []store.Summary, most store.Share) []store.Summary {
	hosts, origins := map[string]int{}, map[string]int{}
	return slices.DeleteFunc(list, func(s store.Summary) bool {
		hosts[s.Host]++
		origins[s.Origin]++
		return hosts[s.Host] > most.Host || origins[s.Origin] > most.Origin
	})
}

// inOrder compares two places.
func inOrder(a, b store.Place) int {
	return cmp.Or(cmp.Compare(a.Rank, b.Rank), b.Changed.Compare(a.Changed), cmp.Compare(a.Table, b.Table))
}

// Tables lists all tables by name.
func (s *Store) Tables(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	return read(ctx, s, func() (list []store.Summary, _ error) {
		for _, sum := range s.tables {
			if sum.Table > after {
				sum.Data = bytes.Clone(sum.Data)
				list = append(list, sum)
			}
		}
		slices.SortFunc(list, func(a, b store.Summary) int { return cmp.Compare(a.Table, b.Table) })
		return list[:min(len(list), store.Bounded(limit))], nil
	})
}

// Due lists the tables at which something is due.
func (s *Store) Due(ctx context.Context, after store.Due, limit int) ([]store.Due, error) {
	return read(ctx, s, func() (list []store.Due, _ error) {
		for _, sum := range s.tables {
			if d := (store.Due{Table: sum.Table, At: sum.Due}); !d.At.IsZero() && sooner(d, after) > 0 {
				list = append(list, d)
			}
		}
		slices.SortFunc(list, sooner)
		return list[:min(len(list), store.Bounded(limit))], nil
	})
}

func sooner(a, b store.Due) int { return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.Table, b.Table)) }

// NothingDue says that nothing is due at a table.
func (s *Store) NothingDue(ctx context.Context, table string, seq int64) error {
	return s.write(ctx, nil, func() error {
		if sum, ok := s.tables[table]; ok && sum.Seq == seq {
			sum.Due = time.Time{}
			s.tables[table] = sum
		}
		return nil
	})
}

// PutRules stores what rules were made of.
func (s *Store) PutRules(ctx context.Context, hash string, data []byte) error {
	return s.write(ctx, store.CheckRules(hash, data), func() error {
		if _, ok := s.rules[hash]; !ok {
			s.rules[hash] = bytes.Clone(data)
		}
		return nil
	})
}

// PutKey stores the key of the servers.
func (s *Store) PutKey(ctx context.Context, key []byte) error {
	return s.write(ctx, store.CheckKey(key), func() error {
		if s.key == nil {
			s.key = bytes.Clone(key)
		}
		return nil
	})
}

// Key returns the key of the servers.
func (s *Store) Key(ctx context.Context) ([]byte, error) {
	return read(ctx, s, func() ([]byte, error) { return bytes.Clone(s.key), known(s.key != nil) })
}

// Rules returns what rules were made of.
func (s *Store) Rules(ctx context.Context, hash string) ([]byte, error) {
	return read(ctx, s, func() ([]byte, error) {
		data, ok := s.rules[hash]
		return bytes.Clone(data), known(ok)
	})
}

// Holdings lists the seats that an identity holds, by table and seat.
func (s *Store) Holdings(ctx context.Context, identity string) ([]store.SeatHolding, error) {
	return read(ctx, s, func() (list []store.SeatHolding, _ error) {
		for h := range s.holdings {
			if h.Identity == identity {
				list = append(list, h)
			}
		}
		slices.SortFunc(list, func(a, b store.SeatHolding) int {
			return cmp.Or(cmp.Compare(a.Table, b.Table), cmp.Compare(a.Seat, b.Seat))
		})
		return list, nil
	})
}

// DropTables lets go of tables that nobody has played at for long.
func (s *Store) DropTables(ctx context.Context, now time.Time, limit int) (n int, err error) {
	err = s.write(ctx, nil, func() error {
		var gone []store.Summary
		for _, sum := range s.tables {
			if !sum.Kept && sum.Changed.Before(milli(now.Add(-store.UnkeptFor))) && !s.reported(sum.Table) {
				gone = append(gone, sum)
			}
		}
		slices.SortFunc(gone, func(a, b store.Summary) int { return a.Changed.Compare(b.Changed) })
		n = min(len(gone), max(limit, 0))
		for _, sum := range gone[:n] {
			s.drop(sum.Table)
		}
		return nil
	})
	return n, err
}

func (s *Store) reported(table string) bool {
	for _, r := range s.reports {
		if r.Table == table {
			return true
		}
	}
	return false
}

// drop lets go of a table and all that belongs to it.
func (s *Store) drop(table string) {
	delete(s.tables, table)
	delete(s.logs, table)
	delete(s.leases, table)
	maps.DeleteFunc(s.holdings, func(h store.SeatHolding, _ bool) bool { return h.Table == table })
	maps.DeleteFunc(s.links, func(_ string, l store.Link) bool { return l.Table == table })
	s.derived = slices.DeleteFunc(s.derived, func(d store.Derived) bool { return d.Table == table })
}
