package game_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/game"
)

// reference is a slow history that stores every position and every move and shares nothing.
type reference struct {
	rules  *engine.Rules
	states []engine.State
	steps  []game.Step
	undone [][]game.Step
}

func (r *reference) now() *engine.State { return &r.states[len(r.states)-1] }

func (r *reference) play(s game.Step) {
	before := *r.now()
	var after engine.State
	r.rules.Apply(&after, &before, s.Move, nil)
	s.Turn, s.Barrier = before.Turn, teaches(r.rules, &before, &after)
	r.states, r.steps = append(slices.Clone(r.states), after), append(slices.Clone(r.steps), s)
}

func (r *reference) backTo(n int) {
	r.undone = append(slices.Clone(r.undone), slices.Clone(r.steps[n:]))
	r.states, r.steps = slices.Clone(r.states[:n+1]), slices.Clone(r.steps[:n])
}

func (r *reference) again() {
	last := len(r.undone) - 1
	group := r.undone[last]
	for _, s := range group {
		r.play(s)
	}
	r.undone = slices.Clone(r.undone[:last])
}

// teaches reports whether a seat or a spectator knows more after a move, or sees which seats have the votes to run for
// election. // SET-1 ELE-1
func teaches(r *engine.Rules, before, after *engine.State) bool {
	for seat := range r.Seats + 1 {
		who := engine.Seat(seat)
		if seat == r.Seats {
			who = engine.Nobody
		}
		var a, b engine.State
		r.Mask(&a, before, who)
		r.Mask(&b, after, who)
		if r.Unknowns(&b) < r.Unknowns(&a) {
			return true
		}
	}
	return r.Learnt(before, after) // things revealed without a count: trades, elections
}

// undoable counts by checking one move at a time from the last.
func (r *reference) undoable(seat engine.Seat) (request, turn int) {
	var of int64 // request of the last step that was a choice
	for n, s := range slices.Backward(r.steps) {
		if s.Seat != seat || s.Bot != "" || s.Barrier {
			break
		}
		if next := n + 1; next < len(r.steps) {
			ofTurn := s.Move.Kind.Decides().OfTurn() && r.steps[next].Move.Kind.Decides().OfTurn()
			if s.Turn != r.steps[next].Turn || s.Move.Kind.EndsTurn() || !ofTurn {
				break
			}
		}
		if r.only(n) {
			continue // there was nothing to decide before it
		}
		if turn == 0 {
			of = s.Request
		}
		turn = len(r.steps) - n
		if s.Request == of {
			request = turn
		}
	}
	return request, turn
}

// only reports whether step n kept the single drawn tile when it had to be kept.
func (r *reference) only(n int) bool {
	before := &r.states[n]
	return before.Decision == engine.LibraryKeep && before.Drawn == 1 && len(r.rules.AppendLegal(nil, before)) == 1
}

// player plays a game at random, undoes and redoes moves, and keeps all histories on the way.
type player struct {
	t    *testing.T
	rng  *rand.Rand
	h    game.History
	want reference
	kept []kept

	undid, redid int // moves
}

// kept is a history with its content when it was created.
type kept struct {
	h    game.History
	want reference
}

func tables(t *testing.T) []*edition.Table {
	t.Helper()
	return []*edition.Table{
		editiontest.Table(t, "it2010", 2), editiontest.Table(t, "es2010", 5), editiontest.Table(t, "deluxe", 3),
		editiontest.Expanded(t, 4),
	}
}

// TestHistoryIsItsReference checks that after any sequence of moves, undos and redos a history equals the reference; that
// undone moves revealed nothing to any seat; and that no history changes when others continue from it. // SET-1
func TestHistoryIsItsReference(t *testing.T) {
	t.Parallel()
	for _, table := range tables(t) {
		t.Run(fmt.Sprintf("%s %d", table.Config.Preset, table.Rules.Seats), func(t *testing.T) {
			t.Parallel()
			for n := range 6 {
				p := &player{t: t, rng: engine.Stream("history", fmt.Sprint(n)), h: game.New(table, table.Rules.Deal(fmt.Sprint(n)))}
				p.want = reference{rules: table.Rules, states: []engine.State{*p.h.Now()}}
				for i := 0; i < 600 && !p.h.Over(); i++ {
					p.act(int64(i))
					p.compare(&p.h, &p.want)
					p.kept = append(p.kept, kept{p.h, p.want})
				}
				for i := range p.kept {
					p.compare(&p.kept[i].h, &p.kept[i].want)
				}
				if p.undid < 10 || p.redid < 3 {
					t.Errorf("game %d: only %d moves undone and %d redone", n, p.undid, p.redid)
				}
			}
		})
	}
}

