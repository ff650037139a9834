package live

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/tabletest"
)

var (
	anna = table.Identity{ID: "anna-browser", Name: "Anna"}
	bert = table.Identity{ID: "bert-browser", Name: "Bert"}
)

// house is a service over a store that can fail on demand.
type house struct {
	*Service
	t   testing.TB
	lib *edition.Library
	st  *faulty
	bus bus.Bus
}

// faulty is a store that fails on demand and counts calls. Commits fail while it is full. Logs and due times cannot be read while
// it is shut. After doubt is set, the result of the next commit is unknown.
type faulty struct {
	store.Store
	full    atomic.Bool
	shut    atomic.Bool
	doubt   atomic.Pointer[bool]   // the next is stored or not
	pinged  atomic.Pointer[func()] // called by the next ping
	commits atomic.Int64
	pings   atomic.Int64
	wells   atomic.Int64
	slow    atomic.Int64 // nanoseconds that Well takes
	reads   atomic.Int64 // of logs
}

func (f *faulty) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	f.reads.Add(1)
	if f.shut.Load() {
		return nil, store.ErrUnavailable
	}
	return f.Store.Entries(ctx, table, after)
}

func (f *faulty) Due(ctx context.Context, after store.Due, limit int) ([]store.Due, error) {
	if f.shut.Load() {
		return nil, store.ErrUnavailable
	}
	return f.Store.Due(ctx, after, limit)
}

func (f *faulty) Pulse(ctx context.Context, now time.Time) ([]store.Outage, error) {
	if f.full.Load() {
		return nil, store.ErrUnavailable
	}
	return f.Store.Pulse(ctx, now)
}

func (f *faulty) Commit(ctx context.Context, c store.Commit) error {
	f.commits.Add(1)
	if f.full.Load() {
		return store.ErrUnavailable
	}
	if stored := f.doubt.Swap(nil); stored != nil {
		if *stored {
			_ = f.Store.Commit(ctx, c)
		}
		return store.ErrUncertain
	}
	return f.Store.Commit(ctx, c)
}

func (f *faulty) Ping(ctx context.Context) error {
	f.pings.Add(1)
	if pinged := f.pinged.Swap(nil); pinged != nil {
		(*pinged)()
	}
	if f.full.Load() {
		return store.ErrUnavailable
	}
	return f.Store.Ping(ctx)
}

func (f *faulty) Well(ctx context.Context) error {
	f.wells.Add(1)
	time.Sleep(time.Duration(f.slow.Load()))
	if f.full.Load() {
		return store.ErrUnavailable
	}
	return f.Store.Well(ctx)
}

func open(tb testing.TB, o Options) *house {
	tb.Helper()
	h := &house{t: tb, lib: editiontest.Library(tb), st: &faulty{Store: storetest.Memory(tb)}}
	h.serve(&bus.Local{}, o)
	return h
}

// serve opens the service of the house.
func (h *house) serve(b bus.Bus, o Options) {
	if o.BotGrace == 0 {
		o.BotGrace = -1
	}
	h.bus, h.Service = b, New(h.lib, h.st, b, o)
	h.t.Cleanup(func() { _ = h.Close() })
}

// second is another service over the same store.
func (h *house) second() *house { return h.node(&bus.Local{}, *h.env.o) }

// node is another service over the same store, with a bus.
func (h *house) node(b bus.Bus, o Options) *house {
	o.Sweep = cmp.Or(o.Sweep, time.Hour) // it is not alone
	other := &house{t: h.t, lib: h.lib, st: h.st}
	other.serve(b, o)
	other.env.rules.cache = h.env.rules.cache
	return other
}

