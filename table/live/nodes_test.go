package live

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"volgare/bus"
	"volgare/edition/editiontest"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/tabletest"
)

// pair returns two services over one store and one bus.
func pair(t *testing.T) []*house {
	t.Helper()
	st, all := storetest.Memory(t), &bus.Local{}
	h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: st}}
	o := Options{Sweep: time.Hour}
	h.serve(all, o)
	return []*house{h, h.node(all, o)}
}

// hostOf returns the host of a table.
func hostOf(s *table.Snapshot) table.Identity { return table.Identity{ID: s.Host, Name: s.HostName} }

// command returns a random command of the host, who holds all seats, that is legal in the given snapshot.
func command(s *table.Snapshot, rng *rand.Rand) table.Command {
	seat, moves := legal(s)
	c := table.Command{By: hostOf(s), Seq: s.Seq}
	switch n := rng.IntN(10); {
	case n < 7 && moves != nil:
		c.Action = table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, moves)}}
	case n == 7:
		c.Seq, c.Action = -1, table.Undo{Seat: seat}
	case n == 8:
		c.Seq, c.Action = -1, table.Rename{Name: tabletest.Some(rng, []string{"Siena", "Lucca", ""})}
	default:
		c.Seq, c.Action = -1, table.Chat{Text: "ecco"}
	}
	return c
}

// TestTwoServices: after two services have written to the same thousand tables at random and at once, both have the tables of
// the logs.
func TestTwoServices(t *testing.T) {
	t.Parallel()
	const tables, writers, commands = 1000, 8, 6000
	both := pair(t)
	ids := make([]string, tables)
	for i := range ids {
		host := table.Identity{ID: fmt.Sprintf("host-%d", i/table.MaxTables), Name: "Anna"}
		ids[i] = both[i%2].create(host, table.NewTable{Seats: all(2, table.SeatPlan{Who: "me"}), Start: true}).ID
	}
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			rng := rand.New(rand.NewPCG(9, uint64(w)))
			for range commands / writers {
				h, id := both[rng.IntN(2)], ids[rng.IntN(tables)]
				s, err := h.Look(t.Context(), id)
				if err == nil {
					_, err = h.Do(t.Context(), id, command(s, rng))
				}
				if _, ok := errors.AsType[*table.Refusal](err); err != nil && !ok {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	played, third := 0, both[0].node(&bus.Local{}, *both[0].env.o)
	for _, id := range ids {
		played += agree(t, both, third, id).Steps()
	}
	if played < commands/3 {
		t.Errorf("%d moves are made", played)
	}
}

// agree expects both services to get the same table through notes, equal to the table that a third service loads from the
// log.
func agree(t *testing.T, both []*house, third *house, id string) *table.Snapshot {
	t.Helper()
	log := third.look(id)
	for i, h := range both {
		if known := h.knows(id, log.Seq); !same(known, log) {
			t.Fatalf("%s: node %d knows another table than that of the log", id, i)
		}
	}
	if n := len(both[0].entries(id)); int64(n) != log.Seq {
		t.Fatalf("%s: %d entries, the table is at %d", id, n, log.Seq)
	}
	return log
}

// TestStaleNodeCatchesUpBeforeWrite: a node with an old snapshot catches up before it writes.
func TestStaleNodeCatchesUpBeforeWrite(t *testing.T) {
	h := open(t, Options{})
	other := h.second()
	s := h.hotseat("deluxe", 2, "conflict")
	old := other.look(s.ID)
	seat, moves := legal(s)
	s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
	if late := other.do(s.ID, anna, table.Chat{Text: "late"}); late.Seq != s.Seq+1 || late.Steps() != 1 || old.Steps() != 0 {
		t.Errorf("at %d with %d moves", late.Seq, late.Steps())
	}
}
