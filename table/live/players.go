package live

import (
	"sync"

	"volgare/bot"
	"volgare/engine"
)

// players lends the bots that think. To make one takes up to a megabyte and, for the
// distances on a board, longer than most choices; a player that has played by the
// same rules knows them.
type players struct {
	roster bot.Roster

	mu   sync.Mutex
	idle map[playerKind]*sync.Pool // of bot.Player
}

type playerKind struct {
	bot   string
	rules *engine.Rules
}

func newPlayers(all bot.Roster) *players {
	return &players{roster: all, idle: map[playerKind]*sync.Pool{}}
}

// take is a player of one of the roster, for one choice, with whatever seed.
func (p *players) take(kind playerKind) bot.Player {
	if player, ok := p.pool(kind).Get().(bot.Player); ok {
		return player
	}
	player, _ := p.roster.New(kind.bot, 0) // its name is known
	return player
}

// give returns a player after its choice.
func (p *players) give(kind playerKind, player bot.Player) { p.pool(kind).Put(player) }

func (p *players) pool(kind playerKind) *sync.Pool {
	p.mu.Lock()
	defer p.mu.Unlock()
	pool := p.idle[kind]
	if pool == nil {
		pool = &sync.Pool{}
		keep(p.idle, kind, pool)
	}
	return pool
}
