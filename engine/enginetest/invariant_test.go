package enginetest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/engine"
)

// middle returns a step in the middle of a random game.
func middle(t *testing.T) *Step {
	t.Helper()
	return stepInto(oneTable(t, nil), 11, nil)
}

// middleOfCards returns a step in the middle of a game with all expansions, in which all players have cards.
func middleOfCards(t *testing.T) *Step {
	t.Helper()
	return stepInto(oneTable(t, settings(allTogether)), 11, lettered)
}

// oneTable returns a Deluxe table of four.
func oneTable(t *testing.T, options map[string]string) *engine.Rules {
	t.Helper()
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	return seat(t, lib, edition.Config{Preset: "deluxe", Players: 4, Options: options}).rules
}

// stepInto plays at random up to a turn and returns the step that began it.
func stepInto(r *engine.Rules, turn uint8, late func(*engine.Rules, *engine.State, *rand.Rand)) *Step {
	rng := engine.Stream("middle", "play")
	var before engine.State
	var out engine.Effects
	s := r.New(r.Deal("middle"), nil)
	if late != nil {
		learned(r, &s, rng)
		late(r, &s, rng)
	}
	step := &Step{Rules: r, Stacks: NewStacks(r, &s), Before: &before, After: &s, Rand: rng}
	for s.Turn < turn {
		before = s
		legal := r.AppendLegal(nil, &s)
		step.Move = Busy{rng}.Choose(r, &s, legal)
		out.Reset()
		r.Apply(&s, &before, step.Move, &out)
		step.Effects = out.List
		if s.Turn < turn {
			for _, e := range step.emitted(engine.DiscMoved) {
				step.Stacks.Move(engine.Track(e.A), e.Seat, int(e.N))
			}
		}
	}
	step.Legal = r.AppendLegal(nil, &s)
	return step
}

// TestInvariantsHold checks that the steps which the other tests corrupt are sound.
func TestInvariantsHold(t *testing.T) {
	for _, s := range []*Step{middle(t), middleOfCards(t)} {
		if err := s.Check(true); err != nil {
			t.Fatal(err)
		}
	}
}

// drafting turns a step into one of a draft that asks for ducats.
func drafting(s *Step) {
	*s.Before = *s.After
	s.Before.Decision, s.Before.Trade.With = engine.TradeDraft, (s.Before.Seat+1)%4
	s.Move = engine.Move{Kind: engine.Ask, A: uint8(engine.GoodDucats), B: 5}
	var out engine.Effects
	s.Rules.Apply(s.After, s.Before, s.Move, &out)
	s.Effects = out.List
}

