package live

import (
	"context"
	"time"

	"volgare/bot"
	"volgare/engine"
	"volgare/record"
	"volgare/table"
)

// try makes the entry of a bot's choice. A bot that has chosen what is not legal makes
// the first legal move.
func (s *Service) try(ctx context.Context, t *table.Snapshot, c *choice) {
	c.line = s.choose(ctx, t, c.bot, c.line)
	var why engine.Reason
	if c.entry, why = t.BotMove(c.seat, c.bot, c.line[0]); why.Legal() {
		return
	}
	s.o.Log.Error("a bot's move is not legal",
		"table", t.ID, "bot", c.bot, "move", record.MoveString(t.Table.Rules, c.line[0]), "code", why.Code.String())
	c.line = t.BotLine(nil, nil)
	c.entry, _ = t.BotMove(c.seat, c.bot, c.line[0])
}

// choose lets a bot choose its next moves, of which rest is what it has planned before.
func (s *Service) choose(ctx context.Context, t *table.Snapshot, name string, rest []engine.Move) []engine.Move {
	if !s.o.Bots.Has(name) { // NoChoice or a program, which have chosen
		return t.BotLine(nil, rest)
	}
	kind := playerKind{name, t.Table.Rules}
	p := s.players.take(kind)
	ctx, cancel := thinking(ctx, s.o.Bots.Thinks(name))
	defer cancel()
	line := t.BotLine(bot.MindOf(ctx, p), rest)
	s.players.give(kind, p) // one that has panicked is not lent again
	return line
}

// thinking is a context that ends when a bot has thought for as long as it is meant to, in ms.
func thinking(ctx context.Context, ms int) (context.Context, context.CancelFunc) {
	if ms == 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, time.Duration(ms)*time.Millisecond)
}

// knownBot is the bot that plays for one that a seat was given to: itself, or the
// default one if it was removed from the program since. Then the entries of its
// moves, and so the log of the game, name who has chosen them.
func (a *actor) knownBot(name string) string {
	if name == table.NoChoice || name == table.Program || a.s.o.Bots.Has(name) {
		return name
	}
	if !a.replaced {
		a.s.o.Log.Warn("a bot is not known any more, another plays for it", "table", a.id, "bot", name, "plays", bot.Default)
	}
	a.replaced = true
	return bot.Default
}
