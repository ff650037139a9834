package table

import (
	"context"
	"encoding/json"
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
	"volgare/game"
	"volgare/record"
	"volgare/store"
	"volgare/store/memory"
)

var (
	anna = Person{Identity: "anna-browser", Name: "Anna"}
	bert = Person{Identity: "bert-browser", Name: "Bert"}
)

// house is a service over a store that can be made to fail.
type house struct {
	*Service
	t   testing.TB
	lib *edition.Library
	st  *faulty
	bus bus.Bus
}

// faulty is a store whose commits fail while it is full, and logs cannot be read while it
// is shut, that cannot tell of the next commit whether it is stored, and which counts.
type faulty struct {
	store.Store
	full    atomic.Bool
	shut    atomic.Bool
	doubt   atomic.Pointer[bool] // the next is stored or not
	commits atomic.Int64
	pings   atomic.Int64
	reads   atomic.Int64 // of logs
}

func (f *faulty) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	f.reads.Add(1)
	if f.shut.Load() {
		return nil, store.ErrUnavailable
	}
	return f.Store.Entries(ctx, table, after)
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
	if f.full.Load() {
		return store.ErrUnavailable
	}
	return f.Store.Ping(ctx)
}

func open(tb testing.TB, o Options) *house {
	tb.Helper()
	h := &house{t: tb, lib: editiontest.Library(tb), st: &faulty{Store: memory.New()}}
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
func (h *house) second() *house { return h.node(&bus.Local{}, h.o) }

// node is another service over the same store, with a bus.
func (h *house) node(b bus.Bus, o Options) *house {
	other := &house{t: h.t, lib: h.lib, st: h.st}
	other.serve(b, o)
	other.cache = h.cache
	return other
}

func (h *house) create(by Person, n NewTable) *Snapshot {
	h.t.Helper()
	s, err := h.Create(h.t.Context(), by, n)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

func (h *house) do(id string, by Person, a Action) *Snapshot {
	h.t.Helper()
	s, err := h.Do(h.t.Context(), id, Command{By: by, Seq: -1, Action: a})
	if err != nil {
		h.t.Fatalf("%T%+v: %v", a, a, err)
	}
	return s
}

// refused expects a command to be refused, and the table to stay as it is.
func (h *house) refused(id string, by Person, a Action, want Code) {
	h.t.Helper()
	h.refusedCommand(id, Command{By: by, Seq: -1, Action: a}, want)
}

func (h *house) refusedCommand(id string, c Command, want Code) {
	h.t.Helper()
	before := h.look(id)
	_, err := h.Do(h.t.Context(), id, c)
	if CodeOf(err) != want {
		h.t.Errorf("%T%+v: %v, want %s", c.Action, c.Action, err, want)
	}
	r, ok := errors.AsType[*Refusal](err)
	if ok && r.Seq != before.Seq {
		h.t.Errorf("refusal at %d, the table is at %d", r.Seq, before.Seq)
	}
	if after := h.look(id); after != before {
		h.t.Errorf("%T%+v changed the table from %d to %d", c.Action, c.Action, before.Seq, after.Seq)
	}
}

func (h *house) look(id string) *Snapshot {
	h.t.Helper()
	s, err := h.Look(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

// all plans the same for every seat.
func all(n int, plan SeatPlan) []SeatPlan { return slices.Repeat([]SeatPlan{plan}, n) }

// hotseat is a running game of which Anna holds all seats.
func (h *house) hotseat(preset string, players int, seed string) *Snapshot {
	h.t.Helper()
	return h.create(anna, NewTable{Preset: preset, Seats: all(players, SeatPlan{Who: "me"}), Seed: seed, Start: true})
}

// legal lists what the deciding seat can do.
func legal(s *Snapshot) (seat string, moves []string) {
	at, ok := s.Decider()
	if !ok {
		return "", nil
	}
	for _, m := range s.Table.Rules.AppendLegal(nil, s.history.Now()) {
		moves = append(moves, record.MoveString(s.Table.Rules, m))
	}
	return at.String(), moves
}

// some prefers what is rare to the end of the turn.
func some(rng *rand.Rand, moves []string) string {
	for range 3 {
		if m := moves[rng.IntN(len(moves))]; m != "end" && m != "rest" {
			return m
		}
	}
	return moves[rng.IntN(len(moves))]
}

// advance makes so many random moves, or plays to the end.
func (h *house) advance(s *Snapshot, by Person, n int, rng *rand.Rand) *Snapshot {
	h.t.Helper()
	for range n {
		seat, moves := legal(s)
		if moves == nil {
			return s
		}
		s = h.do(s.ID, by, Play{seat, []string{some(rng, moves)}})
	}
	return s
}

// same reports whether two snapshots are the same in everything but their caches.
func same(a, b *Snapshot) bool {
	x, y := *a, *b
	x.views, y.views = nil, nil
	x.history, y.history = game.History{}, game.History{}
	return reflect.DeepEqual(x, y) && sameGame(&a.history, &b.history)
}

// sameGame reports whether two histories are the same, with what was taken back.
func sameGame(a, b *game.History) bool {
	for {
		if a.Len() != b.Len() || !slices.Equal(a.Steps(), b.Steps()) || *a.Now() != *b.Now() || *a.At(a.Len() / 2) != *b.At(b.Len() / 2) {
			return false
		}
		x, errA := a.Again()
		y, errB := b.Again()
		if errA != nil || errB != nil {
			return errors.Is(errA, errB)
		}
		a, b = &x, &y
	}
}

// all that leaves a snapshot for a seat, as bytes.
func everything(tb testing.TB, s *Snapshot, seat engine.Seat, tries [][]string) []byte {
	tb.Helper()
	out := map[string]any{
		"now": s.View(s.Steps(), seat), "log": s.Log(seat, 0, s.Steps()), "record": s.Record(seat),
		"progress": s.Progress(seat), "undo": s.Undo(seat), "talk": s.Talk(), "summary": listed(tb, s),
	}
	for i, moves := range tries {
		name := string(rune('a' + i))
		v, err := s.Try(seat, moves)
		out["try "+name], out["tried "+name] = v, errText(err)
		check, err := s.Check(seat, moves)
		out["check "+name], out["checked "+name] = check, errText(err)
	}
	data, err := json.Marshal(out)
	if err != nil {
		tb.Fatal(err)
	}
	return data
}

// listed is the summary without the digest of the position, which never leaves the store.
func listed(tb testing.TB, s *Snapshot) store.Summary {
	tb.Helper()
	sum := summaryOf(s)
	card, err := CardOf(sum.Data)
	if err != nil {
		tb.Fatal(err)
	}
	card.Position = ""
	sum.Data = mustJSON(tb, card)
	return sum
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func viewers(s *Snapshot) []engine.Seat {
	all := []engine.Seat{engine.Nobody}
	for i := range s.Seats {
		all = append(all, engine.Seat(i))
	}
	return all
}

// over waits until a table is over.
func (h *house) over(id string) *Snapshot {
	h.t.Helper()
	news := make(chan struct{}, 1)
	defer h.bus.Listen(func(bus.Note) {
		select {
		case news <- struct{}{}:
		default:
		}
	})()
	for deadline := time.After(time.Minute); ; {
		if s := h.look(id); s.State == StateOver {
			return s
		}
		select {
		case <-news:
		case <-deadline:
			h.t.Fatal("the game has not ended")
		}
	}
}

func mustJSON(tb testing.TB, v any) []byte {
	tb.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		tb.Fatal(err)
	}
	return data
}

// settled waits until the table has nothing to do by itself.
func (h *house) settled(s *Snapshot) *Snapshot {
	h.t.Helper()
	for {
		if _, _, busy := s.Automatic(); !busy {
			return s
		}
		time.Sleep(100 * time.Microsecond)
		s = h.look(s.ID)
	}
}
