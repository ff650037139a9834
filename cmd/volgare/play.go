package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"volgare/bot"
	"volgare/bot/arena"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/rulebook"
	"volgare/terminal"
)

// playCmd plays at a table in the terminal.
type playCmd struct {
	tableFlags
	languageFlag
	Humans *int     `help:"Number of people at the keyboard, 1 by default; bots take the other seats."`
	Bots   []string `help:"Bots of the other seats, repeated in turn: ${bots}, or cmd:PROGRAM. Default: ${bot}."`
	Seed   string   `help:"Seed of the deal; by default a new one."`
	Load   string   `placeholder:"FILE" help:"Continue a saved game with its players, or begin with a position."`
	Save   string   `placeholder:"FILE" help:"Write the game to a file at the end of the session."`
	Guide  *bool    `negatable:"" help:"Explain each subject when it first matters; by default on if a person is at a terminal."`
}

// Help returns the long help of the command.
func (*playCmd) Help() string {
	return `There are hints, undo, the reason why a move is not possible, save and resume.

Standard input may be a script: one command or move a line, # begins a comment.
It ends with status 2 at the first line that cannot be done. Ctrl-C leaves the
table with status 130; with --save FILE the game is then kept in FILE.autosave.
Moves and commands are typed in the language of the table or in English; files
and messages about the command line are English in any language.`
}

// Run plays.
func (c *playCmd) Run(streams *stdio) error {
	game, err := c.game()
	if err != nil {
		return err
	}
	session := &terminal.Session{
		Game: game, In: streams.in, Out: streams.out, Style: streams.style, Live: streams.live,
		Guide: streams.live, SaveTo: c.Save, Write: writeFile, Interrupt: interrupts(),
	}
	if c.Guide != nil {
		session.Guide = *c.Guide
	}
	if err := c.speak(session); err != nil {
		return err
	}
	others := &externalBots{table: game.Table}
	defer others.quit(streams.err)
	if session.Bots, err = c.seat(game, others); err != nil {
		return err
	}
	return session.Run()
}

// speak sets the language of the session.
func (c *playCmd) speak(session *terminal.Session) (err error) {
	if session.Style.Words, err = c.words(); err != nil {
		return err
	}
	session.Book, err = rulebook.Load(session.Style.Words.Language())
	return err
}

// game deals a new game or loads one.
func (c *playCmd) game() (*terminal.Game, error) {
	if c.Load != "" {
		return c.load()
	}
	table, err := c.table()
	if err != nil {
		return nil, err
	}
	if c.Seed == "" {
		c.Seed = strings.ToLower(rand.Text()[:10])
	}
	return terminal.NewGame(table, c.Seed), nil
}

// load reads a record or a position.
func (c *playCmd) load() (*terminal.Game, error) {
	lib, err := c.library()
	if err != nil {
		return nil, err
	}
	text, err := readFile(c.Load)
	if err != nil {
		return nil, err
	}
	game, err := loadGame(lib, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.Load, err)
	}
	return game, nil
}

func loadGame(lib *edition.Library, text string) (*terminal.Game, error) {
	if record.IsGame(text) {
		rec, err := record.ParseGame(lib.Table, text)
		if err != nil {
			return nil, err
		}
		return terminal.Resume(lib, rec)
	}
	table, state, err := record.ParsePosition(lib.Table, text)
	if err != nil {
		return nil, err
	}
	if !table.Rules.Whole(&state) {
		return nil, errors.New("the position has hidden parts, so it cannot be played")
	}
	return terminal.GameFrom(table, state), nil
}

// seat assigns the seats to people and bots. A loaded game keeps its named players unless others are requested.
func (c *playCmd) seat(g *terminal.Game, others *externalBots) (bots [engine.MaxSeats]bot.Player, err error) {
	n := g.Table.Rules.Seats
	if c.Humans != nil && (*c.Humans < 0 || *c.Humans > n) {
		return bots, fmt.Errorf("the table has no room for %d people: 0 to %d are accepted", *c.Humans, n)
	}
	asked := map[string]arena.Entrant{}
	for _, name := range c.Bots {
		if asked[name], err = others.entrant(name); err != nil {
			return bots, err
		}
	}
	named := g.Names[0] != "" && c.Humans == nil && c.Bots == nil
	for i := range n {
		if !named {
			g.Names[i] = c.player(i)
		}
		seed := arena.SeedOf(g.Seed, "seat "+strconv.Itoa(i))
		if entrant, ok := asked[g.Names[i]]; ok { // a record cannot start external bots
			if bots[i], err = entrant.New(seed); err != nil {
				return bots, fmt.Errorf("%s: %w", entrant.Name, err)
			}
		} else if b, err := roster.House().New(g.Names[i], seed); err == nil { // otherwise it is the name of a person
			bots[i] = b
		}
		if bots[i] != nil {
			g.Bots[i] = g.Names[i]
		}
	}
	return bots, nil
}

// player returns the name of the player at a seat of a new table.
func (c *playCmd) player(seat int) string {
	humans, names := 1, c.Bots
	if c.Humans != nil {
		humans = *c.Humans
	}
	if len(names) == 0 {
		names = []string{bot.Default}
	}
	if seat < humans {
		return terminal.Human
	}
	return names[(seat-humans)%len(names)]
}

// interrupts returns a channel that receives every Ctrl-C.
func interrupts() <-chan struct{} {
	signals, told := make(chan os.Signal, 1), make(chan struct{}, 1)
	signal.Notify(signals, os.Interrupt)
	go func() {
		for range signals {
			told <- struct{}{}
		}
	}()
	return told
}
