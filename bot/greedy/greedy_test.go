package greedy

import (
	"context"
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"volgare/bot/chart"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/internal/alloctest"
)

func rulesOf(tb testing.TB, preset string, players int) *engine.Rules {
	tb.Helper()
	return editiontest.Table(tb, preset, players).Rules
}

// each visits every decision of a game, as its seat sees it. Every so often the
// move is a random one, so that odd positions occur.
func each(r *engine.Rules, seed string, odd int, visit func(view *engine.State, legal []engine.Move)) {
	p, rng := New("greedy", Current(), 1), engine.Stream(seed, "odd")
	s := r.New(r.Deal(seed), nil)
	var view, next engine.State
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		legal := r.AppendLegal(nil, &view)
		visit(&view, legal)
		m := p.Choose(context.Background(), r, &view, legal)
		if rng.IntN(100) < odd {
			m = legal[rng.IntN(len(legal))]
		}
		r.Apply(&next, &s, m, nil)
		s = next
	}
}

// TestWeightsDocumented wants a comment on every field of Weights.
func TestWeightsDocumented(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "weights.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	fields := 0
	ast.Inspect(file, func(n ast.Node) bool {
		list, ok := n.(*ast.StructType)
		if !ok {
			return true
		}
		named := ""
		for _, f := range list.Fields.List {
			fields++
			if f.Doc != nil {
				named = f.Doc.Text()
			}
			if named == "" {
				t.Errorf("%v has no comment", f.Names)
			}
		}
		return true
	})
	if fields < 30 {
		t.Errorf("found %d fields", fields)
	}
}

func TestColourCount(t *testing.T) {
	r := rulesOf(t, "deluxe", 4)
	board, rng := chart.New(r), engine.Stream("cover", "test")
	for range 2000 {
		var p engine.Player
		for range rng.IntN(9) {
			p.Manuscripts[rng.IntN(len(r.Box.Manuscripts))]++
		}
		if got, want := board.ColourCount(&p), r.Colours(&p); got != want {
			t.Fatalf("%v show %d colours, want %d", p.Manuscripts, got, want)
		}
	}
}

// TestTurnsLeft: the game ends on turn 13, 14, 15 or 16 with a chance of .1, .2,
// .3 and .4, so on turn 15 on the average.
func TestTurnsLeft(t *testing.T) {
	r := rulesOf(t, "deluxe", 2)
	unknown, white, red := engine.PapalUnknown, engine.White, engine.Red
	for _, c := range []struct {
		turn  uint8
		papal [5]engine.Papal
		want  int
	}{
		{1, [5]engine.Papal{unknown, unknown, unknown, unknown, unknown}, 1400},
		{11, [5]engine.Papal{unknown, unknown, unknown, unknown, unknown}, 400},
		{12, [5]engine.Papal{red, unknown, unknown, unknown, unknown}, 250},
		{12, [5]engine.Papal{white, unknown, unknown, unknown, unknown}, 333},
		{14, [5]engine.Papal{white, white, white, unknown, unknown}, 200},
		{15, [5]engine.Papal{white, red, white, white, unknown}, 100},
		{13, [5]engine.Papal{red, red, unknown, unknown, unknown}, 0},
	} {
		s := engine.State{Turn: c.turn, Papal: c.papal, Decision: engine.Turn}
		if got := TurnsLeft(r, &s); got != c.want {
			t.Errorf("turn %d, %v: %d hundredths left, want %d", c.turn, c.papal, got, c.want)
		}
	}
}

// TestDistances compares a few ways with the map.
func TestDistances(t *testing.T) {
	r := rulesOf(t, "deluxe", 4)
	board := chart.New(r)
	at := map[string]int{}
	for i := range r.Box.Places {
		at[r.Box.Places[i].ID] = i
	}
	for _, c := range []struct {
		from, to     string
		open, closed uint8
	}{
		{"torino", "milano", 1, 1},
		{"roma", "cagliari", 3, 3},
		{"siena", "palermo", 4, 4},
		{"parma", "firenze", 2, 3},
		{"bologna", "bologna", 0, 0},
	} {
		open, closed := board.Open.Steps[at[c.from]][at[c.to]], board.Closed.Steps[at[c.from]][at[c.to]]
		if open != c.open || closed != c.closed {
			t.Errorf("%s to %s: %d, without Bologna %d; want %d, %d", c.from, c.to, open, closed, c.open, c.closed)
		}
	}
}

