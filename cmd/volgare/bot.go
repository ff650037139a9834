package main

import (
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	"volgare/bot/remote"
	"volgare/bot/remote/bridge"
	"volgare/bot/remote/check"
	"volgare/bot/remote/socket"
	"volgare/edition"
)

// botCmd groups the commands about external bots.
type botCmd struct {
	Check   botCheckCmd   `cmd:"" help:"Play with an external bot and report its violations of the protocol; status 1 if there are any."`
	Connect botConnectCmd `cmd:"" help:"Let an external bot play at the table of a server."`
}

// botCheckCmd checks a bot.
type botCheckCmd struct {
	Deadline time.Duration `default:"2s" help:"Time for a decision."`
	Quit     time.Duration `default:"1s" help:"Time to exit after a quit message."`
	Memory   int           `default:"1024" help:"Memory limit of the bot with its children, in MiB."`
	Seed     string        `default:"check" help:"Game n is dealt from SEED/n."`
	JSON     bool          `name:"json" help:"Print one JSON object."`
	Command  []string      `arg:"" passthrough:"" help:"The bot: a program and its arguments."`
}

// Help returns the long help of the command.
func (*botCheckCmd) Help() string {
	return `The protocol is docs/bot-protocol.md. The program runs with your rights and with few
variables of your environment. It is ended afterwards, with all programs that it starts.`
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

// checked formats a report, one line per check.
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

// botConnectCmd lets a program play at a table of a server.
type botConnectCmd struct {
	Address string   `arg:"" help:"The server of the table: wss://HOST/api/bots/connect."`
	Command []string `arg:"" passthrough:"" help:"The bot: a program and its arguments."`
}

// Help returns the long help of the command.
func (*botConnectCmd) Help() string {
	return `The host of the table makes the token. VOLGARE_BOT_TOKEN is the token, or VOLGARE_BOT_TOKEN_FILE
names a file with it. In the address (?token=TOKEN) it is good as well, but other
users of this machine see it there.
The program speaks the protocol of docs/bot-protocol.md on its standard input and output,
and runs with your rights and hardly any of your environment. After a lost
connection it is started again. The command ends with the game.`
}

// Run connects the program to the server.
func (c *botConnectCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	address, err := c.address()
	if err != nil {
		return err
	}
	b := bridge.Bridge{Address: address, Command: c.Command, Note: func(what string) {
		fmt.Fprintln(streams.err, "volgare: "+redacted(legible(strings.TrimSpace(what))))
	}}
	return b.Run(ctx)
}

// address returns the address of the server with the token.
func (c *botConnectCmd) address() (string, error) {
	token, err := secretOf("VOLGARE_BOT_TOKEN")
	if err != nil {
		return "", err
	}
	u, err := url.Parse(c.Address)
	if err != nil || u.Host == "" || !slices.Contains([]string{"ws", "wss", "http", "https"}, u.Scheme) {
		return "", errors.New("invalid address of a server: wss://HOST/api/bots/connect is accepted")
	}
	query, err := url.ParseQuery(u.RawQuery)
	if err != nil {
		return "", errors.New("the query of the address is malformed: ?token=TOKEN is accepted")
	}
	if token = strings.TrimSpace(token); token != "" {
		query.Set(socket.TokenName, token)
	}
	u.RawQuery = query.Encode()
	return u.String(), nil
}