// act does one thing. Sometimes it continues from an older history.
func (p *player) act(request int64) {
	seat := engine.Seat(p.rng.IntN(p.h.Table().Rules.Seats))
	if len(p.h.Steps()) > 0 && p.rng.IntN(2) == 0 {
		seat = p.h.Steps()[p.h.Len()-1].Seat
	}
	if last := len(p.want.undone) - 1; last >= 0 && p.rng.IntN(3) == 0 {
		p.redo(p.want.undone[last][0].Seat)
		return
	}
	switch n := p.rng.IntN(20); {
	case n == 0 && len(p.kept) > 0:
		old := p.kept[p.rng.IntN(len(p.kept))]
		if p.rng.IntN(4) == 0 {
			p.h, p.want = old.h, old.want
			return
		}
		p.branch(old.h)
	case n < 3:
		p.undo(seat, n == 1)
	case n < 5:
		p.redo(seat)
	default:
		p.play(request / 3)
	}
}

// branch continues from a history that others have continued from, and drops the result.
func (p *player) branch(h game.History) {
	for range 20 {
		legal := h.Table().Rules.AppendLegal(nil, h.Now())
		if len(legal) == 0 {
			return
		}
		h, _ = h.Play(h.Now().Seat, legal[p.rng.IntN(len(legal))], game.Source{Bot: "branch"}, nil)
	}
}

func (p *player) play(request int64) {
	rules, now := p.h.Table().Rules, p.h.Now()
	legal := rules.AppendLegal(nil, now)
	s := game.Step{Move: legal[p.rng.IntN(len(legal))], Seat: now.Seat, Source: game.Source{Request: request, At: request}}
	if p.rng.IntN(12) == 0 {
		s.Bot = "random"
	}
	next, why := p.h.Play(s.Seat, s.Move, s.Source, nil)
	if !why.Legal() {
		p.t.Fatalf("%+v is listed and refused: %v", s.Move, why)
	}
	if same, why := p.h.Play((s.Seat+1)%2, s.Move, s.Source, nil); s.Seat < 2 && (why.Legal() || same.Len() != p.h.Len()) {
		p.t.Fatalf("%+v is played by another seat", s.Move)
	}
	p.h = next
	p.want.play(s)
	p.want.undone = nil
}

func (p *player) undo(seat engine.Seat, turn bool) {
	request, whole := p.want.undoable(seat)
	can := p.h.Undoable(seat)
	if can.Request != request || can.Turn != whole || (can.Why == nil) != (request > 0) {
		p.t.Fatalf("%v can undo %+v, want %d and %d", seat, can, request, whole)
	}
	n, undo := request, p.h.Undo
	if turn {
		n, undo = whole, p.h.UndoTurn
	}
	next, err := undo(seat)
	if !errors.Is(err, can.Why) {
		p.t.Fatalf("undo: %v, want %v", err, can.Why)
	}
	p.h = next
	if n == 0 {
		return
	}
	from := len(p.want.steps) - n
	for i := from; i < len(p.want.steps); i++ {
		if teaches(p.want.rules, &p.want.states[i], &p.want.states[i+1]) {
			p.t.Fatalf("%v undoes %+v, which has revealed something", seat, p.want.steps[i].Move)
		}
	}
	p.want.backTo(from)
	p.undid += n
}

func (p *player) redo(seat engine.Seat) {
	last := len(p.want.undone) - 1
	can := last >= 0 && p.want.undone[last][0].Seat == seat
	next, err := p.h.Redo(seat)
	if can != (err == nil) || !can && !errors.Is(err, game.ErrNothingToRedo) {
		p.t.Fatalf("redo of %v: %v, want it to be possible: %v", seat, err, can)
	}
	p.h = next
	if can {
		p.redid += len(p.want.undone[last])
		p.want.again()
	}
}

// compare compares a whole history.
func (p *player) compare(h *game.History, want *reference) {
	p.t.Helper()
	if !slices.Equal(h.Steps(), want.steps) || *h.Now() != *want.now() || h.Len() != len(want.steps) {
		p.t.Fatalf("after %d moves the history is another", len(want.steps))
	}
	for range 3 {
		if n := p.rng.IntN(len(want.states)); *h.At(n) != want.states[n] {
			p.t.Fatalf("another position after %d of %d moves", n, len(want.steps))
		}
	}
}

// TestSiblingHistoriesAreIndependent: histories that continue from the same one concurrently do not affect each other.
func TestSiblingHistoriesAreIndependent(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 3)
	h := game.New(table, table.Rules.Deal("siblings"))
	for range 40 {
		legal := table.Rules.AppendLegal(nil, h.Now())
		var all sync.WaitGroup
		next := make([]game.History, len(legal))
		for i, m := range legal {
			all.Go(func() { next[i], _ = h.Play(h.Now().Seat, m, game.Source{At: int64(i)}, nil) })
		}
		all.Wait()
		for i, m := range legal {
			if last := next[i].Steps()[h.Len()]; last.Move != m || last.At != int64(i) || *next[i].At(h.Len()) != *h.Now() {
				t.Fatalf("%+v has become %+v", m, last)
			}
		}
		h = next[len(next)/2]
	}
}

