package live

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"volgare/bus"
	"volgare/edition/editiontest"
	"volgare/store"
	"volgare/store/memory"
	"volgare/table"
)

// idle are the leases of a node that never gets one: it does nothing by itself.
type idle struct{ store.Leases }

func (idle) Lease(context.Context, string, string, bool) (store.Fence, error) {
	return store.Fence{}, store.ErrFenced
}

// left are tables that a server has left behind when it stopped, each of another host: at the first of them the move of a bot is due.
func left(tb testing.TB, st store.Store, tables, due int) (all []*table.Snapshot) {
	tb.Helper()
	h := &house{t: tb, lib: editiontest.Library(tb), st: &faulty{Store: st}}
	h.serve(&bus.Local{}, Options{Leases: idle{memory.New()}})
	all = make([]*table.Snapshot, tables)
	const hands = 32
	var group sync.WaitGroup
	for hand := range hands {
		group.Go(func() {
			for i := hand; i < tables; i += hands {
				by := table.Person{Identity: fmt.Sprint("host ", i), Name: "Host"}
				s, err := h.Create(tb.Context(), by, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}}, Seed: fmt.Sprint(i), Start: true})
				if err == nil && i < due {
					decides, _ := s.Decider()
					s, err = h.Do(tb.Context(), s.ID, table.Command{By: by, Seq: -1, Action: table.SetBot{Seat: decides.String(), Bot: "random"}})
				}
				if all[i] = s; err != nil {
					tb.Error(err)
					return
				}
			}
		})
	}
	group.Wait()
	if err := h.Close(); err != nil {
		tb.Error(err)
	}
	return all
}

// TestRefoldDue: a table of which the store does not know that something is due there is not what is stored of it.
func TestRefoldDue(t *testing.T) {
	t.Parallel()
	st := memory.New()
	was := left(t, st, 1, 1)[0]
	h := openWith(t, editiontest.Library(t), st)
	h.wantRefold(was.ID, RefoldSame)
	if err := st.NothingDue(t.Context(), was.ID, was.Seq); err != nil {
		t.Fatal(err)
	}
	if r := h.wantRefold(was.ID, RefoldDiffers); !slices.Equal(r.What, []string{"due: stored false, folded true"}) {
		t.Errorf("%q", r.What)
	}
}
