package words

import (
	"bytes"
	"encoding/json"
	"testing"

	"volgare/view"
)

// guideFile lists which steps of the guide matter in which positions. The interface reads it too
// (web/src/guide/guide.test.ts), so that both explain the same at the same time.
const guideFile = "../testdata/words/guide.json"

// guideCase is the part of a view that steps depend on, with the steps that matter to a seat there, and those it already knows.
type guideCase struct {
	Seat     string        `json:"seat"`
	Decision string        `json:"decision"`
	Decides  *string       `json:"decides"`
	Phase    string        `json:"phase"`
	Turn     int           `json:"turn"`
	LastTurn bool          `json:"lastTurn"`
	Lingua   string        `json:"lingua"`
	Acts     guideActs     `json:"acts"`
	Spaces   []guideSpace  `json:"spaces"`
	Legal    []guideMove   `json:"legal"`
	Players  []guidePlayer `json:"players"`
	Matters  []string      `json:"matters"`
	Known    []string      `json:"known"`
}

type guideActs struct {
	Points int      `json:"points"`
	Done   []string `json:"done"`
}

type guideSpace struct {
	Papal *string `json:"papal"`
}

type guideMove struct {
	Kind string `json:"kind"`
}

type guidePlayer struct {
	Seat   string      `json:"seat"`
	Status string      `json:"status"`
	Cards  []view.Hand `json:"cards"`
}

// view returns a view with the content of the case.
func (c *guideCase) view() *view.View {
	v := &view.View{
		Decision: c.Decision, Decides: c.Decides, Phase: c.Phase, Turn: c.Turn, LastTurn: c.LastTurn, Lingua: c.Lingua,
		Acts: view.Acts{Points: c.Acts.Points, Done: c.Acts.Done},
	}
	for _, s := range c.Spaces {
		v.Spaces = append(v.Spaces, view.Space{Papal: s.Papal})
	}
	for _, m := range c.Legal {
		v.Legal = append(v.Legal, view.Legal{Move: view.Move{Kind: m.Kind}})
	}
	for _, p := range c.Players {
		v.Players = append(v.Players, view.Player{Seat: p.Seat, Status: p.Status, Cards: p.Cards})
	}
	return v
}

// guidePositions returns positions in which each condition of a step holds and does not hold.
func guidePositions(steps []Step) (all []guideCase) {
	red, grey, white := "red", "grey", "white"
	add := func(change func(c *guideCase)) {
		c := guideCase{
			Seat: red, Decision: "turn", Decides: &red, Phase: "actions", Turn: 1, Lingua: "beside",
			Acts: guideActs{Points: 1, Done: []string{}}, Spaces: []guideSpace{{nil}, {&white}}, Legal: []guideMove{},
			Players: []guidePlayer{{red, "merchant", []view.Hand{}}, {grey, "merchant", []view.Hand{}}},
		}
		change(&c)
		all = append(all, c)
	}
	own := func(c *guideCase, deck string, cards ...*string) {
		c.Players[0].Cards = []view.Hand{{Deck: deck, Cards: append([]*string{}, cards...)}}
	}
	for turn := range 14 {
		add(func(c *guideCase) { c.Turn, c.Players[1].Status = turn, "friar" })
	}
	for i := range steps {
		for _, decision := range steps[i].Decision {
			add(func(c *guideCase) { c.Decision = decision })
		}
		for _, kind := range steps[i].Legal {
			add(func(c *guideCase) { c.Turn, c.Legal, c.Acts.Points = 5, []guideMove{{"end"}, {kind}}, 2 })
			add(func(c *guideCase) { c.Acts.Done = []string{"other", kind} })
		}
	}
	for _, change := range []func(c *guideCase){
		func(c *guideCase) { c.Decides = &grey },
		func(c *guideCase) { c.Decides = nil },
		func(c *guideCase) { c.Seat = "black" },
		func(c *guideCase) { c.Decides, c.Turn = &grey, 2 },
		func(c *guideCase) { c.LastTurn = true },
		func(c *guideCase) { c.LastTurn, c.Phase, c.Decides = true, "over", nil },
		func(c *guideCase) { c.Spaces = []guideSpace{{&red}, {nil}, {&white}} },
		func(c *guideCase) { c.Spaces = []guideSpace{{&red}, {&red}} },
		func(c *guideCase) { c.Lingua = "offered" },
		func(c *guideCase) { c.Lingua = "taken" },
		func(c *guideCase) { own(c, "scuola", nil) },
		func(c *guideCase) { own(c, "scuola") },
		func(c *guideCase) { own(c, "ritmo", nil) },
		func(c *guideCase) { c.Legal = []guideMove{{"move"}} },
		func(c *guideCase) { c.Legal, c.Acts.Points = []guideMove{{"rest"}}, 3 },
		func(c *guideCase) { c.Acts = guideActs{3, []string{"city"}} },
		func(c *guideCase) { c.Acts, c.Decides = guideActs{3, []string{"city"}}, &grey },
		func(c *guideCase) { c.Acts = guideActs{0, []string{"city", "move"}} },
		func(c *guideCase) { c.Acts, c.Decides = guideActs{0, []string{"city", "move"}}, &grey },
		func(c *guideCase) { c.Acts = guideActs{1, []string{"city", "move"}} },
	} {
		add(change)
	}
	return all
}

// TestGuideMatters checks that the steps that matter in each position are unchanged, and that each step matters in some and
// not in others. Read the differences, then write them with -update.
func TestGuideMatters(t *testing.T) {
	steps, err := Guide()
	if err != nil {
		t.Fatal(err)
	}
	cases := guidePositions(steps)
	times := map[string]int{}
	for i := range cases {
		c := &cases[i]
		c.Matters, c.Known = []string{}, []string{}
		for _, s := range steps {
			if s.Matters(c.view(), c.Seat) {
				c.Matters = append(c.Matters, s.Name)
				times[s.Name]++
			}
			if s.Known(c.view(), c.Seat) {
				c.Known = append(c.Known, s.Name)
			}
		}
	}
	for _, s := range steps {
		if n := times[s.Name]; n == 0 || n == len(cases) {
			t.Errorf("%s matters in %d of %d positions", s.Name, n, len(cases))
		}
	}
	golden(t, guideFile, lines(t, cases))
}

// lines returns a list as JSON, with one entry per line.
func lines[T any](t *testing.T, all []T) []byte {
	t.Helper()
	var out bytes.Buffer
	for i := range all {
		text, err := json.Marshal(all[i])
		if err != nil {
			t.Fatal(err)
		}
		out.WriteString(map[bool]string{true: "[\n", false: ","}[i == 0])
		out.Write(append(text, '\n'))
	}
	out.WriteString("]\n")
	return out.Bytes()
}