// TestNoAllocation: evaluation and search allocate nothing, bargains neither.
func TestNoAllocation(t *testing.T) {
	for _, r := range []*engine.Rules{rulesOf(t, "deluxe", 4), editiontest.Expanded(t, 4).Rules} {
		p := New("greedy", Current(), 1)
		each(r, "alloc", 0, func(view *engine.State, legal []engine.Move) {
			if view.Turn%5 != 1 && !view.Decision.OfTrade() || !view.Decision.OfTurn() {
				return
			}
			if n := alloctest.Least(func() { p.Choose(t.Context(), r, view, legal) }); n > 0 {
				t.Errorf("turn %d, %v: %v allocations", view.Turn, view.Decision, n)
			}
		})
	}
}

// TestKeys: keys tell positions apart, and not the order of
// the moves that led there.
func TestKeys(t *testing.T) {
	checkKeys(t, rulesOf(t, "deluxe", 4))
	checkKeys(t, editiontest.Expanded(t, 4).Rules)
}

func checkKeys(t *testing.T, r *engine.Rules) {
	t.Helper()
	known := map[uint64]engine.State{}
	each(r, "keys", 20, func(view *engine.State, legal []engine.Move) {
		if view.Decision != engine.Turn {
			return
		}
		clear(known)
		var one, two engine.State
		var more []engine.Move
		for _, m := range legal {
			if m.Kind == engine.End || m.Kind == engine.EndSummon {
				continue
			}
			r.Apply(&one, view, m, nil)
			if one.Decision != engine.Turn {
				continue
			}
			more = r.AppendLegal(more[:0], &one)
			for _, n := range more {
				if n.Kind == engine.End || n.Kind == engine.EndSummon {
					continue
				}
				r.Apply(&two, &one, n, nil)
				same(t, known, &two)
			}
		}
	})
}

// same compares a position with the one that has had its key before: the search
// must hold them for equal.
func same(t *testing.T, known map[uint64]engine.State, s *engine.State) {
	t.Helper()
	key := Key(s)
	was, ok := known[key]
	if !ok {
		known[key] = *s
		return
	}
	a, b := was.Players[s.Seat], s.Players[s.Seat]
	if a != b || was.Areas != s.Areas || was.Showing != s.Showing || was.Done != s.Done || was.Points != s.Points {
		t.Errorf("turn %d: two positions with one key:\n%+v\n%+v", s.Turn, a, b)
	}
}

// TestLibraryOrder: the worst tile goes on top of the stack, for a rival. // LIB-1
func TestLibraryOrder(t *testing.T) {
	r := rulesOf(t, "it2010", 2)
	s := r.New(r.Deal("order"), nil)
	s.Decision, s.Seat, s.Turn, s.Drawn = engine.LibraryOrder, 0, 12, 3
	for i := range uint8(3) {
		s.Stack.Piece[i] = engine.MakePiece(i, 1)
	}
	s.Players[0].Place, s.Players[1].Place = 2, 3
	var view engine.State
	r.Mask(&view, &s, 0)
	worst := uint8(0)
	for i := range uint8(3) {
		if r.Box.Library[i].VP < r.Box.Library[worst].VP {
			worst = i
		}
	}
	m := New("greedy", Current(), 1).Choose(t.Context(), r, &view, r.AppendLegal(nil, &view))
	if m != (engine.Move{Kind: engine.PutOnTop, A: worst}) {
		t.Errorf("%v comes on top, not the tile %d", m, worst)
	}
}

// TestElection: the office that is worth most with the votes it leaves. // ELE-1
func TestElection(t *testing.T) {
	r := rulesOf(t, "deluxe", 2)
	for _, c := range []struct {
		name   string
		status engine.Status
		card   engine.CardinalTile
		cubes  [engine.NumCubes]uint8
		rival  uint8 // politicians
		want   engine.Office
	}{
		{"pope", engine.Cardinal, engine.Zazza, [4]uint8{6, 0, 0, 0}, 0, engine.Pope},
		{"camerlengo", engine.Cardinal, engine.Zazza, [4]uint8{4, 0, 0, 0}, 0, engine.Camerlengo},
		{"monk", engine.Friar, engine.NoCardinal, [4]uint8{4, 0, 0, 0}, 9, engine.Monk},
		{"banker", engine.Merchant, engine.NoCardinal, [4]uint8{3, 0, 0, 0}, 1, engine.Banker},
	} {
		s := r.New(r.Deal("election"), nil)
		s.Decision, s.Seat, s.Turn = engine.Election, 0, 15
		s.Players[0].Place, s.Players[1].Place = 2, 3
		s.Players[0].Status, s.Players[0].Card, s.Players[0].Cubes = c.status, c.card, c.cubes
		s.Players[1].Cubes[engine.Politician] = c.rival
		var view engine.State
		r.Mask(&view, &s, 0)
		m := New("greedy", Current(), 1).Choose(t.Context(), r, &view, r.AppendLegal(nil, &view))
		if m != (engine.Move{Kind: engine.Stand, A: uint8(c.want)}) {
			t.Errorf("%s: %v, want %v", c.name, m, c.want)
		}
	}
}
