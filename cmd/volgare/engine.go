package main

import "volgare/protocol"

// engineCmd speaks the protocol.
type engineCmd struct{ boardFlags }

// Run serves standard input.
func (c *engineCmd) Run(streams *stdio) error {
	lib, err := c.library()
	if err != nil {
		return err
	}
	return protocol.Serve(streams.in, streams.out, lib)
}
