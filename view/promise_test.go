package view

import (
	"slices"
	"testing"

	"volgare/engine"
)

// TestPromisedEffectsAreObtained checks that the promised effects of a legal move can be obtained in full, and that
// reductions are stated with the reason. The figures come from playing on, not from the rules of limits.
func TestPromisedEffectsAreObtained(t *testing.T) {
	cuts := map[string]int{}
	eachPosition(t, func(t *testing.T, p *position) {
		if p.s.Decision == engine.Over {
			return
		}
		b := newBuilder(p.t, &p.s, p.s.Seat)
		for _, legal := range b.legal() {
			for i := range legal.Effects {
				for _, why := range legal.Effects[i].Cut {
					cuts[legal.Effects[i].Kind+" "+why.Code]++
				}
			}
			if p.s.Decision == engine.Turn {
				keepsPromise(t, p, &legal)
			}
		}
	})
	for _, want := range []string{
		"track end-of-track", "track wrong-status", "track taken", "track not-reached", "track not-there",
		"track game-over", "track over-limit", "cards-drawn not-there", "cards-drawn over-limit",
		"tiles-drawn not-there", "tiles-drawn over-limit", "bologna-opened not-now", "orient-opened no-value",
	} {
		if cuts[want] == 0 {
			t.Errorf("no %s in %v", want, cuts)
		}
	}
}

// keepsPromise plays a move of a turn and the decisions after it, keeping as much as possible.
func keepsPromise(t *testing.T, p *position, legal *Legal) {
	t.Helper()
	r, seat := p.t.Rules, p.s.Seat
	m, _ := r.MoveByID(legal.ID)
	next := p.s
	r.Apply(&next, &next, m, nil)
	if idle(p.s, next, seat) && !says(legal, "") {
		t.Errorf("%s brings nothing and does not say so: %s", legal.Notation, text(t, legal))
	}
	goesOn(t, p, legal, &next)
	keepAll(r, &next, seat)
	for i := range legal.Effects {
		switch e := &legal.Effects[i]; e.Kind {
		case "cards-drawn":
			keepsCards(t, legal, e, cardsOwned(&next, seat)-cardsOwned(&p.s, seat))
		case "tiles-drawn":
			grown := int(next.Players[seat].Hand.N) - int(p.s.Players[seat].Hand.N)
			if full := says(legal, "over-limit"); full != (grown == 0) {
				t.Errorf("%s: %d more tiles, promised %s", legal.Notation, grown, text(t, e))
			}
		}
	}
}

// keepsCards compares a promise of cards with the increase in cards owned in the end.
func keepsCards(t *testing.T, legal *Legal, e *Effect, grown int) {
	t.Helper()
	keeps, _ := e.B.Value.(int)
	at := slices.IndexFunc(e.Cut, func(why Reason) bool { return why.Code == "over-limit" })
	switch {
	case grown > keeps, at < 0 && grown != keeps:
		t.Errorf("%s: %d more cards, promised %s", legal.Notation, grown, text(t, e))
	case at >= 0 && grown > 0 && grown != keeps && grown >= e.Cut[at].Need.(int):
		t.Errorf("%s: %d more cards over the limit, promised %s", legal.Notation, grown, text(t, e))
	}
}

// goesOn checks that an advance states whether its reward can be obtained.
func goesOn(t *testing.T, p *position, legal *Legal, next *engine.State) {
	t.Helper()
	r, seat := p.t.Rules, p.s.Seat
	want := false
	switch legal.Kind {
	case "library":
		want = !r.Check(next, engine.Move{Kind: engine.DrawTiles}).Legal()
	case "rest":
		want = next.LastTurn() || ahead(r, next, engine.Rest, seat) > 0
	case "riddle":
		want = ahead(r, next, engine.Riddle, seat) > 0
	case "canticle":
		want = ahead(r, next, engine.Canticle, seat) > 1
	}
	if want && !says(legal, "") {
		t.Errorf("%s does not say that it brings nothing yet: %s", legal.Notation, text(t, legal))
	}
}

// ahead returns how many discs are further on a track.
func ahead(r *engine.Rules, s *engine.State, on engine.Track, seat engine.Seat) int {
	return slices.Index(s.Tracks[on].Ahead[:r.Seats], seat)
}

// says reports whether an effect of a move has a cut with a code, or any.
func says(legal *Legal, code string) bool {
	return slices.ContainsFunc(legal.Effects, func(e Effect) bool {
		return slices.ContainsFunc(e.Cut, func(why Reason) bool { return code == "" || why.Code == code })
	})
}

// idle reports whether a move in a turn has changed nothing except its cost and the record of having been made.
func idle(before, after engine.State, seat engine.Seat) bool {
	if after.Decision != engine.Turn || after.Seat != seat {
		return false
	}
	after.Points, after.Done, after.Fresh = before.Points, before.Done, before.Fresh
	before.Players[seat].Ducats = min(after.Players[seat].Ducats, before.Players[seat].Ducats)
	return before == after
}

// keepAll answers the decisions of a draw: it keeps as much as possible, and gives up the first pieces.
func keepAll(r *engine.Rules, s *engine.State, seat engine.Seat) {
	for s.Seat == seat && slices.Contains(drawing, s.Decision) {
		r.Apply(s, s, r.AppendLegal(nil, s)[0], nil)
	}
}

var drawing = []engine.Decision{
	engine.CardKeep, engine.CardGiveUp, engine.LibraryKeep, engine.LibraryGiveUp, engine.LibraryOrder,
}

func cardsOwned(s *engine.State, seat engine.Seat) int {
	sum := 0
	for d := range engine.NumCardDecks {
		sum += int(s.Players[seat].Cards[d].N)
	}
	return sum
}
