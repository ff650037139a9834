package main

import (
	"fmt"
	"strings"

	"volgare/bot/remote/bridge"
)

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
