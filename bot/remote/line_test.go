package remote_test

import (
	"fmt"
	"slices"
	"testing"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// playedWith plays games with a bot that is a function from questions to moves.
func playedWith(t *testing.T, table *edition.Table, say func(told) []any) *remote.Player {
	t.Helper()
	players := table.Rules.Seats
	b, _ := scripted(t, remote.Options{Faults: 1000}, func(m told) []string {
		if m.Do != "decide" {
			return nil
		}
		return []string{moves(m.ID, say(m)...)}
	})
	p := player(t, b, table)
	for game := range 6 {
		play(t, table, p, engine.Seat(game%players), "random", fmt.Sprint("lines", game), true)
	}
	return p
}

// TestLegalMovesOfOneTurnArePlayed checks that of an answer with several moves, those that are legal and in the same turn
// are played, and that then the bot is asked again. // ACT-2
func TestLegalMovesOfOneTurnArePlayed(t *testing.T) {
	for _, c := range []struct {
		line           []any
		stand, dropped int
	}{
		{[]any{"psalter", "business", "end"}, 3, 0},
		{[]any{"psalter", "business", "psalter", "end"}, 2, 2}, // only once per turn
		{[]any{"psalter", "dance", "end"}, 1, 2},
		{[]any{"psalter", "end", "psalter", "end"}, 2, 2}, // in another turn
	} {
		p := playedWith(t, editiontest.Table(t, "deluxe", 2), func(m told) []any {
			for _, l := range m.View.Legal {
				if l.Move == "psalter" {
					return c.line
				}
			}
			return []any{m.View.Legal[0].ID}
		})
		r := p.Report()
		if len(r.Faults) != 0 || r.Lines < 20 || r.Dropped != c.dropped*r.Lines || r.Moves != r.Asked+(c.stand-1)*r.Lines {
			t.Errorf("%v: %d questions, %d moves, %d lines, %d dropped, %v", c.line, r.Asked, r.Moves, r.Lines, r.Dropped, r.Faults)
		}
	}
}

// TestRestIsDroppedAfterReveal checks that the moves after one that reveals something are dropped, even if they are legal.
func TestRestIsDroppedAfterReveal(t *testing.T) {
	shown, rng := 0, engine.Stream("reveals", "test")
	p := playedWith(t, editiontest.Expanded(t, 2), func(m told) []any {
		choice := m.View.Legal[rng.IntN(len(m.View.Legal))]
		for _, l := range m.View.Legal {
			if l.Reveals && l.Move != "end" && m.View.Decision == "turn" {
				shown++
				return []any{l.Move, "end", "end"}
			}
		}
		return []any{choice.ID}
	})
	if r := p.Report(); shown == 0 || r.Dropped != 2*shown || len(r.Faults) != 0 {
		t.Errorf("%d lines with something revealed: %d moves, %d dropped, %v", shown, r.Moves, r.Dropped, r.Faults)
	}
}

// trading is a turn of red, in which red can trade.
const trading = `new deluxe 2 seed a
option ritmo on
turn 5
order yellow red
seat yellow place roma ducats 30
seat red place roma ritmo blue blue
to-move red
`

// TestRestIsDroppedAfterRefusedOffer checks that the moves after an offer are dropped when the partner refuses: this
// reveals nothing, but the partner has made a decision. // RUL-13
func TestRestIsDroppedAfterRefusedOffer(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, trading)
	if err != nil {
		t.Fatal(err)
	}
	r := table.Rules
	b, _ := scripted(t, remote.Options{}, func(m told) []string {
		if m.Do != "decide" {
			return nil
		}
		if len(m.View.Acts.Refused) > 0 {
			return []string{moves(m.ID, "business", "end")}
		}
		return []string{moves(m.ID, "trade yellow", "give ritmo blue", "ask ducats 10", "offer", "psalter", "end")}
	})
	p := player(t, b, table)
	var made []string
	for s.Decision != engine.Over && s.Turn == 5 && s.Order[s.At] == 1 {
		var known engine.State
		r.Mask(&known, &s, s.Seat)
		m := engine.Move{Kind: engine.Refuse}
		if s.Seat == 1 {
			m = p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)})
		}
		made = append(made, record.MoveString(r, m))
		r.Apply(&s, &s, m, nil)
	}
	want := []string{"trade yellow", "give ritmo blue", "ask ducats 10", "offer", "refuse", "business", "end"}
	if rep := p.Report(); !slices.Equal(made, want) || rep.Asked != 2 || rep.Dropped != 2 || len(rep.Faults) != 0 {
		t.Errorf("%q, %+v", made, rep)
	}
}

// TestRestIsDroppedAfterUndo checks that the rest of an answer is dropped if the previous move did not have the expected result, for
// example because it was undone.
func TestRestIsDroppedAfterUndo(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, trading)
	if err != nil {
		t.Fatal(err)
	}
	r := table.Rules
	b, _ := scripted(t, remote.Options{}, func(m told) []string { return []string{moves(m.ID, "psalter", "business", "end")} })
	p := player(t, b, table)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	for range 2 {
		if m := p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)}); m.Kind != engine.Psalter {
			t.Errorf("it plays %v", m)
		}
	}
	if rep := p.Report(); rep.Asked != 2 || rep.Dropped != 2 {
		t.Errorf("%+v", rep)
	}
}