// TestTrial checks that a request ends if something is revealed or the turn ends, that its moves are made as by Play, and
// that it does not change the history.
func TestTrial(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	rng := engine.Stream("trial", "moves")
	h := game.New(table, table.Rules.Deal("trial"))
	by := game.Source{Bot: "b", At: 7, Request: 3}
	together := 0
	for !h.Over() {
		before := h
		seat, one := h.Now().Seat, h
		trial := h.Trial(seat)
		for trial.Open() {
			legal := table.Rules.AppendLegal(nil, one.Now())
			m := legal[rng.IntN(len(legal))]
			if why := trial.Play(engine.Move{Kind: engine.NoMove}); why.Legal() {
				t.Fatal("no move is played")
			}
			if why := trial.Play(m); !why.Legal() {
				t.Fatalf("%+v: %v", m, why)
			}
			one, _ = one.Play(seat, m, by, nil)
			last := one.Steps()[one.Len()-1]
			if goes := trial.Open(); goes && (last.Barrier || last.Move.Kind.EndsTurn() || one.Now().Seat != seat) {
				t.Fatalf("a request continues after %+v", last)
			}
		}
		together = max(together, one.Len()-h.Len())
		next := trial.History(by)
		if !slices.Equal(next.Steps(), one.Steps()) || *next.Now() != *one.Now() {
			t.Fatal("a request is another game than its moves")
		}
		if !slices.Equal(h.Steps(), before.Steps()) || *h.Now() != *before.Now() {
			t.Fatal("a request has changed the game before it")
		}
		h = next
	}
	if together < 3 {
		t.Errorf("no request had more than %d moves", together)
	}
}

// TestSandbox checks that a seat viewing a position of a turn gets a sandbox with a turn of its own. // ACT-1
func TestSandbox(t *testing.T) {
	for _, table := range tables(t) {
		rng := engine.Stream("sandbox", "moves")
		for h := game.New(table, table.Rules.Deal("sandbox")); !h.Over(); {
			legal := table.Rules.AppendLegal(nil, h.Now())
			h, _ = h.Play(h.Now().Seat, legal[rng.IntN(len(legal))], game.Source{}, nil)
			for seat := range table.Rules.Seats {
				b, ok := h.Sandbox(engine.Seat(seat))
				mine := h.Now().Seat == engine.Seat(seat)
				if want := mine || h.Now().Turn > 0 && !h.Now().TurnsOver(); ok != want {
					t.Fatalf("%v has a sandbox: %v", engine.Seat(seat), ok)
				}
				if !ok || mine {
					continue
				}
				s := &enginetest.Step{Rules: table.Rules, Before: b.State(), After: b.State()}
				if err := errors.Join(enginetest.Cards(s), enginetest.LibraryTiles(s), enginetest.Decisions(s)); err != nil {
					t.Fatalf("%v during %v: %v", engine.Seat(seat), h.Now().Decision, err)
				}
				if got := b.State().Points; got != 5 && got != 6 {
					t.Fatalf("a fresh turn has %d points", got)
				}
			}
		}
	}
}

// TestAllocations checks that a step needs no memory except its share of the history's.
func TestAllocations(t *testing.T) {
	table := editiontest.Expanded(t, 4)
	rng := engine.Stream("allocations", "moves")
	start := game.New(table, table.Rules.Deal("allocations"))
	var moves []engine.Move
	h := start
	for !h.Over() {
		legal := table.Rules.AppendLegal(nil, h.Now())
		moves = append(moves, legal[rng.IntN(len(legal))])
		h, _ = h.Play(h.Now().Seat, moves[len(moves)-1], game.Source{}, nil)
	}
	allocs := testing.AllocsPerRun(5, func() {
		h := game.From(table, *start.Now())
		for _, m := range moves {
			h, _ = h.Play(h.Now().Seat, m, game.Source{}, nil)
		}
	})
	if allocs > 30 {
		t.Errorf("%v allocations in a game of %d moves", allocs, len(moves))
	}
}

// whole returns a finished game.
func whole(b *testing.B) game.History {
	b.Helper()
	table := editiontest.Table(b, "deluxe", 4)
	rng := engine.Stream("whole", "moves")
	h := game.New(table, table.Rules.Deal("whole"))
	for !h.Over() {
		legal := table.Rules.AppendLegal(nil, h.Now())
		h, _ = h.Play(h.Now().Seat, legal[rng.IntN(len(legal))], game.Source{}, nil)
	}
	return h
}

// BenchmarkPlay checks, applies and stores a move, including its barrier.
func BenchmarkPlay(b *testing.B) {
	done := whole(b)
	b.ReportAllocs()
	for n, h := 0, done; b.Loop(); n++ {
		i := n % done.Len()
		if i == 0 {
			h = game.From(done.Table(), *done.At(0))
		}
		s := &done.Steps()[i]
		h, _ = h.Play(s.Seat, s.Move, s.Source, nil)
	}
}

// BenchmarkAt finds a position in the middle of a game.
func BenchmarkAt(b *testing.B) {
	h := whole(b)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		_ = h.At(n % h.Len())
	}
}

// BenchmarkBackAndAgain undoes and redoes a move.
func BenchmarkBackAndAgain(b *testing.B) {
	h := whole(b)
	b.ReportAllocs()
	for b.Loop() {
		back := h.Rewind(h.Len() - 1)
		h, _ = back.ForceRedo()
	}
}
