package table

import (
	"slices"
	"testing"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/engine"
)

// TestBotLine: a bot continues its planned line while it is legal, without calling the bot player again. Otherwise it makes a
// new plan, which depends on the table only, not on the seed of the player.
func TestBotLine(t *testing.T) {
	t.Parallel()
	h := open(t)
	s := h.create(anna, NewTable{Seats: all(2, SeatPlan{Who: "bot", Bot: "novice"}), Seed: "line", Start: true})
	player := func(seed uint64) bot.Mind {
		p, err := roster.House().New("novice", seed)
		if err != nil {
			t.Fatal(err)
		}
		return bot.MindOf(t.Context(), p)
	}
	longest := 0
	for s.State == StatePlaying {
		legal := s.Table.Rules.AppendLegal(nil, s.history.Now())
		line := slices.Clone(s.BotLine(player(1), nil))
		longest = max(longest, len(line))
		if other := s.BotLine(player(2), nil); !slices.Equal(other, line) {
			t.Fatalf("after %d moves: %v, with another player %v", s.Steps(), line, other)
		}
		if other := s.BotLine(player(2), []engine.Move{{Kind: engine.NoMove}}); !slices.Equal(other, line) {
			t.Fatalf("after %d moves: %v, behind a line that cannot be played %v", s.Steps(), line, other)
		}
		if rest := []engine.Move{legal[len(legal)-1], line[0]}; !slices.Equal(s.BotLine(nil, rest), rest) {
			t.Fatalf("after %d moves the line %v ends", s.Steps(), rest)
		}
		if first := s.BotLine(nil, nil); len(first) != 1 || first[0] != legal[0] {
			t.Fatalf("after %d moves nobody plays %v", s.Steps(), first)
		}
		e, why := s.BotMove(s.history.Now().Seat, "novice", line[0])
		if !why.Legal() {
			t.Fatal(why)
		}
		s = h.commit(s.ID, e)
	}
	if longest < 2 {
		t.Error("no line has two moves")
	}
}
