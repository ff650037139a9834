package terminal

import (
	"math/rand/v2"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/engine"
)

const middle = `new deluxe 4 seed a screen
turn 7
order red yellow black grey
to-move red
points 4
done business
seat red place milano ducats 55 knowledge 41 status friar stefano cubes politicians 2 nobles 1 abbesses 3
seat red scribes 2 discs venezia roma manuscripts 1-blue 4-blue-pink library 2j
seat yellow place roma ducats 30 knowledge 16 cubes politicians 1
seat black place brindisi ducats 5 knowledge 30 status friar mario
seat grey place montecassino ducats 80 knowledge 16 discs milano
track riddle red 3 yellow 3
track canticle black 2
areas politicians 1 nobles 2 abbesses 2 scribes 1
`

const sea = `new it2010 5 seed at sea
turn 12
order red yellow black grey green
to-move red
seat red place tirreno left genova ducats 25 knowledge 20
seat yellow place adriatico left ancona status friar gigi
track messenger red 5
track library red 2
`

const cards = cardsOn + `option sonzogni on
option alessandro on
option library-tile on
turn 11
order red yellow black
seat red place venezia ducats 40 knowledge 30 ritmo blue pink green placiti white white guaita scuola 3 glossario 1
seat yellow place roma ducats 15 knowledge 20 ritmo blue manuscripts 1-blue 2-pink library 2 4 cubes politicians 2 abbesses 1
to-move red
`

func TestGoldenScreens(t *testing.T) {
	for name, position := range map[string]string{"middle": middle, "sea": sea, "cards": cards} {
		l := lookAt(t, position)
		for screen, text := range screens(l) {
			t.Run(name+"-"+screen, func(t *testing.T) { golden(t, name+"-"+screen, text) })
		}
	}
}

func TestGoldenWhy(t *testing.T) {
	l, book := lookAt(t, middle), bookOf(t)
	var all strings.Builder
	for _, text := range []string{
		"move bologna", "move milano", "business", "take politicians 2", "manuscript 3 green",
		"lingua", "riddle 5", "canticle 1", "cardinal muret discard noble", "friar mario", "city", "event", "draw",
		"shlasinger grey", "orient 2", "messenger 6", "accept", "end summon", "scribes vp", "move fiore",
	} {
		m, why, err := l.meant(text)
		if err != nil {
			t.Fatal(err)
		}
		p := newPage(Style{})
		p.whyNot(l, book, m, why)
		all.WriteString(p.String())
	}
	golden(t, "middle-why", all.String())
}

// TestPagesAreNarrow checks that every page of every position fits into 80 columns.
func TestPagesAreNarrow(t *testing.T) {
	for _, c := range []struct {
		preset  string
		players int
	}{{"deluxe", 2}, {"deluxe", 5}, {"it2010", 3}, {"de2010", 5}, {"es2010", 4}, {"fr2010", 5}, {allExpansions, 5}} {
		tab := tableOf(t, c.preset, c.players)
		n := 0
		walk(tab, c.preset, func(s *engine.State) {
			if n++; n%9 != 0 && s.Decision != engine.Over {
				return
			}
			for name, text := range screens(NewLook(tab, s, s.Seat, english())) {
				narrow(t, c.preset+" "+name, text)
			}
			narrow(t, "spectator", screens(NewLook(tab, s, engine.Nobody, english()))["seats"])
		})
	}
}

// TestScreensHideSecrets checks that secrets do not affect anything shown to a seat.
func TestScreensHideSecrets(t *testing.T) {
	for _, preset := range []string{"deluxe", allExpansions} {
		t.Run(preset, func(t *testing.T) { screensHide(t, tableOf(t, preset, 4)) })
	}
}

func screensHide(t *testing.T, tab *edition.Table) {
	t.Helper()
	r, rng, n := tab.Rules, rand.New(rand.NewPCG(3, 4)), 0
	walk(tab, "hide", func(s *engine.State) {
		if n++; n%13 != 0 || s.Decision != engine.Turn {
			return
		}
		var masked, other engine.State
		r.Mask(&masked, s, s.Seat)
		r.Determinize(&other, &masked, rng)
		for i := range r.Seats {
			if engine.Seat(i) != s.Seat {
				p := &other.Players[i]
				p.Cubes[engine.Politician]++
				p.Cubes[engine.Abbess] += 2
				p.Manuscripts[0], p.Manuscripts[1] = p.Manuscripts[1], p.Manuscripts[0]
			}
		}
		want := screens(NewLook(tab, s, s.Seat, english()))
		for name, text := range screens(NewLook(tab, &other, s.Seat, english())) {
			if text != want[name] {
				t.Fatalf("%s shows what is hidden:\n%s\n%s", name, want[name], text)
			}
		}
	})
}

