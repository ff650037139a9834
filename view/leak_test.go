package view

import (
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
)

type viewOf func(*edition.Table, *engine.State, engine.Seat) View

// other changes everything that a seat must not see: unknown pieces and, with closed screens, goods behind the screens of others.
func (p *position) other(seat engine.Seat) engine.State {
	var s engine.State
	p.t.Rules.Mask(&s, &p.s, seat)
	p.t.Rules.Determinize(&s, &s, p.rng)
	if p.t.Rules.Options.ScreensOpen || s.Decision == engine.Over {
		return s
	}
	for i := range p.t.Rules.Seats {
		if engine.Seat(i) == seat {
			continue
		}
		pl := &s.Players[i]
		for c := range pl.Cubes {
			pl.Cubes[c] = uint8(p.rng.IntN(4))
		}
		for kind := range p.t.Rules.Box.Manuscripts {
			pl.Manuscripts[kind] = uint8(p.rng.IntN(2))
		}
	}
	return s
}

// leak compares the views of two states that must look the same, and returns where they differ.
func (p *position) leak(t *testing.T, of viewOf) string {
	t.Helper()
	for _, seat := range p.viewers() {
		changed := p.other(seat)
		a, b := text(t, of(p.t, &p.s, seat)), text(t, of(p.t, &changed, seat))
		if a != b {
			return seat.String() + " sees " + difference(a, b)
		}
	}
	return ""
}

func difference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return a[max(0, i-60):min(len(a), i+40)] + " / " + b[max(0, i-20):min(len(b), i+40)]
}

// TestNothingHiddenShows compares the JSON, byte by byte. // SET-1
func TestNothingHiddenShows(t *testing.T) {
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%5 != 0 && p.s.Decision == engine.Turn {
			return
		}
		if where := p.leak(t, Of); where != "" {
			t.Errorf("turn %d, %v: %s", p.s.Turn, p.s.Decision, where)
		}
	})
}

// TestPlantedLeaks proves that the comparison detects views that leak secrets.
func TestPlantedLeaks(t *testing.T) {
	for name, of := range leaky {
		t.Run(name, func(t *testing.T) {
			found := false
			playFrom(t, editiontest.Library(t), "new deluxe 3 seed leak\n", func(t *testing.T, p *position) {
				if !found {
					found = p.leak(t, of) != ""
				}
			})
			if !found {
				t.Error("the leak was not found")
			}
		})
	}
}

// leaky are views that leak secrets, each in a different way.
var leaky = map[string]viewOf{
	"unmasked": func(t *edition.Table, s *engine.State, seat engine.Seat) View {
		b := newBuilder(t, s, seat)
		b.s = *s
		v := Of(t, s, seat)
		b.board(&v)
		return v
	},
	"sum of cubes": func(t *edition.Table, s *engine.State, seat engine.Seat) View {
		v := Of(t, s, seat)
		if s.Players[0].Votes() > 9 {
			v.Players[0].Ducats++
		}
		return v
	},
	"votes in the score": func(t *edition.Table, s *engine.State, seat engine.Seat) View {
		v := Of(t, s, seat)
		tally := t.Rules.Tally(s)
		vp := int(tally[1][engine.ScoreVotes])
		v.Score.Seats[1].Lines[engine.ScoreVotes].VP = &vp
		return v
	},
	"effects of the true state": func(t *edition.Table, s *engine.State, seat engine.Seat) View {
		v := Of(t, s, seat)
		for i := range v.Legal {
			var next engine.State
			var out engine.Effects
			m, _ := t.Rules.MoveByID(v.Legal[i].ID)
			t.Rules.Apply(&next, s, m, &out)
			v.Legal[i].Effects = Effects(t, out.List, seat)
		}
		return v
	},
	"number of manuscripts": func(t *edition.Table, s *engine.State, seat engine.Seat) View {
		v := Of(t, s, seat)
		for kind := range t.Rules.Box.Manuscripts {
			v.Players[2].Tiles += int(s.Players[2].Manuscripts[kind])
		}
		return v
	},
}

// TestClosedScreens looks at the fields themselves. // SET-1
func TestClosedScreens(t *testing.T) {
	eachPosition(t, func(t *testing.T, p *position) {
		open := p.t.Rules.Options.ScreensOpen || p.s.Decision == engine.Over
		for _, seat := range p.viewers() {
			b := newBuilder(p.t, &p.s, seat)
			for i := range p.t.Rules.Seats {
				own := engine.Seat(i) == seat
				screen := b.hidden(engine.Seat(i))
				if (screen != nil) != (open || own) {
					t.Errorf("%v sees behind the screen of %v: %v", seat, engine.Seat(i), screen != nil)
				}
				if screen != nil && (screen.Tiles != nil) != (own || p.s.Decision == engine.Over) {
					t.Errorf("%v sees the tiles of %v: %v", seat, engine.Seat(i), screen.Tiles)
				}
			}
		}
	})
}

// TestEffectsHideSecretOperands checks that all viewers get the same number of effects, and that secret operands are shown to one only.
func TestEffectsHideSecretOperands(t *testing.T) {
	secrets := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if p.s.Decision == engine.Over {
			return
		}
		m := varied(p.t.Rules.AppendLegal(nil, &p.s), p.rng)
		var next engine.State
		var out engine.Effects
		p.t.Rules.Apply(&next, &p.s, m, &out)
		for _, seat := range p.viewers() {
			for i, e := range Effects(p.t, out.List, seat) {
				is := out.List[i]
				traded := is.Kind == engine.TileTraded || is.Kind == engine.CardTraded
				mayKnow := !is.Secret || is.Seat == seat || traded && engine.Seat(is.B) == seat
				if e.A != nil && (e.A.Value != nil) != mayKnow || e.B != nil && (e.B.Value != nil) != (mayKnow || traded) ||
					e.N != nil && !mayKnow && !traded || strings.HasSuffix(e.Kind, "-drafted") && !mayKnow {
					t.Errorf("%v gets %s", seat, text(t, e))
				}
				if strings.Contains(text(t, e), `"?"`) {
					t.Errorf("no word for an operand: %s", text(t, e))
				}
				if e.Secret {
					secrets++
				}
			}
		}
	})
	if secrets == 0 {
		t.Error("no secret effect in any game")
	}
}
