package check

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
)

// match is a game with the bot at some of its seats.
type match struct {
	table   *edition.Table
	players []bot.Player
	ours    []*remote.Player // by seat; nil if another bot plays
	after   func(move int)   // called after each move
}

// sit assigns seats to the bot, and the other seats to built-in bots.
func sit(b *remote.Bot, t *edition.Table, seats []engine.Seat, others []string, seed uint64) (*match, error) {
	m := &match{table: t, players: make([]bot.Player, t.Rules.Seats), ours: make([]*remote.Player, t.Rules.Seats)}
	for i := range m.players {
		other, err := roster.House().New(others[i%len(others)], seed)
		if err != nil {
			return nil, err
		}
		m.players[i] = other
	}
	for _, seat := range seats {
		p, err := b.Player(t, seed)
		if err != nil {
			return nil, err
		}
		p.Begin(seat)
		m.players[seat], m.ours[seat] = p, p
	}
	return m, nil
}

// play plays the game to its end, or until the bot is out of it or the context ends. It returns the places of the bot's
// seats.
func (m *match) play(ctx context.Context, seed string) []int {
	r := m.table.Rules
	s := r.New(r.Deal(seed), nil)
	for move := 1; s.Decision != engine.Over; move++ {
		if ctx.Err() != nil || slices.ContainsFunc(m.ours, func(p *remote.Player) bool { return p != nil && p.Out() }) {
			return nil
		}
		m.step(ctx, &s)
		if m.after != nil {
			m.after(move)
		}
	}
	return m.end(ctx, &s)
}

// step lets the deciding seat choose and notifies the bot of the move.
func (m *match) step(ctx context.Context, s *engine.State) {
	r := m.table.Rules
	var known engine.State
	r.Mask(&known, s, s.Seat)
	before, out := *s, engine.Effects{}
	choice := m.players[s.Seat].Choose(ctx, bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, s)})
	r.Apply(s, &before, choice, &out)
	for _, p := range m.ours {
		if p != nil {
			p.Saw(&before, choice, out.List)
		}
	}
}

// end notifies the bot of the result and returns its places.
func (m *match) end(ctx context.Context, s *engine.State) []int {
	var places []int
	score := m.table.Rules.Score(s)
	for seat, p := range m.ours {
		if p != nil {
			p.End(ctx, s)
			places = append(places, slices.Index(score.Rank[:], engine.Seat(seat))+1)
		}
	}
	return places
}

// title describes the table of a game.
func title(t *edition.Table) string {
	text := fmt.Sprintf("%s, %d players", t.Config.Preset, t.Config.Players)
	if on, all := edition.Expansions(edition.SettingValues(t.Settings)); all {
		text += ", every expansion"
	} else if len(on) > 0 {
		text += ", " + strings.Join(on, ", ")
	}
	return text
}
