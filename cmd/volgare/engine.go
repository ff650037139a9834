package main

import "volgare/protocol"

// engineCmd serves the engine protocol.
type engineCmd struct{ boardFlags }

// Run serves the protocol on standard input and output.
func (c *engineCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	return protocol.Serve(streams.in, streams.out, lib)
}
