// Command volgare plays, simulates, records and explains De Vulgari Eloquentia.
//
// Its exit status is 0 for success, 1 for a negative result (verify, verify-store, board check, bot check), 2 for bad input
// and faults, and 130 after an interruption.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strconv"
	"strings"
	_ "time/tzdata" // of the clocks of tables: the machine may have none

	"github.com/alecthomas/kong"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/rulebook"
	"volgare/terminal"
)

// cli lists the commands.
type cli struct {
	Play         playCmd         `cmd:"" help:"Play in the terminal: people and bots, in five languages."`
	Sim          simCmd          `cmd:"" help:"Play many games between bots and print statistics."`
	Arena        arenaCmd        `cmd:"" help:"Measure the strength of bots: matches by deals, intervals, tests, ratings."`
	Train        trainCmd        `cmd:"" help:"Fit the weights by which the planner values positions."`
	Replay       replayCmd       `cmd:"" help:"Print a recorded game in words, or a position of it."`
	Review       reviewCmd       `cmd:"" help:"Review a recorded game: chances, the loss of each choice and why, luck."`
	Calibrate    calibrateCmd    `cmd:"" help:"Compare forecasts of recorded games with their results."`
	Verify       verifyCmd       `cmd:"" help:"Check every move and the result of a recorded game."`
	Rules        rulesCmd        `cmd:"" help:"List the rules, show one in full, or search them."`
	Presets      presetsCmd      `cmd:"" help:"List the presets and the options of a table."`
	Board        boardCmd        `cmd:"" help:"Check or list boards."`
	Bot          botCmd          `cmd:"" help:"Check or connect a bot that is an external program."`
	Engine       engineCmd       `cmd:"" help:"Speak the engine protocol, for bots and tools: JSON lines on standard input and output."`
	Perft        perftCmd        `cmd:"" help:"Count the tree of legal moves."`
	Serve        serveCmd        `cmd:"" help:"Serve the table to browsers."`
	Health       healthCmd       `cmd:"" help:"Ask a server whether it is well."`
	Admin        adminCmd        `cmd:"" help:"List and close tables, ban people, read reports and failed notifications."`
	Backup       backupCmd       `cmd:"" help:"Copy the tables of a server, while it runs too."`
	Restore      restoreCmd      `cmd:"" help:"Put a backup in the place of the tables."`
	MigrateStore migrateStoreCmd `cmd:"" help:"Move all that a server keeps to another directory or database."`
	VerifyStore  verifyStoreCmd  `cmd:"" help:"Play all stored games again, while the server runs too, and list the differences."`
	Bench        benchCmd        `cmd:"" help:"Measure."`
	Version      versionCmd      `cmd:"" help:"Print the version."`
}

func main() { os.Exit(run(os.Args[1:], standardIO())) }

// run runs a command and returns the exit status.
func run(args []string, streams *stdio) int {
	parser, err := newParser(streams)
	if err != nil {
		return fail(streams.err, err)
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	ctx, err := parser.Parse(args)
	if err != nil {
		return fail(streams.err, misused(err))
	}
	return fail(streams.err, ctx.Run(streams))
}

// newParser returns a parser of command lines.
func newParser(streams *stdio) (*kong.Kong, error) {
	return kong.New(&cli{},
		kong.Name("volgare"),
		kong.Description("De Vulgari Eloquentia: a table, an engine and tools."),
		kong.Vars{
			"bot":       bot.Default,
			"bots":      strings.Join(roster.House().Names(), ", "),
			"presets":   strings.Join(edition.PresetIDs(), ", "),
			"languages": strings.Join(rulebook.Languages(), ", "),
		},
		kong.Resolvers(kong.ResolverFunc(fromFile)),
		kong.KindMapper(reflect.Int, kong.MapperFunc(whole)),
		kong.Writers(streams.out, streams.err),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	)
}

// misused adds a hint on the correct use to an error of a command line.
func misused(err error) error {
	parse, ok := errors.AsType[*kong.ParseError](err)
	if !ok {
		return err
	}
	at := cmp.Or(parse.Context.Selected(), parse.Context.Model.Node)
	if len(at.Children) == 0 {
		return fmt.Errorf("%w; %s --help lists what it takes", err, at.FullPath())
	}
	if word, ok := strings.CutPrefix(err.Error(), "unexpected argument "); ok {
		err = errors.New("there is no command " + word)
	}
	return fmt.Errorf("%w; %s --help lists the commands", err, at.FullPath())
}

// whole parses an integer flag.
func whole(ctx *kong.DecodeContext, target reflect.Value) error {
	word := ctx.Scan.Pop()
	if word.IsEOL() {
		return errors.New("whole number missing")
	}
	n, err := strconv.Atoi(word.String())
	if err != nil {
		return fmt.Errorf("expected a whole number, found %q", word)
	}
	target.SetInt(int64(n))
	return nil
}

// The exit statuses.
const (
	statusOK     = 0
	statusNo     = 1
	statusFault  = 2
	statusBroken = 130
)

// errNo is the exit with a negative result, which has been printed already.
var errNo = errors.New("no")

// fail reports an error and returns its exit status.
func fail(w io.Writer, err error) int {
	switch {
	case err == nil:
		return statusOK
	case errors.Is(err, errNo):
		return statusNo
	case errors.Is(err, terminal.ErrInterrupted), errors.Is(err, context.Canceled): // interrupted
		return statusBroken
	}
	fmt.Fprintln(w, "volgare: "+redacted(legible(err.Error())))
	return statusFault
}
