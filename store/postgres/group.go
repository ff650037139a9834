package postgres

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"hash"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"volgare/store"
)

// group is what is written in one transaction.
type group struct {
	*writer
	number  int64
	batch   []write
	refused []error
	stale   bool   // the database is not as the writes take it to be
	sent    []byte // the sum of what was to be committed when a COMMIT was sent; nil: none was

	// What is to be written, as decided.
	last     map[string]*store.Summary
	known    map[string]bool // tables that are there
	entries  []*store.Commit
	holdings map[store.SeatHolding]bool // held in the end, or not
}

// decide tells the writes that fit what was found from those that are refused, in their order.
func (g *group) decide(is found) {
	clear(g.refused)
	g.last, g.entries, g.holdings, g.known = map[string]*store.Summary{}, nil, map[store.SeatHolding]bool{}, map[string]bool{}
	for name := range is.lengths {
		g.known[name] = true
	}
	for i := range g.batch {
		if g.refused[i] = is.refuse(&g.batch[i]); g.refused[i] != nil {
			continue
		}
		if c := g.batch[i].commit; c != nil {
			is.lengths[c.Summary.Table] = c.Summary.Seq
			g.take(c)
		}
		delete(is.identities, g.batch[i].identity) // what comes after it in the group has not read it
		delete(is.links, string(g.batch[i].link))
	}
}

// refuse is why something cannot be written, or nil.
func (is found) refuse(w *write) error {
	if c := w.commit; c != nil {
		table := c.Summary.Table
		switch n := is.lengths[table]; {
		case n != c.Expect:
			return fmt.Errorf("%w: table %s has %d entries, expected %d", store.ErrConflict, table, n, c.Expect)
		case c.Fence != (store.Fence{}) && c.Fence != is.leases[table]:
			return fmt.Errorf("%w: table %s", store.ErrFenced, table)
		}
	}
	if was := w.was; was != nil {
		if now := is.identities[was.ID]; !now.Same(was) {
			return fmt.Errorf("%w: identity %s", store.ErrConflict, was.ID)
		}
	}
	if w.link != nil && !is.links[string(w.link)] {
		return store.ErrUnknown
	}
	return nil
}

// take notes what a commit writes.
func (g *group) take(c *store.Commit) {
	g.last[c.Summary.Table] = &c.Summary
	g.entries = append(g.entries, c)
	for _, h := range c.Release {
		g.holdings[h] = false
	}
	for _, h := range c.Hold {
		g.holdings[h] = true
	}
}

// nothing reports whether all of the group is refused.
func (g *group) nothing() bool {
	return len(g.entries) == 0 && !slices.Contains(g.refused, nil)
}

// commit writes what has been decided, with the number of the group, and waits until it
// is on disk.
func (g *group) commit(ctx context.Context, b *pgx.Batch) error {
	sum := g.sum()
	b.Queue(`UPDATE writers SET last = $2, sum = $3, seen = now() WHERE id = $1 AND `+fresh, g.id, g.number, sum)
	b.Queue(`COMMIT`)
	results := g.conn.SendBatch(ctx, b)
	defer results.Close() //nolint:errcheck // every result has been asked for
	var written pgconn.CommandTag
	for range b.Len() - 1 {
		var err error
		if written, err = results.Exec(); err != nil {
			if _, told := errors.AsType[*pgconn.PgError](err); (!told || g.conn.IsClosed()) && !pgconn.SafeToRetry(err) {
				g.sent = sum // a pooler may tell so of a server that was lost after the COMMIT
			}
			return err
		}
	}
	g.conn.warned.Store(false)
	tag, err := results.Exec()
	switch {
	case written.RowsAffected() == 0:
		return errStale // whatever has become of the COMMIT
	case err == nil && tag.String() == "ROLLBACK":
		return errors.New("the server has rolled back")
	case err == nil && !g.conn.warned.Load():
		return nil
	}
	g.sent = sum
	return errors.Join(err, errUnanswered)
}

// void is the sum of a group that was given up.
var void = []byte("void")

// giveUp takes a number for good that was found not to be stored: what comes late under it finds it taken.
func (g *group) giveUp(ctx context.Context) error {
	b := &pgx.Batch{}
	b.Queue(`UPDATE writers SET last = $2, sum = $3, seen = now() WHERE id = $1`, g.id, g.number, void)
	b.Queue(`COMMIT`)
	return g.conn.SendBatch(ctx, b).Close()
}

var errUnanswered = errors.New("the COMMIT was not answered, or with a warning")

// sum is that of the commits that are not refused.
func (g *group) sum() []byte {
	sum := sha256.New()
	for _, c := range g.entries {
		part(sum, []byte(c.Summary.Table))
		for i, data := range c.Entries {
			sum.Write(binary.BigEndian.AppendUint64(nil, uint64(c.Expect+int64(i))))
			part(sum, data)
		}
	}
	return sum.Sum(nil)
}

func part(sum hash.Hash, data []byte) {
	sum.Write(binary.BigEndian.AppendUint64(nil, uint64(len(data))))
	sum.Write(data)
}

// all is a list made of another.
func all[A, B any](list []A, f func(A) B) []B {
	made := make([]B, len(list))
	for i := range list {
		made[i] = f(list[i])
	}
	return made
}
