package check

import (
	"bytes"
	"context"
	"sync/atomic"

	"volgare/bot/remote/process"
)

// noMove is an invalid move that the trial of faults puts into the bot's mouth: no rules have it.
const noMove = "dance"

// trials are manipulations of the bot's connection during a game.
type trials struct {
	odd  atomic.Bool // unknown messages and fields are inserted
	slip atomic.Bool // the next answer is replaced by a faulty one
}

// tap is a process whose lines are manipulated.
type tap struct {
	*process.Process

	trials *trials
}

// Send implements remote.Conn.
func (c *tap) Send(ctx context.Context, line []byte) error {
	if !c.trials.odd.Load() {
		return c.Process.Send(ctx, line)
	}
	if err := c.Process.Send(ctx, []byte(`{"do":"weather","sky":["clear",{"wind":null}],"id":-1}`+"\n")); err != nil {
		return err
	}
	return c.Process.Send(ctx, append([]byte(`{"weather":{"sky":"clear"},`), bytes.TrimPrefix(line, []byte("{"))...))
}

// Receive implements remote.Conn.
func (c *tap) Receive(ctx context.Context) ([]byte, error) {
	line, err := c.Process.Receive(ctx)
	if err == nil && c.trials.slip.Swap(false) {
		return bytes.Replace(line, []byte(`"moves":`), []byte(`"moves":["`+noMove+`"],"said":`), 1), nil
	}
	return line, err
}