// TestMenuIsComplete checks that the list of moves has every legal move once, and that each number, and each move as shown,
// selects its move.
func TestMenuIsComplete(t *testing.T) {
	for _, preset := range []string{"deluxe", "es2010", "de2010", allExpansions} {
		tab := tableOf(t, preset, 3)
		walk(tab, "menu", func(s *engine.State) {
			if s.Decision == engine.Over {
				return
			}
			l := NewLook(tab, s, s.Seat, english())
			m := l.menu()
			seen := map[string]bool{}
			for _, g := range m.groups {
				for _, row := range g.rows {
					for i := row.first; i < row.last; i++ {
						seen[m.moves[i].Notation] = true
					}
				}
			}
			for i, shown := range m.shown {
				if found := m.match(shown); len(found) != 1 || found[0] != i {
					t.Fatalf("%s selects %s", shown, l.list(m.shown, found))
				}
			}
			if legal := tab.Rules.AppendLegal(nil, s); len(seen) != len(legal) || len(m.moves) != len(legal) {
				t.Fatalf("%d moves listed, %d legal", len(seen), len(legal))
			}
		})
	}
}

// TestReasonsHaveWords checks that every reason has its own text.
func TestReasonsHaveWords(t *testing.T) {
	l := lookAt(t, middle)
	for _, code := range engine.Codes() {
		if text := l.reason(engine.Move{}, engine.Reason{Code: code, Need: 1}); strings.HasPrefix(text, "why-") {
			t.Errorf("%s has no words", code)
		}
	}
}

// TestReasonsNameWhatIsLacking checks that figures are shown with the good that they count, if the engine provides it.
func TestReasonsNameWhatIsLacking(t *testing.T) {
	l := lookAt(t, middle)
	lacks := func(c engine.Code, of engine.Good, need, have int16) engine.Reason {
		return engine.Reason{Code: c, Of: of, Need: need, Have: have}
	}
	for want, why := range map[string]engine.Reason{
		"It needs 1 abbess; you have 0.":                              lacks(engine.TooFewCubes, engine.GoodCubes(engine.Abbess), 1, 0),
		"It needs 3 abbesses; you have 2.":                            lacks(engine.TooFewCubes, engine.GoodCubes(engine.Abbess), 3, 2),
		"It needs 2 scribes behind the screen; you have 1.":           lacks(engine.TooFewCubes, engine.GoodStored, 2, 1),
		"It needs 1 library tile; 0 there.":                           lacks(engine.NotThere, engine.GoodTiles, 1, 0),
		"It needs Lingua Volgare; 0 there.":                           lacks(engine.NotThere, engine.GoodLingua, 1, 0),
		"It needs the manuscript of level 1, Lingua d’Oïl; 0 there.":  lacks(engine.NotThere, engine.GoodManuscript(0), 1, 0),
		"2 needed, 1 there.":                                          lacks(engine.NotThere, engine.GoodDucats, 2, 1),
		"There is nothing to take here.":                              lacks(engine.NotThere, engine.GoodDucats, 0, 0),
		"It needs 2 Ritmo cards; you have 1.":                         lacks(engine.LacksCard, engine.GoodCards(engine.Ritmo), 2, 1),
		"You may own at most 3 cards of the poets; it would be 4.":    lacks(engine.OverLimit, engine.GoodCards(engine.Scuola), 3, 4),
		"You may own at most 1 card of the Glossario; it would be 2.": lacks(engine.OverLimit, engine.GoodCards(engine.Glossario), 1, 2),
	} {
		if got := l.reason(engine.Move{}, why); got != want {
			t.Errorf("%+v: %q, want %q", why, got, want)
		}
	}
}

func TestStyle(t *testing.T) {
	colour := Style{Colour: true}
	if got := colour.seat("red"); width(got) != 5 || !strings.Contains(got, "\x1b[31m") {
		t.Errorf("a red seat is %q, %d columns", got, width(got))
	}
	if got := (Style{ASCII: true}).finish(Style{}.seat("grey") + " · −10 …"); got != "v grey - -10 ..." {
		t.Errorf("in ASCII: %q", got)
	}
	if got := padLeft(colour.paint(gold, "7"), 3); width(got) != 3 || !strings.HasPrefix(got, "  ") {
		t.Errorf("padded: %q", got)
	}
}

// TestPagesFitSmallTerminal checks that the pages of a small terminal fit into it.
func TestPagesFitSmallTerminal(t *testing.T) {
	l := lookAt(t, "new deluxe 4 seed small\nturn 4\nseat yellow place milano ducats 60\n")
	p := newPage(Style{Height: 24})
	text := p.fit(l, l.menu())
	if n := strings.Count(text, "\n"); n >= 24 {
		t.Errorf("%d lines:\n%s", n, text)
	}
	golden(t, "small", text)
}

// TestTilesGoBackInOrder checks that a player who puts two tiles back reads which one will be drawn first. // LIB-1
func TestTilesGoBackInOrder(t *testing.T) {
	stack := "new it2010 3 seed a\nturn 12\npapal white white white red red\ntrack library red 6\nlibrary top 2 3 4\nto-move red\n"
	said := says(t, stack, "draw\nkeep 2\nmoves\n")
	if part := "the 4 VP tile and the 3 VP tile back, to be drawn in this order"; !strings.Contains(said, part) {
		t.Errorf("%q is missing:\n%s", part, said)
	}
}