func (h *house) create(by table.Identity, n table.NewTable) *table.Snapshot {
	h.t.Helper()
	s, err := h.Create(h.t.Context(), by, n)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

func (h *house) do(id string, by table.Identity, a table.Action) *table.Snapshot {
	h.t.Helper()
	s, err := h.Do(h.t.Context(), id, table.Command{By: by, Seq: -1, Action: a})
	if err != nil {
		h.t.Fatalf("%T%+v: %v", a, a, err)
	}
	return s
}

// refused expects a command to be refused, and the table to stay as it is.
func (h *house) refused(id string, by table.Identity, a table.Action, want table.Code) {
	h.t.Helper()
	h.refusedCommand(id, table.Command{By: by, Seq: -1, Action: a}, want)
}

func (h *house) refusedCommand(id string, c table.Command, want table.Code) {
	h.t.Helper()
	before := h.look(id)
	_, err := h.Do(h.t.Context(), id, c)
	if table.CodeOf(err) != want {
		h.t.Errorf("%T%+v: %v, want %s", c.Action, c.Action, err, want)
	}
	r, ok := errors.AsType[*table.Refusal](err)
	if ok && r.Seq != before.Seq {
		h.t.Errorf("refusal at %d, the table is at %d", r.Seq, before.Seq)
	}
	if after := h.look(id); after != before {
		h.t.Errorf("%T%+v changed the table from %d to %d", c.Action, c.Action, before.Seq, after.Seq)
	}
}

func (h *house) look(id string) *table.Snapshot {
	h.t.Helper()
	s, err := h.Look(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

// all returns n copies of a seat plan.
func all(n int, plan table.SeatPlan) []table.SeatPlan {
	return slices.Repeat([]table.SeatPlan{plan}, n)
}

// hotseat returns a running game of which Anna holds all seats.
func (h *house) hotseat(preset string, players int, seed string) *table.Snapshot {
	h.t.Helper()
	return h.create(anna, table.NewTable{Preset: preset, Seats: all(players, table.SeatPlan{Who: "me"}), Seed: seed, Start: true})
}

// legal returns the deciding seat and its legal moves.
func legal(s *table.Snapshot) (seat string, moves []string) {
	at, ok := s.Decider()
	if !ok {
		return "", nil
	}
	return at.String(), tabletest.Legal(s.Table.Rules, s.History().Now())
}

// advance makes n random moves, or plays to the end.
func (h *house) advance(s *table.Snapshot, by table.Identity, n int, rng *rand.Rand) *table.Snapshot {
	h.t.Helper()
	for range n {
		seat, moves := legal(s)
		if moves == nil {
			return s
		}
		s = h.do(s.ID, by, table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, moves)}})
	}
	return s
}

// same reports whether two snapshots are equal for all viewers.
func same(a, b *table.Snapshot) bool {
	return tabletest.SameGame(a.History(), b.History()) && reflect.DeepEqual(contents(a), contents(b))
}

// contents returns everything that can be read from a snapshot.
func contents(s *table.Snapshot) []any {
	steps := s.Steps()
	all := []any{
		s.ID, s.Seq, s.Version, s.Name, s.State, s.Public, s.Host, s.HostName, s.Origin, s.Rematch, s.ClosedPermanently, s.DealKnownToHost, s.Created, s.Changed,
		s.Kept, s.Started(), s.Chat(), s.Card(), s.StepsKnownSince(s.Seq / 2),
	}
	for _, seat := range viewers(s) {
		all = append(all, s.View(steps, seat), s.Log(seat, 0, steps), s.Record(seat), s.Undo(seat))
	}
	for i, at := range s.Seats {
		awaited, ok := s.Awaited(at.Identity, s.Changed)
		all = append(all, s.Since(engine.Seat(i)), awaited, ok)
		for _, other := range s.Seats {
			all = append(all, table.CodeOf(s.CanClaim(at.Colour, other.Identity)))
		}
	}
	return all
}

func viewers(s *table.Snapshot) []engine.Seat {
	all := []engine.Seat{engine.Nobody}
	for i := range s.Seats {
		all = append(all, engine.Seat(i))
	}
	return all
}

// over waits until a table is over.
func (h *house) over(id string) *table.Snapshot {
	h.t.Helper()
	news := make(chan struct{}, 1)
	defer h.bus.Listen(func(bus.Note) {
		select {
		case news <- struct{}{}:
		default:
		}
	})()
	for deadline := time.After(time.Minute); ; {
		if s := h.look(id); s.State == table.StateOver {
			return s
		}
		select {
		case <-news:
		case <-deadline:
			h.t.Fatal("the game has not ended")
		}
	}
}

// settled waits until nothing is due at the table.
func (h *house) settled(s *table.Snapshot) *table.Snapshot {
	h.t.Helper()
	for {
		if len(s.Due()) == 0 {
			return s
		}
		time.Sleep(100 * time.Microsecond)
		s = h.look(s.ID)
	}
}

// last returns the sum of the last stored entry of a table.
func (h *house) last(id string) []byte {
	h.t.Helper()
	list, err := h.st.Entries(h.t.Context(), id, 0)
	if err != nil || len(list) == 0 {
		h.t.Fatal(len(list), err)
	}
	return store.Sum(list[len(list)-1].Data)
}

// entries returns the stored log of a table.
func (h *house) entries(id string) (all []*table.Entry) {
	h.t.Helper()
	list, err := h.st.Entries(h.t.Context(), id, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, one := range list {
		e, err := table.DecodeEntry(one.Data)
		if err != nil {
			h.t.Fatal(err)
		}
		all = append(all, e)
	}
	return all
}
