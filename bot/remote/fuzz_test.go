package remote_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/workshop/hostile"
)

// FuzzAnswer checks that for any answer of a bot, the move played is legal, and every fault has a code.
func FuzzAnswer(f *testing.F) {
	for _, line := range hostile.JSON(2_000) {
		f.Add(line.Text)
	}
	for _, line := range []string{
		moves(1, "psalter", "business", "end"), moves(1, 0), moves(1, "start torino"), moves(1, "START  Torino"), moves(2, 0), ``, ` `, `null`, `{}`,
		`{"do":"moves","id":1,"moves":[1e3]}`, `{"do":"moves","id":1,"moves":["keep ?"]}`, `{"do":"info"}`, `{"DO":"moves","ID":1,"Moves":[0],"moves":[1]}`,
	} {
		f.Add(line)
	}
	table := editiontest.Expanded(f, 2)
	r := table.Rules
	s := r.New(r.Deal("fuzz"), nil)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	legal := r.AppendLegal(nil, &s)
	// The referee waits this long after a line that is not an answer. It is short so that fuzzing is fast; a valid answer
	// is there at once.
	const patience = 5 * time.Millisecond
	f.Fuzz(func(t *testing.T, line string) {
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) {
			return &script{t: t, say: func(m told) []string {
				if m.Do == "decide" {
					return []string{line}
				}
				return nil
			}}, nil
		}, remote.Options{Decision: patience})
		if err != nil {
			t.Fatal(err)
		}
		p := player(t, b, table)
		if m := p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: legal}); !slices.Contains(legal, m) {
			t.Fatalf("%q: %v is not legal", line, m)
		}
		rep := p.Report()
		if len(rep.Faults) > 1 || len(rep.Faults) != 1-rep.Moves {
			t.Fatalf("%q: %+v", line, rep)
		}
		for _, fault := range rep.Faults {
			if !slices.Contains(remote.Codes(), fault.Code) || fault.Message == "" {
				t.Fatalf("%q: %+v", line, fault)
			}
		}
	})
}
