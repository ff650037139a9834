package record_test

import (
	"testing"

	"volgare/edition"
	"volgare/record"
)

func library(t testing.TB) *edition.Library {
	t.Helper()
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

func TestTry(t *testing.T) {
	lib := library(t)
	for _, text := range []string{
		"new deluxe 4 seed a",
		"new it2010 3 seed a\nturn 2\nseat red place genova ducats 15",
		"new it2010 3 seed a\nturn 2\nseat red place tirreno left genova ducats 15\nto-move red",
		"new deluxe 4 seed a\nturn 7\norder yellow red black grey\nto-move red\npoints 3\ndone move psalter\nseat red place venezia ducats 25 knowledge 14 status friar mario\nseat red cubes politicians 2 nobles 1 abbesses 3 scribes 1 scribes 4 discs milano venezia\nseat black manuscripts 1-blue*2 4-blue-pink lingua library 2j 4\ntrack riddle red 3 yellow 3\nareas politicians 1 abbesses 1\nspace 8 abbesses 4\nevents 2\nfirst-event 2\npapal white red white red white\ncanticle cortona 2 gubbio 6\ndeck 1 top blue green\nshowing 1 blue pink\nlibrary top 2 3\nfriars gigi raffaele\n",
		"new deluxe 4 seed a\nturn 16\ndecision over",
		"new deluxe 4 seed a\nturn 16",
		"new deluxe 4 seed a\nturn 12\ndecision election",
		"new deluxe 4 seed a\nturn 12\nstupor used\nsummons by red",
		"new deluxe 4 seed a\nturn 12\nsummons by red in black yellow\nbid 7 by yellow\ndecision payment\nseat yellow cubes politicians 4 abbesses 3",
		"new deluxe 4 seed a\nturn 12\nsummons by red in black yellow\nbid 7 by yellow\ndecision bidding\nto-move black",
		"new deluxe 4 seed a\nturn 12\nofice pope",
		"new deluxe 9 seed a",
		"new delux 4 seed a",
		"new deluxe 4 sed a",
		"new deluxe 4 seed a\nturn 3\nseat red cubes politicians 9",
		"new deluxe 4 seed a\nturn 3\nseat red status friar mario\nseat black status friar mario",
	} {
		table, s, err := record.ParsePosition(lib, text)
		if err != nil {
			t.Log(err)
			continue
		}
		t.Log(s.Decision, s.Seat, s.Turn, s.Areas, s.Coming, s.Gone, s.RowN, s.DeckN, s.Players[1].Place)
		for _, m := range table.Rules.AppendLegal(nil, &s) {
			w := record.MoveString(table.Rules, m)
			if again, err := record.ParseMove(table.Rules, w); err != nil || again != m {
				t.Error(w, err)
			}
		}
	}
}
