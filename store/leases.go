package store

import (
	"context"
	"errors"
	"time"
)

// ErrFenced says that the lease of the table is another node's.
var ErrFenced = errors.New("another node acts for the table")

// Fence is a lease as its node got it. Its number rises each time the lease goes to
// another node: so what one does late, in the belief that it still has the lease, is told from
// what the next one does. The zero Fence is none.
type Fence struct {
	Node   string
	Number int64
}

// Leases tell which of several nodes that share a store acts by itself for a table: lets
// its bots move, say. Nodes need no clock in common; that of the store counts. A Commit with a Fence
// is refused once the lease has gone to another node.
type Leases interface {
	// Beat says that a node lives, for so long from now, and gives it at most so many of the leases
	// of nodes that do not: those are returned, by table. After an error some may have been given: Leased
	// tells.
	Beat(ctx context.Context, node string, lives time.Duration, most int) (map[string]Fence, error)
	// Lease gives a node the lease of a table, if it is free or its own; if need be that of
	// another node that lives. Else ErrFenced.
	Lease(ctx context.Context, table, node string, need bool) (Fence, error)
	// Leased returns the leases of a node, by table.
	Leased(ctx context.Context, node string) (map[string]Fence, error)
	// Let frees a lease, if the node still has it.
	Let(ctx context.Context, table, node string) error
	// Retire says that a node lives no longer. Its leases remain, for the next to beat.
	Retire(ctx context.Context, node string) error
}
