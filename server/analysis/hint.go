package analysis

import (
	"encoding/json"
	"slices"
	"strings"

	"volgare/bot/hint"
	"volgare/bot/roster"
	"volgare/engine"
	"volgare/internal/background"
	"volgare/server/api"
	"volgare/table"
)

// Hint lists ideas of bots for a position.
type Hint struct {
	Step  int    `json:"step"`
	Ideas []Idea `json:"ideas"` // in an order that does not show which is the best
}

// Idea is a line of moves that a player could make.
type Idea struct {
	Moves   []Planned    `json:"moves"`
	Tries   int          `json:"tries"` // number of Moves that can be simulated: moves that reveal something cannot
	Best    bool         `json:"best"`
	Even    bool         `json:"even"`
	Deficit Estimate     `json:"deficit"`
	More    float64      `json:"more"`
	Rest    float64      `json:"rest"`
	Why     []Difference `json:"why"`
}

// position identifies a position: its table and the last entry before it.
type position struct {
	id  string
	seq int64
}

// maxHints is the maximum number of hints in the cache, about 2 kB each.
const maxHints = 256

// hint returns ideas for the player to move, who must be the only person at the table.
func (s *Service) hint(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("seat")
	if err != nil {
		return nil, err
	}
	colour := q.Get("seat")
	if p := api.NeedSeat(colour); p != nil {
		return nil, p
	}
	snap, _, seat, err := s.LookFrom(c, colour, 0)
	if err != nil {
		return nil, err
	}
	if err := mayAsk(snap, seat); err != nil {
		return nil, err
	}
	at := position{snap.ID, snap.Seq}
	return c.Tagged(c.Tag("hint", at), func() ([]byte, error) {
		if body, ok := s.ideas.Find(at); ok {
			return body, nil
		}
		release, err := s.thinking.Acquire(c.Context(), c.From)
		if err != nil {
			return nil, err
		}
		defer release()
		return s.ideas.Get(at, func() ([]byte, error) { return think(c, snap) })
	})
}

// mayAsk refuses hints that would be unfair or are not needed.
func mayAsk(snap *table.Snapshot, seat engine.Seat) error {
	decider, playing := snap.Decider()
	switch {
	case !snap.Started():
		return api.NewProblem("seating", "")
	case !playing:
		return api.NewProblem("over", "")
	case !snap.SoloAgainstBots():
		return api.NewProblem("not-solo-against-bots", "")
	case decider != seat:
		return api.NewProblem("not-your-turn", "")
	}
	return nil
}

func think(c *api.Request, snap *table.Snapshot) ([]byte, error) {
	ctx, r, now := c.Context(), snap.Table.Rules, snap.StateAt(snap.Steps())
	var view engine.State
	r.Mask(&view, now, now.Seat)
	var ideas []hint.Idea
	background.Do(func() {
		adviser := hint.New(roster.Adviser(), r, engine.Stream(snap.ID, "hint").Uint64())
		ideas = adviser.Ideas(ctx, &view, r.AppendLegal(nil, &view))
	})
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return json.Marshal(hintOf(snap, ideas))
}

// hintOf encodes a hint.
func hintOf(snap *table.Snapshot, ideas []hint.Idea) Hint {
	made := Hint{Step: snap.Steps()}
	for i := range ideas {
		idea := &ideas[i]
		moves := planned(snap.Table, snap.StateAt(snap.Steps()), idea.Moves)
		made.Ideas = append(made.Ideas, Idea{
			moves, tries(snap, moves), i == 0, idea.Even(), estimate(idea.Deficit), idea.More, idea.Rest(), differences(idea.Why),
		})
	}
	slices.SortStableFunc(made.Ideas, func(a, b Idea) int {
		return slices.CompareFunc(a.Moves, b.Moves, func(a, b Planned) int { return strings.Compare(a.Notation, b.Notation) })
	})
	return made
}

// tries returns how many of the moves can be simulated.
func tries(snap *table.Snapshot, moves []Planned) int {
	seat := snap.StateAt(snap.Steps()).Seat
	line := make([]string, len(moves))
	for i := range moves {
		line[i] = moves[i].Notation
	}
	for n := len(line); n > 0; n-- {
		if _, err := snap.Simulate(seat, line[:n]); err == nil {
			return n
		}
	}
	return 0
}
