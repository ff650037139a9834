package appraisal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
)

// TestWeightsDocumented checks that every field of Weights has a comment.
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

// TestWorstTileOnTopForRival checks that the worst tile goes on top of the stack if a rival draws next. // LIB-1
func TestWorstTileOnTopForRival(t *testing.T) {
	r := editiontest.Table(t, "it2010", 2).Rules
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
	m := NewAnswers(Current(), 1).To(r, &view, r.AppendLegal(nil, &view))
	if m != (engine.Move{Kind: engine.PutOnTop, A: worst}) {
		t.Errorf("%v comes on top, not the tile %d", m, worst)
	}
}

// TestElectionCountsVotesLeft checks that the office with the highest value, including the votes left after it, is chosen. // ELE-1
func TestElectionCountsVotesLeft(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 2).Rules
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
		m := NewAnswers(Current(), 1).To(r, &view, r.AppendLegal(nil, &view))
		if m != (engine.Move{Kind: engine.Stand, A: uint8(c.want)}) {
			t.Errorf("%s: %v, want %v", c.name, m, c.want)
		}
	}
}
