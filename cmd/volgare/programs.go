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

// programName begins the name of a bot that is a program of others: cmd:PROGRAM ARGUMENTS.
const programName = "cmd:"

// programs are the bots of others that a command has started.
type programs struct {
	table *edition.Table

	mu      sync.Mutex
	running []seatedProgram
}

// seatedProgram is one that plays for a seat.
type seatedProgram struct {
	name   string
	bot    *remote.Bot
	player *remote.Player
}

// entrant is a bot that is named as a roster or programName says.
func (p *programs) entrant(name string) (arena.Entrant, error) {
	line, ok := strings.CutPrefix(name, programName)
	if !ok {
		return arena.Named(roster.House(), name)
	}
	command := strings.Fields(line)
	if len(command) == 0 {
		return arena.Entrant{}, errors.New(programName + " wants a program behind it, as in cmd:./mybot --fast")
	}
	return arena.Entrant{Name: name, New: func(seed uint64) (bot.Player, error) { return p.start(name, command, seed) }}, nil
}

// start starts a program for a seat: each has one of its own, so that none waits for another.
func (p *programs) start(name string, command []string, seed uint64) (bot.Player, error) {
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
	p.running = append(p.running, seatedProgram{name, b, player})
	return player, nil
}

// quit ends all of them, and tells of those that did wrong: another has decided in their place.
func (p *programs) quit(errs io.Writer) {
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
