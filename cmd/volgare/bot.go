package main

import (
	"fmt"
	"strings"
	"time"

	"volgare/bot/remote"
	"volgare/bot/remote/bridge"
	"volgare/bot/remote/check"
	"volgare/edition"
)

// botCmd is about bots of others.
type botCmd struct {
	Check   botCheckCmd   `cmd:"" help:"Play with a bot and tell whether it keeps to the protocol: status 1 if not."`
	Connect botConnectCmd `cmd:"" help:"Let a bot play at the table of a server."`
}

// botCheckCmd checks a bot.
type botCheckCmd struct {
	Deadline time.Duration `default:"2s" help:"For a decision."`
	Quit     time.Duration `default:"1s" help:"To end once it is told to quit."`
	Memory   int           `default:"1024" help:"The most that it may hold with its children, in MiB."`
	Seed     string        `default:"check" help:"Game n is dealt from SEED/n."`
	JSON     bool          `name:"json" help:"One JSON object."`
	Command  []string      `arg:"" passthrough:"" help:"The bot: a program and its arguments."`
}

// Help is the long help of the command.
func (*botCheckCmd) Help() string {
	return `docs/bot-protocol.md has the protocol. The program runs with your rights, and with
hardly any of your environment; it and all that it starts are ended afterwards.`
}

// Run checks.
func (c *botCheckCmd) Run(streams *stdio) error {
	lib, err := edition.Builtin()
	if err != nil {
		return err
	}
	ctx, stop := untilBroken()
	defer stop()
	report, err := check.Run(ctx, lib, c.Command, check.Options{
		Options: remote.Options{Program: version(), Decision: c.Deadline, Quit: c.Quit}, Memory: int64(c.Memory) << 20, Seed: c.Seed,
	})
	if err == nil && c.JSON {
		err = printJSON(streams, report)
	} else if err == nil {
		_, err = fmt.Fprint(streams.out, legible(checked(report)))
	}
	if err == nil && !report.Passed {
		return errNo
	}
	return err
}

// checked tells a report, a check a line.
func checked(r *check.Report) string {
	var b strings.Builder
	for _, c := range r.Checks {
		fmt.Fprintf(&b, "%s  %-16s  %s\n", c.Outcome, c.Name, c.Why)
	}
	if r.Passed {
		return b.String()
	}
	for line := range strings.Lines(r.Errors) {
		fmt.Fprintf(&b, "      %s\n", strings.TrimSpace(line))
	}
	return b.String()
}

// botConnectCmd lets a program play at the table of a server.
type botConnectCmd struct {
	Address string   `arg:"" help:"Where the table is, with the token, as its host has got it: ws://HOST/api/bots?token=TOKEN."`
	Command []string `arg:"" passthrough:"" help:"The bot: a program and its arguments."`
}

// Help is the long help of the command.
func (*botConnectCmd) Help() string {
	return `The program speaks the protocol of docs/bot-protocol.md on its standard input and output,
and runs with your rights and hardly any of your environment. It is started anew
whenever the connection was lost. The command ends with the game.`
}

// Run joins the program to the server.
func (c *botConnectCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	b := bridge.Bridge{Address: c.Address, Command: c.Command, Note: func(what string) {
		fmt.Fprintln(streams.err, "volgare: "+legible(strings.TrimSpace(what)))
	}}
	return b.Run(ctx)
}
