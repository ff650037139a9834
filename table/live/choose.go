package live

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"
	"time"

	"volgare/bot"
	"volgare/engine"
	"volgare/record"
	"volgare/table"
)

// try makes the entry of a bot's choice. A bot that has chosen what is not legal makes
// the first legal move.
func (s *Service) try(ctx context.Context, t *table.Snapshot, c *choice) {
	var masked engine.State
	r := t.Table.Rules
	r.Mask(&masked, t.History().Now(), c.seat)
	legal := r.AppendLegal(nil, &masked)
	if len(c.line) == 0 || !slices.Contains(legal, c.line[0]) {
		c.line = s.choose(ctx, t, c.bot, &masked, legal)
	}
	var why engine.Reason
	if c.entry, why = t.BotMove(c.seat, c.bot, c.line[0]); why.Legal() {
		return
	}
	s.o.Log.Error("a bot's move is not legal",
		"table", t.ID, "bot", c.bot, "move", record.MoveString(r, c.line[0]), "code", why.Code.String())
	c.line = legal[:1]
	c.entry, _ = t.BotMove(c.seat, c.bot, legal[0])
}

// choose lets a bot choose from what its seat may know: its next moves. The same table at the
// same step gives the same choice, as long as no line is being played and no bot is out of time.
func (s *Service) choose(ctx context.Context, t *table.Snapshot, name string, masked *engine.State, legal []engine.Move) []engine.Move {
	if name == table.NoChoice {
		return legal[:1]
	}
	kind := playerKind{name, t.Table.Rules}
	p, err := s.players.take(kind, botSeed(t.ID, t.Steps()))
	if err != nil {
		return legal[:1]
	}
	line := bot.Plan(nil, p, t.Table.Rules, masked, legal, s.patience(ctx, name))
	s.players.give(kind, p)
	return line
}

// patience says when a bot has to stop thinking.
func (s *Service) patience(ctx context.Context, name string) (stop func() bool) {
	ms := bot.Thinks(name)
	if ms == 0 {
		return func() bool { return ctx.Err() != nil }
	}
	end := s.o.Now().Add(time.Duration(ms) * time.Millisecond)
	return func() bool { return ctx.Err() != nil || s.o.Now().After(end) }
}

// knownBot is the bot that plays for one that a seat was given to: itself, or the
// default one if it was removed from the program since. Then the entries of its
// moves, and so the log of the game, name who has chosen them.
func (a *actor) knownBot(name string) string {
	if name == table.NoChoice || name == table.Program || slices.Contains(bot.Names(), name) {
		return name
	}
	if !a.replaced {
		a.s.o.Log.Warn("a bot is not known any more, another plays for it", "table", a.id, "bot", name, "plays", bot.Default)
	}
	a.replaced = true
	return bot.Default
}

// botSeed depends on nothing that the bot may not know.
func botSeed(table string, step int) uint64 {
	sum := sha256.Sum256([]byte("volgare bot\n" + table + "\n" + strconv.Itoa(step)))
	return binary.LittleEndian.Uint64(sum[:])
}