// TestInvariantsBite corrupts a sound step in many ways. An invariant has to detect each of them.
func TestInvariantsBite(t *testing.T) {
	for _, spoil := range []struct {
		invariant string
		do        func(*Step)
	}{
		{"cubes", func(s *Step) { s.After.Areas[engine.Noble]++ }},
		{"cubes", func(s *Step) { s.After.Players[1].Scribes++ }},
		{"manuscripts", func(s *Step) { s.After.Deck[3][0] = s.After.Deck[3][1] + 1 }},
		{"manuscripts", func(s *Step) { s.After.Showing ^= 1 }},
		{"library", func(s *Step) { s.After.Stack.Piece[0] ^= 1 << 6 }},
		{"library", func(s *Step) { s.After.Stack.Piece[s.After.Stack.N] = 1 }},
		{"clergy", func(s *Step) { s.After.Friars = 0 }},
		{"clergy", func(s *Step) { s.After.Players[0].Office = engine.Pope }},
		{"lingua", func(s *Step) { s.After.LinguaUp = !s.After.LinguaUp }},
		{"spaces", func(s *Step) { s.After.Coming[3], s.After.Areas = s.After.Areas, s.After.Coming[3] }},
		{"tracks", func(s *Step) { s.After.Tracks[engine.Riddle].Ahead[0] = s.After.Tracks[engine.Riddle].Ahead[1] }},
		{"tracks", func(s *Step) { s.After.Tracks[engine.Knowledge].Space[2] = 0 }},
		{"purse", func(s *Step) { s.After.Players[0].Ducats -= 9000 }},
		{"purse", func(s *Step) { s.After.Points = 6 }},
		{"pieces", func(s *Step) { s.After.Players[0].Place = s.Rules.SeaPlace(engine.Tirreno) }},
		{"decision", func(s *Step) { s.After.Due = 3 }},
		{"decision", func(s *Step) { s.After.Seat = engine.Nobody }},
		{"forward", func(s *Step) { s.Before.Tracks[engine.Orient].Space[0] = 6 }},
		{"keepsakes", func(s *Step) { s.Before.Players[0].Discs = 1 << 60 }},
		{"keepsakes", func(s *Step) { s.Before.Inquired = true }},
		{"listed", func(s *Step) { s.Legal = append(s.Legal, s.Legal[0]) }},
		{"explained", func(s *Step) { s.Effects = s.Effects[:len(s.Effects)/2] }},
		{"cited", func(s *Step) { s.Effects[0].Rules = engine.Cites{} }},
		{"complete", func(s *Step) { s.Legal = s.Legal[1:] }},
		{"complete", func(s *Step) { s.Legal = s.Legal[:len(s.Legal)-1] }},
		{"dealt", func(s *Step) { s.After.Papal[4] = engine.White - s.After.Papal[4] + engine.Red }},
		{"dealt", func(s *Step) { d := &s.After.Deck[0]; d[0], d[1] = d[1]+1, d[0] }},
		{"silent", func(s *Step) { s.After.Inquired = true }},
		{"barrier", func(s *Step) {
			*s.Before, s.Move, s.Effects = *s.After, engine.Move{Kind: engine.End}, nil
			s.After.Fresh = true
		}},
		{"score", func(s *Step) { s.After.Decision, s.Effects = engine.Over, nil }},
		{"stacks", func(s *Step) { d := &s.After.Tracks[engine.Knowledge]; d.Ahead[0], d.Ahead[3] = d.Ahead[3], d.Ahead[0] }},
		{"order", func(s *Step) { s.After.Order[0], s.After.Order[1] = s.After.Order[1], s.After.Order[0] }},
		{"movement", func(s *Step) { s.Legal = s.Legal[:1] }},
		{"cards", func(s *Step) { s.After.Piles[engine.Ritmo].Piece[0] ^= 1 << 6 }},
		{"cards", func(s *Step) { s.After.Piles[engine.Arnault].Piece[14] = 1 }},
		{"cards", func(s *Step) { h := &s.After.Players[0].Cards[engine.Ritmo]; h.Piece[0] ^= 1 }},
		{"card limits", func(s *Step) {
			p := &s.After.Players[0]
			p.Cards = [engine.NumCardDecks]engine.CardHand{}
			p.Cards[engine.Glossario].N = 1
		}},
		{"card limits", func(s *Step) {
			s.Before.Players[0].Cards[engine.Ritmo].N = 0
			s.After.Tracks[engine.Knowledge].Space[0], s.After.Players[0].Cards[engine.Ritmo].N = 1, 3
		}},
		{"decision", func(s *Step) { s.After.Draw.Drawn = 1 }},
		{"decision", func(s *Step) { s.After.Trade.Gives[0] = 1 }},
		{"explained", func(s *Step) {
			for i := range s.Before.Players {
				s.Before.Players[i].Cards[engine.Ritmo] = engine.CardHand{}
			}
		}},
		{"masks", func(s *Step) { s.After.Piles[engine.Glossario].N-- }},
		{"score", func(s *Step) {
			s.After.Chosen[engine.Ritmo] = engine.ForCards
			s.After.Decision, s.Effects = engine.Over, nil
		}},
		{"secrets", func(s *Step) { drafting(s); s.Effects[0].Secret = false }},
		{"secrets", func(s *Step) { drafting(s); s.Effects[0].Kind = engine.TileSeen }},
	} {
		err := spoiled(t, spoil.invariant, spoil.do)
		if err == nil {
			t.Errorf("invariant %q does not notice", spoil.invariant)
		} else if strings.Contains(err.Error(), "%!") {
			t.Errorf("invariant %q: %v", spoil.invariant, err)
		}
	}
}

// spoiled corrupts a step and returns the error of one invariant.
func spoiled(t *testing.T, name string, do func(*Step)) error {
	t.Helper()
	s := middleOfCards(t)
	do(s)
	for _, invariant := range Invariants() {
		if invariant.Name == name {
			return invariant.Check(s)
		}
	}
	t.Fatalf("no invariant %q", name)
	return nil
}
