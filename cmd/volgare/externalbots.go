package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"

	"volgare/bot"
	"volgare/bot/arena"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/edition"
)

// commandPrefix marks the name of an external bot that is started by a command: cmd:PROGRAM ARGUMENTS.
const commandPrefix = "cmd:"

// externalBots holds the external bots that a command has started.
type externalBots struct {
	table *edition.Table

	mu      sync.Mutex
	running []seatedBot
}

// seatedBot is an external bot at a seat.
type seatedBot struct {
	name   string
	bot    *remote.Bot
	player *remote.Player
}

// entrant returns the bot of the given name, either from the roster or with commandPrefix.
func (p *externalBots) entrant(name string) (arena.Entrant, error) {
	line, ok := strings.CutPrefix(name, commandPrefix)
	if !ok {
		return arena.Named(roster.House(), name)
	}
	command := strings.Fields(line)
	if len(command) == 0 {
		return arena.Entrant{}, errors.New(commandPrefix + " needs a program after it, as in cmd:./mybot --fast")
	}
	return arena.Entrant{Name: name, New: func(seed uint64) (bot.Player, error) { return p.start(name, command, seed) }}, nil
}

// start starts an external bot for a seat. Each seat gets its own process, so that none waits for another.
func (p *externalBots) start(name string, command []string, seed uint64) (bot.Player, error) {
	b, err := remote.Start(context.Background(), command, remote.Options{Program: version()})
	if err != nil {
		return nil, err
	}
	player, err := b.Player(p.table, seed)
	if err != nil {
		b.Quit(context.Background())
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.running = append(p.running, seatedBot{name, b, player})
	return player, nil
}

// quit ends all external bots and reports those with faults, for which a substitute has decided.
func (p *externalBots) quit(errs io.Writer) {
	faults := map[string][]remote.Fault{}
	for _, one := range p.running {
		one.bot.Quit(context.Background())
		faults[one.name] = append(faults[one.name], one.player.Report().Faults...)
	}
	for _, name := range slices.Sorted(maps.Keys(faults)) {
		if all := faults[name]; len(all) > 0 {
			first := legible(all[0].Error())
			fmt.Fprintf(errs, "%s: %d faults, %s decided in its place; the first: %s\n", name, len(all), bot.Default, first)
		}
	}
}
